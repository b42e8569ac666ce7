package engine

// Legal lists the moves that Apply accepts in s, in a fixed order. If a move leaves something open that cannot be
// listed (which resources, which card out of a stack, the dice), the list holds the move without it, and Apply says
// what to name (Wrong.Names; Decision.Get and Give say what may be named). If it depends on something that nobody has
// stated, Apply says what to state. TestLegalAgrees checks that Legal and Apply agree.
func Legal(t *Table, s *State) []Move { return new(Finder).Legal(t, s) }

// answers returns the answers to an open decision: those that it lists, or one bare answer if nothing can be listed.
func answers(d Decision) []Move {
	out := d.Options
	if len(out) == 0 && d.Kind != AskReact && d.Kind != AskCard {
		out = append(out, NewMove(d.Who, Choose))
	}
	if d.MayPass {
		out = append(out, NewMove(d.Who, Pass))
	}
	return out
}

// Playable reports whether a move is accepted, or would be if it named or stated something that it leaves open.
func Playable(t *Table, s *State, m Move) bool { return NewLine(t, s).playable(m) }

// generate lists the legal moves when no decision is open, in a fixed order.
func (l *list) generate() {
	g := l.g
	acts := g.actionsNow()
	for _, a := range acts {
		if a.bare != nil {
			a.bare(l)
		}
	}
	for i := range g.pilesOf(l.who).Stacks {
		for _, a := range acts {
			if a.ofStack != nil {
				a.ofStack(l, int8(i+1))
			}
		}
	}
	for _, c := range g.s.Display.Top {
		for _, a := range acts {
			if a.ofDisplay != nil {
				a.ofDisplay(l, c)
			}
		}
	}
	for _, c := range g.hand(l.who).Top {
		for _, a := range acts {
			if a.ofHand != nil {
				a.ofHand(l, c)
			}
		}
	}
	g.laidBy(l.who, func(c CardNo) {
		for _, a := range acts {
			if a.ofLaid != nil {
				a.ofLaid(l, c)
			}
		}
	})
	for _, a := range acts {
		if a.onAxis != nil {
			a.onAxis(l)
		}
	}
}

// list collects the legal moves of the active player.
type list struct {
	g     *game
	line  *Line
	who   Player
	moves []Move
}

// move returns a move of the player with that verb, to be filled in.
func (l *list) move(v Verb) Move { return NewMove(l.who, v) }

// certain lists a move that the rules allow by construction. In a misreading the move is still tried.
func (l *list) certain(m Move) {
	if l.g.t.off != nil {
		l.try(m)
		return
	}
	l.moves = append(l.moves, m)
}

// unless lists a move for which all reasons to refuse it have been checked, with the result why. It also lists a move
// that only has to name something, or that depends on something that nobody has stated.
func (l *list) unless(why error, m Move) {
	if l.g.t.off != nil {
		l.try(m)
		return
	}
	if passable(why) {
		l.moves = append(l.moves, m)
	}
}

// try lists a move if it is accepted when it is made, or would be if it named something that it leaves open.
func (l *list) try(m Move) {
	if l.line.playable(m) {
		l.moves = append(l.moves, m)
	}
}

// tryUnless does what try does for a move of which some reasons for refusal have already been checked, with the result
// why.
func (l *list) tryUnless(why error, m Move) {
	if l.g.t.off != nil || passable(why) {
		l.try(m)
	}
}

// passable reports whether an error is nil or means that the move would be accepted if it named or stated something
// that it leaves open.
func passable(why error) bool {
	switch err := why.(type) {
	case nil, *Undecided:
		return true
	case *Wrong:
		return err.Names != ""
	}
	return false
}
