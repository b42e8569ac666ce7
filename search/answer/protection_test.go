package answer

import (
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/question"
)

// TestProtectionAgrees: what an answer names as protection from a card is what the pair's own page names, for
// all pairs.
func TestProtectionAgrees(t *testing.T) {
	a := load()
	m, err := interact.Open()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, w := range m.Worlds {
		if w.Game != catalog.Tournament {
			continue
		}
		x := a.ask(question.Question{}, catalog.EN, w.Edition)
		for _, actor := range a.cat.Cards {
			does, _ := m.Of(actor.ID, w)
			for _, r := range does {
				played, maybe := r.Protection(a.cat)
				if len(played)+len(maybe) == 0 {
					continue
				}
				n++
				sure, doubtful := x.protectors(actor, a.cat.Card(r.B))
				var pages []string
				for _, g := range played {
					pages = append(pages, g.Card)
				}
				if !slices.Equal(facts.IDs(sure), pages) || !slices.Equal(doubtful, maybe) {
					t.Errorf("%s, %s → %s: the answer names %v, the page %v", w.Edition, actor.ID, r.B, facts.IDs(sure), pages)
				}
			}
		}
	}
	if n < 1000 {
		t.Errorf("only %d pairs with protection", n)
	}
}

// TestPlayedGuardsStated: the card files state every protection that the engine plays against harm, so that no list of
// protection lacks it. The engine's positions also show accidents: a card that a second copy would remove anyway.
func TestPlayedGuardsStated(t *testing.T) {
	a := load()
	m, err := interact.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range m.Worlds {
		for _, actor := range a.cat.Cards {
			does, _ := m.Of(actor.ID, w)
			for _, r := range does {
				if a.cat.FirstEdition(a.cat.Card(r.B)) == "" && !w.Edition.AtLeast(catalog.Ed2003) {
					continue // nobody knows whether it had come out
				}
				for _, g := range r.By {
					k := a.cat.Card(g.Card)
					stated := slices.ContainsFunc(a.cat.Guards(a.cat.Card(r.B), actor, w.Edition),
						func(e catalog.Edge) bool { return e.From == k })
					if !stated && k != actor && !accidental[actor.ID] {
						t.Errorf("%s, %s: %s → %s: only the engine finds the protection of %s", w.Edition, w.Game, r.A, r.B, g.Card)
					}
				}
			}
		}
	}
}

// accidental are the cards against which other cards protect only by the chance of the position: a knight with more
// tournament points wins the Joust, and a wizard keeps its own landscape from being swapped.
var accidental = map[string]bool{"tjost": true, "grenzkonflikt": true}
