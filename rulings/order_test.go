package rulings

import (
	"slices"
	"testing"
)

// TestOrder checks that sections are in the order of their source, with groups together at the place of the first, and
// sections without an order last, by id.
func TestOrder(t *testing.T) {
	for name, c := range map[string]struct {
		places map[string]int
		want   []string
	}{
		"by place": {map[string]int{"b.x": 10, "b.c": 20, "b.a": 30}, []string{"b.x", "b.c", "b.a"}},
		"a group together": {map[string]int{"b.g.one": 10, "b.h.one": 20, "b.g.two": 30, "b.x": 15},
			[]string{"b.g.one", "b.g.two", "b.x", "b.h.one"}},
		"some without a place": {map[string]int{"b.z": 10, "b.m": 0, "b.a": 0}, []string{"b.z", "b.a", "b.m"}},
		"a group half placed":  {map[string]int{"b.g.z": 5, "b.g.a": 0, "b.x": 10}, []string{"b.g.z", "b.g.a", "b.x"}},
		"articles by their ids": {map[string]int{"112.G.e": 0, "112.AF.a": 0, "112.G.a": 0},
			[]string{"112.G.a", "112.G.e", "112.AF.a"}},
	} {
		var chapter []*Ruling
		for id, place := range c.places {
			chapter = append(chapter, &Ruling{ID: id, Order: place})
		}
		inOrder(chapter)
		var got []string
		for _, r := range chapter {
			got = append(got, r.ID)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
	}
}
