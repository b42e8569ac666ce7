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
				t.Errorf("game %d: move %d, line %d %s: it is %v, it was %v",
					i, j+1, step.Line, step.Action, happened, game.Happened[j])
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

// TestShrink: games in which something fails are cut down to the moves that matter, and what is written still leads
// there. How far it goes hangs on the game: at the latest the fourth comes down to a single move where the position
// alone is to blame, to fewer than half where the past matters.
func TestShrink(t *testing.T) {
	for spies := range 2 {
		small := false
		for seed, tries := uint64(1), 0; !small; tries++ {
			next, before, after, text := engine.BrokenGame(t, spies, seed)
			t.Logf("%d moves, made %d", before, after)
			stillFails(t, spies, after, text)
			if small = after == 1 || spies > 0 && after < before/2; !small && tries == 3 {
				t.Fatalf("none of four games gets small, the last has %d moves of %d\n%s", after, before, text)
			}
			seed = next
		}
	}
}

// stillFails plays what is left of a game: its last move is the one at which the spies are too many.
func stillFails(t *testing.T, spies, moves int, text string) {
	t.Helper()
	f, errs := scenario.Parse("small.scn", text)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	res := scenario.Replay(context.Background(), f, compiled(t), scenario.Options{})
	if !res.OK || len(res.Steps) != moves {
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
	if last := res.Steps[moves-1]; played != spies+1 || last.Events[0].Type != "played" {
		t.Errorf("%d spies are played, the last move brings about %v", played, last.Events)
	}
}
