package notation

import (
	"catanica/rulings/almanac"
	"catanica/rulings/script"
	"catanica/rulings/seat"
)

// Seats implements script.Viewed.
func (p *Position) Seats() []string { return seat.Colours[:p.Table.Players] }

// From implements script.Viewed.
func (p *Position) From(viewer string) script.Position {
	seen := *p
	seen.deckUnseen = true
	s := &seen.State
	for n := range p.Table.Players {
		if who := almanac.Player(n); who.String() != viewer {
			s.Hands[n], s.Hidden[n], s.Cards[n] = almanac.Bag{}, true, [5]uint8{}
			if who == s.Active {
				s.Bought = [5]uint8{}
			}
		}
	}
	return &seen
}
