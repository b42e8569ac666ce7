package templates

import (
	"slices"
	"testing"
)

// TestIslands checks the numbers of land cells, sea cells and harbours against the almanac. The spiral visits each
// land cell once, follows the coast first and ends inside.
func TestIslands(t *testing.T) {
	for name, c := range map[string]struct {
		is              island
		land, sea, edge int
	}{"3–4": {island34(30), 19, 18, 12}, "5–6": {island56(30), 30, 22, 16}} {
		if len(c.is.land) != c.land || len(c.is.sea) != c.sea || len(c.is.harbours()) != c.sea/2 {
			t.Errorf("%s: %d land, %d sea, %d harbours", name, len(c.is.land), len(c.is.sea), len(c.is.harbours()))
		}
		var spots []point
		for _, h := range c.is.harbours() {
			for _, p := range h.ends {
				if slices.ContainsFunc(spots, p.near) {
					t.Errorf("%s: two harbours share an intersection", name)
				}
				spots = append(spots, p)
			}
		}
		path := c.is.spiral()
		if len(path) != c.land {
			t.Fatalf("%s: the spiral visits %d fields", name, len(path))
		}
		for i, h := range path {
			if slices.Contains(path[:i], h) || !slices.Contains(c.is.land, h) {
				t.Errorf("%s: field %d is no other land", name, i+1)
			}
			if i > 0 && !slices.ContainsFunc(around, func(s hex) bool { return path[i-1].plus(s) == h }) {
				t.Errorf("%s: field %d is not beside the one before", name, i+1)
			}
			atSea := slices.ContainsFunc(around, func(s hex) bool { return slices.Contains(c.is.sea, h.plus(s)) })
			if atSea != (i < c.edge) {
				t.Errorf("%s: field %d at the sea: %v", name, i+1, atSea)
			}
		}
	}
}

func TestDecimals(t *testing.T) {
	if got := decimals(-0.01, 1.25, 3, -2.5); got != "0 1.3 3 -2.5" {
		t.Errorf("got %q", got)
	}
}
