package almanac

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"

	"catanica/rulings/island"
)

// HashVersion identifies the canonical form. It changes whenever the canonical bytes of a position change.
const HashVersion = "catanica-almanac-1"

// Hash returns a digest of the position's canonical bytes, which include the island. Places are written by their
// numbers, which follow from the shape of the island; everything else by its number in this package's lists.
func Hash(t *Table, s *State) string {
	var w []byte
	num := func(ns ...int) {
		for _, n := range ns {
			w = binary.AppendVarint(w, int64(n))
		}
	}
	set := func(set island.Set) {
		w = binary.BigEndian.AppendUint64(w, set[0])
		w = binary.BigEndian.AppendUint64(w, set[1])
	}
	w = append(w, HashVersion...)
	num(t.Players, t.Goal, truth(t.Combined), len(t.Island.Rows))
	num(t.Island.Rows...)
	for hex := range t.Terrain {
		num(int(t.Terrain[hex]), int(t.Chip[hex]))
	}
	for _, kind := range t.Harbor {
		num(int(kind))
	}
	num(int(s.Turn), int(s.Phase), int(s.Active), int(s.Decides), int(s.Free), truth(s.Played), int(s.Robber),
		int(s.Longest), int(s.Army), int(s.Winner))
	switch s.Phase { // what matters only for a while
	case FoundingSettlement, FoundingRoad:
		num(int(s.First), int(s.Founded))
	case Discarding, MovingRobber, Robbing:
		num(int(s.After), truth(s.Seven))
	}
	bag := func(b [5]uint8) {
		for _, n := range b {
			num(int(n))
		}
	}
	bag(s.Supply)
	bag(s.Deck)
	bag(s.Bought)
	set(s.NewHarbor)
	for p := range t.Players {
		set(s.Roads[p])
		set(s.Settlements[p])
		set(s.Cities[p])
		bag(s.Hands[p])
		bag(s.Cards[p])
		num(int(s.Knights[p]), truth(s.Hidden[p]))
	}
	sum := sha256.Sum256(w)
	return hex.EncodeToString(sum[:16])
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
