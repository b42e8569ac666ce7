package scenario

import (
	"context"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// TestMovesMade writes every move of the embedded scenarios as a line in both languages and parses it as the same move.
// So a game can be saved at any step and read again, whatever cards were played.
func TestMovesMade(t *testing.T) {
	n, not := 0, 0
	for _, whole := range cardGames(t) {
		for _, e := range whole.Editions {
			f := whole.Under(e)
			table, s, _, errs := prepare(f, testBooks(), Options{})
			if len(errs) > 0 {
				continue
			}
			game := &player{file: f, table: table, s: s, res: &Result{}}
			for _, step := range f.Steps {
				if isMove(f, step) && !step.Must && !step.Unsure {
					n++
					not += unwritten(t, f.Path, game, step)
				}
				if err, _ := game.step(context.Background(), step); err != nil && isMove(f, step) {
					t.Fatalf("%s: %v", f.Path, err)
				}
			}
		}
	}
	if n < 1000 {
		t.Errorf("only %d moves: the test does not find the scenarios", n)
	}
	t.Logf("%d of %d moves written", n-not, n)
}

func unwritten(t *testing.T, name string, game *player, step Step) int {
	v := &mover{table: game.table, s: game.s.Clone(), r: step.reader(game.table.Book.Catalog)}
	m, mistake := v.move()
	if mistake == nil {
		m, mistake = v.settle(m)
	}
	if mistake != nil {
		t.Fatal(mistake)
	}
	if _, _, err := engine.Apply(game.table, v.s, m); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	for _, lang := range []catalog.Lang{catalog.DE, catalog.EN} {
		if _, ok := MoveLine(game.table, v.s, m, lang); !ok {
			w := &writer{table: game.table, s: v.s, lang: lang}
			t.Errorf("%s:%d: %q cannot be written; tried %q", name, step.Pos.Line, strings.TrimSpace(step.Text), w.lines(m))
			return 1
		}
	}
	return 0
}
