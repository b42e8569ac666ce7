package templates

import "github.com/a-h/templ"

// Board is a position laid out as on the table, as one viewer sees it.
type Board struct {
	Facts    []BoardFact // turn, phase, dice
	Sides    [2]BoardSide
	Common   []BoardPile // stacks and discard pile that both players share
	Events   BoardPile
	Unplaced bool   // some cards are drawn on a site that the position does not state
	Changed  Change // what its marks mean; Unchanged if nothing is marked
	Asked    *Asked // the open question, for pages that show a board alone
	Flat     bool   // one principality below the other instead of facing each other
	List     bool   // shown as a list
	Zoom     int    // from 1, which fits its place, to MaxZoom
	Static   bool   // beside another board: nothing on it can be touched
}

// BoardFact is a public fact of the position: whose turn it is, what the dice show.
type BoardFact struct {
	Label, Text string
	Changed     Change
}

// BoardSide is one player's half of the table.
type BoardSide struct {
	ID      string // north, south
	Name    string
	Active  bool
	Points  BoardCount
	Counts  []BoardCount // strength and so on, where there are any
	Tokens  []string
	Columns []BoardColumn
	Lands   []BoardLand // landscapes without a stated place
	Out     []BoardCard // cards in play without a place
	Hand    BoardPile
	Limit   int
	Zoomed  bool        // larger than its place
	Piles   []BoardPile // own stacks and discard pile
}

// BoardCount is a number of points.
type BoardCount struct {
	Kind    string // victory, strength, commerce, tournament, star
	Text    string // "5", "5 + ?"
	Name    string // "5 Siegpunkte, dazu unbelegte"
	Changed Change
}

// BoardColumn is a column of a principality: a place or a road, and what lies above and below it.
type BoardColumn struct {
	Kind    string // settlement, city, citadel, metropolis, road, gap
	Name    string // "Stadt A"
	Ref     string
	Moves   []Move
	Edits   []EditGroup
	Changed Change
	Above   []BoardSlot // from the top down to the axis
	Cards   []BoardCard // on the axis itself, attached to a road
	Below   []BoardSlot // from the axis down
}

// emblem returns the drawing of what lies on the axis.
func (c BoardColumn) emblem() string {
	if c.Kind == "free-road" {
		return "road"
	}
	return c.Kind
}

// landscape returns the name of the landscape, by which its drawing is called.
func (l BoardLand) landscape() string { return l.Landscape }

// width returns the class that says how many columns the principality has.
func (s BoardSide) width() string { return "cols-" + number(max(3, min(len(s.Columns), mostColumns))) }

// mostColumns is the number of columns for which the style sheet has a class.
const mostColumns = 21

// EditGroup is a row of buttons, or a field with a button, that changes the position.
type EditGroup struct {
	Label string
	Field string // the name of a text field; "" without one
	Edits []EditButton
}

// EditButton is one change of the position.
type EditButton struct {
	Do, Name string
	On       bool // it is so already
}

// BoardSlot is a site: it holds a card, a landscape or nothing.
type BoardSlot struct {
	Card  *BoardCard
	Land  *BoardLand
	Ref   string // of a free site
	Name  string
	Drop  string // the edit that puts a card here, without the card
	Moves []Move
	Edits []EditGroup
}

// Static reports whether a free site cannot be touched.
func (s BoardSlot) Static() bool { return s.Ref == "" }

// BoardLand is a landscape with its number and its store.
type BoardLand struct {
	Resource  string // name of its symbol
	Landscape string // forest, hills …
	Name      string
	Where     string // its place in words
	Number    int    // 0 when not stated
	Stock     int
	Changed   Change
	Ref       string
	Edits     []EditGroup
}

// words describes the store: "2 von 3 Holz".
func (l BoardLand) words(f Frame, resource string) string {
	return number(l.Stock) + " " + f.Say(textOf) + " 3 " + resource
}

// BoardCard is a card on the table.
type BoardCard struct {
	Name    string
	Href    string
	Class   ClassMark
	Hidden  bool
	Tags    []BoardTag
	Changed Change
	On      []BoardCard   // cards on top of it
	Ref     string        // its number: "c12"; "" if it cannot be touched
	Where   string        // its place in words; "" for cards in piles
	Faults  []ReplayEvent // why it cannot be here, with the articles
	Drag    string        // the edit that moves it, without the place
	Emblem  string
	Price   Price
	Effect  string
	Moves   []Move
	Edits   []EditGroup
}

// BoardTag is a remark on a card, such as its owner or that it is blocked.
type BoardTag struct{ Icon, Text string }

// BoardPile is a hand, a stack or a discard pile.
type BoardPile struct {
	Label   string
	Cards   []BoardCard
	Hidden  int  // number of cards face down
	More    bool // there may be more cards than stated
	Hand    bool
	Drop    string // the edit that adds a card, without the card
	Changed Change
}

// None reports whether the pile is known to be empty.
func (p BoardPile) None() bool { return len(p.Cards) == 0 && p.Hidden == 0 && !p.More }

// Unknown reports whether nothing is known about the pile.
func (p BoardPile) Unknown() bool { return len(p.Cards) == 0 && p.Hidden == 0 && p.More }

// MaxZoom is the largest size of a board.
const MaxZoom = 4

// zoom returns the class of the board's size.
func (b Board) zoom() string {
	if b.Zoom < 2 {
		return ""
	}
	return "zoom-" + number(b.Zoom)
}

// class returns the class of what is marked.
func (c Change) class() string {
	if c == Unchanged {
		return ""
	}
	return "changed"
}

// refAttrs names a thing on a board that can be touched or moved elsewhere.
func refAttrs(ref string) templ.Attributes {
	if ref == "" {
		return nil
	}
	return templ.Attributes{"data-card": ref}
}
