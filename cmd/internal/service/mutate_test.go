package service

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"catanica/content"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
)

// TestScenariosHold plays every scenario of the content: a broken ruling fails here. One that is marked as
// waiting for the engine must not hold, or the mark is out of date.
func TestScenariosHold(t *testing.T) {
	s, problems := Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	if len(s.Scenarios()) == 0 {
		t.Fatal("there are no scenarios in the content")
	}
	for _, f := range s.Scenarios() {
		t.Run(f.ID, func(t *testing.T) {
			res := scenario.Replay(context.Background(), f, s.Books(), scenario.Options{})
			switch waiting := !f.Pending.Empty(); {
			case waiting && res.OK:
				t.Errorf("%s holds: take the line `pending:` out", f.Path)
			case !waiting && !res.OK:
				t.Errorf("%s: %v", res.Status, res.Trouble)
			}
		})
	}
}

// TestMutate switches off, one after the other, every article and every clause that a scenario proves: the scenario
// must notice each of them.
func TestMutate(t *testing.T) {
	s, problems := Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	report := proof.Prove(context.Background(), s.Library, s.Books(), s.Scenarios())
	for id, p := range report.Proofs {
		for _, w := range p.Witnesses {
			switch {
			case w.Pending:
			case len(w.Misses) > 0:
				t.Errorf("%s does not prove %v: it holds with that clause switched off", w.Scenario, w.Misses)
			case len(w.Games) < len(s.Scenario(w.Scenario).AllGames()):
				t.Errorf("%s proves %s only in the games %v", w.Scenario, id, w.Games)
			case !w.Notices:
				t.Errorf("%s proves nothing of %s: it holds with the article switched off", w.Scenario, id)
			}
		}
	}
}

// switchIn matches a call in the engine that asks whether articles or clauses are in force.
var switchIn = regexp.MustCompile(`\.(by|misread|byOf|misreadOf|on)\(([^()]*)\)`)

// TestSwitchesNameClauses checks the switches in the source of the engine: each names an article or a clause that
// exists, and in an article with several clauses the one that it switches off. Switches of what an article says of a
// card name the article; the clause is named like the card.
func TestSwitchesNameClauses(t *testing.T) {
	s, problems := Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../../../rulings/engine/*.go")
	if err != nil || len(files) < 100 {
		t.Fatal(len(files), err)
	}
	n := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || strings.HasSuffix(file, "/misread.go") {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, call := range switchIn.FindAllStringSubmatch(string(data), -1) {
			for _, quoted := range regexp.MustCompile(`"[^"]+"`).FindAllString(call[2], -1) {
				id := strings.Trim(quoted, `"`)
				article, byCard := rulings.ArticleOf(id), strings.HasSuffix(call[1], "Of")
				clauses := s.Library.Clauses(article)
				n++
				switch {
				case s.Library.Ruling(article) == nil:
					t.Errorf("%s: there is no article %q", file, id)
				case id != article && !s.Library.IsClause(id):
					t.Errorf("%s: the article has no clause %q", file, id)
				case id == article && !byCard && len(clauses) > 1:
					t.Errorf("%s: %s has clauses: which of them does this switch off?", file, id)
				}
			}
		}
	}
	if n < 250 {
		t.Errorf("only %d switches found", n)
	}
}

// TestEveryEventCites: in every scenario whatever happens cites something that a reader can look up.
func TestEveryEventCites(t *testing.T) {
	s, problems := Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, f := range s.Scenarios() {
		res := scenario.Replay(context.Background(), f, s.Books(), scenario.Options{})
		for _, res := range append(res.Editions, res) {
			for _, st := range res.Steps {
				for _, e := range st.Events {
					if e.Type == "refused" || e.Type == "undecided" {
						continue
					}
					if n++; len(e.Cites) == 0 {
						t.Errorf("%s:%d: %q cites nothing", f.Path, st.Line, e.Type)
					}
					for _, id := range e.Cites {
						if !s.Cites(id) {
							t.Errorf("%s:%d: %q cites %s, which cannot be looked up", f.Path, st.Line, e.Type, id)
						}
					}
				}
			}
		}
	}
	if n < 1000 {
		t.Errorf("only %d events", n)
	}
}
