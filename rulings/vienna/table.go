package vienna

import (
	"fmt"
	"slices"

	"catanica/catalog"
	"catanica/rulings/bag"
	"catanica/rulings/boardgame"
)

// Table is what stays the same during a game. It must not be changed once a game has begun on it.
type Table struct {
	Board    *Board
	Players  int
	Goal     int
	Costs    [4]Bag // by Purchase
	Pieces   catalog.Pieces
	Each     uint8 // resource cards of each kind
	Stack    uint8 // development cards; no source says how many of each kind
	Readings Readings
	Maps     []catalog.Map // that a position can lay

	off [rules]bool
}

// Purchase is something that costs resources.
type Purchase uint8

// The purchases, in the order of Table.Costs.
const (
	Road Purchase = iota
	Settlement
	LandmarkFigure
	Development
)

// Purchases are the names of the purchases, as content/boards names them.
var Purchases = [4]string{"road", "settlement", "landmark", "development"}

// Options are what a table may have different from the booklet's game.
type Options struct {
	Goal     int               // 0: that of the number of players
	Readings map[string]string // by the question's id; what is missing follows content/readings.yaml
	Off      []string          // entries switched off
	Costs    map[string]Bag    // assumed prices, by the names of Purchases
}

// NewTable sets a table for some players, with an empty map.
func NewTable(cat *catalog.Catalog, players int, o Options) (*Table, error) {
	g := cat.Board("vienna")
	if g == nil {
		return nil, fmt.Errorf("content/boards has no vienna")
	}
	size := g.Size(players)
	if size == nil {
		return nil, fmt.Errorf("the game is not for %d players", players)
	}
	t := &Table{Board: NewBoard(), Players: players, Goal: g.Goal.Is, Pieces: g.Pieces, Each: uint8(size.Supply.Is),
		Stack: uint8(size.Stack.Is), Maps: g.Maps}
	for r, id := range ruleIDs {
		t.off[r] = slices.Contains(o.Off, id)
	}
	if size.Goal.Is > 0 && !t.misread(rThree) {
		t.Goal = size.Goal.Is
	}
	if o.Goal > 0 {
		t.Goal = o.Goal
	}
	for n, name := range Purchases {
		t.Costs[n] = bag.Counts(Resources, g.Costs[name].Is)
		if c, ok := o.Costs[name]; ok {
			t.Costs[n] = c
		}
	}
	if t.misread(rCosts) {
		t.Costs[LandmarkFigure] = Bag{Stone: 3, Grain: 2}
	}
	boardgame.Answer(cat, o.Readings, t.Readings.answers())
	return t, nil
}

// strongest is the number of militias that the Strongest Militia takes, longest that of roads of the Longest Toll Road.
const (
	strongest = 3
	longest   = 5
)
