package answer

import (
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
	"catanica/search/question"
)

// TestBasics asks the questions of testdata/basics/basics.txtar for the facts that beginners ask for. A line is
// `VERDICT LANG QUESTION`, followed by what the sentence must contain and the article that must come first, each after
// a bar. The verdict - means that none of these facts is the answer.
func TestBasics(t *testing.T) { checkBasics(t, "basics", load().Basic) }

// TestBasicInSituation asks the questions of testdata/basics/situations.txtar, in the same form, for the facts that the
// questions behind a situation ask for.
func TestBasicInSituation(t *testing.T) { checkBasics(t, "situations", load().BasicInSituation) }

// askBasic asks for a basic fact.
type askBasic func(question.Question, string, catalog.Lang, catalog.EditionID) *Answer

// checkBasics asks the questions of a file in testdata/basics and compares the answers.
func checkBasics(t *testing.T, name string, ask askBasic) {
	t.Helper()
	text, err := os.ReadFile("testdata/basics/" + name + ".txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range txtar.Parse(text).Files {
		t.Run(f.Name, func(t *testing.T) {
			for line := range strings.Lines(string(f.Data)) {
				if line = strings.TrimSpace(line); line != "" {
					checkBasic(t, line, ask)
				}
			}
		})
	}
}

// checkBasic asks the question of a line and compares the answer.
func checkBasic(t *testing.T, line string, ask askBasic) {
	t.Helper()
	parts := strings.Split(line, "|")
	head := strings.SplitN(strings.TrimSpace(parts[0]), " ", 3)
	lang := catalog.Lang(head[1])
	got := ask(load().Read(head[2], lang), head[2], lang, "")
	switch {
	case got == nil && head[0] == "-":
		return
	case got == nil:
		t.Errorf("%s: no answer, want %s", head[2], head[0])
		return
	case string(got.Verdict) != head[0]:
		t.Errorf("%s: got %s, want %s: %s", head[2], got.Verdict, head[0], got.Sentence)
	}
	for i, part := range parts[1:] {
		part = strings.TrimSpace(part)
		if i == 0 && !strings.Contains(got.Sentence, part) {
			t.Errorf("%s: %q is missing in %q", head[2], part, got.Sentence)
		} else if i == 1 && got.Cites[0] != part {
			t.Errorf("%s: cites %v, want %s first", head[2], got.Cites, part)
		}
	}
}

// TestBasicsAreNoNames: the name of a card alone asks for no basic fact, so that Basic need not look for one.
func TestBasicsAreNoNames(t *testing.T) {
	a := load()
	for _, k := range a.cat.Cards {
		for _, lang := range catalog.Langs {
			for _, name := range append([]string{k.Title(lang)}, k.Aliases.In(lang)...) {
				q := a.book.ReadAsTyped(name, lang)
				if x := a.ask(q, lang, ""); a.isName(&q) && (x.basic(catalog.DE) != nil || x.basic(catalog.EN) != nil) {
					t.Errorf("%q asks for a basic fact", name)
				}
			}
		}
	}
}

// TestBasicsDiffer holds that each way of asking for a basic fact, in the plainest words, gets that fact.
func TestBasicsDiffer(t *testing.T) {
	a := load()
	first := map[string]catalog.Words{}
	for _, g := range a.lib.Basics.Groups {
		first[g.ID] = g.Asked
	}
	for _, f := range a.lib.Basics.Facts {
		says := &f.Says[len(f.Says)-1]
		for i := range f.Ways {
			for _, way := range choices(f.Groups(i)) {
				for _, lang := range catalog.Langs {
					var words []string
					for _, id := range way {
						words = append(words, strings.TrimPrefix(first[id].In(lang)[0], "="))
					}
					text := strings.Join(words, " ")
					x := a.ask(a.book.ReadAsTyped(text, lang), lang, says.Until)
					if got := x.basic(lang); got != nil && got != f {
						t.Errorf("%s: %q asks for %s", f.ID, text, got.ID)
					}
				}
			}
		}
	}
}

// choices returns all lists that have one element of each list.
func choices(of [][]string) [][]string {
	out := [][]string{nil}
	for _, list := range of {
		var next [][]string
		for _, way := range out {
			for _, id := range list {
				next = append(next, append(slices.Clone(way), id))
			}
		}
		out = next
	}
	return out
}
