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
		{"komet", "spion", catalog.EdgeKind(catalog.Hits), catalog.Ed1998, true},
		{"komet", "spion", catalog.EdgeKind(catalog.Hits), catalog.Ed1997, false}, // the card had not come out
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
