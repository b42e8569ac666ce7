package web

import (
	"testing"

	"catanica/catalog"
	"catanica/templates"
)

// TestNeighboursStay: previous and next never lead from one game into another.
func TestNeighboursStay(t *testing.T) {
	s := testSite(t)
	for _, r := range s.svc.Library.Rulings {
		f := templates.Frame{Lang: catalog.DE}
		prev, next := s.neighbours(f, r)
		for _, l := range []*templates.Link{prev, next} {
			if l == nil {
				continue
			}
			for _, o := range s.svc.Library.Rulings {
				if l.Href == f.Thing(o.Kind, o.ID) && o.Game() != r.Game() {
					t.Errorf("%s of %s leads to %s of %s", r.ID, r.Game(), o.ID, o.Game())
				}
			}
		}
	}
}

// TestGlossaryStays: the terms of the card game are not explained in articles about other games.
func TestGlossaryStays(t *testing.T) {
	lib := testSite(t).svc.Library
	const prose = "<p>Rohstoffe und Ritter</p>"
	if lib.Explain(catalog.DE, "112.G.e", prose) == prose {
		t.Error("no term is explained in an article about the card game")
	}
	for _, id := range []string{"almanach.ritter", "wien.ertraege", "151.C.a"} {
		if got := lib.Explain(catalog.DE, id, prose); got != prose {
			t.Errorf("%s: got %s", id, got)
		}
	}
}
