package explore

import (
	"fmt"

	"catanica/catalog"
)

// Counts in sentences.
var (
	steps = catalog.Plural{One: catalog.Text{DE: "mit 1 Schritt", EN: "in 1 move"},
		Many: catalog.Text{DE: "mit %d Schritten", EN: "in %d moves"}}
	atMost = catalog.Plural{One: catalog.Text{DE: "mit 1 Schritt", EN: "in 1 move"},
		Many: catalog.Text{DE: "mit höchstens %d Schritten", EN: "in at most %d moves"}}
	ofPositions = catalog.Plural{One: catalog.Text{DE: "1 Stellung", EN: "1 position"},
		Many: catalog.Text{DE: "%d Stellungen", EN: "%d positions"}}
	inTime = catalog.Plural{One: catalog.Text{DE: "in diesem Zug", EN: "this turn"},
		Many: catalog.Text{DE: "in %d Zügen", EN: "within %d turns"}}
	deep = catalog.Plural{One: catalog.Text{DE: "1 Schritt tief", EN: "1 move deep"},
		Many: catalog.Text{DE: "%d Schritte tief", EN: "%d moves deep"}}
	undecidedMoves = catalog.Plural{None: catalog.Text{DE: "nicht alles steht fest", EN: "not everything is stated"},
		One:  catalog.Text{DE: "1 Schritt blieb ungeklärt", EN: "1 move was undecided"},
		Many: catalog.Text{DE: "%d Schritte blieben ungeklärt", EN: "%d moves were undecided"}}
)

// sentence puts the answer into words.
func (r *Report) sentence(lang catalog.Lang, forced bool) string {
	say := func(de, en string, args ...any) string {
		return fmt.Sprintf(catalog.Text{DE: de, EN: en}.In(lang), args...)
	}
	positions := ofPositions.In(lang, r.Positions)
	when := inTime.In(lang, r.Turns)
	switch {
	case r.Answer == Yes && r.Moves == 0:
		return say("Ja, das gilt schon in dieser Stellung.", "Yes, it already holds in this position.")
	case r.Answer == Yes && forced:
		return say("Ja, es lässt sich erzwingen, %s; gezeigt ist die längste Gegenwehr.",
			"Yes, it can be forced, %s; the line shows the longest defense.", atMost.In(lang, r.Moves))
	case r.Answer == Yes:
		return say("Ja, %s.", "Yes, %s.", steps.In(lang, r.Moves))
	case r.Answer == No && forced:
		return say("Nein, %s lässt es sich nicht erzwingen (%s, alle geprüft).",
			"No, it cannot be forced %s (%s, all checked).", when, positions)
	case r.Answer == No:
		return say("Nein, %s nicht (%s, alle geprüft).", "No, not %s (%s, all checked).", when, positions)
	case r.Answer == Undecided:
		return say("Nein, soweit es feststeht, aber %s: %s.", "No, as far as is known, but %s: %s.",
			undecidedMoves.In(lang, r.undecidedMoves()), r.facts())
	case r.Reason == ByTime:
		return say("Nicht gefunden, bis die Zeit um war (%s, %s).", "Not found before the time was up (%s, %s).", positions,
			deep.In(lang, r.Depth))
	case r.Reason == ByWays:
		return say("Nicht gefunden; ein Schritt lässt sich auf mehr Arten nennen, als geprüft werden (%s).",
			"Not found; a move can be named in more ways than are tried (%s).", positions)
	}
	return say("Bis zur Grenze nicht gefunden (%s, %s).", "Not found within the limit (%s, %s).", positions,
		deep.In(lang, r.Depth))
}

func (r *Report) undecidedMoves() int {
	n := 0
	for _, u := range r.Undecided {
		n += u.Moves
	}
	return n
}

// facts lists the unstated facts, at most three.
func (r *Report) facts() string {
	out := ""
	for i, u := range r.Undecided {
		switch {
		case i == 3:
			return out + ", …"
		case i > 0:
			out += ", "
		}
		out += u.Fact
	}
	return out
}
