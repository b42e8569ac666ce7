package engine

import (
	"slices"

	"catanica/catalog"
)

// joins: {on: [kirche], victory: 2}. The card is laid on a card of its player's; the two together bring so many victory
// points, and when one of them goes the other goes too (catan.com#node/2668).

// wordJoins returns the effect word `joins`.
func wordJoins() Word {
	return Word{
		Name: "joins", In: InForce,
		Args:    []string{"on", "victory"},
		Form:    "`on: [kirche]`, `victory: 2`",
		Doc:     "is laid on that card; both bring the points together and go together",
		Example: "Franz vohm Winkel",
	}
}

// joining returns card c's function with that word, blocked or not, or nil.
func (g *board) joining(c CardNo) *node { return g.t.Book.functionOf(g.def(c), "joins") }

// spotToJoin returns the spot of p's card at the spot named, if a card with that word can be laid on it.
func (g *board) spotToJoin(p Player, n *node, at Spot) (Spot, error) {
	for _, c := range g.s.Sides[p].Laid {
		here := g.card(c).At.Col == at.Col
		if slices.Contains(n.arg.Get("on").Strs(), g.def(c).id) && here && !g.hasJoined(c) {
			return Spot{Kind: OnCard, Card: c}, nil
		}
	}
	return at, g.refuseBy(append([]string{"glossar.bedingung"}, n.cites...),
		"Dort liegt keine eigene Karte, auf die diese Karte gehört.",
		"None of your own cards there can take this card.")
}

// hasJoined reports whether a card with that word lies on c already.
func (g *board) hasJoined(c CardNo) bool {
	return slices.ContainsFunc(g.lyingOn(c), func(on CardNo) bool { return g.joining(on) != nil })
}

// spotsToJoin returns the places of the cards on which p can lay the card.
func (g *board) spotsToJoin(p Player, n *node) []Spot {
	var out []Spot
	for _, c := range g.s.Sides[p].Laid {
		at := g.card(c).At
		if on, err := g.spotToJoin(p, n, at); err == nil && on.Card == c {
			out = append(out, at)
		}
	}
	return out
}

// joinedPoints returns what p's joined cards add to the points that they and their hosts bring by themselves.
func (g *board) joinedPoints(p Player) int {
	sum := 0
	g.eachFunction(p, "joins", func(c CardNo, n *node) {
		if at := g.card(c).At; at.Kind == OnCard {
			host, _ := g.value(p, at.Card, &g.def(at.Card).victory)
			own := 0
			if v := g.def(c).victory; v.is == catalog.Known {
				own, _ = g.value(p, c, &v)
			}
			sum += n.arg.Get("victory").Int() - host - own
		}
	})
	return sum
}

// part removes the card that was joined with the one that leaves: it goes to the discard pile of its player as well.
func (g *game) part(c, host CardNo) {
	by := g.card(host).By
	g.leave(host)
	g.toDiscard(by, host)
	e := g.emit("discarded", by, g.textOf(c))
	e.Card, e.On = host, c
}
