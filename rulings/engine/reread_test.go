package engine_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// TestWrittenGames: what random play writes for a failure is a scenario that can be read and plays the same game: every
// move goes through and brings about the same, and at its end points, hands and stores are those of the game.
func TestWrittenGames(t *testing.T) {
	books := compiled(t)
	for i, game := range engine.WrittenGames(t, 120, 14) {
		text := game.Text
		f, errs := scenario.Parse("random.scn", text)
		if len(errs) > 0 {
			t.Errorf("game %d cannot be read: %v", i, errs)
			continue
		}
		res := scenario.Replay(context.Background(), f, books, scenario.Options{})
		if !res.OK {
			t.Errorf("game %d: %s: %v\n%s", i, res.Status, res.Trouble, text)
		}
		for j, step := range res.Steps {
			var happened []string
			for _, e := range step.Events {
				happened = append(happened, strings.TrimSpace(e.Type+" "+e.Card))
			}
			if !slices.Equal(happened, game.Happened[j]) {
				t.Errorf("game %d: move %d, line %d %s: it is %v, it was %v", i, j+1, step.Line, step.Action, happened, game.Happened[j])
				break
			}
		}
	}
}

func compiled(t *testing.T) scenario.Books {
	t.Helper()
	cat, ps := catalog.Load(content.FS)
	books, more := scenario.CompileBooks(cat)
	if err := append(ps, more...).Err(); err != nil {
		t.Fatal(err)
	}
	return books
}

// TestShrink: a game in which something fails is cut down to the moves that matter, and what is written still leads
// there: a single move where the position alone is to blame, fewer than half where the past matters.
func TestShrink(t *testing.T) {
	for spies, most := range []int{1, 120} {
		before, after, text := engine.BrokenGame(t, spies)
		t.Logf("%d moves, made %d", before, after)
		if after > most || after > before/2 {
			t.Errorf("of %d moves %d are left\n%s", before, after, text)
		}
		f, errs := scenario.Parse("small.scn", text)
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		res := scenario.Replay(context.Background(), f, compiled(t), scenario.Options{})
		if !res.OK || len(res.Steps) != after {
			t.Fatalf("%s after %d steps: %v\n%s", res.Status, len(res.Steps), res.Trouble, text)
		}
		played := 0
		for _, step := range res.Steps {
			for _, e := range step.Events {
				if e.Type == "played" && e.Card == "spion" {
					played++
				}
			}
		}
		if last := res.Steps[after-1]; played != spies+1 || last.Events[0].Type != "played" {
			t.Errorf("%d spies are played, the last move brings about %v", played, last.Events)
		}
	}
}
