package engine

import (
	"math/rand/v2"
	"testing"
)

// dealtGames deals the games that the benchmarks play: random base games of 30 turns.
func dealtGames(b *testing.B) []*playing {
	games := make([]*playing, 64)
	for seed := range games {
		games[seed] = newGame(b, variants[0], uint64(seed))
	}
	b.ReportAllocs()
	return games
}

// BenchmarkRandomGame plays random base games: looking for the legal moves, choosing one, playing it with Apply.
// Nothing is checked.
func BenchmarkRandomGame(b *testing.B) {
	games := dealtGames(b)
	moves, n := 0, 0
	for b.Loop() {
		g := *games[n%len(games)]
		g.rng = seeded(uint64(n))
		for g.s.Turn <= 30 && g.s.Winner == Chance {
			if g.s = g.anyMove(); g.s == nil {
				b.Fatal("nobody can move")
			}
			moves++
		}
		n++
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/op")
}

func (g *playing) anyMove() *State {
	legal := g.finder.Legal(g.t, g.s)
	for range 60 {
		if next, _, err := Apply(g.t, g.s, g.fill(g.choose(legal))); err == nil {
			return next
		}
	}
	return nil
}

// BenchmarkRandomLine plays random base games in place, with a player who costs little.
func BenchmarkRandomLine(b *testing.B) {
	games := dealtGames(b)
	moves, n := 0, 0
	var l Line
	p := leanPlayer{rng: rand.New(rand.NewPCG(1, 7))}
	for b.Loop() {
		l.Start(games[n%len(games)].t, games[n%len(games)].s)
		for l.State().Turn <= 30 && l.State().Winner == Chance {
			if !p.play(&l) {
				b.Fatal("nobody can move")
			}
			l.Forget()
			moves++
		}
		n++
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/op")
}

// leanPlayer chooses moves as the random player of the other tests does, without its memory.
type leanPlayer struct {
	rng    *rand.Rand
	filler playing
}

// play makes a move in the line. It reports whether there is one.
func (p *leanPlayer) play(l *Line) bool {
	legal := l.Legal()
	total := 0
	for i := range legal {
		total += max(1, weights[legal[i].Verb])
	}
	for range 60 {
		if l.Play(p.fill(l, p.choose(legal, total))) == nil {
			return true
		}
	}
	return false
}

func (p *leanPlayer) choose(legal []Move, total int) Move {
	n := p.rng.IntN(total)
	for i := range legal {
		if n -= max(1, weights[legal[i].Verb]); n < 0 {
			return legal[i]
		}
	}
	return legal[len(legal)-1]
}

// fill names what the move leaves open.
func (p *leanPlayer) fill(l *Line, m Move) Move {
	g := &p.filler
	g.t, g.s, g.rng = l.t, l.State(), p.rng
	if m.Verb == Choose {
		g.answer(&m, l.asked)
		return m
	}
	return g.fill(m)
}

// BenchmarkDeal sets up the games that the other benchmarks play.
func BenchmarkDeal(b *testing.B) {
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		newGame(b, variants[0], seed)
	}
}
