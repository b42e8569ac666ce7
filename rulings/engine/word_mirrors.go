package engine

// mirrors: {}. The card shares all that its target does but the victory points (Ruling 123.AI.a). Card.Target
// names it; see the word aims.

// wordMirrors returns the effect word `mirrors`.
func wordMirrors() Word {
	return Word{
		Name: "mirrors", In: InForce,
		Doc:     "shares all that its target does, except the victory points",
		Example: "Geheimbund",
	}
}

// target returns the building that c mirrors, or NoCard.
func (g *board) target(c CardNo) CardNo {
	if k := &g.s.Cards[c]; k.Target.IsCard() && k.Laid && g.s.Cards[k.Target.Card()].Laid {
		return k.Target.Card()
	}
	return NoCard
}

// mirrored returns the function with that word that c has from its target, or nil.
func (g *board) mirrored(c CardNo, name string) *node {
	t := g.target(c)
	if t == NoCard || !g.working(t) {
		return nil
	}
	n := g.has(t, name)
	if n != nil && name == "hand-limit" {
		g.undecided("mirrored hand limit",
			"Ob ein nachgeahmtes Gebäude mehr Handkarten erlaubt, sagt keine Quelle.",
			"No source says whether a copied building raises the hand limit.")
		return nil
	}
	return n
}

// mirrorsID reports whether the working target of c is the card with that id.
func (g *board) mirrorsID(c CardNo, id string) bool {
	t := g.target(c)
	return t != NoCard && g.def(t).id == id && g.working(t)
}
