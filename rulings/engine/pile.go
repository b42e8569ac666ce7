package engine

import "slices"

// Pile is an ordered pile of cards, top first. If Open, cards that nobody stated may lie between Top and Bottom; for a
// hand, Open means that it may hold more cards than Top. If Mixed, Top has been shuffled: its cards are known, but
// their order is not, and chance names the card that comes up.
type Pile struct {
	Top, Bottom []CardNo
	Open        bool
	Mixed       bool
}

// ShuffledPile is the missing fact of a move that does not name the card that comes up from a shuffled pile.
const ShuffledPile = "top card of a shuffled pile"

// Len returns the number of cards known to be in the pile.
func (p Pile) Len() int { return len(p.Top) + len(p.Bottom) }

// empty reports whether the pile certainly has no card.
func (p *Pile) empty() bool { return !p.Open && p.Len() == 0 }

// knows reports whether the next card of the pile is known.
func (p *Pile) knows() bool {
	if p.Mixed && len(p.Top) > 0 {
		return len(p.Top) == 1 && !p.Open
	}
	return len(p.Top) > 0 || !p.Open
}

// first returns the uppermost card that has been stated, or NoCard.
func (p *Pile) first() CardNo {
	for _, part := range [2][]CardNo{p.Top, p.Bottom} {
		if len(part) > 0 {
			return part[0]
		}
	}
	return NoCard
}

func (p *Pile) holds(c CardNo) bool { return slices.Contains(p.Top, c) || slices.Contains(p.Bottom, c) }

// remove takes c out of the pile; the order of the others stays (Ruling 103.K.c).
func (p *Pile) remove(c CardNo) {
	is := func(x CardNo) bool { return x == c }
	p.Top, p.Bottom = slices.DeleteFunc(p.Top, is), slices.DeleteFunc(p.Bottom, is)
}

// putUnder puts c under the pile.
func (p *Pile) putUnder(c CardNo) {
	if p.Open || p.Mixed {
		p.Bottom = append(p.Bottom, c)
		return
	}
	p.Top, p.Bottom = append(append(p.Top, p.Bottom...), c), nil
}

// shuffle mixes the pile.
func (p *Pile) shuffle() {
	p.Top, p.Bottom, p.Mixed = append(p.Top, p.Bottom...), nil, true
	slices.Sort(p.Top)
}

// takeTop takes the card that comes up, or returns NoCard if it is unknown. If the move names a card, it must be the
// top card; if nobody has stated the top card, it becomes the named one.
func (g *ledger) takeTop(p *Pile, named MaybeDef) (CardNo, error) {
	cards := g.s.Cards
	if p.Mixed && len(p.Top) > 0 {
		return g.takeMixed(p, named)
	}
	rest := &p.Top
	if len(*rest) == 0 {
		if p.Open {
			return NoCard, nil
		}
		rest = &p.Bottom
	}
	if len(*rest) == 0 {
		return NoCard, nil
	}
	c := (*rest)[0]
	switch known := cards[c].Def; {
	case known == UnknownDef && named.IsDef():
		g.edit(c).Def = named.Def()
	case named.IsDef() && known != named.Def():
		return NoCard, g.wrong("Oben auf dem Stapel liegt eine andere Karte.",
			"A different card is on top of the stack.")
	}
	g.editPile(p)
	*rest = (*rest)[1:]
	return c, nil
}

// takeMixed takes the card that chance names out of the shuffled ones.
func (g *ledger) takeMixed(p *Pile, named MaybeDef) (CardNo, error) {
	cards := g.s.Cards
	if !named.IsDef() && len(p.Top) == 1 && !p.Open {
		named = SomeDef(cards[p.Top[0]].Def)
	}
	if !named.IsDef() {
		return NoCard, g.unstated(ShuffledPile, "Der Stapel ist gemischt: Nenne die Karte, die obenauf liegt.",
			"The stack has been shuffled: name the card that is on top.")
	}
	for i, c := range p.Top {
		if cards[c].Def == named.Def() {
			g.editPile(p)
			p.Top = slices.Delete(p.Top, i, i+1)
			return c, nil
		}
	}
	if p.Open {
		return NoCard, nil
	}
	return NoCard, g.wrong("Diese Karte ist nicht in dem gemischten Stapel.", "That card is not in the shuffled stack.")
}
