package web

import (
	"testing"

	"catanica/catalog"
)

// TestGlossaryStays checks that terms of the card game are not explained in articles about other games.
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
