package scenario

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/script"
)

// Pos is a position in a scenario. Lines and columns count from 1, columns in characters.
type Pos struct{ Line, Col int }

// Error is a mistake in a scenario, worded for its author: what was found and what was wanted.
type Error struct {
	File string
	Pos  Pos
	Msg  catalog.Text
	// Cites are the articles that an impossible position breaks.
	Cites []string
	// Place is the place of a board game's board on which something cannot be; "" if the mistake is about none.
	Place string
}

// same reports whether two mistakes are in one place and say the same.
func (e *Error) same(o *Error) bool { return e.File == o.File && e.Pos == o.Pos && e.Msg == o.Msg }

func (e *Error) Error() string { return e.In(catalog.EN) }

// In returns the message in lang, prefixed with FILE:LINE:COLUMN.
func (e *Error) In(lang catalog.Lang) string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Pos.Line, e.Pos.Col, e.Msg.In(lang))
}

// Errors lists all mistakes of a scenario in the order of its lines.
type Errors []*Error

func (es Errors) Error() string { return es.In(catalog.EN) }

// In returns the mistakes in lang, one per line.
func (es Errors) In(lang catalog.Lang) string {
	lines := make([]string, len(es))
	for i, e := range es {
		lines[i] = e.In(lang)
	}
	return strings.Join(lines, "\n")
}

func (es Errors) sort() {
	slices.SortStableFunc(es, func(a, b *Error) int {
		return cmp.Or(cmp.Compare(a.Pos.Line, b.Pos.Line), cmp.Compare(a.Pos.Col, b.Pos.Col))
	})
}

// quoted is a word of the scenario, and choice a list of words, one of which is wanted; messages show them as their
// language does.
type (
	quoted = script.Quoted
	choice = script.Choice
)

// text formats a message in both languages. Arguments of type quoted, choice and Text appear in the message's language.
func text(de, en string, args ...any) catalog.Text { return catalog.Textf(de, en, args...) }
