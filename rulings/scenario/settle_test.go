package scenario

import (
	"context"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// unsettled are the facts that no line of the language can state, because no source says what a card does then or
// because what would have to be stated is chosen by a move.
var unsettled = []string{"effect of ", "class of ", "reach of ", "mirrored ", "what is given back", "a hidden card",
	"barred stacks of ", "which way ", "deck size of ", "copies of ", "whether "}

func maySettle(fact string) bool {
	return !slices.ContainsFunc(unsettled, func(s string) bool { return strings.HasPrefix(fact, s) })
}

// TestSettle follows the advice of every undecided scenario: of the embedded ones, and of all that come of the embedded
// ones when a line of the header or of the position is forgotten. The step must then no longer depend on the fact.
func TestSettle(t *testing.T) {
	books, ctx := testBooks(), context.Background()
	undecided, settled := map[string]int{}, map[string]int{}
	check := func(name, src string) {
		f, mistakes := Parse(name, src)
		if len(mistakes) > 0 || f.IsBoard() { // a board game's messages say what to state
			return
		}
		f = f.Under(f.Edition)
		res := Replay(ctx, f, books, Options{})
		res.Settle(ctx, f, books)
		follow := func(fact string, why, advice catalog.Text, line int) {
			if fact == engine.ShuffledPile || strings.Contains(why.EN, "pay or are filled") {
				return // the move itself has to name what comes up, or what pays
			}
			what := subjectOf(fact)
			undecided[what]++
			if advice.Empty() {
				if maySettle(fact) {
					t.Logf("%s:%d: nothing settles %q", name, line, fact)
				}
				return
			}
			settled[what]++
		}
		if res.Status == Undecided {
			follow(res.Unknown, res.Message, res.Settling, res.Line)
		}
		for _, st := range res.Steps {
			for _, e := range st.Events {
				if e.Type == "undecided" {
					follow(e.fact, e.Text, e.Settle, st.Line)
				}
			}
		}
	}
	for n, f := range corpus(t) {
		check(f.Path, f.Source)
		if testing.Short() && n%4 != 3 {
			continue
		}
		lines := strings.Split(f.Source, "\n")
		for i, line := range lines {
			if line == "play" || line == "ablauf" {
				break
			}
			if strings.HasPrefix(line, "  ") || strings.HasPrefix(line, "assume") {
				check(f.Path, strings.Join(slices.Delete(slices.Clone(lines), i, i+1), "\n"))
			}
		}
	}
	all, open := 0, 0
	for what, n := range undecided {
		t.Logf("%4d of %4d settled: %s", settled[what], n, what)
		if maySettle(what) {
			all, open = all+n, open+n-settled[what]
		}
	}
	if open*50 > all {
		t.Errorf("no advice for %d of %d undecided steps", open, all)
	}
	if len(undecided) < 15 {
		t.Errorf("only %d kinds of facts", len(undecided))
	}
}

// subjectOf returns the words of a fact without the card or player that it is about.
func subjectOf(fact string) string {
	subject, _, of := strings.Cut(fact, " of ")
	if of {
		return subject + " of "
	}
	return subject
}
