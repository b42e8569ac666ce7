package rulings

import (
	"testing"

	"catanica/catalog"
)

func TestGame(t *testing.T) {
	for id, want := range map[string]Game{
		"112.G.e": GameCard, "102.B.Ritter": GameCard, "kuw.turnier.deck": GameCard, "zud.magie.zauberer": GameCard,
		"almanach.siedlung": GameBoard, "almanach.56.aufbau": GameBoard, "wien.bauen.strassen": GameVienna,
		"151.C.a": GameStarship, "152.A.a": GameStarship, "15": GameCard,
	} {
		if got := (&Ruling{ID: id}).Game(); got != want {
			t.Errorf("%s: got %s, want %s", id, got, want)
		}
	}
	for _, g := range Games {
		if parsed, ok := ParseGame(string(g)); !ok || parsed != g {
			t.Errorf("%s is not read back", g)
		}
		for _, lang := range catalog.Langs {
			if g.Name().In(lang) == "" {
				t.Errorf("%s has no name in %s", g, lang)
			}
		}
	}
	for _, name := range []string{"", "Card", "chess"} {
		if _, ok := ParseGame(name); ok {
			t.Errorf("%q is taken for a game", name)
		}
	}
}
