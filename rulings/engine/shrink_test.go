package engine

import "slices"

// shrink makes a failing game as small as it can. It begins in the latest position that can be written down and still
// leads to the failure. Then whole turns are left out, then ever smaller runs of moves, as long as the same thing
// goes wrong; where a gap makes a later move impossible, what is missing is filled in at random, or the move is
// dropped too.
func (f *failure) shrink() *failure {
	best := f.cut()
	for _, unit := range []func(*playing) [][]Move{(*playing).byTurns, (*playing).byMoves} {
		parts := unit(best.game)
		for size := (len(parts) + 1) / 2; size >= 1; {
			smaller := false
			for i := 0; i+size <= len(parts); {
				rest := slices.Concat(slices.Concat(parts[:i]...), slices.Concat(parts[i+size:]...))
				if got := best.again(rest); got != nil && len(got.game.moves) < len(best.game.moves) {
					best, smaller = got, true
					parts = unit(best.game)
				} else {
					i += size
				}
			}
			if !smaller || size > len(parts) {
				size /= 2
			}
		}
	}
	return best
}

// cut leaves out the beginning.
func (f *failure) cut() *failure {
	g := f.game
	states := []*State{g.start}
	for _, m := range g.moves {
		next, _, err := Apply(g.t, states[len(states)-1], m)
		if err != nil {
			break
		}
		states = append(states, next)
	}
	for i := len(states) - 1; i > 0; i-- {
		s, ok := g.writable(states[i], g.moves[min(i, len(g.moves)):])
		if !ok {
			continue
		}
		later := *f
		laterGame := *g
		laterGame.start = s
		later.game = &laterGame
		if got := later.again(g.moves[min(i, len(g.moves)):]); got != nil {
			return got
		}
	}
	return f
}

// writable is the position as a scenario can state it, without the past that only the game remembers, and with shuffled
// events in the order in which they are going to come; ok is false where a scenario cannot.
func (g *playing) writable(s *State, later []Move) (*State, bool) {
	if len(s.Frames)+len(s.Marks)+len(s.Removed) > 0 || s.Winner != Chance ||
		s.Phase != BeforeRoll && s.Phase != MainPhase ||
		s.Set != (Dice{}) || s.Raised || s.Landscapes.Mixed || s.Turn > 99 {
		return nil, false
	}
	c := s.Clone()
	c.Dice, c.Clock, c.Held, c.End = Dice{}, 0, [2]int8{}, EndFresh
	for i := range c.Cards {
		k := &c.Cards[i]
		if k.Drawn != 0 || k.Earlier != 0 || k.Fresh != 0 || !k.Laid && k.Used != 0 ||
			k.Laid && (k.Used > 1 || k.Owner != k.By && !g.t.common()) {
			return nil, false
		}
		if k.Laid {
			k.Owner = k.By // of common stacks nobody owns more than the other
		}
		k.Order = 0
	}
	if e := &c.Events; e.Mixed {
		e.Mixed = false
		n := 0
		for _, m := range later {
			for i, x := range e.Top[n:] {
				if m.Reveals.IsDef() && c.Cards[x].Def == m.Reveals.Def() {
					e.Top[n], e.Top[n+i] = e.Top[n+i], e.Top[n]
					n++
					break
				}
			}
		}
	}
	plain := true
	join := func(p *Pile) {
		plain = plain && !p.Mixed && !p.Open
		p.Top, p.Bottom = append(p.Top, p.Bottom...), nil
	}
	join(&c.Events)
	join(&c.Display)
	for p := range c.Sides {
		join(&c.Sides[p].Hand)
		join(&c.Sides[p].Discard)
		for i := range c.Sides[p].Stacks {
			join(&c.Sides[p].Stacks[i])
		}
	}
	if !plain {
		return nil, false
	}
	c, err := Settle(g.t, c)
	return c, err == nil
}

// byTurns and byMoves cut a game's moves into what shrink leaves out: a round of both players, or a single move.
func (g *playing) byTurns() [][]Move {
	var out [][]Move
	for i, m := range g.moves {
		if i == 0 || m.Verb == Roll {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], m)
	}
	return out
}

func (g *playing) byMoves() [][]Move {
	var out [][]Move
	for _, m := range g.moves {
		out = append(out, []Move{m})
	}
	return out
}

// again plays the moves from the start of the failed game and returns what goes wrong if it is the same kind of thing.
func (f *failure) again(moves []Move) *failure {
	old := f.game
	g := &playing{t: old.t, s: old.start.Clone(), start: old.start, rng: seeded(old.seed), seed: old.seed,
		rules: old.rules, seen: newTally(), inv: old.inv, quick: true}
	for _, m := range moves {
		if got := g.reach(m); got != nil {
			if got.kind == f.kind {
				return got
			}
			return nil
		}
	}
	return nil
}

// reach plays m, after what has to be done before it; a move that does not come to pass is dropped. It returns what
// goes wrong on the way.
func (g *playing) reach(m Move) *failure {
	for range 40 {
		if g.s.Winner != Chance {
			return nil
		}
		if next, events, err := Apply(g.t, g.s, m); err == nil {
			g.accept(m, next, events)
			return g.check(g.inv)
		}
		if !g.due(m) {
			return nil
		}
		n := len(g.moves)
		if err := g.fillIn(); err != nil {
			return &failure{"move", err, g}
		}
		if len(g.moves) == n {
			return nil
		}
		if f := g.check(g.inv); f != nil {
			return f
		}
	}
	return nil
}

// fillIn makes one move that leads on: an answer, or a step towards the end of the turn.
func (g *playing) fillIn() error {
	if len(g.s.Frames) > 0 {
		return g.move()
	}
	for _, v := range [5]Verb{EndTurn, PutBack, Draw, EndMain, Roll} {
		for _, m := range Legal(g.t, g.s) {
			if m.Verb != v {
				continue
			}
			m = g.fill(m)
			if next, events, err := Apply(g.t, g.s, m); err == nil {
				g.accept(m, next, events)
				return nil
			}
		}
	}
	return nil
}

// due reports whether something has to happen before m can: an open decision, or the end of the other's turn.
func (g *playing) due(m Move) bool {
	if len(g.s.Frames) > 0 {
		return m.Verb != Choose && m.Verb != Pass && m.Verb != Die
	}
	switch m.Verb {
	case Choose, Pass, Die:
		return false
	case Roll:
		return g.s.Phase != BeforeRoll
	}
	return m.Who != g.s.Active && g.s.Phase != BeforeRoll
}
