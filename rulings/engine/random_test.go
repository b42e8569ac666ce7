package engine

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"catanica/catalog/catalogtest/sample"
	"catanica/rulings/canonical"
)

var (
	games = flag.Int("games", 0, "random games (0: a sample); "+
		"from 10000 on each card, face and word has to come up often enough")
	turns = flag.Int("turns", 120, "turns after which a random game is broken off")
	from  = flag.Int("from", 0, "the number of the first random game")
)

// Without -games each kind of game is played for some turns, and a few games to their end, all with numbers that change
// with the commit.
const (
	beginning     = 14
	wholeGames    = 12
	sampledRounds = 150
)

// TestRandomPlay lets a seeded player play whole games with moves out of Legal, in every edition and game, and checks
// after each move what must always be true: see invariants. The player likes what has rarely come up in the games
// before. A failure is made as small as possible and written as a scenario. The big run, on all cores:
//
//	go test ./rulings/engine -run RandomPlay -games 100000 -timeout 2h -v
func TestRandomPlay(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	rs := everyGame(t)
	var all *tally
	var failures []*failure
	switch {
	case *games > 0:
		all, failures = playMany(t, rs, *from, *games, *turns, invariants)
	case sample.Full():
		all, failures = playMany(t, rs, *from, 100, *turns, invariants)
	default:
		rounds := sample.Rand(t)
		all, failures = playMany(t, rs, rounds.IntN(sampledRounds)*len(rs), len(rs), beginning, invariants)
		long, failed := playMany(t, rs, rounds.IntN(sampledRounds*len(rs)), wholeGames, *turns, invariants)
		all.add(long)
		failures = append(failures, failed...)
	}
	t.Logf("%d games, %d kinds", all.games, len(rs))
	book := bookOf(t, "2005")
	t.Logf("%s", all.table(book))
	for _, f := range failures {
		t.Errorf("%s", f.report(t))
	}
	if *games >= 10000 {
		for _, s := range all.short(book) {
			t.Errorf("came up less than %d times: %s", enoughTimes, s)
		}
	}
}

// invariant is something that must be true after each move.
type invariant struct {
	name  string
	holds func(g *playing) error
}

var invariants = []invariant{
	{"opening", (*playing).checkOpening},
	{"cards", (*playing).checkCards},
	{"laid", (*playing).checkLaid},
	{"landscapes", (*playing).checkLands},
	{"points", (*playing).checkPoints},
	{"sites", (*playing).checkSites},
	{"hands", (*playing).checkHands},
	{"ledger", (*playing).checkLedger},
	{"sums", (*playing).checkSums},
	{"victory", (*playing).checkVictory},
	{"limits", (*playing).checkLimits},
	{"move", (*playing).checkMove},
	{"cites", (*playing).checkCites},
}

// failure is a game that has gone wrong.
type failure struct {
	kind string // the invariant, or what the player stumbled over
	err  error
	game *playing
}

const atOnce = 128 // games that are played before what came up in them is remembered; so many that all cores are busy

// playMany plays n games. Their number alone decides what becomes of each of them, not the number of cores.
func playMany(tb testing.TB, rs []rules, first, n, turns int, inv []invariant) (all *tally, failures []*failure) {
	all = newTally()
	for start := first; start < first+n && len(failures) < 3; start += atOnce {
		count := min(atOnce, first+n-start)
		played, failed := make([]*tally, count), make([]*failure, count)
		var next atomic.Int64
		var wg sync.WaitGroup
		for range runtime.GOMAXPROCS(0) {
			wg.Go(func() {
				for {
					i := int(next.Add(1)) - 1
					if i >= count {
						return
					}
					g := dealt(tb, rs[(start+i)%len(rs)], uint64(start+i), all)
					failed[i] = g.play(turns, inv)
					g.seen.games, g.seen.moves, g.seen.turns = 1, len(g.moves), int(g.s.Turn)
					g.seen.won, g.seen.stuck = canonical.Truth(g.s.Winner != Chance), canonical.Truth(g.stuck)
					played[i] = g.seen
				}
			})
		}
		wg.Wait()
		for i := range count {
			all.add(played[i])
			if failed[i] != nil {
				failures = append(failures, failed[i])
			}
		}
	}
	return all, failures
}

// play plays on until somebody has won or the turns are over, and tells what went wrong, or nil.
func (g *playing) play(turns int, inv []invariant) *failure {
	g.inv = inv
	for int(g.s.Turn) <= turns && g.s.Winner == Chance && !g.stuck {
		if err := g.move(); err != nil {
			return &failure{"move", err, g}
		}
		if f := g.check(inv); f != nil {
			return f
		}
		if g.rng.IntN(60) == 0 {
			g.keep()
		}
	}
	if err := g.replay(); err != nil {
		return &failure{"replay", err, g}
	}
	if err := g.fork(); err != nil {
		return &failure{"fork", err, g}
	}
	return nil
}

// check holds the position against what must always be true.
func (g *playing) check(inv []invariant) *failure {
	for _, i := range inv {
		if err := i.holds(g); err != nil {
			return &failure{i.name, err, g}
		}
	}
	return nil
}

