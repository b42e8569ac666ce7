package query

import (
	"strings"
	"unicode/utf8"

	"catanica/catalog"
)

// Error is a mistake in a query: what is wrong, where, and how to mend it.
type Error struct {
	Text string // of the query
	At   Span
	What catalog.Text
	Fix  catalog.Text
	Mend string // the whole query as it was probably meant; "" where that is not known
}

// Error implements error, in English.
func (e *Error) Error() string { return e.In(catalog.EN) }

// In is the message in lang.
func (e *Error) In(lang catalog.Lang) string {
	if fix := e.Fix.In(lang); fix != "" {
		return e.What.In(lang) + ": " + fix
	}
	return e.What.In(lang)
}

// Caret is the query and under it carets at the mistake, for a font of fixed width.
func (e *Error) Caret() string {
	from := utf8.RuneCountInString(e.Text[:e.At.From])
	n := max(1, utf8.RuneCountInString(e.Text[e.At.From:e.At.To]))
	return e.Text + "\n" + strings.Repeat(" ", from) + strings.Repeat("^", n)
}

// NewError is a mistake in what a filter says, for whoever knows what its value may be. meant is the value that was probably
// meant, "" for none.
func (q *Query) NewError(f Filter, what, fix catalog.Text, meant string) *Error {
	e := &Error{Text: q.Text, At: f.At, What: what, Fix: fix}
	if meant != "" {
		if strings.ContainsAny(meant, " \t()") {
			meant = `"` + meant + `"`
		}
		at := f.At.From + strings.LastIndex(q.Text[f.At.From:f.At.To], f.Value)
		to := at + len(f.Value)
		if f.Quote {
			at, to = at-1, f.At.To
		}
		e.Mend = q.Text[:at] + meant + q.Text[to:]
	}
	return e
}
