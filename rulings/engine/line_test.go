package engine

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"catanica/catalog/catalogtest/sample"
)

// TestLine plays random games of every edition with Apply and, beside it, with a Line. Listing the legal moves tries
// each candidate and takes it back; each move is made, taken back and made again. After every step the position has to
// be what it was, element by element, and after every move what Apply returns. A write that bypasses the journal fails
// here.
func TestLine(t *testing.T) {
	for i, r := range slices.Concat(variants, everyGame(t)) {
		if i >= len(variants) && i%3 > 0 && *games < 1000 {
			continue
		}
		g := dealt(t, r, 3000*uint64(i+1), newTally())
		g.quick = true
		l := NewLine(g.t, g.s)
		hashes := []string{Hash(g.t, g.s)}
		for int(g.s.Turn) <= 12 && g.s.Winner == Chance && !g.stuck {
			checked := len(hashes)%3 == 0
			if !slices.Equal(Legal(g.t, g.s), l.Legal()) {
				t.Fatalf("the line lists other moves\n%s", g.told())
			}
			if checked {
				if d := difference(l.State(), g.s); d != "" {
					t.Fatalf("trying the candidates has changed the position: %s\n%s", d, g.told())
				}
			}
			n := len(g.moves)
			if err := g.move(); err != nil {
				t.Fatalf("%v\n%s", err, g.told())
			}
			if len(g.moves) == n {
				break // stuck
			}
			m := g.moves[n]
			if checked {
				before := l.State().Clone()
				if err := l.Play(m); err != nil {
					t.Fatalf("the line refuses %s: %v\n%s", g.tellMove(m), err, g.told())
				}
				l.Undo()
				if !reflect.DeepEqual(l.State(), before) {
					t.Fatalf("%s is not taken back: %s\n%s", g.tellMove(m), difference(l.State(), before), g.told())
				}
			}
			if err := l.Play(m); err != nil {
				t.Fatalf("the line refuses %s: %v\n%s", g.tellMove(m), err, g.told())
			}
			hashes = append(hashes, Hash(g.t, g.s))
			if d := staleScore(l); d != "" {
				t.Fatalf("after %s %s\n%s", g.tellMove(m), d, g.told())
			}
			if got := Hash(g.t, l.State()); got != hashes[len(hashes)-1] {
				t.Fatalf("after %s the line stands elsewhere: %s\n%s", g.tellMove(m), difference(l.State(), g.s), g.told())
			}
		}
		for n := len(hashes) - 2; n >= 0; n-- {
			if l.Undo(); Hash(g.t, l.State()) != hashes[n] {
				t.Fatalf("taken back to move %d, the line stands elsewhere\n%s", n, g.told())
			}
			if d := staleScore(l); d != "" {
				t.Fatalf("taken back to move %d: %s\n%s", n, d, g.told())
			}
		}
	}
}

// staleScore says which of the scores that the line keeps differ from those summed anew, or "".
func staleScore(l *Line) string {
	kept, anew := look(l.t, &l.state), look(l.t, &l.state)
	kept.scores = &l.scores
	for p := North; p <= South; p++ {
		for kind, name := range tokenKinds {
			least, most := kept.keptBetween(p, kind)
			if wantLeast, wantMost := anew.between(p, name); least != wantLeast || most != wantMost {
				return fmt.Sprintf("%s of %s is kept as %d to %d, not %d to %d", name, p, least, most, wantLeast, wantMost)
			}
		}
		n, open := kept.points(p)
		if want, wantOpen := anew.points(p); n != want || open != wantOpen {
			return fmt.Sprintf("points of %s are kept as %d and %d, not %d and %d", p, n, open, want, wantOpen)
		}
		for name := range l.t.Book.words {
			c, _ := kept.function(p, name)
			if want, _ := anew.function(p, name); c != want {
				return fmt.Sprintf("the first function %s of %s is kept as that of card %d, not %d", name, p, c, want)
			}
		}
	}
	return ""
}

// TestLineRefuses: a refused move leaves the position of a Line as it was, and the error is of the type that Apply
// returns.
func TestLineRefuses(t *testing.T) {
	moves := 12
	if sample.Full() {
		moves = 40
	}
	positions(t, 6, func(g *playing) {
		l := NewLine(g.t, g.s)
		legal := Legal(g.t, g.s)
		for range moves {
			m := altered(g.rng, legal[g.rng.IntN(len(legal))], someMove(g.rng, g.s))
			next, _, want := Apply(g.t, g.s, m)
			err := l.Play(m)
			if reflect.TypeOf(err) != reflect.TypeOf(want) {
				t.Fatalf("%s: the line says %T, Apply %v\n%s", g.tellMove(m), err, want, g.told())
			}
			if err == nil {
				if Hash(g.t, l.State()) != Hash(g.t, next) {
					t.Fatalf("after %s the line stands elsewhere: %s\n%s", g.tellMove(m), difference(l.State(), next), g.told())
				}
				l.Undo()
			}
			if d := difference(l.State(), g.s); d != "" {
				t.Fatalf("%s has changed the position: %s\n%s", g.tellMove(m), d, g.told())
			}
		}
	})
}

// difference says where two positions differ, or "". A list that is empty is like one that is nil.
func difference(a, b *State) string { return differ("", reflect.ValueOf(*a), reflect.ValueOf(*b)) }

func differ(path string, a, b reflect.Value) string {
	switch a.Kind() {
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() {
			return fmt.Sprintf("%s has %d elements, not %d", path, a.Len(), b.Len())
		}
		for i := range a.Len() {
			if d := differ(fmt.Sprintf("%s[%d]", path, i), a.Index(i), b.Index(i)); d != "" {
				return d
			}
		}
		return ""
	case reflect.Struct:
		for i := range a.NumField() {
			if d := differ(path+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i)); d != "" {
				return d
			}
		}
		return ""
	case reflect.Pointer:
		if !a.IsNil() && !b.IsNil() {
			return differ(path, a.Elem(), b.Elem())
		}
	}
	if a.Equal(b) {
		return ""
	}
	return fmt.Sprintf("%s is %v, not %v", path, a, b)
}
