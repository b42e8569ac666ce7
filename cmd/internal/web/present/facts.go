package present

import (
	"slices"

	"catanica/catalog"
	"catanica/templates"

	"github.com/a-h/templ"
)

// FactSheet turns the facts of one card into rows for a reader of one edition.
type FactSheet struct {
	Frame   templates.Frame
	Edition catalog.EditionID // the edition under which the card is shown
	First   catalog.EditionID // the edition in which the card came out
	Notes   *Footnotes
}

// Values presents every value that a fact has had, with that of the reader's edition first.
func Values[T any](sheet FactSheet, fact catalog.Fact[T], none string, show func(T) templ.Component) []templates.Value {
	if len(fact.Values) == 0 {
		return []templates.Value{{Now: true, State: catalog.Unknown}}
	}
	var now, others []templates.Value
	for i, d := range fact.Values {
		span := catalog.Span{From: d.From}
		if i+1 < len(fact.Values) {
			span.Until = fact.Values[i+1].From.Before()
		}
		if !catalog.Later(span.From, sheet.First) {
			span.From = "" // since the beginning
			if span.Until == sheet.First {
				span.From = sheet.First // in that edition only
			}
		}
		v := templates.Value{
			When: sheet.Frame.SpanName(span), State: d.Certainty, None: none, Notes: sheet.Notes.Add(d.Source),
			Now: span.Holds(sheet.Edition), Bound: d.BoundText(sheet.Frame.Lang),
			Ground: sheet.ground(d.Basis, d.Witnesses, d.Why),
		}
		if d.Certainty == catalog.Known {
			v.Body = show(d.Is)
		}
		if !d.NoneLikely() {
			v.Likely = show(d.Likely)
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
	slices.Reverse(others) // newest first
	return append(now, others...)
}

// ground presents what a value rests on.
func (sheet FactSheet) ground(b catalog.Basis, witnesses int, why catalog.Text) templates.Ground {
	return templates.Ground{
		Inferred: b == catalog.Inferred, Why: sheet.Notes.s.Inline(sheet.Frame, sheet.Frame.Say(why)),
		OneWitness: b == catalog.Outside && witnesses == 1,
	}
}

// Copies presents what a number of copies rests on.
func (sheet FactSheet) Copies(in catalog.InSet) templates.Ground {
	return sheet.ground(in.Basis, in.Witnesses, in.Why)
}

// Need presents what a condition rests on.
func (sheet FactSheet) Need(n catalog.Need) templates.Ground {
	if !n.Inferred() {
		return templates.Ground{}
	}
	return sheet.ground(catalog.Inferred, 0, n.Why)
}
