package engine

import (
	"slices"

	"catanica/catalog"
)

// What the box holds and where it goes: events into the event stack, open cards and citadels into the middle, a Public
// Feeling to each player, and everything else into the box (State.Box), from which the draw stacks are dealt. The
// numbers of copies come from the cards' files. Of a set whose cards the sources do not all list, nothing is unpacked:
// its stacks stay unknown.

// unpack takes the cards of the sets out of their boxes.
func unpack(g *game) {
	before := !g.t.common() && statedHeap(g, heaps(g)...) // decks and hands have been chosen before the game
	for p := range g.s.Sides {
		g.editHand(Player(p)).Open = before
	}
	if !g.t.common() {
		fixedEvents(g)
		return
	}
	stated := !g.s.Events.Open || g.s.Events.Len() > 0
	openStated := !g.s.Display.empty()
	if !stated && allListed(g, g.t.sets) {
		events := g.editPile(&g.s.Events)
		events.Open, events.Mixed = false, true
	} else {
		stated = true
	}
	share := g.t.Variant == SmallTournament && allListed(g, g.t.sets) && !statedHeap(g, heaps(g)...)
	var shared []bool // by Def: has been shared out
	for i, set := range g.t.sets {
		for def := range g.t.defs {
			d := g.t.defs[def]
			in, ok := d.card.InSet(set)
			if !ok {
				continue
			}
			switch role := g.role(d, set); {
			case role == roleEvent && !stated:
				for range in.Copies.N {
					e := g.editPile(&g.s.Events)
					e.Top = append(e.Top, g.newCard(int16(def), North))
				}
			case role == roleCounter:
				layCounters(g, int16(def))
			case role == roleOpen && !openStated:
				layOpen(g, int16(def), in.Copies.N)
			case role == roleDraw && share:
				if shared == nil {
					shared = make([]bool, len(g.t.defs))
				}
				if !shared[def] {
					shared[def] = true
					shareOut(g, int16(def))
				}
			case role == roleDraw && g.t.Variant != SmallTournament:
				if h := heapOf(g, i); listed(g, set) && !statedHeap(g, h) {
					for range in.Copies.N {
						intoBox(g, int16(def), h)
					}
				}
			}
		}
	}
	for _, h := range heaps(g) {
		if inBox(g, h) > 0 {
			for n := h.first; n < h.first+h.n; n++ {
				g.editStack(North, n).Open = false
			}
		}
	}
	if !stated {
		g.emit("shuffled", g.s.Active, g.setUpCites()...)
	}
}

// listed reports whether all cards that go into the stacks of a set are known: those of the set, or of all sets if they
// are shuffled together.
func listed(g *game, set string) bool {
	if !mixesSets(g) {
		return allListed(g, []string{set})
	}
	return allListed(g, g.t.sets) && !slices.ContainsFunc(g.t.sets, func(id string) bool { return unnamedByBears(g, id) })
}

// allListed reports whether the sources list all cards of the sets.
func allListed(g *game, sets []string) bool {
	return !slices.ContainsFunc(sets, func(id string) bool { return !g.t.Book.Catalog.Set(id).Complete })
}

// unnamedByBears reports whether a set has cards that the bear variants may or may not shuffle in: they are neither
// buildings nor units nor action cards (Ruling 106.D.a).
func unnamedByBears(g *game, set string) bool {
	for i := range g.t.defs {
		d := g.t.defs[i]
		if _, in := d.card.InSet(set); in && g.role(d, set) == roleDraw && !d.is(catalog.Building) && !d.is(catalog.Unit) &&
			!d.action() {
			return true
		}
	}
	return false
}

// shareOut divides all copies of a card, counted over all sets: each player receives half of them for his row, and what
// is left over goes to the neutral row (Ruling 106.B.a).
func shareOut(g *game, def int16) {
	all := heaps(g)
	n := 0
	for _, set := range g.t.sets {
		in, _ := g.t.defs[def].card.InSet(set)
		n += in.Copies.N
	}
	each := n / 2
	if g.misread("106.B.a") {
		each = misreadNothingIsShared()
	}
	for range each {
		intoBox(g, def, all[0])
		intoBox(g, def, all[1])
	}
	for range n - 2*each {
		intoBox(g, def, all[2])
	}
}

// layCounters gives each player a Public Feeling with one star (kuw.erweitert.aufstellung, kuw.volksstimmung).
func layCounters(g *game, def int16) {
	for p := range g.s.Sides {
		p := Player(p)
		c := g.newCard(def, p)
		k := g.edit(c)
		k.By, k.Side, k.Laid, k.At, k.Stars = p, p, true, Spot{Kind: OnTable}, 1
		s := g.editSide(p)
		s.Laid = append(s.Laid, c)
		g.emit("laid-out", p, g.setUpCites()[0], "kuw.volksstimmung").Card = c
	}
}

// layOpen puts n copies of an open card (Ruling 105.C.b), or of the citadel (zud.erweitert.aufstellung), into the
// middle.
func layOpen(g *game, def int16, n int) {
	for range n {
		d := g.editPile(&g.s.Display)
		c := g.newCard(def, North)
		d.Top = append(d.Top, c)
		cites := []string{"105.C.b", g.setUpCites()[0]}
		if g.def(c).is(catalog.Citadel) {
			cites = []string{"zud.erweitert.aufstellung"}
		}
		e := g.emit("laid-open", g.s.Active, cites...)
		e.Card = c
		g.says(e, "{Der card} kommt offen in die Auslage.", "{The card} goes into the display face up.")
	}
}
