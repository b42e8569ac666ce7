package almanac

import (
	"fmt"
	"slices"

	"catanica/catalog"
	"catanica/rulings/bag"
	"catanica/rulings/boardgame"
	"catanica/rulings/island"
)

// Table holds what stays the same during a game. It must not be changed once a game has begun on it.
type Table struct {
	Island  *island.Island
	Players int
	// Terrain and Chip describe each hex of the island. A chip is 0 if the hex has none, or if nobody has stated it and
	// the terrain is unknown.
	Terrain []Terrain
	Chip    []uint8
	// Harbors are the harbors; Harbor says for each intersection what its harbor exchanges: a Resource, AnyHarbor, or
	// NoHarbor.
	Harbors []Harbor
	Harbor  []uint8
	Goal    int
	Costs   [4]Bag // by Purchase
	Pieces  catalog.Pieces
	// Each is the number of resource cards of each kind, Stack that of development cards of each kind.
	Each  uint8
	Stack [5]uint8
	// Combined is set if trading and building are not separated (almanach.handeln-und-bauen).
	Combined bool
	Readings Readings
	Layouts  []catalog.Layout // those for an island of this size
	Layout   string           // the id of the one that was laid; "" for none

	off       [rules]bool
	producing [13][]uint8 // the hexes with each chip
	unknown   int         // how many hexes nobody has stated
}

// Harbor is a harbor on a path of the coast.
type Harbor struct {
	Path int
	Kind uint8 // a Resource, or AnyHarbor
}

// What the harbor at an intersection exchanges, besides the numbers of the resources.
const (
	AnyHarbor uint8 = 5 // three of a kind for any card
	NoHarbor  uint8 = 6
)

// Purchase is something that costs resources.
type Purchase uint8

// The purchases, in the order of Table.Costs.
const (
	Road Purchase = iota
	Settlement
	City
	Development
)

// Purchases are the names of the purchases, as content/boards names them.
var Purchases = [4]string{"road", "settlement", "city", "development"}

// Options are deviations of a table from the almanac's game.
type Options struct {
	Goal     int // 0: that of the game
	Combined bool
	Readings map[string]string // by the question's id; what is missing follows content/readings.yaml
	Off      []string          // entries of the almanac switched off
	Costs    map[string]Bag    // assumed prices, by the names of Purchases
}

// NewTable sets a table for some players. Its island has the shape that the almanac states for their number; its hexes
// are unknown until Lay or SetHex says what they are.
func NewTable(cat *catalog.Catalog, players int, o Options) (*Table, error) {
	g := cat.Board("almanac")
	if g == nil {
		return nil, fmt.Errorf("content/boards has no almanac")
	}
	size := g.Size(players)
	if size == nil {
		return nil, fmt.Errorf("the board game is not for %d players", players)
	}
	isle, err := island.New(size.Rows.Is)
	if err != nil {
		return nil, fmt.Errorf("island of content/boards: %w", err)
	}
	t := &Table{Island: isle, Players: players, Goal: g.Goal.Is, Pieces: g.Pieces, Each: uint8(size.Supply.Is),
		Combined: o.Combined}
	if o.Goal > 0 {
		t.Goal = o.Goal
	}
	for _, l := range g.Layouts {
		if len(l.Rows) == len(isle.Rows) {
			t.Layouts = append(t.Layouts, l)
		}
	}
	t.Terrain, t.Chip = slices.Repeat([]Terrain{UnknownTerrain}, len(isle.Hexes)), make([]uint8, len(isle.Hexes))
	t.unknown = len(isle.Hexes)
	t.Harbor = slices.Repeat([]uint8{NoHarbor}, len(isle.Intersections))
	for n, name := range Purchases {
		t.Costs[n] = bag.Counts(Resources, g.Costs[name].Is)
		if c, ok := o.Costs[name]; ok {
			t.Costs[n] = c
		}
	}
	for n, name := range Cards {
		t.Stack[n] = uint8(size.Development.Is[name])
	}
	for r, id := range ruleIDs {
		t.off[r] = slices.Contains(o.Off, id)
	}
	if t.misread(rCosts) {
		t.Costs[Road] = Bag{Lumber: 1, Brick: 2}
	}
	boardgame.Answer(cat, o.Readings, t.Readings.answers())
	return t, nil
}

// SetHex says what a hex is: its terrain and its chip, 0 for none.
func (t *Table) SetHex(hex int, terrain Terrain, chip int) {
	if t.Terrain[hex] == UnknownTerrain && terrain != UnknownTerrain {
		t.unknown--
	}
	if old := t.Chip[hex]; old > 0 {
		t.producing[old] = slices.DeleteFunc(t.producing[old], func(h uint8) bool { return int(h) == hex })
	}
	t.Terrain[hex], t.Chip[hex] = terrain, uint8(chip)
	if chip > 0 {
		t.producing[chip] = append(t.producing[chip], uint8(hex))
		slices.Sort(t.producing[chip])
	}
}

// SetHarbor puts a harbor on a path of the coast.
func (t *Table) SetHarbor(path int, kind uint8) error {
	p := t.Island.Paths[path]
	if !t.Island.Coastal.Has(path) {
		return fmt.Errorf("%s does not lie on the coast", p.Name)
	}
	for _, end := range p.Ends {
		if t.Harbor[end] != NoHarbor {
			return fmt.Errorf("%s has a harbor already", t.Island.Intersections[end].Name)
		}
	}
	for _, end := range p.Ends {
		t.Harbor[end] = kind
	}
	t.Harbors = append(t.Harbors, Harbor{path, kind})
	return nil
}

// Special reports whether other players may build after each turn.
//
// almanach.56.bauphase
func (t *Table) Special() bool { return t.Players > 4 }

// roadMinimum is the number of roads that the Longest Road needs at least.
func (t *Table) roadMinimum() uint8 {
	if t.Readings.RoadLength == "none" {
		return 1
	}
	return 5
}
