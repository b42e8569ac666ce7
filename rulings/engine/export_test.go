package engine

import "testing"

// WrittenGames plays n random games of at most so many turns and writes each as a scenario, for tests that read it.
func WrittenGames(tb testing.TB, n, turns int) []string {
	tb.Helper()
	rs := everyGame(tb)
	var out []string
	for i := range n {
		g := dealt(tb, rs[i%len(rs)], uint64(5000+i), newTally())
		for int(g.s.Turn) <= turns && g.s.Winner == Chance && !g.stuck {
			if err := g.move(); err != nil {
				tb.Fatal(err)
			}
		}
		out = append(out, g.scenario("random", g.rules.name))
	}
	return out
}
