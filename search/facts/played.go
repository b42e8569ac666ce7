package facts

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
)

// Pairs says what one card does to another, as the engine plays it.
type Pairs = interact.Pairs

// Played compares an answer about two cards with what the engine plays, and keeps the result that shows it. It reports
// false if the two contradict each other: then one of them has misread the question.
func (x World) Played(out *Answer) bool {
	if out.Pair[0] == "" || x.Pairs == nil {
		return true
	}
	pairs, err := x.Pairs()
	if err != nil {
		return true // no engine to ask
	}
	found, open := map[interact.Outcome]bool{}, false
	for _, g := range x.Games() {
		r, ok := pairs.Between(interact.Case{A: out.Pair[0], B: out.Pair[1], Edition: x.EditionID, Game: g})
		if !ok {
			continue
		}
		if len(r.See) == 0 && !Shelters(r) { // where the engine only found nothing, it contradicts no answer
			for _, o := range Confirms(r) {
				found[o] = true
			}
			open = open || r.Outcome == interact.Undecided && len(r.Readings) > 0
		}
		if out.Played == nil || out.Played.Outcome != out.Claim && r.Outcome == out.Claim {
			out.Played = &r
		}
	}
	if len(found) == 0 || out.Claim == "" || out.Verdict == Fact {
		return true
	}
	b := x.Cat.Card(out.Pair[1])
	switch affirms := out.affirms(); {
	case affirms:
		return found[out.Claim] || found[interact.Undecided] && !open || // an open question is for nobody to answer
			found[interact.Refused] && out.Claim == interact.Protected || // an answer cannot be played by itself
			found[interact.Changes] && (out.Claim != interact.Hits || b != nil && b.Is(catalog.LandscapeTy, x.EditionID))
	default:
		return !found[out.Claim] && !found[interact.Undecided]
	}
}

// Shelters reports whether the first card of a result only keeps the second one safe from others: it says nothing of
// what the first card protects from the second one.
func Shelters(r interact.Result) bool {
	return r.Outcome == interact.Protected && len(r.Effects) > 0 && r.Effects[0].Deed == interact.Shelters
}

// Confirms returns what a result confirms of an answer: its outcome, except that a payment is no hit in the sense of a
// question such as "can it burn down", and that a card that undoes another one protects against it.
func Confirms(r interact.Result) []interact.Outcome {
	if len(r.Effects) == 0 || r.Outcome != interact.Hits {
		return []interact.Outcome{r.Outcome}
	}
	switch e := r.Effects[0]; {
	case e.Back, e.Deed == interact.Pays, e.Deed == interact.Stored:
		return []interact.Outcome{interact.Changes}
	case e.Deed == interact.Stops:
		return []interact.Outcome{interact.Hits, interact.Protected}
	}
	return []interact.Outcome{r.Outcome}
}

// IsPlayed reports whether the engine has played just what the answer says, so that the answer does not rest on facts
// or articles alone.
func (out *Answer) IsPlayed() bool {
	r := out.Played
	switch {
	case out.Tried != nil:
		return true
	case r == nil || !r.Playable() || out.Verdict == Undecided:
		return false
	case out.Claim == "":
		return true // its sentence is that of the result
	case out.Verdict == Fact:
		return false
	}
	return slices.Contains(Confirms(*r), out.Claim) == out.affirms()
}

// affirms reports whether the answer says that the first card of the pair does to the second what it claims. A question
// such as "is it safe" affirms with a no.
func (out *Answer) affirms() bool {
	if out.Inverse {
		return out.Verdict == No
	}
	return out.Verdict == Yes || out.Verdict == Depends
}
