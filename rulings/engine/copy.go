package engine

import "slices"

// room holds the lists of a copy of a state: one array for each element type, so that a copy costs few allocations, and
// none when made again into the same room.
type room struct {
	cards  []Card
	nos    []CardNo
	marks  []Mark
	places []Place
	roads  []Col
	lands  []Landscape
	piles  []Pile
	frames []Frame
}

// spare is the number of elements by which a list of card numbers or the frames may grow before they need an array of
// their own. Most moves put only a card or two somewhere else.
const spare = 2

// Clone copies the state; the copy shares nothing with it but Before, which never changes.
func (s *State) Clone() *State {
	var c State
	s.copyTo(&c, new(room))
	return &c
}

// copyTo makes c a copy of s that shares nothing with it. Its lists are stored in r and are valid until r is used
// again.
func (s *State) copyTo(c *State, r *room) {
	free := r.fit(s)
	*c = *s
	c.Cards, c.Marks, c.Frames = carve(&free.cards, s.Cards, 0), carve(&free.marks, s.Marks, 0),
		carve(&free.frames, s.Frames, spare)
	for p := range c.Sides {
		a := &c.Sides[p]
		a.Places, a.Roads, a.Lands = carve(&free.places, a.Places, 0), carve(&free.roads, a.Roads, 0),
			carve(&free.lands, a.Lands, 0)
		a.Laid = carve(&free.nos, a.Laid, spare)
		a.Stacks = carve(&free.piles, a.Stacks, 0)
		for i := range a.Stacks {
			free.pile(&a.Stacks[i])
		}
		free.pile(&a.Hand)
		free.pile(&a.Discard)
	}
	free.pile(&c.Events)
	free.pile(&c.Display)
	c.Removed, c.Box = carve(&free.nos, s.Removed, spare), carve(&free.nos, s.Box, spare)
	c.Landscapes.Top = carve(&free.lands, s.Landscapes.Top, 0)
}

// fit makes the room large enough for s and returns all of its space as free.
func (r *room) fit(s *State) room {
	nos, lands, piles := s.Events.room()+s.Display.room()+len(s.Removed)+len(s.Box)+2*spare, len(s.Landscapes.Top), 0
	places, roads := 0, 0
	for p := range s.Sides {
		a := &s.Sides[p]
		nos += len(a.Laid) + spare + a.Hand.room() + a.Discard.room()
		for i := range a.Stacks {
			nos += a.Stacks[i].room()
		}
		places, roads, lands, piles = places+len(a.Places), roads+len(a.Roads), lands+len(a.Lands), piles+len(a.Stacks)
	}
	return room{
		cards: enough(&r.cards, len(s.Cards)), nos: enough(&r.nos, nos), marks: enough(&r.marks, len(s.Marks)),
		places: enough(&r.places, places), roads: enough(&r.roads, roads), lands: enough(&r.lands, lands),
		piles: enough(&r.piles, piles), frames: enough(&r.frames, len(s.Frames)+spare),
	}
}

func (p *Pile) room() int { return len(p.Top) + len(p.Bottom) + 2*spare }

// enough returns an array of at least n elements, reusing the old one if it is large enough.
func enough[T any](array *[]T, n int) []T {
	if len(*array) < n {
		*array = make([]T, n)
	}
	return *array
}

// carve takes a copy of list, with room for more elements, out of the free ones. A nil list stays nil.
func carve[T any](free *[]T, list []T, more int) []T {
	if list == nil {
		return nil
	}
	n := len(list)
	out := (*free)[: n : n+more]
	*free = (*free)[n+more:]
	copy(out, list)
	return out
}

// pile gives p lists of its own.
func (r *room) pile(p *Pile) {
	p.Top, p.Bottom = carve(&r.nos, p.Top, spare), carve(&r.nos, p.Bottom, spare)
}

// supposing returns conditions over a copy of the position's cards, which change has changed. They answer what would be
// possible if some cards lay elsewhere or were something else; the position itself stays as it is.
func (g *conditions) supposing(change func(cards []Card)) *conditions {
	h, s := *g, *g.s
	s.Cards = slices.Clone(s.Cards)
	change(s.Cards)
	h.s, h.scores = &s, nil
	return &h
}
