// Package island is the geometry of the boards that consist of hexes: hexes, the intersections where three of them
// meet, the paths between two of them, and harbors. An island is given by the lengths of its rows; everything else
// follows from coordinates. The package knows no rules: whose road lies on a path, or what a hex produces, is not its
// business.
package island

import (
	"fmt"
	"strings"

	"catanica/rulings/graph"
)

// Set is a set of intersections or of paths.
type Set = graph.Set

// Axial is the position of a hex: R counts the rows from the top, Q the hexes along a row. The next row down is shifted
// half a hex to the right, so both (Q, R+1) and (Q-1, R+1) touch (Q, R).
type Axial struct{ Q, R int }

// Corner is one of the six corners of a hex, clockwise from the top; Side is one of its six sides, clockwise from the
// upper right. Side i joins Corner i and Corner i+1.
type (
	Corner int
	Side   int
)

// The names of corners and sides, in the order of their numbers.
var (
	Corners = [6]string{"N", "NE", "SE", "S", "SW", "NW"}
	Sides   = [6]string{"NE", "E", "SE", "SW", "W", "NW"}
)

// beyond is the way from a hex to its neighbour across each side.
var beyond = [6]Axial{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}

// Point is a place on the plane, in units that keep all corners of hexes on whole numbers: a hex is 2 wide and 4 high.
type Point struct{ X, Y int }

// Centre returns the centre of a hex.
func (a Axial) Centre() Point { return Point{2*a.Q + a.R, 3 * a.R} }

// corners is the way from the centre of a hex to its corners.
var corners = [6]Point{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}

// Hex is a hex of land.
type Hex struct {
	At   Axial
	Name string // its row and its place in the row: A1, C3
	// Corners are its intersections and Sides its paths, by Corner and Side.
	Corners, Sides [6]int
	// Next are the hexes across its sides; -1 for the sea.
	Next [6]int
}

// Intersection is a point where three hexes meet, of land or of sea. Only its hexes of land are listed.
type Intersection struct {
	At    Point
	Name  string // the first hex in reading order that has it, and the corner: C3-N
	Hexes []int
	Paths []int
	Next  []int // the intersections at the other ends of its paths, in the order of Paths
}

// Path is an edge where two hexes meet, at least one of them of land.
type Path struct {
	Ends  [2]int
	Name  string // the first hex in reading order that has it, and the side: C3-NE
	Hexes []int  // one on the coast, else two
}

// Island is the geometry of a board. It is immutable.
type Island struct {
	Rows          []int
	Hexes         []Hex // in reading order
	Intersections []Intersection
	Paths         []Path
	// Graph joins the intersections by the paths. Coastal is the set of the paths along the coast.
	graph.Graph
	Coastal Set
	// Coast lists the paths along the coast, clockwise from the side NW of the first hex. It is empty if the land is not
	// in one piece without lakes.
	Coast []int
	// Sea lists the fields of sea around the land, clockwise; see sea.go.
	Sea []Sea

	hexes         map[string]int
	intersections map[string]int
	paths         map[string]int
}

// New derives an island from the lengths of its rows, the first at the top. Rows that differ by one lie so that the
// shorter begins half a hex further in, as on the boards for three and more players (3-4-5-4-3). It fails if rows that
// lie next to each other do not differ by one, or if the island is too large for a Set.
func New(rows []int) (*Island, error) {
	i := &Island{Rows: rows, hexes: map[string]int{}, intersections: map[string]int{}, paths: map[string]int{}}
	if len(rows) == 0 || len(rows) > 26 {
		return nil, fmt.Errorf("%d rows: an island has 1 to 26", len(rows))
	}
	at := map[Axial]int{}
	first := 0
	for r, n := range rows {
		switch {
		case n < 1:
			return nil, fmt.Errorf("row %d has %d hexes", r+1, n)
		case r > 0 && n-rows[r-1] == 1:
			first--
		case r > 0 && n-rows[r-1] != -1:
			return nil, fmt.Errorf("row %d has %d hexes and the one above %d: they must differ by one", r+1, n, rows[r-1])
		}
		for q := range n {
			h := Hex{At: Axial{first + q, r}, Name: fmt.Sprintf("%c%d", 'A'+r, q+1)}
			at[h.At], i.hexes[h.Name] = len(i.Hexes), len(i.Hexes)
			i.Hexes = append(i.Hexes, h)
		}
	}
	i.places(at)
	if len(i.Intersections) > graph.Most || len(i.Paths) > graph.Most {
		return nil, fmt.Errorf("%d intersections and %d paths: at most %d of each",
			len(i.Intersections), len(i.Paths), graph.Most)
	}
	i.sets()
	i.sail(at)
	return i, nil
}

