package island

import (
	"slices"
	"testing"
)

func mustNew(t testing.TB, rows ...int) *Island {
	t.Helper()
	i, err := New(rows)
	if err != nil {
		t.Fatal(err)
	}
	return i
}

// The counts of both boards follow from the almanac's material: 19 and 30 hexes of land, 18 and 22 of sea.
func TestCounts(t *testing.T) {
	for _, c := range []struct {
		rows                                     []int
		hexes, crossings, paths, coast, sea, inn int
	}{
		{[]int{1}, 1, 6, 6, 6, 6, 0},
		{[]int{2, 1}, 3, 13, 15, 12, 9, 1},
		{[]int{3, 4, 5, 4, 3}, 19, 54, 72, 30, 18, 24},
		{[]int{3, 4, 5, 6, 5, 4, 3}, 30, 80, 109, 38, 22, 42},
	} {
		i := mustNew(t, c.rows...)
		inner := 0
		for _, x := range i.Intersections {
			if len(x.Hexes) == 3 {
				inner++
			}
		}
		if len(i.Hexes) != c.hexes || len(i.Intersections) != c.crossings || len(i.Paths) != c.paths ||
			len(i.Coast) != c.coast || len(i.Sea) != c.sea || inner != c.inn {
			t.Errorf("%v: %d hexes, %d intersections (%d inner), %d paths, coast %d, sea %d; want %+v", c.rows,
				len(i.Hexes), len(i.Intersections), inner, len(i.Paths), len(i.Coast), len(i.Sea), c)
		}
	}
}

func TestNewRejects(t *testing.T) {
	for _, rows := range [][]int{nil, {0}, {3, 3}, {3, 5}, {9, 10, 11, 12, 11, 10, 9}} {
		if _, err := New(rows); err == nil {
			t.Errorf("New(%v) succeeds", rows)
		}
	}
}

// Every relation of the geometry has its counterpart.
func TestProperties(t *testing.T) {
	for _, rows := range [][]int{{1}, {2, 1}, {2, 3, 2}, {3, 4, 5, 4, 3}, {3, 4, 5, 6, 5, 4, 3}} {
		i := mustNew(t, rows...)
		for n, h := range i.Hexes {
			for side, next := range h.Next {
				if next >= 0 && (i.Hexes[next].Next[(side+3)%6] != n || i.Hexes[next].Sides[(side+3)%6] != h.Sides[side]) {
					t.Errorf("%v: %s and %s do not share the path between them", rows, h.Name, i.Hexes[next].Name)
				}
				if p := i.Paths[h.Sides[side]]; len(p.Hexes) != 1+b2i(next >= 0) || !slices.Contains(p.Hexes, n) {
					t.Errorf("%v: path %s has the hexes %v", rows, p.Name, p.Hexes)
				}
				a, b := h.Corners[side], h.Corners[(side+1)%6]
				if i.Between(a, b) != h.Sides[side] || i.Between(b, a) != h.Sides[side] {
					t.Errorf("%v: side %s of %s does not join its corners", rows, Sides[side], h.Name)
				}
			}
		}
		for n, x := range i.Intersections {
			if k := len(x.Paths); k < 2 || k > 3 || len(x.Next) != k || i.Near[n].Len() != k || i.At[n].Len() != k {
				t.Errorf("%v: %s has %d paths", rows, x.Name, k)
			}
			if len(x.Hexes) == 3 && len(x.Paths) != 3 {
				t.Errorf("%v: inner intersection %s has %d paths", rows, x.Name, len(x.Paths))
			}
			for _, next := range x.Next {
				if !i.Near[next].Has(n) {
					t.Errorf("%v: %s is next to %s only one way", rows, x.Name, i.Intersections[next].Name)
				}
			}
			if back, ok := i.Intersection(x.Name); !ok || back != n {
				t.Errorf("%v: name %s means %d", rows, x.Name, back)
			}
		}
		for n, p := range i.Paths {
			if back, ok := i.Path(p.Name); !ok || back != n {
				t.Errorf("%v: name %s means %d", rows, p.Name, back)
			}
		}
		for n, p := range i.Coast { // the coast is a closed walk
			a, b := i.Paths[p], i.Paths[i.Coast[(n+1)%len(i.Coast)]]
			if !slices.Contains(b.Ends[:], a.Ends[0]) && !slices.Contains(b.Ends[:], a.Ends[1]) {
				t.Errorf("%v: the coast jumps from %s to %s", rows, a.Name, b.Name)
			}
		}
		coast := 0
		for _, s := range i.Sea {
			coast += len(s.Coast)
		}
		if coast != len(i.Coast) {
			t.Errorf("%v: the fields of sea have %d of %d paths of the coast", rows, coast, len(i.Coast))
		}
	}
}

func TestNames(t *testing.T) {
	i := mustNew(t, 3, 4, 5, 4, 3)
	for _, same := range [][]string{{"C3-N", "B2-SE", "B3-SW", "b2-so"}, {"A1-N", "a1-n"}} {
		want, ok := i.Intersection(same[0])
		for _, name := range same {
			if n, found := i.Intersection(name); !ok || !found || n != want {
				t.Errorf("Intersection(%s) = %d, %v, want %d", name, n, found, want)
			}
		}
	}
	if a, _ := i.Path("C3-NE"); a < 0 {
		t.Error("C3-NE is no path")
	} else if b, _ := i.Path("B3-SW"); a != b {
		t.Error("C3-NE and B3-SW are different paths")
	}
	for _, name := range []string{"", "F1", "C6-N", "C3-E", "C3-X", "C3"} {
		if _, ok := i.Intersection(name); ok {
			t.Errorf("there is an intersection %q", name)
		}
	}
}

// The spiral visits every hex once, each next to the one before, and begins counterclockwise along the coast.
func TestSpiral(t *testing.T) {
	for _, rows := range [][]int{{3, 4, 5, 4, 3}, {3, 4, 5, 6, 5, 4, 3}} {
		i := mustNew(t, rows...)
		if n := len(i.CornerHexes()); n != 6 {
			t.Errorf("%v: %d corner hexes", rows, n)
		}
		for _, from := range i.CornerHexes() {
			order, ok := i.Spiral(from)
			if !ok {
				t.Fatalf("%v: the spiral from %s visits %d hexes", rows, i.Hexes[from].Name, len(order))
			}
			seen := map[int]bool{}
			for k, n := range order {
				if seen[n] || k > 0 && !slices.Contains(i.Hexes[order[k-1]].Next[:], n) {
					t.Errorf("%v: the spiral from %s jumps to %s", rows, i.Hexes[from].Name, i.Hexes[n].Name)
				}
				seen[n] = true
			}
		}
	}
	i := mustNew(t, 3, 4, 5, 4, 3)
	order, _ := i.Spiral(0)
	var names []string
	for _, n := range order {
		names = append(names, i.Hexes[n].Name)
	}
	want := []string{"A1", "B1", "C1", "D1", "E1", "E2", "E3", "D4", "C5", "B4", "A3", "A2", "B2", "C2", "D2", "D3", "C4",
		"B3", "C3"}
	if !slices.Equal(names, want) {
		t.Errorf("from A1: %v, want %v", names, want)
	}
	if _, ok := i.Spiral(9); ok {
		t.Error("a spiral begins in the middle")
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
