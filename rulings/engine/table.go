package engine

import (
	"maps"
	"slices"

	"catanica/catalog"
)

// Options are what the players agree on before a game, and what a referee assumes.
type Options struct {
	Game     catalog.Game
	Goal     int               // victory points needed; 0 for the game's own number
	Readings map[string]string // answers to open questions other than Catanica's own
	Assume   []Assumption      // facts that no source states
	Off      []string          // articles switched off, for mutation
	Variant  string            // one of the variants, where it changes rules of play
	Open     []string          // cards that lie open beside the stacks (105.C.b)
	Rows     Rows              // of the small card tournament (106.B.a)
}

// Assumption is a fact that a scenario takes as given.
type Assumption struct {
	Card string
	Kind string       // cost, price, gain or loss; victory, strength, tournament or commerce; number; becomes
	Cost catalog.Cost // for the first four
	N    int          // for the next five
	Into string       // for becomes: the action card that this one equals when it is used
}

// Table is what stays the same during a game. It is made by NewTable and never changes.
type Table struct {
	Book     *Book
	Game     catalog.Game
	Goal     int
	Variant  string
	open     []int16 // cards that lie open beside the stacks
	rows     Rows
	readings map[string]string
	off      map[string]bool
	defs     []def // the book's, with what is assumed
}

// NewTable sets a table for a game of the book's edition.
func NewTable(b *Book, o Options) *Table {
	t := &Table{Book: b, Game: o.Game, Goal: o.Goal, Variant: o.Variant, rows: o.Rows, readings: maps.Clone(o.Readings), defs: b.defs}
	if t.Game == "" {
		t.Game = catalog.Tournament
	}
	if t.Goal == 0 {
		t.Goal = goal(t.Game)
		if slices.Contains(o.Off, "101.D.c") { // the tempting reading: the number of the other game
			t.Goal = goal(map[bool]catalog.Game{true: catalog.Extended, false: catalog.Basic}[t.Game == catalog.Basic])
		}
		if t.Variant == Beginners {
			t.Goal = goal(catalog.Basic) // 101.D.c
		}
	}
	for _, id := range o.Open {
		if n, ok := b.byID[id]; ok {
			t.open = append(t.open, n)
		}
	}
	if len(o.Off) > 0 {
		t.off = map[string]bool{}
		for _, id := range o.Off {
			t.off[id] = true
		}
		if t.off["106.A.a-2"] { // the tempting reading: the number of the game stays whatever the players agree on
			t.Goal = goal(t.Game)
		}
	}
	if len(o.Assume) > 0 {
		t.defs = slices.Clone(b.defs)
		for _, a := range o.Assume {
			t.assume(a)
		}
	}
	return t
}

// goal is the number of victory points that wins: 12 in the basic game, 13 in the others (101.D.c).
func goal(g catalog.Game) int {
	if g == catalog.Basic {
		return 12
	}
	return 13
}

func (t *Table) assume(a Assumption) {
	n, ok := t.Book.byID[a.Card]
	if !ok {
		return
	}
	d := &t.defs[n]
	cost := newCost(a.Cost)
	p := points{catalog.Points{N: a.N}, catalog.Known, catalog.Sources{"ours"}}
	switch a.Kind {
	case "cost":
		d.cost, d.costIs = cost, catalog.Known
	case "price":
		d.price, d.priceIs = cost, catalog.Known
	case "gain":
		d.gain = &cost
	case "loss":
		d.loss = &cost
	case "victory":
		d.victory = p
	case "strength":
		d.strength = p
	case "tournament":
		d.tournament = p
	case "commerce":
		d.commerce = p
	case "number":
		d.number = a.N
	case "becomes":
		d.becomes = a.Into
	}
}

// on reports whether the articles are in force; mutation switches one off to see whether a proof notices.
func (t *Table) on(articles ...string) bool { return t.off == nil || t.noneOff(articles) }

func (t *Table) noneOff(articles []string) bool {
	for _, a := range articles {
		if t.off[a] {
			return false
		}
	}
	return true
}

// readOut are articles whose tempting wrong reading the engine plays where it decides. A function that cites one of
// them does not vanish when it is switched off.
var readOut = map[string]bool{
	"103.E.e": true, "103.F.b": true, "116.C.a": true, "116.C.b": true, "116.D.b": true, "116.E.b": true, "118.C.d": true, "118.C.e": true, "118.C.f": true, "120.C.b": true, "120.E.c": true, "120.E.d": true,
	"121.A.a": true, "121.D.a": true, "121.R.a": true, "123.BD.b": true, "123.BD.c": true, "103.C.b": true, "119.C.a": true, "120.D.a": true, "121.N.a": true, "123.AI.a": true, "123.AU.a": true, "123.BJ.a": true, "123.BL.a": true, "125.B.e": true, "127.C.a": true, "127.C.b": true, "127.C.c": true, "127.C.d": true, "128.C.a": true,
}

// stands reports whether a function that cites the articles is there at all.
func (t *Table) stands(articles []string) bool { return t.off == nil || t.noneVoid(articles) }

func (t *Table) noneVoid(articles []string) bool {
	for _, a := range articles {
		if t.off[a] && !readOut[a] {
			return false
		}
	}
	return true
}

// onAll is on for the articles behind a fact.
func (t *Table) onAll(articles []string) bool { return t.on(articles...) }

// reading is the answer by which an open question is played: the scenario's, else Catanica's.
func (t *Table) reading(id string) string {
	if a, ok := t.readings[id]; ok {
		return a
	}
	if r := t.Book.Catalog.Reading(id); r != nil {
		a, _ := r.Default.At(t.Book.Edition)
		return a
	}
	return ""
}

// Reading is the answer by which an open question is played at this table.
func (t *Table) Reading(id string) string { return t.reading(id) }

// since reports whether the table's edition is e or a later one.
func (t *Table) since(e catalog.EditionID) bool { return t.Book.Edition.AtLeast(e) }

// common reports whether both players share the draw stacks and the discard pile: everywhere but in the
// tournament game (kuw.turnier.sonstiges). That for beginners has one collection for both (101.D.c).
func (t *Table) common() bool { return t.Game != catalog.Tournament || t.Variant == Beginners }

// Common is common, for those who show or set up positions.
func (t *Table) Common() bool { return t.common() }
