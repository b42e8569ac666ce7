package engine

import "catanica/catalog"

// heap is a row of draw stacks that are dealt from the same cards. While a card is in the box, its At.Col is the first
// stack of its heap.
type heap struct {
	owner    Player // whose stacks they are, of separate ones
	first, n int8
}

// heaps returns the rows of draw stacks of the game. A position may state fewer stacks than the game has.
func heaps(g *game) []heap {
	all := int8(len(g.s.Sides[North].Stacks))
	out := heapsOf(g, all)
	for i, h := range out {
		out[i].n = max(0, min(h.n, all+1-h.first))
	}
	return out
}

func heapsOf(g *game, all int8) []heap {
	if g.t.Game == catalog.Tournament && g.t.common() {
		return []heap{{North, 1, 5}, {North, 6, all - 5}} // 101.D.c
	}
	switch {
	case g.t.Game == catalog.Tournament:
		return []heap{{North, 1, all}, {South, 1, all}}
	case g.t.Variant == SmallTournament:
		r := g.t.rows
		return []heap{{North, 1, int8(r.North)}, {South, int8(1 + r.North), int8(r.South)},
			{Chance, int8(1 + r.North + r.South), int8(r.Neutral)}}
	case g.t.Game == catalog.Basic, mixesSets(g):
		return []heap{{North, 1, all}}
	}
	if g.misread("105.B.a") {
		return misreadOneHeap(all)
	}
	base := int8(4) // of the basic game, and two of each set (101.D.c)
	if g.misread("101.D.c") {
		base = misreadFiveStacks()
	}
	out := []heap{{North, 1, base}}
	if g.misread("106.C.a") {
		return misreadSetsTogether(out, all)
	}
	for first := base + 1; first <= all; first += 2 {
		out = append(out, heap{North, first, 2})
	}
	return out
}

// mixesSets reports whether the cards of all sets are shuffled into the same stacks (Ruling 106.D.a).
func mixesSets(g *game) bool { return g.t.Variant == Bears && g.by("106.D.a") }

// heapOf returns the heap into which a card of the i-th set goes, the basic game being the first. If the position has
// no stacks for the set, the heap has none either.
func heapOf(g *game, i int) heap {
	all := heaps(g)
	switch {
	case mixesSets(g):
		return all[0]
	case i < len(all):
		return all[i]
	}
	if g.misread("106.C.a", "105.B.a") {
		return misreadLastHeap(all)
	}
	return heap{}
}

// statedHeap reports whether the position says what is in one of the stacks.
func statedHeap(g *game, hs ...heap) bool {
	for _, h := range hs {
		for n := h.first; n < h.first+h.n; n++ {
			if st := &sideOf(g, h).Stacks[n-1]; !st.Open || st.Len() > 0 {
				return true
			}
		}
	}
	return false
}

// intoBox puts a new card into the box, for the stacks of h. It stays there if h has none.
func intoBox(g *game, def int16, h heap) {
	c := g.newCard(def, max(North, h.owner))
	g.edit(c).At = Spot{Kind: OnPile, Col: Col(h.first)}
	g.s.Box = append(g.s.Box, c)
}

// inBox counts the cards in the box that go into the stacks of h.
func inBox(g *game, h heap) int {
	n := 0
	for _, c := range g.s.Box {
		if ofHeap(g, c, h) {
			n++
		}
	}
	return n
}

func ofHeap(g *game, c CardNo, h heap) bool {
	k := &g.s.Cards[c]
	return k.At.Col == Col(h.first) && (g.t.common() || k.Owner == h.owner)
}
