package web

import (
	"slices"

	"catanica/catalog"
	"catanica/templates"

	"github.com/a-h/templ"
)

// factSheet turns the facts of one card into rows, for a reader of one edition.
type factSheet struct {
	frame   templates.Frame
	edition catalog.EditionID // under which the card is shown
	first   catalog.EditionID // in which the card came out
	notes   *footnotes
}

// values are all values that a fact ever had, that of the reader's edition first.
func values[T any](sheet factSheet, fact catalog.Fact[T], none string, show func(T) templ.Component) []templates.Value {
	if len(fact.Values) == 0 {
		return []templates.Value{{Now: true, State: catalog.Unknown}}
	}
	var now, others []templates.Value
	for i, d := range fact.Values {
		span := catalog.Span{From: d.From}
		if i+1 < len(fact.Values) {
			span.Until = fact.Values[i+1].From.Before()
		}
		if !catalog.Later(span.From, sheet.first) {
			span.From = "" // from the beginning on
			if span.Until == sheet.first {
				span.From = sheet.first // and no longer
			}
		}
		v := templates.Value{When: sheet.frame.SpanName(span), State: d.Certainty, None: none, Notes: sheet.notes.add(d.Source), Now: span.Holds(sheet.edition)}
		if d.Certainty == catalog.Known {
			v.Body = show(d.Is)
		}
		if v.Now {
			now = append(now, v)
		} else {
			others = append(others, v)
		}
	}
	if len(now) == 0 {
		now = []templates.Value{{Now: true, State: catalog.Unknown}}
	}
	slices.Reverse(others) // the newest first
	return append(now, others...)
}
