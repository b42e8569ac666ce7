package engine

// Functions are effect words of cards in play (`works:`). They belong to the player who built the card, wherever it
// lies.

// working reports whether the functions of a card work: the card is in play, and no witch, dogma or pawnbroker on it
// disables them. Its properties are never disabled (Ruling 103.P.a).
func (g *board) working(c CardNo) bool {
	if !g.s.Cards[c].Laid {
		return false
	}
	if g.misread("103.R.a", "117.E.a/zuerst-johanna") && g.misreadLapses(c) {
		return false
	}
	if g.misread("103.P.b/kurz") && g.misreadTooNew(c) {
		return false
	}
	return g.blocker(c) == NoCard
}

// Works reports whether the functions of a card work.
func Works(t *Table, s *State, c CardNo) bool { return look(t, s).working(c) }

// newThisTurn reports whether c came into play in this turn.
func (g *board) newThisTurn(c CardNo) bool { return g.s.Turn > 0 && g.s.Cards[c].Since == g.s.Turn }

// blocker returns the card that blocks c, or NoCard (Ruling 103.P.a).
func (g *board) blocker(c CardNo) CardNo {
	if g.misread("103.P.a") {
		return misreadNothingBlocks
	}
	for _, on := range g.s.Sides[g.s.Cards[c].Side].Laid {
		k := &g.s.Cards[on]
		if k.At.Kind != OnCard || k.At.Card != c || g.has(on, "blocks") == nil {
			continue
		}
		if g.misread("125.B.d") && g.misreadAttacksEnd(on) {
			continue
		}
		return on
	}
	return NoCard
}

// blocked reports whether a card in play is blocked.
func (g *board) blocked(c CardNo) bool { return g.s.Cards[c].Laid && g.blocker(c) != NoCard }

// has returns the card's function with that word, blocked or not, or nil if it has none. If a mutation test switches
// off the articles of a function, has returns nil, unless the engine implements the misreading elsewhere
// (functions_misread.go).
func (g *board) has(c CardNo, name string) *node {
	d := g.def(c)
	if len(d.works) == 0 || d.functions&setOf(name) == 0 {
		return nil
	}
	for _, i := range d.works {
		if n := &g.t.Book.nodes[i]; n.word.Name == name && g.t.stands(n.switches) {
			return n
		}
	}
	return nil
}

// functionOf returns d's function with that word, or nil. Unlike has, it does not check whether the articles of the
// function are in force.
func (b *Book) functionOf(d *def, name string) *node {
	if d.functions&setOf(name) == 0 {
		return nil
	}
	for _, i := range d.works {
		if n := &b.nodes[i]; n.word.Name == name {
			return n
		}
	}
	return nil
}

// eachFunction calls yield for every working function with that word among p's cards.
func (g *board) eachFunction(p Player, name string, yield func(c CardNo, n *node)) {
	word := setOf(name)
	if !g.mayWork(p, word) {
		return
	}
	for _, side := range [2]Player{p, p.Other()} {
		for _, c := range g.s.Sides[side].Laid {
			k := &g.s.Cards[c]
			if k.By != p || k.Target == 0 && g.def(c).functions&word == 0 {
				continue
			}
			n := g.has(c, name)
			if n == nil && k.Target.IsCard() {
				n = g.mirrored(c, name)
			}
			if n != nil && g.working(c) {
				yield(c, n)
			}
		}
	}
}

// function returns p's first working function with that word, and its card; the card is NoCard if there is none.
func (g *board) function(p Player, name string) (found CardNo, at *node) {
	found = NoCard
	g.eachFunction(p, name, func(c CardNo, n *node) {
		if found == NoCard {
			found, at = c, n
		}
	})
	return found, at
}

// wordsOut returns the function words of all cards in play.
func (g *board) wordsOut() wordSet {
	if s := g.scores; s != nil {
		g.mayWork(North, 0)
		return s.words[North] | s.words[South]
	}
	var all wordSet
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			all |= g.def(c).functions
		}
	}
	return all
}
