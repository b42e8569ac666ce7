package explore

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// finish returns the answer of the search from s.
func (x *search) finish(s *engine.State) *Answer {
	a := &x.answer
	a.Positions, a.Turns = len(x.nodes), x.o.Turns
	if x.hit < 0 || x.o.Hindered {
		x.unstated(s)
	}
	slices.SortStableFunc(a.Unknown, func(p, q Fact) int { return q.Moves - p.Moves })
	if x.hit >= 0 && x.o.Hindered && x.hidden(s, x.o.Seeker.Other()) {
		a.Verdict = Undecided // cards that nobody has stated might answer
		return a
	}
	a.Verdict, a.Reason = verdictOf(x.hit >= 0, a.Reason, x.full, x.blocked, len(a.Unknown) > 0)
	if a.Verdict == Yes {
		a.Moves = x.movesTo(x.hit)
		a.Depth = len(a.Moves)
		a.Met = x.met(s, a.Moves)
	}
	return a
}

// verdictOf returns the verdict of a search that has found the goal or not, and why it has not: stopped is why the
// search broke off, if it did; full says that it kept no more positions, blocked that a move has more ways than it can
// list, and open that something depends on what the position does not state.
func verdictOf(found bool, stopped Reason, full, blocked, open bool) (Verdict, Reason) {
	switch {
	case found:
		return Yes, ""
	case stopped != "":
		return NotFound, stopped
	case full:
		return NotFound, ByLimit
	case blocked:
		return NotFound, ByWays
	case open:
		return Undecided, ""
	}
	return No, ""
}

// movesTo returns the moves from the start to node n, or those of the longest defense if something decides against the
// seeker.
func (x *search) movesTo(n int32) []engine.Move {
	var out []engine.Move
	if x.graph != nil && n == 0 && x.nodes[0].state&reached == 0 {
		via, _ := x.graph.defense(x)
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

// hidden reports whether p may hold cards that nobody has stated.
func (x *search) hidden(s *engine.State, p engine.Player) bool {
	hand := &s.Sides[p].Hand
	return hand.Open || slices.ContainsFunc(hand.Top, func(c engine.CardNo) bool {
		return s.Cards[c].Def == engine.UnknownDef
	})
}

// unstated notes the hands that nobody has stated in full: the search makes no move with unknown cards.
func (x *search) unstated(s *engine.State) {
	for _, p := range [2]engine.Player{engine.North, engine.South} {
		fact := "hand of " + p.String()
		if _, known := x.facts[fact]; known || !x.hidden(s, p) {
			continue
		}
		name := catalog.Text{DE: "Nord", EN: "North"}
		if p == engine.South {
			name = catalog.Text{DE: "Süd", EN: "South"}
		}
		x.answer.Unknown = append(x.answer.Unknown, Fact{Name: fact, State: catalog.Textf(
			"Was %[1]s auf der Hand hat, steht nicht ganz fest: Nenne es (`%[2]s hand: …`, `%[2]s hand: none`).",
			"The position does not state all cards of %[1]s's hand: name them (`%[2]s hand: …`, `%[2]s hand: none`).",
			name, p.String())})
	}
}
