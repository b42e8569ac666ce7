package engine

import (
	"slices"

	"catanica/catalog"
)

// misfit returns why card c of a position can never be where it is by the rules of play, or nil. Misplaced looks at the
// single sites.
func misfit(g *game, c CardNo) error {
	d, k := g.def(c), g.s.Cards[c]
	switch {
	case d.card == nil:
		return nil
	case !k.Laid:
		return misfiled(g, c)
	case k.Power > 0 && !d.is(catalog.Wizard):
		return g.wrong("Zauberkraft haben nur Zauberer.", "Only wizards have magic power.")
	case k.Stars > 0 && !d.is(catalog.Counter):
		return g.wrong("%s hat keine Sterne.", "%s has no stars.", g.title(c, catalog.Nominative))
	case d.is(catalog.EventType):
		return g.wrong("%s ist ein Ereignis und liegt nicht in einem Fürstentum.",
			"%s is an event and is never in a principality.", g.title(c, catalog.Nominative))
	case d.is(catalog.Foreign) && k.By == k.Side:
		return g.wrong("%s liegt nur im Fürstentum des Mitspielers.",
			"%s can be only in the opponent's principality.", g.title(c, catalog.Nominative))
	case d.unique && twin(g, c):
		return breaks(onlyOneCites(g, d), g.wrong("%s trägt einen Eigennamen und liegt schon aus.",
			"%s has a proper name and is already in play.", g.title(c, catalog.Nominative)))
	}
	return wrongSpot(g, c)
}

// misfiled returns why a card that is not in play cannot be in its pile, or nil: events have a stack of their own, and
// roads, settlements and cities are never in a hand or a draw stack.
func misfiled(g *game, c CardNo) error {
	d := g.def(c)
	if d.is(catalog.EventType) != g.s.Events.holds(c) && !g.handling(c) {
		if d.is(catalog.EventType) {
			return g.wrong("%s ist ein Ereignis und liegt nur im Ereignisstapel.",
				"%s is an event and can be only in the event stack.", g.title(c, catalog.Nominative))
		}
		return g.wrong("%s ist kein Ereignis.", "%s is no event.", g.title(c, catalog.Nominative))
	}
	switch g.t.Book.centralType[d.id] {
	case catalog.Road, catalog.Settlement, catalog.City:
		return g.wrong("%s ist eine Zentralkarte und liegt weder auf einer Hand noch in einem Stapel.",
			"%s is a central card and is never in a hand or stack.", g.title(c, catalog.Nominative))
	}
	return nil
}

// handling reports whether card c belongs to a procedure in progress, such as an event that is being carried out.
func (g *progress) handling(c CardNo) bool {
	return slices.ContainsFunc(g.s.Frames, func(f Frame) bool { return f.Card == c })
}

// twin reports whether another card of the same name was laid before c in either principality.
func twin(g *game, c CardNo) bool {
	for p := range g.s.Sides {
		for _, x := range g.s.Sides[p].Laid {
			if x < c && g.def(x) == g.def(c) {
				return true
			}
		}
	}
	return false
}

// wrongSpot returns why a card of this class never lies on a spot of that kind, or nil.
func wrongSpot(g *game, c CardNo) error {
	d, at := g.def(c), g.s.Cards[c].At
	atLandscape := d.class == "wizard" || d.class == "landscape" || len(d.beside) > 0 || g.refines(d)
	fits := !d.action() && g.joining(c) == nil
	switch at.Kind {
	case OnTable:
		fits = d.is(catalog.Counter)
	case OnCard:
		fits = d.action() && len(d.works) > 0 || g.joining(c) != nil
	case OnPile:
		fits = g.t.Book.functionOf(d, "bans") != nil
	case OnRoad:
		fits = fits && (d.class == "road" || d.class == "unclear")
	case AtLandscape:
		fits = fits && (atLandscape || g.onMetropolisSite(g.s.Cards[c].Side, d, at) || d.class == "unclear")
	case OnSite:
		fits = fits && !atLandscape && d.class != "road" && !d.is(catalog.Counter)
	}
	if fits {
		return nil
	}
	return g.wrong("%s kann hier nicht liegen.", "%s cannot be here.", g.title(c, catalog.Nominative))
}
