package explore

// graph holds the ways between positions. The goal is forced from a position if the player who decides there for the
// seeker has a choice that forces it, or the one who decides against the seeker has only such choices; a choice forces
// it if it does for every throw and card that chance decides against the seeker.
type graph struct {
	first []int32 // by node: its first edge; its edges are contiguous
	edges []edge
	into  []int32 // by node: the latest edge that leads to it, or none
}

// edge is a way from one position to another.
type edge struct {
	from, to int32
	next     int32 // the previous edge that leads to the same position, or none
	choice   int32
	via      int32 // the move, an index into search.moves
	throw    uint8
}

// nowhere is the position to which a move leads that depends on an unstated fact.
const nowhere int32 = -1

const none int32 = -1

// begin starts the edges of the next node. Nodes are continued in the order of their numbers.
func (g *graph) begin() { g.first = append(g.first, int32(len(g.edges))) }

// add adds an edge for a way from one node to another.
func (g *graph) add(from, to, via int32, w way) {
	e := edge{from: from, to: to, next: none, choice: w.choice, via: via, throw: w.throw}
	if to != nowhere {
		for int(to) >= len(g.into) {
			g.into = append(g.into, none)
		}
		e.next, g.into[to] = g.into[to], int32(len(g.edges))
	}
	g.edges = append(g.edges, e)
}

// of returns the edges of a node, none if it has not been continued.
func (g *graph) of(n int32) []edge {
	if int(n) >= len(g.first) {
		return nil
	}
	end := len(g.edges)
	if int(n)+1 < len(g.first) {
		end = int(g.first[n+1])
	}
	return g.edges[g.first[n]:end]
}

// ranks returns for each node in how many moves the goal is forced at the latest, or -1. It works backwards from the
// positions in which the goal holds, one move at a time.
func (g *graph) ranks(x *search) []int32 {
	rank := make([]int32, len(x.nodes))
	var wave []int32
	for n := range x.nodes {
		rank[n] = -1
		if x.nodes[n].state&reached != 0 {
			rank[n] = 0
			wave = append(wave, int32(n))
		}
	}
	for r := int32(1); len(wave) > 0; r++ {
		var won []int32
		for _, to := range wave {
			if int(to) >= len(g.into) {
				continue
			}
			for e := g.into[to]; e != none; e = g.edges[e].next {
				if n := g.edges[e].from; rank[n] == -1 && g.forces(x, n, rank) {
					rank[n] = -2 // found, but not to be used in this wave
					won = append(won, n)
				}
			}
		}
		for _, n := range won {
			rank[n] = r
		}
		wave = won
	}
	return rank
}

// forces reports whether the goal is forced from node n by the ranks found so far.
func (g *graph) forces(x *search, n int32, rank []int32) bool {
	edges := g.of(n)
	if len(edges) == 0 {
		return false
	}
	all := x.nodes[n].state&against != 0
	for len(edges) > 0 {
		k := 1
		for k < len(edges) && edges[k].choice == edges[0].choice {
			k++
		}
		if won := x.choiceForces(edges[:k], rank); won != all {
			return won
		}
		edges = edges[k:]
	}
	return all
}

// choiceForces reports whether one choice forces the goal, whatever chance decides against the seeker.
func (x *search) choiceForces(edges []edge, rank []int32) bool {
	for len(edges) > 0 {
		k := 1
		for k < len(edges) && edges[k].throw == edges[0].throw {
			k++
		}
		if won := x.throwForces(edges[:k], rank); won != x.o.EveryDie {
			return won
		}
		edges = edges[k:]
	}
	return x.o.EveryDie
}

// throwForces does the same for one throw of the dice and the cards that come up after it.
func (x *search) throwForces(edges []edge, rank []int32) bool {
	for _, e := range edges {
		if won := e.to != nowhere && rank[e.to] >= 0; won != x.o.EveryCard {
			return won
		}
	}
	return x.o.EveryCard
}

// wins reports whether the goal is forced from the start, as far as positions have been continued.
func (g *graph) wins(x *search) bool {
	reachedAny := false
	for n := range x.nodes {
		reachedAny = reachedAny || x.nodes[n].state&reached != 0
	}
	return reachedAny && g.ranks(x)[0] >= 0
}

// defense returns the moves of the line in which the goal is forced as late as those who decide against the seeker can
// delay it, while the seeker wastes no move, and its last position.
func (g *graph) defense(x *search) (line []int32, end int32) {
	rank := g.ranks(x)
	n := int32(0)
	for rank[n] > 0 {
		against := x.nodes[n].state&against != 0
		e, _ := latest(g.of(n), func(e *edge) int32 { return e.choice }, against, func(es []edge) (*edge, int32) {
			return latest(es, func(e *edge) int32 { return int32(e.throw) }, x.o.EveryDie,
				func(es []edge) (*edge, int32) {
					return latest(es, func(e *edge) int32 { return e.to }, x.o.EveryCard,
						func(es []edge) (*edge, int32) { return &es[0], rankOf(es[0].to, rank) })
				})
		})
		line = append(line, e.via)
		n = e.to
	}
	return line, n
}

// never is the rank of a position from which the goal is not forced.
const never = int32(1) << 30

func rankOf(n int32, rank []int32) int32 {
	if n == nowhere || rank[n] < 0 {
		return never
	}
	return rank[n]
}

// latest splits the edges into groups with the same id and returns the edge of the group that value ranks highest, or
// lowest without against.
func latest(edges []edge, id func(*edge) int32, against bool, value func([]edge) (*edge, int32)) (*edge, int32) {
	var best *edge
	var rank int32
	for len(edges) > 0 {
		k := 1
		for k < len(edges) && id(&edges[k]) == id(&edges[0]) {
			k++
		}
		if e, r := value(edges[:k]); best == nil || (r > rank) == against && r != rank {
			best, rank = e, r
		}
		edges = edges[k:]
	}
	return best, rank
}