// places derives the intersections and paths of the hexes.
func (i *Island) places(at map[Axial]int) {
	points, edges := map[Point]int{}, map[[2]int]int{}
	for h := range i.Hexes {
		hex := &i.Hexes[h]
		centre := hex.At.Centre()
		for c, way := range corners {
			p := Point{centre.X + way.X, centre.Y + way.Y}
			n, known := points[p]
			if !known {
				n = len(i.Intersections)
				points[p] = n
				i.Intersections = append(i.Intersections, Intersection{At: p, Name: hex.Name + "-" + Corners[c]})
			}
			hex.Corners[c] = n
			i.Intersections[n].Hexes = append(i.Intersections[n].Hexes, h)
			i.intersections[hex.Name+"-"+Corners[c]] = n
		}
		for side := range hex.Sides {
			a, b := hex.Corners[side], hex.Corners[(side+1)%6]
			ends := [2]int{min(a, b), max(a, b)}
			n, known := edges[ends]
			if !known {
				n = len(i.Paths)
				edges[ends] = n
				i.Paths = append(i.Paths, Path{Ends: ends, Name: hex.Name + "-" + Sides[side]})
			}
			hex.Sides[side] = n
			i.Paths[n].Hexes = append(i.Paths[n].Hexes, h)
			i.paths[hex.Name+"-"+Sides[side]] = n
			hex.Next[side] = -1
			if next, ok := at[hex.At.beyond(side)]; ok {
				hex.Next[side] = next
			}
		}
	}
	for n, p := range i.Paths {
		for k, end := range p.Ends {
			i.Intersections[end].Paths = append(i.Intersections[end].Paths, n)
			i.Intersections[end].Next = append(i.Intersections[end].Next, p.Ends[1-k])
		}
	}
}

func (a Axial) beyond(side int) Axial { return Axial{a.Q + beyond[side].Q, a.R + beyond[side].R} }

// sets fills the graph and the set of the coast.
func (i *Island) sets() {
	for range i.Intersections {
		i.AddPlace()
	}
	for n, p := range i.Paths {
		i.AddRoute(p.Ends[0], p.Ends[1])
		if len(p.Hexes) == 1 {
			i.Coastal.Add(n)
		}
	}
}

// Hex returns the hex with the name, such as C3; ok is false if there is none.
func (i *Island) Hex(name string) (n int, ok bool) { return find(i.hexes, name) }

// Intersection returns the intersection with the name, a hex and a corner such as C3-N. Every hex that has the
// intersection may name it. German compass points (NO, SO) are understood.
func (i *Island) Intersection(name string) (n int, ok bool) { return find(i.intersections, name) }

// Path returns the path with the name, a hex and a side such as C3-NE, under the same conditions.
func (i *Island) Path(name string) (n int, ok bool) { return find(i.paths, name) }

func find(in map[string]int, name string) (int, bool) {
	name = strings.ToUpper(name)
	if hex, point, ok := strings.Cut(name, "-"); ok {
		name = hex + "-" + strings.ReplaceAll(point, "O", "E")
	}
	n, ok := in[name]
	return n, ok
}
