package service

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/interact"
)

// TestDescribe reads the JSON form of pairs: the games that it tells of, cards that do not exist, what is open.
func TestDescribe(t *testing.T) {
	svc, _ := Load(content.FS)
	with, err := svc.Interactions()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		interact.Case
		asked    bool
		verdict  string
		absent   string
		scenario bool
		sentence string // its beginning
		not      string // what it does not say
	}{
		{"a game asked for", interact.Case{A: "spion", B: "rathaus", Edition: "2004", Game: "tournament"},
			true, "no", "", true, "No: the Spy cannot affect the Town Hall.", "basic game"},
		{"all games", interact.Case{A: "spion", B: "rathaus", Edition: "2004", Game: "tournament"},
			false, "no", "", true, "No (tournament game", ": No:"},
		{"not out yet", interact.Case{A: "statue", B: "rathaus", Edition: "1996", Game: "basic"},
			true, "", "statue", false, "Under the rules of 1996, the Statue “Beloved Prince” did not exist yet.", "effect"},
		{"not in the game", interact.Case{A: "hexe", B: "rathaus", Edition: "2005", Game: "basic"},
			true, "", "hexe", false, "The Witch is not part of the basic game, but of: Wizards & Dragons.", "disable"},
		{"neither", interact.Case{A: "guido", B: "hexe", Edition: "1996", Game: "basic"},
			false, "", "guido hexe", false, "Under the rules of 1996, Guido and the Witch did not exist yet.", "no effect"},
		{"an open question", interact.Case{A: "buergerkrieg", B: "flaggschiff", Edition: "2005", Game: "tournament"},
			true, "undecided", "", false,
			"Undecided: what the Civil War does to the Flagship depends on a question that no source decides. " +
				"Open question: “The Flagship itself”.", "cannot"},
		{"nothing found", interact.Case{A: "dogma", B: "hexe", Edition: "2005", Game: "tournament"},
			true, "undecided", "", false,
			"No effect found: in the positions played, the Dogma has no effect on the Witch. " +
				"Both are named in: “",
			"103."},
	} {
		x := with.Describe(interactionAt(with, c.Case), catalog.EN, c.asked)
		if x.Verdict != c.verdict || strings.Join(x.Absent, " ") != c.absent || (x.Scenario != "") != c.scenario {
			t.Errorf("%s: verdict %q, absent %v, scenario %q", c.name, x.Verdict, x.Absent, x.Scenario)
		}
		if !strings.HasPrefix(x.Sentence, c.sentence) || strings.Contains(x.Sentence, c.not) {
			t.Errorf("%s: %q, want %q without %q", c.name, x.Sentence, c.sentence, c.not)
		}
		if x.Missing == nil || x.Cites == nil || len(x.Missing) != len(x.Facts) {
			t.Errorf("%s: missing %v, in words %v, cites %v", c.name, x.Missing, x.Facts, x.Cites)
		}
	}
}

// interactionAt returns the result of a case.
func interactionAt(with *Interactions, c interact.Case) interact.Result {
	r, _ := with.Matrix.Between(c)
	return r
}
