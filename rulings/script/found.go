package script

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/verdict"
)

// Found is what an expectation found.
type Found struct {
	OK   bool
	Text catalog.Text
	Open string // the unstated fact on which it depends
}

// Truth is the result of an expectation that asks for yes or no.
func Truth(ok bool) Found {
	if ok {
		return Found{OK: true, Text: catalog.Text{DE: "ja", EN: "yes"}}
	}
	return Found{Text: catalog.Text{DE: "nein", EN: "no"}}
}

// Number is the result of an expectation that asks for a number.
func Number(got, want int) Found { return Found{OK: got == want, Text: catalog.Textf("%d", "%d", got)} }

// Same is the result of an expectation that asks for one of several values, such as a player.
func Same[T comparable](got, want T) Found {
	return Found{OK: got == want, Text: catalog.Textf("%s", "%s", got)}
}

// Unless marks the result as undecided if it depends on a fact that the position does not state.
func (f Found) Unless(open bool, fact string) Found {
	if open {
		f.Open = fact
	}
	return f
}

// Not turns the result round.
func (f Found) Not() Found {
	f.OK = !f.OK
	return f
}

// Result returns what Position.Expect has to return for a line that was read to its end.
func (f Found) Result(r *Reader) (ok bool, found catalog.Text, wrong *Mistake, err error) {
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