// move makes one legal move. Filling in what it leaves open may take some tries.
func (g *playing) move() error {
	legal := g.finder.Legal(g.t, g.s)
	if len(legal) == 0 {
		return fmt.Errorf("nobody can move: phase %s, frames %v", g.s.Phase, g.s.Frames)
	}
	var before string
	hashed := !g.quick && (*games < 10000 || len(g.moves)%4 == 0) // in a big run every fourth move will do
	if hashed {
		before = Hash(g.t, g.s)
	}
	var last error
	for range 60 {
		m := g.fill(g.choose(g.openingChoices(legal)))
		next, events, err := Apply(g.t, g.s, m)
		for range 25 {
			unnamed, ok := err.(*Wrong)
			if !ok || unnamed.Names == "" {
				break
			}
			m = g.name(m, unnamed)
			next, events, err = Apply(g.t, g.s, m)
		}
		if err == nil {
			if hashed && Hash(g.t, g.s) != before {
				return fmt.Errorf("the passed position was changed by %s", g.tellMove(m))
			}
			g.accept(m, next, events)
			return nil
		}
		if next != g.s {
			return fmt.Errorf("a refused move returned another position: %s", g.tellMove(m))
		}
		last = err
		if _, ok := err.(*Undecided); ok {
			if !g.mayHang() {
				return fmt.Errorf("undecided in a game that states everything: %v: %s", err, g.tellMove(m))
			}
			legal = slices.DeleteFunc(legal, func(l Move) bool { return l.Verb == m.Verb && l.Card == m.Card })
			if len(legal) == 0 {
				break
			}
		}
	}
	if hashed && Hash(g.t, g.s) != before {
		return fmt.Errorf("refused moves have changed the passed position")
	}
	if u, ok := last.(*Undecided); ok && g.mayHang() {
		g.stuck = true
		g.seen.hangs[u.Fact]++
		return nil
	}
	return fmt.Errorf("no legal move could be filled in; last: %w", last)
}

// mayHang reports whether a move may hang on something that no source states: never in the base game, of which the
// sources state everything.
func (g *playing) mayHang() bool { return g.rules.facts || g.rules.size > 0 }

func (g *playing) accept(m Move, next *State, events []Event) {
	g.moves = append(g.moves, m)
	g.prev, g.s, g.last = g.s, next, events
	g.note(events)
}

// replay plays the recorded moves again from the start: the hash must be the same.
func (g *playing) replay() error { return g.resume(g.start.Clone(), 0) }

// resume plays on from a position that lies so many moves after the start, to the same end.
func (g *playing) resume(s *State, after int) error {
	for i, m := range g.moves[after:] {
		next, _, err := Apply(g.t, s, m)
		if err != nil {
			return fmt.Errorf("replaying move %d: %w", after+i+1, err)
		}
		s = next
	}
	if a, b := Hash(g.t, s), Hash(g.t, g.s); a != b {
		return fmt.Errorf("replayed from move %d on, the game ends in %s, not in %s", after, a, b)
	}
	return nil
}

// kept is a position that a game has passed through.
type kept struct {
	after int
	s     *State
	hash  string
}

func (g *playing) keep() {
	if len(g.kept) == 0 {
		g.kept = append(g.kept, kept{len(g.moves), g.s, Hash(g.t, g.s)})
	}
}

// fork saves the game at the positions kept and plays on from each: start, edition and moves are the save. The
// position that comes of it is the kept one, leads to the same end, and another way to play on changes nothing in it.
func (g *playing) fork() error {
	for _, k := range g.kept {
		s := g.start.Clone()
		for _, m := range g.moves[:k.after] {
			next, _, err := Apply(g.t, s, m)
			if err != nil {
				return err
			}
			s = next
		}
		other := &playing{t: g.t, s: s, rng: g.rng, rules: g.rules, seen: newTally(), start: g.start, quick: true}
		for range 10 {
			if other.s.Winner != Chance || other.stuck {
				break
			}
			if err := other.move(); err != nil {
				return fmt.Errorf("forked after move %d: %w", k.after, err)
			}
		}
		if a := Hash(g.t, s); a != k.hash || Hash(g.t, k.s) != k.hash {
			return fmt.Errorf("saved after move %d the position is %s, it was %s", k.after, a, k.hash)
		}
		if err := g.resume(s, k.after); err != nil {
			return err
		}
	}
	return nil
}

// report makes the failing game small, writes it as a scenario and tells of both.
func (f *failure) report(tb testing.TB) string {
	started := time.Now()
	small := f.shrink()
	dir, err := os.MkdirTemp("", "catanica-random-")
	name := fmt.Sprintf("random-%d", f.game.seed)
	path := filepath.Join(dir, name+".scn")
	if err == nil {
		text := small.game.scenario(name, fmt.Sprintf("%s: %v", small.kind, small.err))
		err = os.WriteFile(path, []byte(text), 0o644)
	}
	if err = errors.Join(err); err != nil {
		path = err.Error()
	}
	return fmt.Sprintf("%s, %s: %v\n%d moves, made %d in %.0f s, written to %s\nfirst: %v\n%s",
		f.game.rules.name, small.kind, small.err, len(f.game.moves), len(small.game.moves), time.Since(started).Seconds(),
		path, f.err, small.game.told())
}

// TestRandomPlayIsTheSame: what becomes of the games does not hang on the number of cores.
func TestRandomPlayIsTheSame(t *testing.T) {
	rs := everyGame(t)
	many, _ := playMany(t, rs, 700, 16, 12, invariants)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	one, _ := playMany(t, rs, 700, 16, 12, invariants)
	if !reflect.DeepEqual(many, one) {
		t.Error("on one core the same games come out differently")
	}
}
