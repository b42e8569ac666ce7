package interact

import (
	"slices"
	"testing"

	"catanica/rulings"
)

// apart are articles about two cards whose yes or no is about something else than what the one does to the other, with
// the reason.
var apart = map[string]string{
	"103.L.a": "it asks whether the mill token has to be set out",
	"125.B.a": "it asks whether both citadels need a wizard",
	"127.C.b": "it asks whether the covenant can do without a citadel",
}

// TestAgreesWithArticles compares the matrix with the articles about exactly two cards that answer with a yes or a no,
// in every edition and game in which they hold. After a yes, something has to happen between the two cards in one
// direction or the other, or be open. After a no, at least one direction has to be without an effect, refused or open.
func TestAgreesWithArticles(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, r := range library(t, cat).Rulings {
		if len(r.Cards) != 2 || r.Verdict != rulings.Yes && r.Verdict != rulings.No {
			continue
		}
		said := map[bool]bool{}
		for _, w := range m.Worlds {
			if !r.Editions.Holds(w.Edition) || len(r.Games) > 0 && !slices.Contains(r.Games, w.Game) {
				continue
			}
			if agrees, met := m.agrees(r, w); met {
				said[agrees] = true
			}
		}
		if len(said) == 0 {
			continue
		}
		compared++
		if why := apart[r.ID]; (why == "") == said[false] && !(why == "" && said[true] && !said[false]) {
			t.Errorf("%s (%s, %v): agrees %v, excepted %q", r.ID, r.Verdict, r.Cards, said, why)
		}
	}
	t.Logf("%d articles about two cards compared", compared)
	if compared < 30 {
		t.Errorf("only %d articles about two cards", compared)
	}
}

// agrees reports whether the matrix agrees with an article about two cards, and whether the cards meet in the game.
func (m *Matrix) agrees(r *rulings.Ruling, w World) (agrees, met bool) {
	var acts, open bool
	quiet := 0
	for _, c := range [2]Case{{r.Cards[0], r.Cards[1], w.Edition, w.Game}, {r.Cards[1], r.Cards[0], w.Edition, w.Game}} {
		got, ok := m.Between(c)
		if !ok {
			return true, false
		}
		switch got.Outcome {
		case Undecided:
			open = true
		case None, Refused:
			quiet++
		default:
			acts = true
		}
	}
	if r.Verdict == rulings.Yes {
		return acts || open, true
	}
	return quiet > 0 || open, true
}
