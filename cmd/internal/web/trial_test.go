package web

import (
	"strings"
	"testing"
)

// TestTrialOpens: the link of an answer that was played under a condition opens that position; a link that names no
// trial opens that of the two cards.
func TestTrialOpens(t *testing.T) {
	h := testSite(t).Handler()
	const path = "/en/interactions/hexe/rathaus/play?edition=2005&game=tournament"
	for held, pawned := range map[string]bool{
		"&held=strike:their.rathaus.pfandleiher": true,
		"&held=nonsense":                         false,
		"":                                       false,
	} {
		page := get(t, h, get(t, h, path+held).Header().Get("Location")).Body.String()
		if !strings.Contains(page, "north plays Witch") || strings.Contains(page, "Pawnbroker (south)") != pawned {
			t.Errorf("%q: no Witch is played, or the building is pawned: %v, want %v", held, !pawned, pawned)
		}
	}
}
