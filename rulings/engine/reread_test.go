package engine_test

import (
	"context"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// TestWrittenGames: what random play writes for a failure is a scenario that can be read and plays the same game: every
// move goes through, and at its end points, hands and stores are those of the game.
func TestWrittenGames(t *testing.T) {
	cat, ps := catalog.Load(content.FS)
	books, more := scenario.CompileBooks(cat)
	if err := append(ps, more...).Err(); err != nil {
		t.Fatal(err)
	}
	for i, text := range engine.WrittenGames(t, 120, 14) {
		f, errs := scenario.Parse("random.scn", text)
		if len(errs) > 0 {
			t.Errorf("game %d cannot be read: %v", i, errs)
			continue
		}
		if res := scenario.Replay(context.Background(), f, books, scenario.Options{}); !res.OK {
			t.Errorf("game %d: %s: %v\n%s", i, res.Status, res.Trouble, text)
		}
	}
}
