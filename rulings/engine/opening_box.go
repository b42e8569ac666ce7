package engine

import (
	"slices"

	"catanica/catalog"
)

// What the box holds and where it goes: events into the event stack, open cards and citadels into the middle, a Public
// Feeling to each player, and everything else into the box (State.Box), from which the draw stacks are dealt. The
// numbers of copies come from the cards' files. Of a set whose cards the sources do not all list, nothing is unpacked:
// its stacks stay unknown.

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
	case g.t.Game == catalog.Basic, g.t.Variant == Bears && g.by("106.D.a"):
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
		out = append(out, heap{North, first, min(2, all+1-first)})
	}
	return out
}

// heapOf returns the heap into which a card of the i-th set goes, the basic game being the first, or ok false.
func heapOf(g *game, i int) (h heap, ok bool) {
	all := heaps(g)
	switch {
	case len(all) == 1:
		return all[0], true
	case i < len(all):
		return all[i], true
	}
	if g.misread("106.C.a") {
		return misreadLastHeap(all)
	}
	return heap{}, false
}

// unpack takes the cards of the sets out of their boxes.
func unpack(g *game) {
	for p := range g.s.Sides {
		g.editHand(Player(p)).Open = false
	}
	if g.t.Game == catalog.Tournament && !g.t.common() {
		fixedEvents(g)
		return
	}
	stated := !g.s.Events.Open || g.s.Events.Len() > 0
	openStated := g.s.Display.Len() > 0
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
			d := &g.t.defs[def]
			in, ok := d.card.InSet(set)
			if !ok || !g.t.Book.Catalog.Exists(d.card, g.t.Book.Edition) {
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
				if h, ok := heapOf(g, i); ok && listed(g, h, set) && !statedHeap(g, h) {
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

// listed reports whether all cards that go into a heap are known: those of the set, or of all sets if they share it.
func listed(g *game, h heap, set string) bool {
	if len(heaps(g)) > 1 {
		return allListed(g, []string{set})
	}
	if g.t.Variant == Bears && slices.ContainsFunc(g.t.sets, func(id string) bool { return unnamedByBears(g, id) }) {
		return false
	}
	return allListed(g, g.t.sets)
}

// allListed reports whether the sources list all cards of the sets.
func allListed(g *game, sets []string) bool {
	return !slices.ContainsFunc(sets, func(id string) bool {
		set := g.t.Book.Catalog.Set(id)
		return set == nil || !set.Complete
	})
}

// unnamedByBears reports whether a set has cards of which nobody knows whether the bear variants shuffle them in: they
// are neither buildings nor units nor action cards (Ruling 106.D.a).
func unnamedByBears(g *game, set string) bool {
	for i := range g.t.defs {
		d := &g.t.defs[i]
		if _, in := d.card.InSet(set); in && g.role(d, set) == roleDraw && !d.is(catalog.Building) && !d.is(catalog.Unit) &&
			!d.action() {
			return true
		}
	}
	return false
}

// statedHeap reports whether the position says what is in one of the stacks.
func statedHeap(g *game, hs ...heap) bool {
	for _, h := range hs {
		for n := h.first; n < h.first+h.n; n++ {
			if st := &g.s.Sides[max(North, h.owner)].Stacks[n-1]; !g.t.common() && (!st.Open || st.Len() > 0) {
				return true
			}
			if st := &g.s.Sides[North].Stacks[n-1]; g.t.common() && (!st.Open || st.Len() > 0) {
				return true
			}
		}
	}
	return false
}

// intoBox puts a new card into the box, for the stacks of h.
func intoBox(g *game, def int16, h heap) {
	if h.n == 0 {
		return
	}
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

// shareOut divides all copies of a card, counted over all sets: each player receives half of them for his row, and what
// is left over goes to the neutral row (Ruling 106.B.a).
func shareOut(g *game, def int16) {
	all := heaps(g)
	n := 0
	for _, set := range g.t.sets {
		if in, ok := g.t.defs[def].card.InSet(set); ok {
			n += in.Copies.N
		}
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

// layOpen puts n copies of an open card, or of the citadel, into the middle (Ruling 105.C.b).
func layOpen(g *game, def int16, n int) {
	for range n {
		d := g.editPile(&g.s.Display)
		c := g.newCard(def, North)
		d.Top = append(d.Top, c)
		g.emit("laid-open", g.s.Active, "105.C.b", g.setUpCites()[0]).Card = c
	}
}

// role is what becomes of a card of a set in the opening.
type role int8

const (
	roleNone role = iota // central cards, cards for the tournament game only, and what no source explains
	roleDraw             // goes into a draw stack, or may be in a deck
	roleEvent
	roleCounter
	roleOpen // lies face up beside the stacks
)

// role returns what becomes of the copies of a card that come from a set.
func (g *law) role(d *def, set string) role {
	types, known := d.card.Types.At(g.t.Book.Edition)
	only, is := d.card.Tournament.At(g.t.Book.Edition)
	own := !g.t.common()
	if g.misread("zud.erweitert.aufstellung") && d.is(catalog.Citadel) {
		return misreadCitadelsAreShuffled()
	}
	switch {
	case d.is(catalog.EventType):
		return roleEvent
	case d.is(catalog.Counter) && own:
		return roleDraw
	case d.is(catalog.Counter):
		return roleCounter
	case d.is(catalog.Citadel) && !own:
		return roleOpen
	case d.class == "central", known != catalog.Known || len(types) == 0:
		return roleNone
	case !own && is == catalog.Known && only:
		return roleNone
	case g.laysOpen(d.card, set):
		return roleOpen
	}
	return roleDraw
}

// laysOpen reports whether the copies of a card that come from a set lie face up beside the stacks (Ruling 105.C.b). In
// the tournament game nothing does, nor in the bear variants and the small card tournament, which sort nothing out.
func (g *law) laysOpen(c *catalog.Card, set string) bool {
	switch {
	case !g.t.common(), g.t.Game == catalog.Basic, g.t.Variant == Bears, g.t.Variant == SmallTournament,
		g.t.Variant == Beginners && set == baseSet:
		return false
	case set == baseSet:
		return slices.Contains(g.t.sets, opensBaseCard(c.ID)) && g.by("105.C.b", g.setUpCites()[0])
	}
	in, _ := c.InSet(set)
	open := in.Open
	if g.t.Variant == Beginners { // the cards of the Tournament Set that are open cards today (Ruling 101.D.c)
		open = slices.ContainsFunc(c.Sets, func(in catalog.InSet) bool { return in.Open })
	}
	return open && g.by("105.C.b", g.setUpCites()[0])
}

// baseSet is the id of the basic game's set.
const baseSet = "grundspiel"

// tournamentSet is the set with which the beginners' tournament game is played (Ruling 101.D.c).
const tournamentSet = "turnier-set"

// OpenCards returns the ids of the cards that lie open beside the stacks in a game that begins with its opening.
func OpenCards(b *Book, o Options) []string {
	g := law{t: NewTable(b, o)}
	var out []string
	for _, set := range g.t.sets {
		for i := range g.t.defs {
			d := &g.t.defs[i]
			_, in := d.card.InSet(set)
			if in && b.Catalog.Exists(d.card, b.Edition) && !d.is(catalog.Citadel) && g.role(d, set) == roleOpen &&
				!slices.Contains(out, d.id) {
				out = append(out, d.id)
			}
		}
	}
	slices.Sort(out)
	return out
}
