package cards

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/templates"
)

// TestProtectionListed: the page of every card lists what protects it and what stops the cards that can hit it, and
// nothing else: the list that answers and pairs name (catalog.Guards).
func TestProtectionListed(t *testing.T) {
	s, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	f := templates.Frame{Lang: catalog.EN, Edition: catalog.DefaultEdition, Path: "/cards"}
	listed := 0
	for _, k := range s.Catalog.Cards {
		sheet := present.FactSheet{Frame: f, Edition: f.Edition, Notes: s.Show.Footnotes(f, "")}
		got := map[string]bool{}
		for _, g := range s.relations(sheet, k).Groups {
			if g.Word != "protected-by" && g.Word != templates.StoppersWord {
				continue
			}
			for _, item := range g.Items {
				for _, against := range item.Against {
					if item.Things[0].Text != k.Title(catalog.EN) {
						got[fmt.Sprintf("%s against %s", item.Things[0].Text, against.Text)] = true
					}
				}
			}
		}
		want := map[string]bool{}
		hitters := s.Catalog.Hitters(k, f.Edition)
		for _, a := range s.Catalog.Cards {
			for _, e := range s.Catalog.Guards(k, a, f.Edition) {
				if e.Kind == catalog.EdgeKind(catalog.Protects) || slices.Contains(hitters, a) {
					want[fmt.Sprintf("%s against %s", e.From.Title(catalog.EN), a.Title(catalog.EN))] = true
				}
			}
		}
		for _, e := range s.Catalog.EdgesTo(k, f.Edition) { // faces of the event die
			for _, face := range e.Die {
				if e.From != k && e.Kind == catalog.EdgeKind(catalog.Protects) {
					want[fmt.Sprintf("%s against %s", e.From.Title(catalog.EN), templates.DieFace(f, face))] = true
				}
			}
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: listed\n%v, want\n%v", k.ID, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
		}
		listed += len(got)
	}
	if listed < 500 {
		t.Errorf("only %d listed", listed)
	}
}
