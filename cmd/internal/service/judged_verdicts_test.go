package service

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
)

// asked is a judged question: what a player asks, and the verdict that the sources give it.
type asked struct {
	lang    catalog.Lang
	query   string
	verdict string // yes, no, depends, undecided; - if the question is none of yes or no
}

// judgedLines returns the columns of the lines of a file of judged questions in search/testdata.
func judgedLines(t *testing.T, file string, columns int) [][]string {
	t.Helper()
	return judgedIn(t, "../../../search/testdata/"+file, columns)
}

// judgedIn returns the columns of the lines of the file with the name.
func judgedIn(t *testing.T, name string, columns int) [][]string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var out [][]string
	for n, line := range strings.Split(string(text), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		cols := strings.Split(line, "\t")
		if len(cols) != columns {
			t.Fatalf("%s:%d: %d columns, want %d", name, n+1, len(cols), columns)
		}
		out = append(out, cols)
	}
	return out
}

// shown returns the verdict that a reader of the results sees first: that of the answer, or else that of the first hit,
// or else the word with which its short answer begins; "" if there is none.
func shown(found search.Result) string {
	if found.Answer != nil {
		return string(found.Answer.Verdict)
	}
	if len(found.Hits) == 0 {
		return ""
	}
	first := found.Hits[0]
	if first.Verdict != nil {
		return string(*first.Verdict)
	}
	for _, v := range []rulings.Verdict{rulings.Yes, rulings.No, rulings.Depends} {
		if strings.HasPrefix(first.Answer, v.Word(found.Lang)+".") {
			return string(v)
		}
	}
	return ""
}

// verdicts counts how the verdicts shown compare with those of the sources.
type verdicts struct {
	right  int
	hedged int // "depends" or "undecided", where the sources say yes or no
	silent int
	wrong  int // a yes or no where the sources say something else, or where nobody asked for one
}

func (v verdicts) String() string {
	return fmt.Sprintf("right %d, hedged %d, silent %d, WRONG %d", v.right, v.hedged, v.silent, v.wrong)
}

// count compares a verdict shown with the one that the sources give, and reports whether it is none the worse.
func (v *verdicts) count(gold, got string) (ok bool) {
	yesOrNo := got == "yes" || got == "no"
	switch {
	case gold == "-" && !yesOrNo:
		return true
	case got == gold:
		v.right++
		return true
	case yesOrNo:
		v.wrong++
	case got == "depends" || got == "undecided":
		v.hedged++
	default:
		v.silent++
		return true
	}
	return false
}

// judgeVerdicts asks the questions, logs how the verdicts compare and fails below the floors: the fewest that are right
// and the most that are wrong. It lists the bad ones only if the set is open.
func judgeVerdicts(t *testing.T, name string, questions []asked, open bool, right, wrong int) {
	t.Helper()
	var sum verdicts
	for _, q := range questions {
		found, err := loaded().Search(context.Background(), search.Query{Text: q.query, Lang: q.lang})
		if err != nil {
			t.Fatal(err)
		}
		if got := shown(found); !sum.count(q.verdict, got) && open {
			says := "no answer"
			if found.Answer != nil {
				says = found.Answer.Sentence
			} else if len(found.Hits) > 0 {
				says = "first hit " + found.Hits[0].ID
			}
			t.Logf("%s %q: %s, want %s; %s", q.lang, q.query, got, q.verdict, says)
		}
	}
	t.Logf("%-18s %3d questions: %s", name, len(questions), sum)
	if sum.right < right || sum.wrong > wrong {
		t.Errorf("%s: %s: want at least %d right and at most %d wrong", name, sum, right, wrong)
	}
}

