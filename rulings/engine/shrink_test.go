package engine

import "slices"

// shrink makes a failing game as small as it can: whole turns are left out, then ever smaller runs of moves, as long
// as the same thing goes wrong. Where a gap makes a later move impossible, what is missing is filled in at random, or
// the move is dropped too.
func (f *failure) shrink() *failure {
	best := f
	for _, unit := range []func(*playing) [][]Move{(*playing).byTurns, (*playing).byMoves} {
		parts := unit(best.game)
		for size := (len(parts) + 1) / 2; size >= 1; {
			smaller := false
			for i := 0; i+size <= len(parts); {
				rest := slices.Concat(slices.Concat(parts[:i]...), slices.Concat(parts[i+size:]...))
				if got := f.again(rest); got != nil && len(got.game.moves) < len(best.game.moves) {
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
	g := &playing{t: old.t, s: old.start.Clone(), start: old.start, rng: seeded(old.seed), seed: old.seed, rules: old.rules, seen: newTally(), inv: old.inv, quick: true}
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
