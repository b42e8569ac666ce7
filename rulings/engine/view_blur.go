package engine

import "slices"

// blur sorts the cards in hidden piles: a card keeps its number for the whole game, so a player who has seen it once
// could otherwise find it again after a shuffle.
func (s *State) blur() {
	for i := range s.Sides {
		for j := range s.Sides[i].Stacks {
			slices.Sort(s.Sides[i].Stacks[j].Top)
			slices.Sort(s.Sides[i].Stacks[j].Bottom)
		}
	}
	slices.Sort(s.Box)
	slices.Sort(s.Events.Top)
	slices.Sort(s.Events.Bottom)
}
