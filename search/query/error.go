package query

import (
	"strings"
	"unicode/utf8"

	"catanica/catalog"
)

// Error is a mistake in a query: what is wrong, where, and how to fix it.
type Error struct {
	Text string // of the query
	At   Span
	What catalog.Text
	Fix  catalog.Text
	// Corrected is the whole query as it was probably meant, or "" if that is not known.
	Corrected string
}

// Error returns the message in English.
func (e *Error) Error() string { return e.In(catalog.EN) }

// In returns the message in lang.
func (e *Error) In(lang catalog.Lang) string {
	if fix := e.Fix.In(lang); fix != "" {
		return e.What.In(lang) + ": " + fix
	}
	return e.What.In(lang)
}

// Caret returns the query and, on a second line, carets under the mistake, for a monospaced font.
func (e *Error) Caret() string {
	from := utf8.RuneCountInString(e.Text[:e.At.From])
	n := max(1, utf8.RuneCountInString(e.Text[e.At.From:e.At.To]))
	return e.Text + "\n" + strings.Repeat(" ", from) + strings.Repeat("^", n)
}

// NewError returns a mistake in the value of a filter, for callers that know its valid values. meant is the value that
// was probably meant, or "".
func (q *Query) NewError(f Filter, what, fix catalog.Text, meant string) *Error {
	e := &Error{Text: q.Text, At: f.At, What: what, Fix: fix}
	if meant != "" {
		if strings.ContainsAny(meant, " \t()") {
			meant = `"` + meant + `"`
		}
		at := f.At.From + strings.LastIndex(q.Text[f.At.From:f.At.To], f.Value)
		to := at + len(f.Value)
		if f.Quoted {
			at, to = at-1, f.At.To
		}
		e.Corrected = q.Text[:at] + meant + q.Text[to:]
	}
	return e
}
