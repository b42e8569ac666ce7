package engine

import (
	"fmt"
	"testing"
)

// Written is a random game written as a scenario, and what its moves have brought about: type and card of each event.
type Written struct {
	Text     string
	Happened [][]string
}

// WrittenGames plays n random games of at most so many turns and writes each as a scenario, for tests that read it.
func WrittenGames(tb testing.TB, n, turns int) []Written {
	tb.Helper()
	rs := everyGame(tb)
	var out []Written
	for i := range n {
		var happened [][]string
		g := dealt(tb, rs[i%len(rs)], uint64(5000+i), newTally())
		for int(g.s.Turn) <= turns && g.s.Winner == Chance && !g.stuck {
			if err := g.move(); err != nil {
				tb.Fatal(err)
			}
			if len(g.moves) == len(happened) {
				continue // stuck
			}
			var types []string
			for _, e := range g.last {
				card := ""
				if e.Card != NoCard {
					card = " " + g.t.Book.ID(g.s.Cards[e.Card].Def)
				}
				types = append(types, e.Type+card)
			}
			happened = append(happened, types)
		}
		out = append(out, Written{g.scenario("random", g.rules.name), happened})
	}
	return out
}

// BrokenGame plays games, from a seed on, until in one an invariant that is wrong fails (nobody spies more than so many
// times). It returns the next seed, how many moves that game took, how many are left when it has been made small, and
// the small one as a scenario.
func BrokenGame(tb testing.TB, spies int, seed uint64) (next uint64, before, after int, text string) {
	tb.Helper()
	broken := invariant{"broken", func(g *playing) error {
		spy, _ := g.t.Book.Def("spion")
		if n := g.seen.played[spy]; n > spies {
			return fmt.Errorf("somebody spies for the %d. time", n)
		}
		return nil
	}}
	r := everyGame(tb)[0]
	for ; ; seed++ {
		g := dealt(tb, r, seed, nil)
		f := g.play(60, []invariant{broken}) // what else must be true is for TestRandomPlay
		if f == nil || f.kind != "broken" || len(g.moves) < 120 {
			continue
		}
		small := f.shrink()
		return seed + 1, len(g.moves), len(small.game.moves), small.game.scenario("small", small.err.Error())
	}
}
