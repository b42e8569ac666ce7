package explore

import (
	"context"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/rulings/scenario/scenariotest"
)

var books = scenariotest.Books

// corpus returns the embedded scenarios of the card game that hold, each in its leading edition.
func corpus(tb testing.TB) []*scenario.File {
	tb.Helper()
	files := scenariotest.CardGames(tb)
	for i, f := range files {
		files[i] = f.Under(f.Edition)
	}
	return files
}

// cutMoves is how many moves TestFindsWhatScenariosPlay leaves out.
const cutMoves = 3

// TestFindsWhatScenariosPlay cuts the last moves off each embedded scenario and asks for the expectations at its end:
// the search finds a line of at most as many moves, and the scenario written from it holds. A search that does not find
// it must say why: a fact that the scenario states only in its moves, such as a drawn card.
func TestFindsWhatScenariosPlay(t *testing.T) {
	found, open := 0, 0
	for _, f := range corpus(t) {
		for cut := 1; cut <= cutMoves; cut++ {
			p, goal, ok := before(t, f, cut)
			if !ok {
				continue
			}
			g, err := ParseGoal(p.Table, p.State, goal)
			if err != nil {
				t.Errorf("%s: %v", f.ID, err)
				continue
			}
			o := Options{Limit: 20000, Turns: 2, Offers: strings.Contains(f.Source, "offers")}
			a := Search(t.Context(), p.Table, p.State, g, o)
			switch {
			case a.Verdict == Yes && len(a.Moves) <= cut:
				found++
				holds(t, p, a, f.ID)
			case len(a.Unknown) > 0 && a.Verdict != No:
				open++
			default:
				t.Errorf("%s without %d moves: %s %s, %d moves, %d positions: %s", f.ID, cut, a.Verdict, a.Reason,
					len(a.Moves), a.Positions, goal)
			}
		}
	}
	t.Logf("%d lines found, %d questions depend on what is not stated", found, open)
	if found < 700 || open*50 > found {
		t.Errorf("%d lines found, %d depend on what is not stated: want at least 700 and at most 2%% of them", found, open)
	}
}

// holds writes an answer in both languages and plays it.
func holds(t *testing.T, p *Position, a *Answer, name string) {
	t.Helper()
	for _, lang := range []catalog.Lang{catalog.DE, catalog.EN} {
		lines, err := p.Lines(a, lang)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		text := p.Scenario(lines)
		check, _ := scenario.Parse("found", text)
		if res := scenario.Replay(t.Context(), check, books(), scenario.Options{}); !res.OK {
			t.Errorf("%s: %v\n%s", name, res.Trouble, text)
		}
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
