package engine

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestKey rearranges what a key ignores (the order of cards in play, the numbers of copies) and
// expects the same continuations: the moves of both positions lead to the same sets of keys, two moves deep.
func TestKey(t *testing.T) {
	checked, changed := 0, 0
	positions(t, 2, func(g *playing) {
		rng := rand.New(rand.NewPCG(uint64(checked), 3))
		k := NewKeyer(g.t)
		other := rearranged(g.t, g.s, rng)
		if checked++; k.Key(other) != k.Key(g.s) {
			if len(g.s.Frames) == 0 {
				t.Fatalf("the key depends on the arrangement\n%s", g.told())
			}
			return
		}
		if Hash(g.t, other) != Hash(g.t, g.s) {
			changed++
		}
		depth := 1
		if checked%8 == 0 {
			depth = 2
		}
		a, b := keysBelow(k, NewLine(g.t, g.s), depth), keysBelow(k, NewLine(g.t, other), depth)
		if !slices.Equal(a, b) {
			t.Fatalf("%d and %d continuations\n%s", len(a), len(b), g.told())
		}
	})
	if changed < 500 {
		t.Errorf("only %d of %d positions were rearranged", changed, checked)
	}
}

// rearranged returns a copy of the position in which everything differs that a key ignores.
func rearranged(t *Table, s *State, rng *rand.Rand) *State {
	c := s.Clone()
	shuffle := func(list []CardNo) { rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] }) }
	for i := range c.Sides {
		shuffle(c.Sides[i].Laid)
	}
	shuffle(c.Removed)
	if len(c.Frames) > 0 || c.Before != nil {
		return c
	}
	for i := range c.Cards { // swap the places of two copies that lie face down
		for j := range i {
			if c.Cards[i] == c.Cards[j] && !c.Cards[i].Laid && rng.IntN(2) == 0 {
				renumber(c, CardNo(i), CardNo(j))
			}
		}
	}
	return c
}

// renumber swaps the numbers of two cards in all piles.
func renumber(s *State, a, b CardNo) {
	swap := func(list []CardNo) {
		for i, c := range list {
			switch c {
			case a:
				list[i] = b
			case b:
				list[i] = a
			}
		}
	}
	pile := func(p *Pile) { swap(p.Top); swap(p.Bottom) }
	for i := range s.Sides {
		pile(&s.Sides[i].Hand)
		pile(&s.Sides[i].Discard)
		for j := range s.Sides[i].Stacks {
			pile(&s.Sides[i].Stacks[j])
		}
	}
	pile(&s.Events)
	pile(&s.Display)
	swap(s.Removed)
}

// keysBelow returns the keys of all positions at rest that up to so many moves lead to, sorted, each once. It leaves
// out moves after which the first of equal wizards pays, because their order in play is rearranged; explore names who
// pays.
func keysBelow(k *Keyer, l *Line, depth int) []uint64 {
	var out []uint64
	for _, m := range slices.Clone(l.Legal()) {
		if firstWizardPays(l, m) || l.Play(m) != nil {
			continue
		}
		if len(l.State().Frames) == 0 { // otherwise the numbers of the cards are part of the key
			out = append(out, k.Key(l.State()))
		}
		if depth > 1 {
			out = append(out, keysBelow(k, l, depth-1)...)
		}
		l.Undo()
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// firstWizardPays reports whether the move leaves open who of several wizards pays.
func firstWizardPays(l *Line, m Move) bool {
	_, events, _ := Apply(l.t, l.State(), m)
	return slices.ContainsFunc(events, func(e Event) bool { return slices.Contains(e.Reads, "wizard-order") })
}

// TestKeySeesPlay plays legal moves: two positions have the same key if and only if they have the same hash, or the
// moves differ only in the copy of a card that they name.
func TestKeySeesPlay(t *testing.T) {
	compared := 0
	positions(t, 12, func(g *playing) {
		k := NewKeyer(g.t)
		l := NewLine(g.t, g.s)
		type reached struct {
			by   Move
			hash string
		}
		seen := map[uint64]reached{k.Key(g.s): {NewMove(Chance, NoVerb), Hash(g.t, g.s)}}
		byHash := map[string]uint64{}
		for _, m := range slices.Clone(l.Legal()) {
			if l.Play(m) != nil {
				continue
			}
			key, hash := k.Key(l.State()), Hash(g.t, l.State())
			l.Undo()
			compared++
			if was, known := seen[key]; known && was.hash != hash && !alikeMoves(g.s, was.by, m) {
				t.Fatalf("%s and %s lead to the same key\n%s", g.tellMove(was.by), g.tellMove(m), g.told())
			}
			if was, known := byHash[hash]; known && was != key {
				t.Fatalf("%s: the same hash, another key\n%s", g.tellMove(m), g.told())
			}
			seen[key], byHash[hash] = reached{m, hash}, key
		}
	})
	if compared < 2000 {
		t.Errorf("only %d moves were compared", compared)
	}
}

// alikeMoves reports whether two moves are the same but for copies of a card.
func alikeMoves(s *State, a, b Move) bool {
	same := func(x, y CardNo) bool {
		return x == y || x >= 0 && y >= 0 && s.Cards[x].Def == s.Cards[y].Def
	}
	ok := same(a.Card, b.Card) && same(a.On, b.On) && same(a.By, b.By)
	a.Card, a.On, a.By = b.Card, b.On, b.By
	return ok && a == b
}
