package notation

import (
	"catanica/rulings/script"
	"catanica/rulings/verdict"
	"catanica/rulings/vienna"
)

// Turn implements script.Position.
func (p *Position) Turn() int { return int(p.State.Turn) }

// Unstated implements script.Position: hands that may hold more, and what the map does not state.
func (p *Position) Unstated() []verdict.Undecided {
	var out []verdict.Undecided
	for who := range vienna.Player(p.Table.Players) {
		if p.State.Hidden[who] {
			out = append(out, script.HandUnstated(who))
		}
	}
	return append(out, vienna.Unstated(p.Table, &p.State)...)
}
