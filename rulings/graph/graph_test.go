package graph

import (
	"math/rand/v2"
	"testing"
)

// square returns a square 0–1–2–3 with a tail 3–4–5.
func square() *Graph {
	g := &Graph{}
	for range 6 {
		g.AddPlace()
	}
	for _, r := range [][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 0}, {3, 4}, {4, 5}} {
		g.AddRoute(r[0], r[1])
	}
	return g
}

func TestLongest(t *testing.T) {
	g := square()
	set := func(ns ...int) (s Set) {
		for _, n := range ns {
			s.Add(n)
		}
		return s
	}
	for name, test := range map[string]struct {
		routes, stops Set
		want          int
	}{
		"nothing":                   {Set{}, Set{}, 0},
		"a loop and its tail":       {All(6), Set{}, 6},
		"stopped where they meet":   {All(6), set(3), 4},
		"stopped on the tail":       {All(6), set(4), 5},
		"stopped at its end":        {All(6), set(5), 6},
		"two pieces, the longer":    {set(0, 1, 4), Set{}, 2},
		"a fork takes two of three": {set(2, 3, 4), Set{}, 2},
	} {
		if got := g.Longest(test.routes, All(6), test.stops); got != test.want {
			t.Errorf("%s: %d, want %d", name, got, test.want)
		}
	}
	if g.Between(1, 2) != 1 || g.Between(0, 2) != -1 {
		t.Error("Between")
	}
}

// TestSet compares a Set with a map.
func TestSet(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	var s Set
	model := map[int]bool{}
	for range 2000 {
		n := rng.IntN(Most)
		if rng.IntN(2) == 0 {
			s.Add(n)
			model[n] = true
		} else {
			s.Remove(n)
			delete(model, n)
		}
		if s.Len() != len(model) || s.Has(n) != model[n] || s.Empty() != (len(model) == 0) {
			t.Fatalf("%v is not %v", s, model)
		}
	}
	for last := -1; !s.Empty(); {
		n := s.Take()
		if n <= last || !model[n] {
			t.Fatalf("took %d after %d", n, last)
		}
		last = n
	}
}
