package scenario

import (
	"context"
	"slices"
	"strings"
	"testing"

	"catanica/rulings/engine"
)

// TestSaveLoadFork cuts every embedded scenario before each of its moves, parses the first part again from its text and
// plays the rest from the position that it leads to: all hashes equal those of the whole. Playing another move from
// there does not change that position.
func TestSaveLoadFork(t *testing.T) {
	n := 0
	for _, f := range cardGames(t) { // TestBoardLines does the same for boards
		for _, e := range f.Editions {
			n += forkEverywhere(t, f.Path, f.Under(e), testBooks())
		}
	}
	if n < 500 {
		t.Errorf("only %d forks: the test does not find the scenarios", n)
	}
	t.Logf("%d forks", n)
}

func forkEverywhere(t *testing.T, name string, f *File, books Books) int {
	ctx, forks := context.Background(), 0
	whole := Replay(ctx, f, books, Options{})
	lines := strings.SplitAfter(f.Source, "\n")
	for i, step := range f.Steps {
		if !isMove(f, step) {
			continue
		}
		saved := strings.Join(lines[:step.Pos.Line-1], "")
		front, errs := Parse(name, saved)
		if len(errs) > 0 {
			t.Fatalf("%s: the save before line %d cannot be read: %v", name, step.Pos.Line, errs)
		}
		loaded := Replay(ctx, front.Under(f.Edition), books, Options{})
		s, made := loaded.Start, len(loaded.Steps)
		if made > 0 {
			s = loaded.Steps[made-1].State
		}
		before := engine.Hash(loaded.Table, s)
		if !loaded.OK || made > 0 && before != whole.Steps[made-1].Hash {
			t.Errorf("%s: the position loaded before line %d differs: %v", name, step.Pos.Line, loaded.Trouble)
			continue
		}
		line := engine.NewLine(loaded.Table, s)
		for _, m := range engine.Legal(loaded.Table, s) {
			next, _, err := engine.Apply(loaded.Table, s, m)
			played := line.Play(m)
			if (err == nil) != (played == nil) ||
				err == nil && engine.Hash(loaded.Table, line.State()) != engine.Hash(loaded.Table, next) {
				t.Errorf("%s, before line %d: played in place, %v leads elsewhere", name, step.Pos.Line, m)
			}
			if played == nil {
				line.Undo()
			}
			if engine.Hash(loaded.Table, line.State()) != before {
				t.Fatalf("%s, before line %d: %v is not taken back", name, step.Pos.Line, m)
			}
		}
		rest := &player{file: f, table: loaded.Table, s: s, res: &Result{}}
		for _, step := range f.Steps[i:] {
			if !isMove(f, step) {
				continue // it may ask about what happened before the fork
			}
			if err, _ := rest.step(ctx, step); err != nil {
				t.Errorf("%s: continued from line %d: %v", name, f.Steps[i].Pos.Line, err)
				break
			}
		}
		if got, want := hashesOf(rest.res.Steps), hashesOf(whole.Steps[made:]); !slices.Equal(got, want) {
			t.Errorf("%s: continued from line %d, the positions are %v, want %v", name, step.Pos.Line, got, want)
		}
		if engine.Hash(loaded.Table, s) != before {
			t.Errorf("%s: moves played from line %d on changed the position", name, step.Pos.Line)
		}
		forks++
	}
	return forks
}

// isMove reports whether the line is a move of the edition in which f is played.
func isMove(f *File, s Step) bool { return !s.Expect && !s.Odds && s.Holds(f.Edition) }

func hashesOf(steps []StepResult) []string {
	var out []string
	for _, s := range steps {
		out = append(out, s.Hash)
	}
	return out
}
