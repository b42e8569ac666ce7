package engine

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

var (
	games = flag.Int("games", 45, "random games of each variant; a third as many with all sets")
	turns = flag.Int("turns", 25, "turns after which a random game is broken off")
)

// TestRandomPlay lets a seeded player play games with moves out of Legal and checks after each of them that the
// position makes sense: see check. A failure tells the seed and the moves. More of it:
//
//	go test ./rulings/engine -run RandomPlay -games 500 -turns 200 -v
func TestRandomPlay(t *testing.T) {
	seen := make([]map[string]int, len(variants))
	t.Run("variants", func(t *testing.T) {
		for i, r := range variants {
			seen[i] = map[string]int{}
			t.Run(r.name, func(t *testing.T) {
				t.Parallel()
				playMany(t, r, seen[i])
			})
		}
	})
	all := map[string]int{}
	for _, m := range seen {
		for k, n := range m {
			all[k] += n
		}
	}
	var lines []string
	for _, k := range slices.Sorted(maps.Keys(all)) {
		lines = append(lines, fmt.Sprintf("%s %d", k, all[k]))
	}
	t.Logf("came into play: %s", strings.Join(lines, ", "))
}

func playMany(t *testing.T, r rules, seen map[string]int) {
	won, moves, n := 0, 0, *games
	if r.facts {
		n = (n + 2) / 3
	}
	for seed := range uint64(n) {
		g := newGame(t, r, seed+1)
		if !g.play(t, *turns) {
			return
		}
		moves += len(g.moves)
		if g.s.Winner != Chance {
			won++
		}
		for k, n := range g.seen {
			seen[k] += n
		}
	}
	t.Logf("%d games, %d moves, %d won", n, moves, won)
}

// play plays on until somebody has won or the turns are over. It reports whether all went well.
func (g *playing) play(t *testing.T, turns int) bool {
	for int(g.s.Turn) <= turns && g.s.Winner == Chance && !g.stuck {
		if err := g.move(); err != nil {
			t.Errorf("%v\n%s", err, g.told())
			return false
		}
		if err := g.check(); err != nil {
			t.Errorf("%v\n%s", err, g.told())
			return false
		}
	}
	if err := g.replay(); err != nil {
		t.Errorf("%v\n%s", err, g.told())
		return false
	}
	return true
}

// move makes one legal move. Filling in what it leaves open may take some tries.
func (g *playing) move() error {
	legal := Legal(g.t, g.s)
	if len(legal) == 0 {
		return fmt.Errorf("nobody can move: phase %s, frames %v", g.s.Phase, g.s.Frames)
	}
	var last error
	for range 60 {
		m := g.fill(choose(g.rng, legal))
		before := Hash(g.t, g.s)
		next, events, err := Apply(g.t, g.s, m)
		if after := Hash(g.t, g.s); after != before {
			return fmt.Errorf("the passed position was changed by %s", g.tellMove(m))
		}
		if err != nil {
			if next != g.s {
				return fmt.Errorf("a refused move returned another position: %s", g.tellMove(m))
			}
			if fatal := g.worthFailing(m, err); fatal != nil {
				return fatal
			}
			last = err
			if _, ok := err.(*Undecided); ok && len(legal) > 1 {
				legal = slices.DeleteFunc(legal, func(l Move) bool { return l.Verb == m.Verb && l.Card == m.Card })
				if len(legal) == 0 {
					break
				}
			}
			continue
		}
		g.moves = append(g.moves, m)
		g.s = next
		g.note(events)
		return nil
	}
	if u, ok := last.(*Undecided); ok && g.facts {
		g.stuck = true
		g.seen["(hangs on "+u.Fact+")"]++
		return nil
	}
	return fmt.Errorf("no legal move could be filled in; last: %w", last)
}

// worthFailing tells whether a listed move that was filled in may be refused nevertheless: only for what could not
// be known when it was filled in, never because something is unknown in a game that states everything.
func (g *playing) worthFailing(m Move, err error) error {
	if _, ok := err.(*Undecided); ok && !g.facts {
		return fmt.Errorf("undecided in a game that states everything: %v: %s", err, g.tellMove(m))
	}
	return nil
}

// note counts the effect words and faces that came up.
func (g *playing) note(events []Event) {
	for _, e := range events {
		switch e.Type {
		case "dice":
			g.seen["face "+e.To]++
		case "played":
			g.noteWords(g.t.defs[g.s.Cards[e.Card].Def].played)
			g.noteWords(g.t.defs[g.s.Cards[e.Card].Def].reacts)
		case "event":
			g.noteWords(g.t.defs[g.s.Cards[e.Card].Def].happens)
		case "built":
			g.noteWords(g.t.defs[g.s.Cards[e.Card].Def].works)
			g.noteWords(g.t.defs[g.s.Cards[e.Card].Def].built)
		}
	}
}

func (g *playing) noteWords(nodes []int16) {
	for _, i := range nodes {
		n := &g.t.Book.nodes[i]
		g.seen[n.word.name]++
		g.noteWords(n.won)
		g.noteWords(n.lost)
		g.noteWords(n.do)
	}
}

// replay plays the recorded moves again from the start: the hash must be the same.
func (g *playing) replay() error {
	s := g.start.Clone()
	for i, m := range g.moves {
		next, _, err := Apply(g.t, s, m)
		if err != nil {
			return fmt.Errorf("replaying move %d: %w", i+1, err)
		}
		s = next
	}
	if a, b := Hash(g.t, s), Hash(g.t, g.s); a != b {
		return fmt.Errorf("replayed, the game ends in %s, not in %s", a, b)
	}
	return nil
}