// TestJudgedVerdicts: the verdicts shown for the judged questions do not get worse. None may be wrong, except for those
// known in three sets: some questions of contrast, which were written to resemble a labelled phrasing with another
// verdict, and some of the two adversaries. A few less may be right than were measured.
func TestJudgedVerdicts(t *testing.T) {
	for _, set := range []struct {
		file             string
		columns, verdict int // how many there are, and the one with the verdict
		open             bool
		right, wrong     int
	}{
		{"table", 4, 3, true, 31, 0},
		{"table-held-back", 4, 3, false, 21, 0},
		{"pairs", 9, 7, true, 53, 0},
		{"pairs-held-back", 9, 7, false, 35, 0},
		{"blind", 4, 3, true, 16, 0},
		{"blind-held-back", 4, 3, false, 9, 0},
		{"fresh-open", 4, 3, true, 34, 0},
		{"fresh-held-back", 4, 3, false, 27, 0},
		{"unseen", 4, 3, true, 42, 0},
		{"unseen-held-back", 4, 3, false, 36, 0},
		{"asked-open", 4, 3, true, 11, 0},
		{"asked-held-back", 4, 3, false, 9, 0},
		{"types-open", 4, 3, true, 17, 0},
		{"types-held-back", 4, 3, false, 15, 0},
		{"novel-open", 4, 3, true, 26, 0},
		{"novel-held-back", 4, 3, false, 15, 0},
		{"closing", 4, 2, false, 19, 0},
		{"plain", 4, 2, false, 57, 0},
		{"duos-open", 6, 4, true, 78, 0},
		{"duos-held-back", 6, 4, false, 59, 0},
		{"practice", 5, 4, true, 236, 0},
		{"evening", 4, 2, false, 320, 0},
		{"final", 4, 2, false, 37, 0},
		{"contrast", 5, 2, false, 537, 35},
		{"adversary", 6, 2, true, 19, 0},
		{"adversary-second", 4, 2, true, 24, 1},
		{"saturday-open", 4, 2, true, 32, 0},
		{"saturday-held-back", 4, 2, false, 14, 0},
		{"ordinary", 4, 2, false, 85, 0},
		{"night-open", 4, 3, true, 14, 0},
		{"night-held-back", 4, 3, false, 5, 0},
		{"night-duos-open", 6, 4, true, 30, 0},
		{"late-open", 4, 3, true, 7, 0},
		{"late-held-back", 4, 3, false, 14, 0},
		{"late-duos-open", 6, 4, true, 22, 0},
		{"late-duos-held-back", 6, 4, false, 34, 0},
		{"sunday-duos-open", 6, 4, true, 15, 1},
		{"sunday-duos-held-back", 6, 4, false, 18, 0},
		{"noon-duos-open", 6, 4, true, 14, 0},
		{"noon-duos-held-back", 6, 4, false, 14, 0},
		{"advent-duos-open", 6, 4, true, 10, 2},
		{"advent-duos-held-back", 6, 4, false, 12, 1},
		{"advent-practice", 6, 4, true, 47, 4},
		{"candle-duos-open", 6, 4, true, 14, 0},
		{"candle-duos-held-back", 6, 4, false, 16, 0},
		{"candle-open", 4, 2, true, 9, 0},
		{"candle-held-back", 4, 2, false, 4, 0},
		{"night-duos-held-back", 6, 4, false, 30, 0},
		{"gap-b", 6, 4, true, 205, 0},
		{"gap-a", 6, 4, true, 113, 0},
	} {
		var questions []asked
		for _, c := range judgedLines(t, set.file+".tsv", set.columns) {
			questions = append(questions, asked{catalog.Lang(c[0]), c[1], c[set.verdict]})
		}
		judgeVerdicts(t, set.file, questions, set.open, set.right, set.wrong)
	}
}

// TestJudgedPairsExist: the judged questions about two cards name cards, editions, games, outcomes and articles that
// there are.
func TestJudgedPairsExist(t *testing.T) {
	s := loaded()
	outcomes := " hits refused protected needs changes none undecided - "
	for _, file := range []string{"pairs.tsv", "pairs-held-back.tsv"} {
		for _, c := range judgedLines(t, file, 9) {
			for _, id := range c[2:4] {
				if s.Catalog.Card(id) == nil {
					t.Errorf("%s: there is no card %s", file, id)
				}
			}
			if c[4] != "" && s.Catalog.Edition(c[4]) == nil {
				t.Errorf("%s: there is no edition %s", file, c[4])
			}
			if c[5] != "" && !slices.Contains(catalog.Games, catalog.Game(c[5])) {
				t.Errorf("%s: there is no game %s", file, c[5])
			}
			if !strings.Contains(outcomes, " "+c[6]+" ") {
				t.Errorf("%s: there is no outcome %s", file, c[6])
			}
			for _, id := range strings.Fields(c[8]) {
				if s.Library.Ruling(id) == nil && s.Catalog.Card(id) == nil {
					t.Errorf("%s: there is no %s", file, id)
				}
			}
		}
	}
}
