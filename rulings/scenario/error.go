package scenario

import (
	"fmt"
	"strings"

	"catanica/catalog"
)

// Pos is a place in a scenario; both count from 1, columns in characters.
type Pos struct{ Line, Col int }

// Error is a mistake in a scenario, told to its author: what was found and what is wanted.
type Error struct {
	File string
	Pos  Pos
	Msg  catalog.Text
}

func (e *Error) Error() string { return e.In(catalog.EN) }

// In is the message in lang with its place, FILE:LINE:COLUMN.
func (e *Error) In(lang catalog.Lang) string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Pos.Line, e.Pos.Col, e.Msg.In(lang))
}

// Errors are all mistakes of a scenario.
type Errors []*Error

func (es Errors) Error() string { return es.In(catalog.EN) }

// In lists the mistakes in lang, one a line.
func (es Errors) In(lang catalog.Lang) string {
	lines := make([]string, len(es))
	for i, e := range es {
		lines[i] = e.In(lang)
	}
	return strings.Join(lines, "\n")
}

func text(de, en string, args ...any) catalog.Text {
	return catalog.Text{DE: fmt.Sprintf(de, args...), EN: fmt.Sprintf(en, args...)}
}
