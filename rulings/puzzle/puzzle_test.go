package puzzle_test

import (
	"io/fs"
	"path"
	"strings"
	"testing"

	"catanica/content"
	"catanica/rulings/puzzle"
	"catanica/rulings/scenario"
	"catanica/rulings/scenario/scenariotest"
)

var books = scenariotest.Books

// embedded returns the puzzles of the content.
func embedded(t *testing.T) []*puzzle.Puzzle {
	t.Helper()
	names, err := fs.Glob(content.FS, "puzzles/*.scn")
	if err != nil {
		t.Fatal(err)
	}
	var out []*puzzle.Puzzle
	for _, name := range names {
		data, err := fs.ReadFile(content.FS, name)
		if err != nil {
			t.Fatal(err)
		}
		p, errs := puzzle.Read(name, string(data))
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		if p.ID+".scn" != path.Base(name) {
			t.Errorf("%s: its id is %s", name, p.ID)
		}
		out = append(out, p)
	}
	return out
}

// TestPuzzles checks that each puzzle has exactly one solution, that its file plays it, and that what happens without
// it is a threat.
func TestPuzzles(t *testing.T) {
	all := embedded(t)
	if len(all) < 30 {
		t.Errorf("%d puzzles, want at least 30", len(all))
	}
	cards := map[string]bool{}
	for _, p := range all {
		t.Run(p.ID, func(t *testing.T) {
			t.Parallel()
			if err := p.Check(t.Context(), books()); err != nil {
				t.Error(err)
			}
			if res := scenario.Replay(t.Context(), p.File, books(), scenario.Options{}); !res.OK {
				t.Errorf("it does not play: %s", res.Message.EN)
			}
		})
		for _, line := range p.File.Start {
			if rest, ok := strings.CutPrefix(line.Text, "north hand:"); ok {
				for card := range strings.SplitSeq(rest, ",") {
					cards[strings.TrimSpace(card)] = true
				}
			}
		}
	}
	if len(cards) < 30 {
		t.Errorf("only %d different cards in the hands", len(cards))
	}
}

// TestCheckRefuses changes a sound puzzle so that it is not: Check must notice each change.
func TestCheckRefuses(t *testing.T) {
	data, err := fs.ReadFile(content.FS, "puzzles/drei-gegen-eins.scn")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, old, new, want string }{
		{"sound", "\n", "\n", ""},
		{"poor", "forest 5 holds 3", "forest 5 holds 2", "no solution"},
		{"rich", "fields 4 holds 0", "fields 4 holds 1", "two solutions"},
		{"richer", "fields 4 holds 0", "fields 4 holds 2", "in 1 moves"},
		{"unstated", "  north stack 1: none\n", "", "unstated"},
	} {
		text := strings.Replace(string(data), c.old, c.new, 1)
		if c.name != "sound" && text == string(data) {
			t.Fatalf("%s changes nothing", c.name)
		}
		p, errs := puzzle.Read(c.name, text)
		if len(errs) > 0 {
			t.Fatal(c.name, errs)
		}
		switch err := p.Check(t.Context(), books()); {
		case c.want == "" && err != nil, c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
	if _, errs := puzzle.Read("no-goal", strings.Replace(string(data), "  expect north wins\n", "", 1)); len(errs) == 0 {
		t.Error("a puzzle without a goal is read")
	}
}

// TestDaily checks that every puzzle comes up once before one comes again.
func TestDaily(t *testing.T) {
	for n := 1; n < 60; n++ {
		all := make([]*puzzle.Puzzle, n)
		for i := range all {
			all[i] = &puzzle.Puzzle{}
		}
		for _, from := range []int{-40, 0, 20_000} {
			seen := map[*puzzle.Puzzle]bool{}
			for day := from; day < from+n; day++ {
				seen[puzzle.Daily(all, day)] = true
			}
			if len(seen) != n {
				t.Errorf("%d puzzles from day %d: %d come up", n, from, len(seen))
			}
		}
	}
	if puzzle.Daily(nil, 3) != nil {
		t.Error("a puzzle of none")
	}
}
