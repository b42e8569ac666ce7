// Package graph models boards with roads: places, routes between two of them, and the longest trail over a set of
// routes. It contains no rules and no names.
package graph

// Most is the largest number of places, and of routes, of a board.
const Most = 128

// Graph is places that are joined by routes. Both are numbered from 0. It is immutable once a game has begun on it.
type Graph struct {
	Ends [][2]uint8 // the places at both ends of each route
	At   []Set      // the routes at each place
	Near []Set      // the places at the other ends of those routes
}

// AddPlace adds a place without routes and returns its number.
func (g *Graph) AddPlace() int {
	g.At, g.Near = append(g.At, Set{}), append(g.Near, Set{})
	return len(g.At) - 1
}

// AddRoute joins two places and returns the number of the route.
func (g *Graph) AddRoute(a, b int) int {
	n := len(g.Ends)
	g.Ends = append(g.Ends, [2]uint8{uint8(a), uint8(b)})
	g.At[a].Add(n)
	g.At[b].Add(n)
	g.Near[a].Add(b)
	g.Near[b].Add(a)
	return n
}

// Between returns a route between two places, or -1 if there is none.
func (g *Graph) Between(a, b int) int {
	routes := g.At[a].And(g.At[b])
	return routes.Take()
}

// All returns the set of the first n places or routes.
func All(n int) Set {
	var s Set
	for i := range n {
		s.Add(i)
	}
	return s
}

// Longest returns the largest number of the routes that can be walked without using one twice. The walk may begin at
// any of the places from. It may begin and end at a place of stops, but not pass it.
func (g *Graph) Longest(routes, from, stops Set) int {
	w := walk{Graph: g, free: routes, stops: stops, most: routes.Len()}
	for !from.Empty() && w.best < w.most {
		w.from(from.Take(), 0)
	}
	return w.best
}

// walk searches for the longest walk.
type walk struct {
	*Graph
	free  Set // routes that have not been used
	stops Set // places that cannot be passed
	best  int
	most  int
}

// from walks on from a place that was reached over n routes.
func (w *walk) from(at, n int) {
	w.best = max(w.best, n)
	if n > 0 && w.stops.Has(at) {
		return
	}
	for next := w.At[at].And(w.free); !next.Empty(); {
		route := next.Take()
		ends := w.Ends[route]
		w.free.Remove(route)
		w.from(int(ends[0])+int(ends[1])-at, n+1)
		w.free.Add(route)
	}
}
