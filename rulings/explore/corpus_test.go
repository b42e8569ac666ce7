package explore

import (
	"context"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// books compiles the content once for all tests.
var books = sync.OnceValue(func() scenario.Books {
	cat, _ := catalog.Load(content.FS)
	b, _ := scenario.CompileBooks(cat)
	return b
})

// corpus returns the embedded scenarios that hold, each in its leading edition.
func corpus(tb testing.TB) []*scenario.File {
	tb.Helper()
	var out []*scenario.File
	err := fs.WalkDir(content.FS, "scenarios", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(p) != ".scn" {
			return err
		}
		data, err := fs.ReadFile(content.FS, p)
		if err != nil {
			return err
		}
		f, errs := scenario.Parse(p, string(data))
		if len(errs) > 0 {
			return errs
		}
		if f.Pending.Empty() {
			out = append(out, f.Under(f.Edition))
		}
		return nil
	})
	if err != nil {
		tb.Fatal(err)
	}
	return out
}

// TestFindsWhatScenariosPlay cuts the last moves off each embedded scenario and asks for the expectations at its end: the
// search finds a line of at most as many moves, and the scenario written from it holds.
func TestFindsWhatScenariosPlay(t *testing.T) {
	found, skipped := 0, 0
	var lost []string
	for _, f := range corpus(t) {
		for cut := 1; cut <= 3; cut++ {
			p, goal, ok := before(t, f, cut)
			if !ok {
				skipped++
				continue
			}
			g, err := ParseGoal(p.Table, p.State, goal)
			if err != nil {
				t.Errorf("%s: %v", f.ID, err)
				continue
			}
			a := Search(context.Background(), p.Table, p.State, g, Options{Limit: 20000, Turns: 2, Offers: strings.Contains(f.Source, "offers")})
			if a.Verdict != Yes || len(a.Moves) > cut {
				lost = append(lost, fmt.Sprintf("%s -%d: %s %s after %d positions, %d moves: %s %v", f.ID, cut, a.Verdict, a.Reason, a.Positions, len(a.Moves), goal, a.Unknown))
				continue
			}
			for _, lang := range []catalog.Lang{catalog.DE, catalog.EN} {
				lines, err := p.Lines(a, lang)
				text := p.Scenario(lines)
				if err != nil {
					t.Errorf("%s -%d: %v", f.ID, cut, err)
					continue
				}
				check, _ := scenario.Parse("found", text)
				if res := scenario.Replay(context.Background(), check, books(), scenario.Options{}); !res.OK {
					t.Errorf("%s -%d: %v\n%s", f.ID, cut, res.Trouble, text)
				}
			}
			found++
		}
	}
	t.Logf("%d lines found, %d positions skipped", found, skipped)
	for _, l := range lost {
		t.Log("LOST ", l)
	}
}

// before returns the position in which so many moves of the scenario are left, and the expectations at its end.
func before(t *testing.T, f *scenario.File, cut int) (*Position, string, bool) {
	n := f.Moves() - cut
	last := len(f.Steps)
	var parts []string
	for last > 0 && f.Steps[last-1].Expect && !f.Steps[last-1].Odds && !f.Steps[last-1].Unsure {
		_, what, _ := strings.Cut(f.Steps[last-1].Text, " ")
		parts = append(parts, what)
		last--
	}
	if n < 0 || len(parts) == 0 || len(parts) > 6 {
		return nil, "", false
	}
	moves := 0
	for _, s := range slices.Backward(f.Steps[:last]) {
		if s.Expect || s.Odds || s.Unsure || s.Must {
			if moves < cut && (s.Unsure || s.Must || s.Odds) {
				return nil, "", false
			}
			continue
		}
		if moves++; moves == cut {
			break
		}
	}
	g, errs := scenario.Parse(f.Path, f.Save(n))
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	g = g.Under(g.Edition)
	res := scenario.Replay(context.Background(), g, books(), scenario.Options{})
	if !res.OK || res.End().Winner != engine.Chance {
		return nil, "", false
	}
	return &Position{File: g, Table: res.Table, State: res.End()}, strings.Join(parts, "; "), true
}
