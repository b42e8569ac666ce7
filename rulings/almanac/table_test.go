package almanac

import (
	"os"
	"slices"
	"sync"
	"testing"

	"catanica/catalog"
)

var loadCatalog = sync.OnceValues(func() (*catalog.Catalog, catalog.Problems) {
	return catalog.Load(os.DirFS("../../content"))
})

func content(t testing.TB) *catalog.Catalog {
	t.Helper()
	cat, problems := loadCatalog()
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	return cat
}

// exampleTable sets a table with the example layout for its size and returns it with the position before the founding.
func exampleTable(t testing.TB, players int, o Options) (*Table, State) {
	t.Helper()
	cat := content(t)
	table, err := NewTable(cat, players, o)
	if err != nil {
		t.Fatal(err)
	}
	robber, err := table.Lay(table.Layouts[0])
	if err != nil {
		t.Fatal(err)
	}
	return table, NewState(table, 0, robber)
}

// dealtTable deals an island for five and six players with terrain and chips in a fixed order.
func dealtTable(t testing.TB, players int, o Options) (*Table, State) {
	t.Helper()
	cat := content(t)
	table, err := NewTable(cat, players, o)
	if err != nil {
		t.Fatal(err)
	}
	size := cat.Board("almanac").Size(players)
	s := Shuffle{Corner: "A1", Chips: size.Chips.Is}
	for n := range Terrains {
		for range size.Terrain.Is[Terrains[n]] {
			s.Terrain = append(s.Terrain, Terrain(n))
		}
	}
	slices.SortStableFunc(s.Terrain, func(a, b Terrain) int { return int(a)*7%5 - int(b)*7%5 })
	if len(s.Chips) == 0 {
		for range 28 {
			s.Chips = append(s.Chips, []int{2, 5, 4, 6, 3, 9, 8, 11, 10, 12}[len(s.Chips)%10])
		}
	}
	for kind := range AnyHarbor + 1 {
		name := "any"
		if kind < AnyHarbor {
			name = Resource(kind).String()
		}
		for range size.Harbors.Is[name] {
			s.Harbors = append(s.Harbors, kind)
		}
	}
	deserts, err := table.Deal(size, s)
	if err != nil {
		t.Fatal(err)
	}
	return table, NewState(table, 0, deserts[0])
}

// The example layouts are such that the variable set-up can deal them: all hexes, all chips in their order, all harbors
// on every second field of sea.
func TestExampleIsDealt(t *testing.T) {
	for _, players := range []int{4, 6} {
		checkDealt(t, players)
	}
}

func checkDealt(t *testing.T, players int) {
	t.Helper()
	table, _ := exampleTable(t, players, Options{})
	size := content(t).Board("almanac").Size(players)
	s := Shuffle{Terrain: table.Terrain, Corner: "A1"}
	if order, _ := table.Island.Spiral(0); len(size.Chips.Is) == 0 { // no source has the order: ours is as good as any
		for _, hex := range order {
			if table.Chip[hex] > 0 {
				s.Chips = append(s.Chips, int(table.Chip[hex]))
			}
		}
		if s.Chips[0] != 2 {
			t.Errorf("the first chip is a %d", s.Chips[0])
		}
	}
	for n, sea := range table.Island.Sea {
		for k, path := range sea.Coast {
			i := slices.IndexFunc(table.Harbors, func(h Harbor) bool { return h.Path == path })
			if i < 0 {
				continue
			}
			if len(s.Harbors) == 0 {
				s.First = n
			}
			s.Harbors, s.Turn = append(s.Harbors, table.Harbors[i].Kind), append(s.Turn, k)
		}
	}
	again, err := NewTable(content(t), players, Options{})
	if err != nil {
		t.Fatal(err)
	}
	deserts, err := again.Deal(size, s)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.Chip, table.Chip) || !slices.Equal(again.Harbor, table.Harbor) ||
		len(deserts) != size.Terrain.Is["desert"] {
		t.Errorf("dealt differently:\n%v\n%v\n%v\n%v", again.Chip, table.Chip, again.Harbor, table.Harbor)
	}
	if red := table.RedNeighbours(); len(red) > 0 {
		t.Errorf("red numbers next to each other: %v", red)
	}
}

func TestDealRejects(t *testing.T) {
	cat := content(t)
	size := cat.Board("almanac").Size(4)
	table, _ := exampleTable(t, 4, Options{})
	good := Shuffle{Terrain: table.Terrain, Corner: "A1", Harbors: []uint8{0, 1, 2, 3, 4, 5, 5, 5, 5}}
	for name, spoil := range map[string]func(*Shuffle){
		"corner":    func(s *Shuffle) { s.Corner = "C3" },
		"terrain":   func(s *Shuffle) { s.Terrain = slices.Clone(s.Terrain[1:]) },
		"chips":     func(s *Shuffle) { s.Chips = []int{2, 3} },
		"a seven":   func(s *Shuffle) { s.Chips = slices.Repeat([]int{7}, 18) },
		"harbors":   func(s *Shuffle) { s.Harbors = []uint8{0, 0} },
		"no spoils": func(*Shuffle) {},
	} {
		fresh, err := NewTable(cat, 4, Options{})
		if err != nil {
			t.Fatal(err)
		}
		s := good
		spoil(&s)
		if _, err := fresh.Deal(size, s); (err == nil) != (name == "no spoils") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := NewTable(cat, 2, Options{}); err == nil {
		t.Error("a table for two players")
	}
}
