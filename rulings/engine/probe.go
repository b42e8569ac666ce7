package engine

// probe tries moves in a position, one after the other. It plays them as Apply does and by the same code, each in a
// fresh copy that stands where the last one stood. What Apply does once nothing is being carried out any more it leaves
// out, for what follows from points can leave a move undecided but never forbids it (see rest).
type probe struct {
	start  State // the position; its lists stand in work
	fresh  room  // what work held at the start
	work   room
	state  State
	game   game
	moves  []Move    // room for the candidates
	asking *Decision // what the position waits for; nil if each move is to ask itself
}

// stand makes ready to try moves in s.
func (p *probe) stand(s *State) {
	p.asking = nil
	s.copyTo(&p.start, &p.work)
	p.fresh.fill(&p.work)
}

// try plays m and tells why it is not accepted, or nil.
func (p *probe) try(t *Table, m Move) error {
	p.state = p.start
	p.work.fill(&p.fresh)
	p.game = game{t: t, s: &p.state, events: p.game.events[:0], asking: p.asking, mute: true}
	if err := p.game.move(m); err != nil {
		return err
	}
	p.game.asking = nil
	p.game.carryOut()
	return p.game.err
}
