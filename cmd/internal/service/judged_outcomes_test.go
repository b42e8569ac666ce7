package service

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/interact"
)

// outcomes counts how the outcomes of pairs of cards compare with those of the sources.
type outcomes struct {
	right     int
	near      int // another word for the same: both say that A acts on B, or both that it does not
	undecided int
	silent    int // the cards cannot meet
	wrong     int
	cited     int // of them, cite an article that the sources' reader cites
}

func (o outcomes) String() string {
	return fmt.Sprintf("right %d, near %d, undecided %d, silent %d, WRONG %d; %d cite the article", o.right, o.near,
		o.undecided, o.silent, o.wrong, o.cited)
}

// count compares an outcome with the one that the sources give, and reports whether it is none the worse.
func (o *outcomes) count(gold, got interact.Outcome, meet bool) (ok bool) {
	acts := []interact.Outcome{interact.Hits, interact.Changes, interact.Protected, interact.Needs}
	switch {
	case !meet:
		o.silent++
	case got == gold:
		o.right++
	case got == interact.Undecided:
		o.undecided++
		return false
	case gold != interact.Undecided && slices.Contains(acts, gold) == slices.Contains(acts, got):
		o.near++
	default:
		o.wrong++
		return false
	}
	return true
}

// TestPairOutcomes: what the engine says that one card does to another does not get worse, measured by the judged
// questions about two cards. A question that names no game is asked in the first game in which the cards meet, the
// extended one first.
func TestPairOutcomes(t *testing.T) {
	matrix, err := interact.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, half := range []struct {
		file         string
		right, wrong int
	}{{"pairs", 91, 1}, {"pairs-held-back", 71, 9}} {
		var sum outcomes
		n := 0
		for _, c := range judgedLines(t, half.file+".tsv", 9) {
			gold := interact.Outcome(c[6])
			if gold == "-" {
				continue
			}
			n++
			r, meet := interactionOf(matrix, c, gold)
			if !sum.count(gold, r.Outcome, meet) && half.file == "pairs" {
				t.Logf("%s %s %s: %s, want %s", c[2], c[3], c[4], r.Outcome, gold)
			}
			if slices.ContainsFunc(r.Cites, func(id string) bool { return slices.Contains(strings.Fields(c[8]), id) }) {
				sum.cited++
			}
		}
		t.Logf("%-18s %3d pairs: %s", half.file, n, sum)
		if sum.right+sum.near < half.right || sum.wrong > half.wrong {
			t.Errorf("%s: %s: want at least %d right or near and at most %d wrong", half.file, sum, half.right, half.wrong)
		}
	}
}

// interactionOf returns the interaction that a judged question is about: in its game, or in the first of extended,
// tournament and basic game in which the cards meet. If the answer depends, and in a way that depends on the game, it
// is the first with the outcome that the sources give: the answer names the other games.
func interactionOf(m *interact.Matrix, c []string, gold interact.Outcome) (interact.Result, bool) {
	edition := catalog.EditionID(c[4])
	if edition == "" {
		edition = catalog.DefaultEdition
	}
	games := []catalog.Game{catalog.Extended, catalog.Tournament, catalog.Basic}
	if c[5] != "" {
		games = []catalog.Game{catalog.Game(c[5])}
	}
	var found []interact.Result
	for _, g := range games {
		if r, ok := m.Between(interact.Case{A: c[2], B: c[3], Edition: edition, Game: g}); ok {
			found = append(found, r)
		}
	}
	isGold := func(r interact.Result) bool { return r.Outcome == gold }
	if i := slices.IndexFunc(found, isGold); i > 0 && c[7] == "depends" {
		return found[i], true
	}
	if len(found) == 0 {
		return interact.Result{}, false
	}
	return found[0], true
}
