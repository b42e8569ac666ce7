package almanac

import "catanica/rulings/canonical"

// HashVersion identifies the canonical form. It changes whenever the canonical bytes of a position change.
const HashVersion = "catanica-almanac-1"

// Hash returns a digest of the position's canonical bytes, which include the island. Places are written by their
// numbers, which follow from the shape of the island; everything else by its number in this package's lists.
func Hash(t *Table, s *State) string {
	var w canonical.Writer
	w.Raw(HashVersion)
	w.Ints(t.Players, t.Goal, canonical.Truth(t.Combined), len(t.Island.Rows))
	w.Ints(t.Island.Rows...)
	for hex := range t.Terrain {
		w.Ints(int(t.Terrain[hex]), int(t.Chip[hex]))
	}
	for _, kind := range t.Harbor {
		w.Ints(int(kind))
	}
	w.Ints(int(s.Turn), int(s.Phase), int(s.Active), int(s.Decides), int(s.Free), canonical.Truth(s.Played), int(s.Robber),
		int(s.Longest), int(s.Army), int(s.Winner))
	switch s.Phase { // what matters only for a while
	case FoundingSettlement, FoundingRoad:
		w.Ints(int(s.First), int(s.Founded))
	case Discarding, MovingRobber, Robbing:
		w.Ints(int(s.After), canonical.Truth(s.Seven))
	}
	w.Bags(s.Supply, s.Deck, s.Bought)
	w.Words(s.NewHarbor[:]...)
	for p := range t.Players {
		w.Words(s.Roads[p][:]...)
		w.Words(s.Settlements[p][:]...)
		w.Words(s.Cities[p][:]...)
		w.Bags(s.Hands[p], s.Cards[p])
		w.Ints(int(s.Knights[p]), canonical.Truth(s.Hidden[p]))
	}
	return w.Sum()
}
