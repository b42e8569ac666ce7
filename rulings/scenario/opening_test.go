package scenario_test

import (
	"context"
	"fmt"
	"testing"

	"catanica/rulings/scenario"
)

// TestOddOpenings begins games with numbers of stacks that do not suit the game, and with sets that nobody knows in
// full: nothing panics, and whoever begins is asked for the starting hand or for a secret choice.
func TestOddOpenings(t *testing.T) {
	for _, game := range []string{"game: basic", "variant: extended\nsets: zud", "variant: rows\nsets: ruh, pui, kuw",
		"variant: bears\nsets: kuw", "variant: small-tournament\nrows: 2, 3, 4\nsets: ruh", "variant: beginners",
		"variant: tournament\nsets: zud, buh"} {
		edition := "2005"
		if game == "variant: beginners" {
			edition = "1997"
		}
		for _, stacks := range []int{1, 3, 5, 8, 24} {
			for _, deal := range []string{"", "  deal hidden\n"} {
				src := fmt.Sprintf("id: odd\nedition: %s\n%s\nreading: start-landscapes = as-pictured\n\nstart\n  phase opening\n"+
					"  stacks %d\n\nplay\n  die 2\n  die 4\n%s", edition, game, stacks, deal)
				f, errs := scenario.Parse("odd.scn", src)
				if len(errs) > 0 {
					t.Fatal(errs)
				}
				res := scenario.Replay(context.Background(), f, books(), scenario.Options{})
				if len(res.Steps) < 2 || deal == "" && !res.OK {
					t.Errorf("%s: %s: %v", src, res.Status, res.Trouble)
					continue
				}
				if asked := scenario.AskedAt(res.Table, res.Steps[len(res.Steps)-1].State, 1); asked == nil || asked.Text.Empty() {
					t.Errorf("%s: nobody is asked anything", src)
				}
			}
		}
	}
}
