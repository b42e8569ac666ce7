package script

import "catanica/catalog"

// Editor is a Game whose positions can be set up piece by piece. Lines that an edit does not concern stay as they are.
type Editor interface {
	// Start returns the text of a table to begin with, in English.
	Start() string
	// Tools lists what can be put on the board of a position.
	Tools(p Position) []Tool
	// Put returns the lines of a position with what a tool puts on a place, or false if it does not fit there.
	Put(p Position, lines []string, tool, place string) ([]string, bool)
	// Selects lists what is chosen from a list, or entered as a number, for the whole table.
	Selects(p Position) []Select
	// Refit returns the lines of a position that still fit after a line of the header or of the position has been given a
	// value.
	Refit(p Position, lines []string, key, value string) []string
	// Forms lists what is entered together, such as everything in a player's hand.
	Forms(p Position) []Form
	// Keep returns the lines of a position with what the fields of a form say.
	Keep(p Position, lines []string, form string, get func(field string) string) []string
}

// Tool is something that can be put on places of the board, or be taken away from them.
type Tool struct {
	ID    string // red-settlement, forest, chip-6
	Name  catalog.Text
	Group catalog.Text
	// At lists the places where it fits, with their names.
	At []Place
}

// Place is a place of the board.
type Place struct {
	Ref  string
	Name catalog.Text
}

// Select is a line of the header or the position with one value.
type Select struct {
	Key     string
	Head    bool // it is a line of the header
	Label   catalog.Text
	Options []Option
	N, Max  int // of a number, which has no options
}

// Option is a value that can be chosen.
type Option struct {
	Value string
	Name  catalog.Text
	On    bool
}

// Form is a group of fields.
type Form struct {
	ID     string
	Name   catalog.Text
	Fields []Field
}

// Field is a number up to Max, or a box to tick if Max is 0.
type Field struct {
	Name   string
	Label  catalog.Text
	Kind   string // the resource that it counts; "" for none
	N, Max int
	On     bool
}
