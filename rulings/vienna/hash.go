package vienna

import "catanica/rulings/canonical"

// HashVersion identifies the canonical form. It changes whenever the canonical bytes of a position change.
const HashVersion = "catanica-vienna-1"

// Hash returns a digest of the position's canonical bytes, which include the map, but not where it is drawn.
func Hash(t *Table, s *State) string {
	var w canonical.Writer
	w.Str(HashVersion)
	w.Ints(t.Players, t.Goal, len(t.Board.Places), len(t.Board.Ends), len(t.Board.Fields))
	for _, p := range t.Board.Places {
		w.Str(p.Name)
		w.Ints(int(p.Kind))
		w.Str(p.Reward.String())
	}
	for n, ends := range t.Board.Ends {
		w.Ints(int(ends[0]), int(ends[1]), int(t.Board.Trade[n]))
	}
	for _, f := range t.Board.Fields {
		w.Str(f.Name)
		w.Ints(int(f.Terrain), int(f.Chip), len(f.Around))
		w.Ints(f.Around...)
	}
	w.Ints(int(s.Turn), int(s.Phase), int(s.Active), int(s.Decides), int(s.Free), canonical.Truth(s.Played), int(s.Robber),
		int(s.Toll), int(s.Guard), int(s.Winner), int(s.Left), canonical.Truth(s.Stacked))
	switch s.Phase { // what matters only for a while
	case Founding:
		w.Ints(int(s.First), int(s.Founded))
	case Discarding, MovingRobber, Robbing:
		w.Ints(int(s.After), canonical.Truth(s.Seven))
	case Rewarding:
		w.Ints(int(s.After), int(s.Last))
	}
	w.Bags(s.Supply, s.Deck, s.Bought)
	w.Words(s.Stands[:]...)
	for p := range t.Players {
		w.Words(s.Roads[p][:]...)
		w.Words(s.Settlements[p][:]...)
		w.Words(s.Landmarks[p][:]...)
		w.Bags(s.Hands[p], s.Cards[p])
		w.Ints(int(s.Militias[p]), canonical.Truth(s.Hidden[p]))
	}
	return w.Sum()
}
