package engine

import "testing"

// BenchmarkRandomGame plays random base games of 30 turns: looking for the legal moves, choosing one, playing it.
// Nothing is checked.
func BenchmarkRandomGame(b *testing.B) {
	b.ReportAllocs()
	moves := 0
	for seed := uint64(0); b.Loop(); seed++ {
		g := newGame(b, variants[0], seed)
		for g.s.Turn <= 30 && g.s.Winner == Chance {
			m, next := g.anyMove()
			if next == nil {
				b.Fatal("nobody can move")
			}
			g.s = next
			_ = m
			moves++
		}
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/op")
}

func (g *playing) anyMove() (Move, *State) {
	legal := g.finder.Legal(g.t, g.s)
	for range 60 {
		m := g.fill(g.choose(legal))
		if next, _, err := Apply(g.t, g.s, m); err == nil {
			return m, next
		}
	}
	return Move{}, nil
}

// BenchmarkDeal sets up the game that BenchmarkRandomGame plays.
func BenchmarkDeal(b *testing.B) {
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		newGame(b, variants[0], seed)
	}
}
