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

// BenchmarkRandomLine plays the games of BenchmarkRandomGame in place.
func BenchmarkRandomLine(b *testing.B) {
	b.ReportAllocs()
	moves := 0
	var l Line
	for seed := uint64(0); b.Loop(); seed++ {
		g := newGame(b, variants[0], seed)
		l.Start(g.t, g.s)
		g.s = l.State()
		for g.s.Turn <= 30 && g.s.Winner == Chance {
			if !g.playAny(&l) {
				b.Fatal("nobody can move")
			}
			l.Forget()
			moves++
		}
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/op")
}

func (g *playing) playAny(l *Line) bool {
	legal := l.Legal()
	for range 60 {
		if l.Play(g.fill(g.choose(legal))) == nil {
			return true
		}
	}
	return false
}

// BenchmarkDeal sets up the game that BenchmarkRandomGame plays.
func BenchmarkDeal(b *testing.B) {
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		newGame(b, variants[0], seed)
	}
}
