package catalog_test

import (
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

// TestEdges checks some relations of the real catalogue in both directions and under several editions.
func TestEdges(t *testing.T) {
	c, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		from, to string
		kind     catalog.EdgeKind
		edition  catalog.EditionID
		want     bool
	}{
		{"feuerteufel", "bibliothek", catalog.EdgeKind(catalog.Hits), catalog.Ed2005, true},
		{"feuerteufel", "feuerwache", catalog.EdgeKind(catalog.Hits), catalog.Ed2005, false}, // 112.G.e: immune
		{"feuerwache", "bibliothek", catalog.EdgeKind(catalog.Protects), catalog.Ed2005, true},
		{"buergerkrieg", "kaperflotte", catalog.EdgeKind(catalog.Hits), catalog.EdCDROM, true},
		// 101.D.d l: trade fleets only
		{"buergerkrieg", "kaperflotte", catalog.EdgeKind(catalog.Hits), catalog.Ed2003, false},
		{"ueberfall", "bibliothek", catalog.EdgeKind(catalog.Hits), catalog.Ed1997, true},
		{"ueberfall", "bibliothek", catalog.EdgeKind(catalog.Hits), catalog.Ed1996, false}, // the card had not come out
		{"raubritterburg", "befestigtes-lager", catalog.EdgeKind(catalog.Weakens), catalog.Ed2005, true},
		{"raubritterburg", "faerberei", catalog.EdgeKind(catalog.Weakens), catalog.Ed2005, true}, // points stored on it
		{"raubritterburg", "rathaus", catalog.EdgeKind(catalog.Weakens), catalog.Ed2005, false},  // it has none to lose
		{"bordell", "karl-der-starke", catalog.EdgeKind(catalog.Weakens), catalog.Ed2005, true},
		{"bordell", "walther-der-saenger", catalog.EdgeKind(catalog.Weakens), catalog.Ed2005, false}, // 120.C.b
		{"bordell", "walther-der-saenger", catalog.EdgeKind(catalog.Exempts), catalog.Ed2005, true},
		{"diplomat", "rathaus", catalog.EdgeNeeds, catalog.Ed2005, true},
		{"feuerteufel", "rathaus", catalog.EdgeNeeds, catalog.Ed2005, false}, // its target
		{"pfandleiher", "rathaus", catalog.EdgeNeeds, catalog.Ed2005, false},
		{"johanna", "zitadelle", catalog.EdgeForbidden, catalog.Ed2005, true},
		{"universitaet", "bibliothek", catalog.EdgeNeeds, catalog.Ed2005, true},
		{"epos", "bibliothek", catalog.EdgeTarget, catalog.Ed2005, true},
	} {
		from, to := c.Card(tt.from), c.Card(tt.to)
		if from == nil || to == nil {
			t.Errorf("%s or %s is no card", tt.from, tt.to)
			continue
		}
		has := func(edges []catalog.Edge) bool {
			return slices.ContainsFunc(edges, func(e catalog.Edge) bool {
				return e.Kind == tt.kind && e.From == from && e.To == to
			})
		}
		if out, in := has(c.EdgesFrom(from, tt.edition)), has(c.EdgesTo(to, tt.edition)); out != tt.want ||
			in != tt.want {
			t.Errorf("%s: %s %s %s: from %v, to %v; want %v", tt.edition, tt.from, tt.kind, tt.to, out, in, tt.want)
		}
	}
}

// TestSweepingHits: what hits any card of a hand or a pile is told with the card that does, not with each of those
// cards, and what hits a card in play with both.
func TestSweepingHits(t *testing.T) {
	c, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	hall := c.Card("rathaus")
	var got []string
	for _, e := range c.EdgesTo(hall, catalog.Ed2005) {
		if e.Kind == catalog.EdgeKind(catalog.Hits) {
			got = append(got, e.From.ID)
		}
	}
	slices.Sort(got)
	if want := []string{"feuerteufel", "hexe", "pfandleiher", "ueberfall"}; !slices.Equal(got, want) {
		t.Errorf("the Town Hall is hit by %v, want %v", got, want)
	}
	for _, id := range []string{"konflikt", "komet", "courage", "inquisition", "kirchenbann"} {
		if len(c.EdgesFrom(c.Card(id), catalog.Ed2005, catalog.EdgeKind(catalog.Hits))) == 0 {
			t.Errorf("%s hits nothing", id)
		}
	}
}
