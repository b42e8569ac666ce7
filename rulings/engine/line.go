package engine

import "slices"

// Line plays moves in place, one after the other, and undoes them. It is meant for callers that play many moves and do
// not keep the positions between them. It uses the same code as Apply, but copies no position and reports no events,
// and its errors have no text (ask Apply for that). A Line serves one caller at a time and keeps its buffers when it is
// started again.
type Line struct {
	t       *Table
	state   State
	room    room
	journal journal
	trial   trial
	asked   Decision // the open decision, if known
	known   bool     // asked is the decision of the present position
	list    list     // room for Legal
	scores  scores
	game    game   // the move being made
	reader  game   // looks at the position and makes nothing
	legal   []Move // room for the legal moves
}

// NewLine starts a line of play in a copy of position s.
func NewLine(t *Table, s *State) *Line {
	l := new(Line)
	l.Start(t, s)
	return l
}

// Start begins anew in a copy of position s.
func (l *Line) Start(t *Table, s *State) {
	l.t = t
	l.journal.forget()
	l.scores.changed()
	l.known = false
	s.copyTo(&l.state, &l.room)
}

// State returns the current position. It changes with the next move and must not be written to; use Clone to keep it.
func (l *Line) State() *State { return &l.state }

// Play makes a move. An error is of the type that Apply returns, without its text, and leaves the position as it was.
func (l *Line) Play(m Move) error {
	g := l.open()
	if m.Verb == Roll {
		g.tokens, g.told = g.tokensNow(), true // what a roll compares with (103.G.b)
	}
	if l.known {
		l.trial.asked = &l.asked
	}
	err := g.move(m)
	l.trial.asked, l.known = nil, false
	if err == nil {
		g.run()
		err = g.err
	}
	if err != nil {
		l.Undo()
	}
	return err
}

// Undo undoes the latest move that Forget has not made permanent. There must be one.
func (l *Line) Undo() {
	l.known = false
	l.journal.undo(&l.state, &l.scores)
}

// Forget makes the moves played so far permanent: they can no longer be undone, and take up no memory.
func (l *Line) Forget() { l.journal.forget() }

// Legal lists the moves that Apply accepts now, as the function Legal does. The list lasts until the next call.
func (l *Line) Legal() []Move {
	l.legal = l.legal[:0]
	if l.state.Winner != Chance {
		return nil
	}
	g := &l.reader
	*g = game{}
	g.t, g.s, g.trial, g.scores = l.t, &l.state, &l.trial, &l.scores
	l.trial.asked = nil
	f := g.open()
	if f == nil {
		l.list = list{g: g, line: l, who: l.state.Active, moves: l.legal}
		l.list.generate()
		l.legal = l.list.moves
		return l.legal
	}
	l.asked = g.ask(f)
	if cap(l.asked.Options) > cap(l.trial.options) {
		l.trial.options = l.asked.Options[:0]
	}
	may := g.may(f)
	l.trial.asked = &l.asked
	for _, m := range answers(l.asked) {
		if may != nil && (m.Verb == Pass || passable(may(g, f, m))) || may == nil && l.playable(m) {
			l.legal = append(l.legal, m)
		}
	}
	l.trial.asked, l.known = nil, true
	return l.legal
}

// playable reports whether a move is accepted, or would be if it named or stated something that it leaves open.
func (l *Line) playable(m Move) bool { return passable(l.try(m)) }

// try makes m, undoes it, and returns the reason for a refusal, or nil. It skips what happens once the move is complete
// (see rest): points may leave a move undecided but never forbid it.
func (l *Line) try(m Move) error {
	g := l.open()
	err := g.move(m)
	if err == nil {
		g.carryOut()
		err = g.err
	}
	l.journal.undo(&l.state, &l.scores)
	return err
}

// open begins a move.
func (l *Line) open() *game {
	l.journal.begin(&l.state, &l.scores)
	events := l.game.events[:0]
	l.game = game{}
	l.game.t, l.game.s, l.game.trial, l.game.scores = l.t, &l.state, &l.trial, &l.scores
	l.game.journal, l.game.events = &l.journal, events
	return &l.game
}

// Finder lists legal moves in positions that it does not change. It keeps its buffers between calls and serves one
// caller at a time.
type Finder struct{ line Line }

// Legal lists the moves that Apply accepts in s.
func (f *Finder) Legal(t *Table, s *State) []Move {
	if s.Winner != Chance {
		return nil
	}
	f.line.Start(t, s)
	return slices.Clone(f.line.Legal())
}
