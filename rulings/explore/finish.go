package explore

import (
	"slices"

	"catanica/rulings/engine"
)

// finish returns the answer of the search from s.
func (x *search) finish(s *engine.State) *Answer {
	a := &x.answer
	a.Positions, a.Turns = len(x.nodes), x.o.Turns
	slices.SortStableFunc(a.Unknown, func(p, q Fact) int { return q.Moves - p.Moves })
	switch {
	case x.hit >= 0:
		a.Verdict, a.Reason = Yes, ""
		a.Moves = x.movesTo(x.hit)
		a.Depth = len(a.Moves)
		a.Met = x.met(s, a.Moves)
	case a.Reason != "":
		a.Verdict = NotFound
	case x.full:
		a.Verdict, a.Reason = NotFound, ByLimit
	case x.blocked:
		a.Verdict, a.Reason = NotFound, ByWays
	case len(a.Unknown) > 0:
		a.Verdict = Undecided
	default:
		a.Verdict = No
	}
	return a
}

// movesTo returns the moves from the start to node n, or those of the longest defence if something decides against the
// seeker.
func (x *search) movesTo(n int32) []engine.Move {
	var out []engine.Move
	if x.graph != nil && n == 0 && x.nodes[0].state&reached == 0 {
		via, _ := x.graph.defence(x)
		for _, v := range via {
			out = append(out, x.moves[v])
		}
		return out
	}
	for ; x.nodes[n].parent >= 0; n = x.nodes[n].parent {
		out = append(out, x.moves[x.nodes[n].via])
	}
	slices.Reverse(out)
	return out
}

// met returns the conditions that hold at the end of the moves.
func (x *search) met(s *engine.State, moves []engine.Move) []string {
	var events []engine.Event
	for _, m := range moves {
		next, ev, err := engine.Apply(x.table, s, m)
		if err != nil {
			panic("explore: the engine refuses a move that a line has played: " + err.Error())
		}
		s, events = next, ev
	}
	conditions, _ := x.goal.Holds(s, events)
	var out []string
	for _, c := range conditions {
		out = append(out, c.Text)
	}
	return out
}
