package scenario_test

import (
	"context"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/scenario"
)

// TestSees checks what a player sees of a hidden hand, in English and German.
func TestSees(t *testing.T) {
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	books, _ := scenario.CompileBooks(cat)
	const start = `id: x
edition: 2004
start
  gate open
  north axis: settlement A
  south axis: settlement A
  north hand: Spion
  south hand: Rathaus, Bischof
play
`
	for _, c := range []struct {
		name, play, fails string
	}{
		{"hidden", "expect north sees nothing of south", ""},
		{"hidden, in German", "erwarte Nord sieht nichts von Süd", ""},
		{"looked", "north plays Spion\nexpect north sees Rathaus\nexpect north sees Bishop\n" +
			"expect south sees nothing of north", ""},
		{"looked, in German", "Nord spielt Spion\nerwarte Nord sieht Rathaus", ""},
		{"hidden again", "north plays Spion\nnorth chooses Bischof\nexpect north sees nothing of south", ""},
		{"not seen", "expect north sees Rathaus", "found: nothing"},
		{"seen after all", "north plays Spion\nexpect north sees nothing of south", "found: rathaus, bischof"},
		{"not there", "north plays Spion\nexpect north sees Kirche", "found: rathaus, bischof"},
		{"hidden, said of one card", "expect north sees no Rathaus", ""},
		{"seen, said of one card", "north plays Spion\nexpect north sees no Rathaus", "found: rathaus, bischof"},
		{"unfinished", "expect north sees nothing", "expected `of`"},
		{"no card", "expect north sees Rathouse", "did you mean"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, errs := scenario.Parse("x.scn", start+c.play+"\n")
			if len(errs) > 0 {
				t.Fatal(errs)
			}
			res := scenario.Replay(context.Background(), f, books, scenario.Options{})
			switch {
			case c.fails == "" && !res.OK:
				t.Errorf("%s: %v", res.Status, res.Trouble)
			case c.fails != "" && (res.OK || !strings.Contains(res.Trouble.Error(), c.fails)):
				t.Errorf("got %v, want %q", res.Trouble, c.fails)
			}
		})
	}
}
