package service

import (
	"context"
	"testing"

	"catanica/content"
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
	if len(s.Scenarios) == 0 {
		t.Fatal("there are no scenarios in the content")
	}
	for _, f := range s.Scenarios {
		t.Run(f.ID, func(t *testing.T) {
			res := scenario.Replay(context.Background(), f, s.Books, scenario.Options{})
			switch waiting := !f.Pending.Empty(); {
			case waiting && res.OK:
				t.Errorf("%s holds: take the line `pending:` out", f.Path)
			case !waiting && !res.OK:
				t.Errorf("%s: %v", res.Status, res.Trouble)
			}
		})
	}
}

// TestMutate switches off every article and rule that a scenario proves: the scenario must notice.
func TestMutate(t *testing.T) {
	s, problems := Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	report := proof.Prove(context.Background(), s.Library, s.Books, s.Scenarios)
	for id, p := range report.Proofs {
		for _, w := range p.Witnesses {
			if !w.Pending && !w.Notices {
				t.Errorf("%s proves nothing of %s: it holds with the article switched off", w.Scenario, id)
			}
		}
	}
}

// TestEveryEventCites: in every scenario whatever happens cites something that a reader can look up.
func TestEveryEventCites(t *testing.T) {
	s, problems := Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, f := range s.Scenarios {
		res := scenario.Replay(context.Background(), f, s.Books, scenario.Options{})
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
