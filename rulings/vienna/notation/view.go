package notation

import (
	"catanica/rulings/script"
	"catanica/rulings/seat"
	"catanica/rulings/vienna"
)

// Seats implements script.Viewed.
func (p *Position) Seats() []string { return seat.Colours[:p.Table.Players] }

// From implements script.Viewed.
func (p *Position) From(viewer string) script.Position {
	seen := *p
	s := &seen.State
	s.Stacked = false
	for who := range vienna.Player(p.Table.Players) {
		if who.String() != viewer {
			s.Hands[who], s.Hidden[who], s.Cards[who] = vienna.Bag{}, true, [5]uint8{}
			if who == s.Active {
				s.Bought = [5]uint8{}
			}
		}
	}
	return &seen
}
