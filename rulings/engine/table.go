package engine

import (
	"maps"
	"slices"
	"strings"

	"catanica/catalog"
)

// Options are the players' agreements before a game, and the assumptions of a referee.
type Options struct {
	Game     catalog.Game
	Goal     int               // victory points needed; 0 for the game's own number
	Readings map[string]string // answers to open questions other than Catanica's own
	Assume   []Assumption      // facts that no source states
	Off      []string          // articles and clauses switched off, for mutation
	Consult  func(id string)   // called with each article or clause whose switch is looked at; nil in play
	Variant  string            // one of the variants, where it changes rules of play
	Open     []string          // cards that lie open beside the stacks (105.C.b)
	Rows     Rows              // of the small card tournament (106.B.a)
	Sets     []string          // theme sets whose cards take part, for a game that begins with its opening
}

// Assumption is a fact that a scenario takes as given.
type Assumption struct {
	Card string
	Kind string       // cost, price, gain or loss; victory, strength, tournament or commerce; number; becomes
	Cost catalog.Cost // for the first four
	N    int          // for the next five
	Into string       // for becomes: the action card that this one equals when it is used
}

// Table holds everything that stays the same during a game. NewTable makes it, and it never changes.
type Table struct {
	Book     *Book
	Game     catalog.Game
	Goal     int
	Variant  string
	open     []int16 // cards that lie open beside the stacks
	rows     Rows
	sets     []string // whose cards take part, the basic game first
	readings map[string]string
	off      map[string]bool
	consult  func(id string) // see Options
	defs     []*def          // the book's, except those that an assumption or a misreading changes
}

// NewTable returns a table for a game of the book's edition.
func NewTable(b *Book, o Options) *Table {
	t := &Table{Book: b, Game: o.Game, Goal: o.Goal, Variant: o.Variant, rows: o.Rows, readings: maps.Clone(o.Readings),
		consult: o.Consult, defs: b.defs}
	if t.Game == "" {
		t.Game = catalog.Tournament
	}
	if len(o.Off) > 0 || o.Consult != nil {
		t.off = map[string]bool{}
		for _, id := range o.Off {
			t.off[id] = true
		}
	}
	t.sets = []string{baseSet}
	if t.Variant == Beginners {
		t.sets = append(t.sets, tournamentSet)
	}
	for _, id := range o.Sets {
		if t.takesSet(id) {
			t.sets = append(t.sets, id)
		}
	}
	t.Goal = t.goal(o.Goal)
	for _, id := range o.Open {
		if n, ok := b.byID[id]; ok {
			t.open = append(t.open, n)
		}
	}
	for id := range t.off {
		if article, card, ok := strings.Cut(id, "/"); ok && article == "101.D.d" {
			t.misreadOtherTime(card)
		}
	}
	if len(o.Assume) > 0 {
		t.defs = slices.Clone(t.defs)
		for _, a := range o.Assume {
			t.assume(a)
		}
	}
	return t
}

// takesSet reports whether a set that the players name joins the game: it has come out, is not there yet, and the game
// is not the basic game, which has no theme sets.
func (t *Table) takesSet(id string) bool {
	set := t.Book.Catalog.Set(id)
	return set != nil && t.Book.Edition.AtLeast(set.From) && t.Game != catalog.Basic && !slices.Contains(t.sets, id)
}

// goal returns the number of victory points that wins: agreed, if the players have agreed on one (Ruling 106.A.a-2),
// else 12 in the basic game and in the beginners' tournament game, and 13 in the others (Ruling 101.D.c).
func (t *Table) goal(agreed int) int {
	usual := 13
	if t.Game == catalog.Basic || t.Variant == Beginners {
		usual = 12
	}
	if !t.on("101.D.c") && agreed == 0 {
		return misreadGoal(t)
	}
	if agreed == 0 || !t.on("106.A.a-2") { // misread, the number of the game stays whatever the players agree on
		return usual
	}
	return agreed
}

func (t *Table) assume(a Assumption) {
	n, ok := t.Book.byID[a.Card]
	if !ok {
		return
	}
	assumed := *t.defs[n]
	d := &assumed
	t.defs[n] = d
	cost := newCost(a.Cost)
	p := points{Points: catalog.Points{N: a.N}, is: catalog.Known, source: catalog.Sources{"ours"}}
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

// on reports whether the articles or clauses are in force; mutation switches one off to see whether a proof notices.
func (t *Table) on(ids ...string) bool { return t.off == nil || !slices.ContainsFunc(ids, t.isOff) }

// isOff reports whether an article or a clause is switched off: the clause itself, or the article that it belongs to.
func (t *Table) isOff(id string) bool {
	if t.consult != nil {
		t.consult(id)
	}
	return t.off[id] || t.off[articleOf(id)]
}

// articleOf returns the article of a clause: 112.P.a for 112.P.a/palast, and for 112.P.a itself.
func articleOf(id string) string {
	article, _, _ := strings.Cut(id, "/")
	return article
}

// reading returns the answer with which an open question is played: the scenario's, else Catanica's.
func (t *Table) reading(id string) string {
	if a, ok := t.readings[id]; ok {
		return a
	}
	return t.Book.readings[t.Game][id]
}

// Reading returns the answer with which an open question is played at this table.
func (t *Table) Reading(id string) string { return t.reading(id) }

// since reports whether the table's edition is e or a later one.
func (t *Table) since(e catalog.EditionID) bool { return t.Book.since[e] }

// common reports whether both players share the draw stacks and the discard pile, as they do everywhere except in the
// tournament game (kuw.turnier.sonstiges). In the beginners' tournament game they share one set (Ruling 101.D.c).
func (t *Table) common() bool { return t.Game != catalog.Tournament || t.Variant == Beginners }

// Common does what common does, for callers that show or set up positions.
func (t *Table) Common() bool { return t.common() }
