package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// isType reports whether a card is of the type in this edition.
func (g *board) isType(c CardNo, t catalog.CardType) bool { return g.def(c).is(t) }

// counts reports whether a card counts as `what` for an effect: a building, a knight, a unit or any other type. The
// glossary decides (Rulings 102.B.Gebäude, 102.B.Ritter, 102.B.Einheit, 118.B.a).
func (g *board) counts(c CardNo, what string) bool {
	d, t := g.def(c), catalog.CardType(what)
	if g.misread("102.B.Gebäude/kurz", "102.B.Ritter/kurz", "102.B.Einheit/zauberer", "118.B.a",
		"102.B.Ritter/drachen", "102.B.Ritter/zauberer") {
		return g.misreadCounts(d, t)
	}
	if g.misreadOf(c, glossary(t)...) {
		return misreadOpposite(d.is(t))
	}
	return d.is(t)
}

// glossary returns the article that defines a type of cards and says of some cards whether they belong to it.
func glossary(t catalog.CardType) []string {
	switch t {
	case catalog.Building:
		return []string{"102.B.Gebäude"}
	case catalog.Knight:
		return []string{"102.B.Ritter"}
	}
	return nil
}

// countsAny reports whether a card counts as one of the types.
func (g *board) countsAny(c CardNo, types []string) bool {
	return slices.ContainsFunc(types, func(t string) bool { return g.counts(c, t) })
}

// isAnyOf reports whether c is one of the cards named by id, or counts as a type named by `type:`.
func (g *board) isAnyOf(c CardNo, refs []string) bool {
	for _, ref := range refs {
		if t, typed := strings.CutPrefix(ref, "type:"); typed && g.counts(c, t) || ref == g.def(c).id {
			return true
		}
	}
	return false
}

// immune returns the articles by which the card `by` cannot touch card c. Immunity is a property and remains when the
// functions are disabled (Rulings 112.G.e, 103.P.a).
func (g *board) immune(c, by CardNo) (cites []string, ok bool) {
	if g.misread("112.G.e") && g.misreadImmunityLost(c) {
		return nil, false
	}
	for _, i := range g.def(c).immune {
		if i.To == g.def(by).id && (i.From == "" || g.t.since(i.From)) {
			cites = articles(i.Source)
			if g.by(cites...) {
				return append(cites, catalog.CiteCard(g.def(c).id)), true
			}
		}
	}
	return nil, false
}
