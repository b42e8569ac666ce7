package engine

// journal records what a move overwrites, so that the move can be undone in place, without a copy of the whole
// position. A position consists of a State value and of the lists that it refers to. The State value, with all its
// scalars and the headers of its lists, is saved when a move begins, and so are the frames. Elements of all other lists
// are saved when they are about to change: every such change goes through edit, editPile, editSide, editLands,
// editLandStack or editMarks.
//
// Appending to a list needs no note: undoing restores its length. A journal keeps its buffers, so it does not allocate
// once they have grown large enough.
type journal struct {
	moves  []moveStart
	cards  []cardBefore
	piles  []pileBefore
	nos    notes[CardNo]
	places notes[Place]
	roads  notes[Col]
	lands  notes[Landscape]
	marks  notes[Mark]
	frames notes[Frame]
}

// moveStart is the position's State value before a move, and the length of the journal at that time.
type moveStart struct {
	state                                   State
	scores                                  scores
	cards, piles                            int
	nos, places, roads, lands, marks, frame int
}

type cardBefore struct {
	at  *Card
	was Card
}

type pileBefore struct {
	at  *Pile
	was Pile
}

// notes holds saved contents of lists.
type notes[T any] struct {
	lists []noted[T]
	kept  []T
}

// noted is the saved content of one list: kept[from : from+len(list)].
type noted[T any] struct {
	list []T
	from int
}

func (n *notes[T]) note(list []T) {
	if len(list) > 0 {
		n.lists, n.kept = append(n.lists, noted[T]{list, len(n.kept)}), append(n.kept, list...)
	}
}

// undo restores all saved lists from index to on, the latest first.
func (n *notes[T]) undo(to int) {
	for i := len(n.lists) - 1; i >= to; i-- {
		x := n.lists[i]
		copy(x.list, n.kept[x.from:])
		n.kept = n.kept[:x.from]
	}
	n.lists = n.lists[:to]
}

// begin opens a move in s.
func (j *journal) begin(s *State, kept *scores) {
	j.moves = append(j.moves, moveStart{
		state: *s, scores: *kept, cards: len(j.cards), piles: len(j.piles), nos: len(j.nos.lists),
		places: len(j.places.lists),
		roads:  len(j.roads.lists), lands: len(j.lands.lists), marks: len(j.marks.lists), frame: len(j.frames.lists),
	})
	j.frames.note(s.Frames)
}

// undo takes back the latest move.
func (j *journal) undo(s *State, kept *scores) {
	m := &j.moves[len(j.moves)-1]
	for i := len(j.cards) - 1; i >= m.cards; i-- {
		*j.cards[i].at = j.cards[i].was
	}
	for i := len(j.piles) - 1; i >= m.piles; i-- {
		*j.piles[i].at = j.piles[i].was
	}
	j.cards, j.piles = j.cards[:m.cards], j.piles[:m.piles]
	j.nos.undo(m.nos)
	j.places.undo(m.places)
	j.roads.undo(m.roads)
	j.lands.undo(m.lands)
	j.marks.undo(m.marks)
	j.frames.undo(m.frame)
	*s, *kept = m.state, m.scores
	j.moves = j.moves[:len(j.moves)-1]
}

// forget makes the moves made so far permanent.
func (j *journal) forget() {
	j.moves, j.cards, j.piles = j.moves[:0], j.cards[:0], j.piles[:0]
	j.nos.clear()
	j.places.clear()
	j.roads.clear()
	j.lands.clear()
	j.marks.clear()
	j.frames.clear()
}

func (n *notes[T]) clear() { n.lists, n.kept = n.lists[:0], n.kept[:0] }

// edit returns card c for modification. To read a card use g.card(c) or g.s.Cards[c].
func (g *ledger) edit(c CardNo) *Card {
	k := &g.s.Cards[c]
	if k.Laid {
		g.scores.changed()
	}
	if j := g.journal; j != nil {
		j.cards = append(j.cards, cardBefore{k, *k})
	}
	return k
}

// editPile returns the pile for modification: its cards, their order, or whether it is open or shuffled.
func (g *ledger) editPile(p *Pile) *Pile {
	if j := g.journal; j != nil {
		j.piles = append(j.piles, pileBefore{p, *p})
		j.nos.note(p.Top)
		j.nos.note(p.Bottom)
	}
	return p
}

// editHand returns p's hand for modification.
func (g *ledger) editHand(p Player) *Pile { return g.editPile(g.hand(p)) }

// editDiscard returns p's discard pile for modification.
func (g *ledger) editDiscard(p Player) *Pile { return g.editPile(g.discard(p)) }

// editStack returns p's n-th draw stack, counted from 1, for modification.
func (g *ledger) editStack(p Player, n int8) *Pile { return g.editPile(&g.pilesOf(p).Stacks[n-1]) }

// editSide returns p's side for modification: places, roads, landscapes, the list of cards in the principality. Piles
// have accessors of their own.
func (g *ledger) editSide(p Player) *Side {
	s := &g.s.Sides[p]
	g.scores.changed()
	if j := g.journal; j != nil {
		j.places.note(s.Places)
		j.roads.note(s.Roads)
		j.lands.note(s.Lands)
		j.nos.note(s.Laid)
	}
	return s
}

// editLands returns p's landscapes for modification.
func (g *ledger) editLands(p Player) []Landscape {
	lands := g.s.Sides[p].Lands
	g.scores.stockChanged()
	if g.journal != nil {
		g.journal.lands.note(lands)
	}
	return lands
}

// editLandStack returns the landscape stack for modification.
func (g *ledger) editLandStack() *LandStack {
	if g.journal != nil {
		g.journal.lands.note(g.s.Landscapes.Top)
	}
	return &g.s.Landscapes
}

// editBox returns the box for modification.
func (g *ledger) editBox() *[]CardNo {
	if g.journal != nil {
		g.journal.nos.note(g.s.Box)
	}
	return &g.s.Box
}

// editMarks returns the marks for modification.
func (g *ledger) editMarks() *[]Mark {
	g.scores.changed()
	if g.journal != nil {
		g.journal.marks.note(g.s.Marks)
	}
	return &g.s.Marks
}

// replace substitutes another position for the current one. The caller must not keep a reference to it.
func (g *ledger) replace(s *State) {
	g.scores.changed()
	*g.s = *s
}
