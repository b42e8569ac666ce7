package almanac

import (
	"fmt"
	"slices"

	"catanica/catalog"
)

// Shuffle is what chance and the players decide when an island is laid out by the variable set-up.
type Shuffle struct {
	Terrain []Terrain // the hexes of land in the order in which they come off the pile, in reading order
	// Corner is the corner hex with the first chip. Chips lists the chips in the order in which they are laid out; nil
	// stands for that of the material.
	Corner string
	Chips  []int
	// Harbors lists what the harbors exchange, clockwise. First is the field of sea (Island.Sea) that gets the first of
	// them; every second field gets one. Turn says for each harbor on which of its paths of the coast it lies.
	Harbors []uint8
	First   int
	Turn    []int
}

// Deal lays out an island by the variable set-up and returns the hexes on which the robber may begin: the deserts.
//
// almanach.aufbau-variabler, almanach.56.aufbau
func (t *Table) Deal(size *catalog.BoardSize, s Shuffle) (deserts []int, err error) {
	if got := countTerrain(s.Terrain); !equalCounts(got, size.Terrain.Is) {
		return nil, fmt.Errorf("hexes of land: %v, not %v", got, size.Terrain.Is)
	}
	corner, ok := t.Island.Hex(s.Corner)
	order, isCorner := t.Island.Spiral(corner)
	if !ok || !isCorner {
		return nil, fmt.Errorf("%q is no corner of the island", s.Corner)
	}
	chips := s.Chips
	if chips == nil {
		chips = size.Chips.Is
	}
	if want := len(t.Island.Hexes) - size.Terrain.Is["desert"]; len(chips) != want {
		return nil, fmt.Errorf("%d chips for %d hexes: name the chips in their order", len(chips), want)
	}
	for _, hex := range order {
		if s.Terrain[hex] == Desert {
			t.SetHex(hex, Desert, 0)
			deserts = append(deserts, hex)
			continue
		}
		if !ValidChip(chips[0]) || chips[0] == 0 {
			return nil, fmt.Errorf("there is no chip %d", chips[0])
		}
		t.SetHex(hex, s.Terrain[hex], chips[0])
		chips = chips[1:]
	}
	slices.Sort(deserts)
	return deserts, t.dealHarbors(size, s)
}

// dealHarbors lays the fields of sea with harbors around the island, every second one, so that both of the harbor's
// intersections border land.
func (t *Table) dealHarbors(size *catalog.BoardSize, s Shuffle) error {
	got := map[string]int{}
	for _, h := range s.Harbors {
		name := "any"
		if h != AnyHarbor {
			name = Resource(h).String()
		}
		got[name]++
	}
	if !equalCounts(got, size.Harbors.Is) {
		return fmt.Errorf("harbors: %v, not %v", got, size.Harbors.Is)
	}
	sea := t.Island.Sea
	for n, kind := range s.Harbors {
		coast := sea[(s.First+2*n)%len(sea)].Coast
		turn := 0
		if n < len(s.Turn) {
			turn = s.Turn[n]
		}
		if err := t.SetHarbor(coast[turn%len(coast)], kind); err != nil {
			return err
		}
	}
	return nil
}

// RedNeighbours lists pairs of hexes next to each other that both have a red number, 6 or 8. If the chips are laid out
// freely there must be none.
//
// almanach.aufbau-variabler
func (t *Table) RedNeighbours() [][2]int {
	var out [][2]int
	red := func(hex int) bool { return t.Chip[hex] == 6 || t.Chip[hex] == 8 }
	for n, hex := range t.Island.Hexes {
		for _, next := range hex.Next {
			if next > n && red(n) && red(next) {
				out = append(out, [2]int{n, next})
			}
		}
	}
	return out
}

func countTerrain(hexes []Terrain) map[string]int {
	out := map[string]int{}
	for _, t := range hexes {
		if t <= Desert {
			out[Terrains[t]]++
		}
	}
	return out
}

func equalCounts(a, b map[string]int) bool {
	for k, n := range b {
		if a[k] != n {
			return false
		}
	}
	return len(a) == len(b)
}
