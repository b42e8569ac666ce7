package engine

// Legal lists the moves that Apply accepts in s, in a fixed order. If a move leaves something open that cannot be listed
// (which resources, which card out of a stack, the dice), the list holds the move without it, and Apply says what to name
// (Wrong.Names; Decision.Get and Give say what may be named). If it depends on something that nobody has stated, Apply
// says what to state. TestLegalAgrees holds the two together.
func Legal(t *Table, s *State) []Move { return new(Finder).Legal(t, s) }

// answers are the answers to an open decision: those that it lists, or the bare answer where nothing can be listed.
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

// candidates returns the moves worth trying, in a fixed order.
func (g *game) candidates(line *Line) []Move {
	l := &list{g: g, line: line, who: g.s.Active, moves: line.moves[:0]}
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
	return l.moves
}

// list collects the candidates of one player.
type list struct {
	g     *game
	line  *Line
	who   Player
	moves []Move
}

// add adds a move; set fills in what it names.
func (l *list) add(v Verb, set func(*Move)) {
	l.moves = append(l.moves, NewMove(l.who, v))
	if set != nil {
		set(&l.moves[len(l.moves)-1])
	}
}

// accepts reports whether a move is accepted, or would be if it named something that it leaves open.
func (l *list) accepts(m Move) bool { return l.line.playable(m) }

// mayFill reports whether the player may draw cards, as far as the position states it.
func (l *list) mayFill() bool {
	_, no := l.g.mayFill(l.who).(*Refusal)
	return !no
}
