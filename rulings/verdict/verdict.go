// Package verdict holds what a referee answers if a move cannot be played: a rule forbids it, nobody knows what the
// rules would need to know, or the move makes no sense. All rules modules use these types, so that what comes after
// them (the scenario language, proofs, pages) need not know the game.
package verdict

import (
	"strings"

	"catanica/catalog"
)

// Refusal reports that a rule forbids the move. The position is unchanged.
type Refusal struct {
	Cites []string // the articles that forbid it, the most specific first
	Why   catalog.Text
	Reads []string // the open questions on whose answer it depends (content/readings.yaml)
}

func (r *Refusal) Error() string {
	return r.Why.EN + " [" + strings.Join(r.Cites, ", ") + "]"
}

// Undecided reports that a move depends on something that the position does not state or no source says. The position
// is unchanged; Undecided.State says what to add.
type Undecided struct {
	Fact  string // the unknown thing, such as "cost of schreibstube"
	State catalog.Text
}

func (u *Undecided) Error() string { return u.Fact + ": " + u.State.EN }

// Wrong reports that a move makes no sense in this position: no such card there, nothing to answer, a number out of
// range. It is a mistake by the author of the move, not a decision of the rules.
type Wrong struct {
	Why catalog.Text
	// Names is what the move leaves open and has to name: dice, place, resources, card, landscapes. It is empty if the
	// move makes no sense at all.
	Names string
	// Cites are the articles that an impossible position breaks, the most specific first.
	Cites []string
}

func (w *Wrong) Error() string { return w.Why.EN }
