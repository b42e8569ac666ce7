package engine

import (
	"slices"

	"catanica/catalog"
)

// shields: {against: [feuerteufel], what: […], landscapes: true, reach: unstated}. A function: it protects what lies in
// its city, foreign buildings too (Ruling 112.G.d), even when the attack falls back on the attacker (112.G.b). Roads
// and landscapes are outside (124.A.a), but for the sites of a metropolis with `landscapes: true` (116.D.a, 128.C.a).
// `reach: unstated`: no source says how far beyond its city it protects.

// wordShields returns the effect word `shields`.
func wordShields() Word {
	return Word{
		Name: "shields", In: InForce,
		Args:    []string{"against", "what", "landscapes", "reach"},
		Form:    "`against: [feuerteufel]`, `what: […]`, `landscapes: true`, `reach: unstated`",
		Doc:     "protects the cards in its city; `reach: unstated` if no source says how far beyond",
		Example: "Feuerwache",
		Acts:    catalog.Protects,
	}
}

// shielded returns which shield protects card c from the effect, or nil.
func (g *targeting) shielded(r returning, c CardNo) error {
	shield, n := g.shieldFor(r, c)
	if shield == NoCard {
		return nil
	}
	if shield == c {
		g.read("flagship-itself")
	}
	cites := slices.Clone(n.cites)
	if r.lost || len(cites) == 1 { // its text, and no article
		cites = append([]string{"112.G.b"}, cites...)
	}
	if g.s.Cards[c].By != g.s.Cards[c].Side {
		cites = append([]string{"112.G.d"}, cites...)
	}
	return g.refuseBy(cites, "%s schützt, was in dieser Stadt liegt.", "%s protects the cards in this city.",
		g.title(shield, catalog.Nominative))
}

// shieldFor returns a working card in the same city that protects c from the effect (fire brigade), with its word, or
// NoCard.
func (g *targeting) shieldFor(r returning, c CardNo) (CardNo, *node) {
	if g.misread("112.G.b/feuerwache") {
		return g.misreadShield(r, c)
	}
	return g.shieldIn(r, c)
}

func (g *targeting) shieldIn(r returning, c CardNo) (CardNo, *node) {
	for _, s := range g.s.Sides[g.card(c).Side].Laid {
		n := g.has(s, "shields")
		if n == nil {
			n = g.mirrored(s, "shields")
		}
		if n != nil && g.shieldsFrom(n, r) && g.shieldsCard(s, n, c) {
			return s, n
		}
	}
	return NoCard, nil
}

// shieldsFrom reports whether word n shields against the card of the effect.
func (g *targeting) shieldsFrom(n *node, r returning) bool {
	return slices.Contains(n.arg.Get("against").Strs(), g.def(r.card).id)
}

// shieldsCard reports whether card s protects c by its word n. It does not protect itself; by the reading safe of
// flagship-itself, a card that protects trade fleets does.
func (g *targeting) shieldsCard(s CardNo, n *node, c CardNo) bool {
	what := n.arg.Get("what").Strs()
	if s == c {
		return slices.Contains(what, "trade-fleet") && g.working(s) && g.t.reading("flagship-itself") == "safe"
	}
	return (len(what) == 0 || g.countsAny(c, what)) && g.sameCity(s, c, n.arg.Get("landscapes").Str == "true") &&
		g.working(s)
}

// shieldUnclear returns an Undecided error if a card in the same principality may or may not protect c, because no
// source says how far it reaches (`reach: unstated`). It protects its own city in any case.
func (g *targeting) shieldUnclear(r returning, c CardNo) error {
	for _, s := range g.s.Sides[g.card(c).Side].Laid {
		n := g.has(s, "shields")
		if n == nil || n.arg.Get("reach").Str != "unstated" || !g.working(s) || !g.shieldsFrom(n, r) ||
			!g.countsAny(c, n.arg.Get("what").Strs()) {
			continue
		}
		if by, _ := g.shieldFor(r, c); by == NoCard {
			return g.unstated("reach of "+g.def(s).id, "Wie weit der Schutz %s reicht, sagt keine Quelle.",
				"No source says how far the protection of %s extends.", g.title(s, catalog.Genitive))
		}
	}
	return nil
}
