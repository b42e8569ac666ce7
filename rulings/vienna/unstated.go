package vienna

import (
	"errors"

	"catanica/rulings/verdict"
)

// Unstated lists what the position does not say about the map although a move may depend on it: unknown fields at
// settlements or to which the robber might go, and the rewards of landmarks that the active player could build. Legal
// lists no move to which such a fact belongs.
func Unstated(t *Table, s *State) []verdict.Undecided {
	g := game{Table: t, State: s, record: record{Clerk: clerk}}
	var out []verdict.Undecided
	note := func(err error) {
		var u *verdict.Undecided
		if errors.As(err, &u) {
			out = append(out, *u)
		}
	}
	robber := s.Phase == MovingRobber && g.needsNumber()
	for n, f := range t.Board.Fields {
		if f.Terrain == UnknownTerrain && (robber || g.anySettlement(f.Around)) {
			note(g.unknownField(n))
		}
	}
	if s.Phase == Main && s.Free == 0 && s.Hands[s.Active].Covers(t.Costs[LandmarkFigure]) {
		for spots := s.Reach[s.Active].And(t.Board.Of[Landmark]).Without(s.Stands); !spots.Empty(); {
			note(g.fits(Build(s.Active, LandmarkFigure, spots.Take())))
		}
	}
	return out
}

// anySettlement reports whether a settlement stands on one of the places.
func (g *game) anySettlement(places []int) bool {
	for _, at := range places {
		if g.Built.Has(at) {
			return true
		}
	}
	return false
}
