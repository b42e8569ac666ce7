package engine

import (
	"slices"
	"strings"
)

// Dealing: chance names the cards of each stack, from the top, or leaves the rest face down and unknown. The stacks of
// a heap are as equal as possible; no source states their heights, except for decks (kuw.turnier.deck).

// openingDeals waits until all stacks have been dealt.
func openingDeals(g *game, _ *Frame) next {
	if _, n := nextDeal(g); n > 0 {
		return wait
	}
	return openingStack
}

// nextDeal returns the heap and the stack on which the next card lies, or n 0 if the box is empty.
func nextDeal(g *game) (h heap, n int8) {
	for _, h := range heaps(g) {
		left := inBox(g, h)
		if left == 0 {
			continue
		}
		side := sideOf(g, h)
		total := left
		for n := h.first; n < h.first+h.n; n++ {
			total += side.Stacks[n-1].Len()
		}
		for i := range h.n {
			if n := h.first + i; side.Stacks[n-1].Len() < height(total, int(h.n), int(i)) {
				return h, n
			}
		}
	}
	return heap{}, 0
}

// sideOf returns the side that keeps the stacks of h.
func sideOf(g *game, h heap) *Side {
	if g.t.common() {
		return &g.s.Sides[North]
	}
	return &g.s.Sides[h.owner]
}

// height returns how many of the cards the i-th of several stacks gets, the higher ones first.
func height(cards, stacks, i int) int {
	n := cards / stacks
	if i < cards%stacks {
		n++
	}
	return n
}

func openingAsksDeal(g *game, _ *Frame) Decision {
	h, n := nextDeal(g)
	d := Decision{Who: Chance, Kind: AskReveal, Card: NoCard, MayPass: true, Cites: g.dealCites(),
		Text: say("Welche Karte kommt als nächste in Stapel %d? (Von oben nach unten.)",
			"Which card comes next in stack %d? (From top to bottom.)", int(n))}
	d.Options = g.options()
	var seen []int16
	for _, c := range g.s.Box {
		if def := g.s.Cards[c].Def; ofHeap(g, c, h) && !slices.Contains(seen, def) {
			seen = append(seen, def)
			d.Options = append(d.Options, cardMove(Chance, c))
		}
	}
	return d
}

// dealCites returns the articles on dealing the draw stacks in this game.
func (g *law) dealCites() []string {
	if g.t.Variant == SmallTournament {
		return []string{"106.B.a"}
	}
	if !g.t.common() {
		return g.deckCites()
	}
	if g.t.Variant == Bears {
		return append([]string{"106.D.a"}, g.setUpCites()...)
	}
	if len(g.t.sets) > 2 {
		return append(g.setUpCites(), "106.C.a")
	}
	return g.setUpCites()
}

// openingTakesDeal puts the card that chance names on the stack, or all that is left in the box, face down.
func openingTakesDeal(g *game, _ *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		for h, n := nextDeal(g); n > 0; h, n = nextDeal(g) {
			i := slices.IndexFunc(g.s.Box, func(c CardNo) bool { return ofHeap(g, c, h) })
			c := g.s.Box[i]
			g.edit(c).Def = UnknownDef
			deal(g, c, h, n)
		}
		return openingDeal, nil
	}
	h, n := nextDeal(g)
	switch {
	case m.Card == NoCard || !slices.Contains(g.s.Box, m.Card):
		return wait, g.wrong("Diese Karte ist nicht mehr in der Schachtel.", "That card is no longer in the box.")
	case !ofHeap(g, m.Card, h):
		return wait, g.refuseBy(append(g.dealCites(), "105.B.a"), "Diese Karte gehört nicht in Stapel %d.",
			"That card does not belong in stack %d.", int(n))
	}
	// The numbers of the cards must not tell what they are: the first card of the heap becomes the named one.
	first := g.s.Box[slices.IndexFunc(g.s.Box, func(c CardNo) bool { return ofHeap(g, c, h) })]
	a, b := g.edit(first), g.edit(m.Card)
	a.Def, b.Def = b.Def, a.Def
	deal(g, first, h, n)
	return openingDeal, nil
}

// deal puts a card of the box under the n-th stack.
func deal(g *game, c CardNo, h heap, n int8) {
	box := g.editBox()
	*box = slices.DeleteFunc(*box, func(x CardNo) bool { return x == c })
	g.edit(c).At = Spot{}
	p := max(North, h.owner)
	st := g.editStack(p, n)
	st.Top, st.Open = append(st.Top, c), false
	if next, m := nextDeal(g); m != n || next != h {
		e := g.emit("dealt-stack", p, g.dealCites()...)
		e.N, e.Than = int(n), st.Len()
	}
}

// deckCites returns the articles on decks and the stacks dealt from them.
func (g *law) deckCites() []string {
	if !g.t.since("1998") {
		return []string{"101.D.c"}
	}
	return strings.Fields(g.rulebook("turnier.deck"))
}
