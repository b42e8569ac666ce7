package script

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/bag"
	"catanica/rulings/verdict"
)

// Found is the outcome of an expectation.
type Found struct {
	OK   bool
	Text catalog.Text
	Open string // the unstated fact on which it depends
}

// Truth returns the outcome of an expectation that asks for yes or no.
func Truth(ok bool) Found {
	if ok {
		return Found{OK: true, Text: catalog.Text{DE: "ja", EN: "yes"}}
	}
	return Found{Text: catalog.Text{DE: "nein", EN: "no"}}
}

// Number returns the outcome of an expectation that asks for a number.
func Number(got, want int) Found { return Found{OK: got == want, Text: catalog.Textf("%d", "%d", got)} }

// Same returns the outcome of an expectation that asks for one of several values, such as a player.
func Same[T comparable](got, want T) Found {
	return Found{OK: got == want, Text: catalog.Textf("%s", "%s", got)}
}

// Covers returns the outcome of an expectation that some cards are among others.
func Covers[R bag.Resource](got, want bag.Bag[R]) Found {
	f := Same(got, want)
	f.OK = got.Covers(want)
	return f
}

// Unless marks the result as undecided if it depends on a fact that the position does not state.
func (f Found) Unless(open bool, fact string) Found {
	if open {
		f.Open = fact
	}
	return f
}

// Expectation reads an expectation for Position.Expect: an optional `no`, and the rest with ask.
func (r *Reader) Expectation(ask func(*Reader) Found) (ok bool, found catalog.Text, wrong *Mistake, err error) {
	negated := r.Accept("no")
	f := ask(r)
	f.OK = f.OK != negated
	if wrong := r.Done(); wrong != nil {
		return false, f.Text, wrong, nil
	}
	if f.Open != "" {
		err = &verdict.Undecided{Fact: f.Open, State: catalog.Textf("Die Stellung nennt es nicht: %s.",
			"The position does not state it: %s.", f.Open)}
		return false, f.Text, nil, err
	}
	return f.OK, f.Text, nil, nil
}

// ExpectEvent reads what follows `cited` or `happened`: an article, or one of the types of events.
func (r *Reader) ExpectEvent(word string, last []Event, types []string) Found {
	t, _ := r.Next()
	if word == "cited" {
		return Truth(slices.ContainsFunc(last, func(e Event) bool { return slices.Contains(e.Cites, t.Text) }))
	}
	if !slices.Contains(types, t.Text) {
		r.Want(t, types...)
	}
	return Truth(slices.ContainsFunc(last, func(e Event) bool { return e.Type == t.Text }))
}
