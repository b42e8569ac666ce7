package engine

import (
	"slices"

	"catanica/catalog"
)

// unplayed: {at: [brigands]}. A function that no source tells well enough, or that the engine does not play yet.
// When the moment comes while such a card works, the step stops and says so: nothing is left out in silence. The
// moments are the faces of the event die (brigands, sun, tournament, mill, question), yield, an event's card id,
// the sums strength, commerce and tournament-points, and use, a function that is called up.

// Three more moments only mark a card of which the sources say too little to play it at all: played (an action card), use
// (a function that is called up) and happens (an event). One is heeded where somebody plays an action: action, of a
// card that takes something from the opponent's actions.

// thin reports whether the sources say nothing of what a card does, or too little to play it.
func thin(c *catalog.Card) bool {
	_, is := c.Effect.Latest()
	return !Plays(c) && (is == catalog.Unknown || inPart(c))
}

// inPart reports whether the sources tell only part of what a card does, too little to play it.
func inPart(c *catalog.Card) bool {
	return !Plays(c) && len(c.Play.Works) > 0
}

// heedAction tells that the opponent of p, who plays an action card, has a card that would do something about it which
// no source tells, or nil.
func (g *game) heedAction(p Player) error {
	c := g.unplayed(p.Other(), "action")
	if c == NoCard {
		return nil
	}
	return g.unstated("effect of "+g.def(c).id, "Was %s gegen Aktionskarten bewirkt, nennt keine Quelle genau genug.", "No source tells well enough what %s does against action cards.", g.title(c))
}

// heed stops at a moment at which some card would do something that the engine does not play.
func (g *game) heed(moment string) {
	for _, p := range [2]Player{North, South} {
		if c := g.unplayed(p, moment); c != NoCard {
			t := g.title(c)
			g.undecided("effect of "+g.def(c).id, "Was „"+t.DE+"“ hier bewirkt, nennt keine Quelle genau genug.", "No source tells well enough what "+t.EN+" does here.")
		}
	}
}

// unplayed is p's first working card that would do something at the moment, or NoCard.
func (g *game) unplayed(p Player, moment string) CardNo {
	found := NoCard
	g.eachFunction(p, "unplayed", func(c CardNo, n *node) {
		if found == NoCard && slices.Contains(n.arg.Get("at").Strs(), moment) {
			found = c
		}
	})
	return found
}

// unstatedUse is said of a card whose player may call up a function that no source tells (`unplayed: {at: [use]}`), or nil.
func (g *game) unstatedUse(c CardNo) error {
	if n := g.has(c, "unplayed"); n == nil || !slices.Contains(n.arg.Get("at").Strs(), "use") {
		return nil
	}
	t := g.title(c)
	return g.unstated("effect of "+g.def(c).id, "Worin die Funktion von %s besteht, nennt keine Quelle.", "No source tells what the function of %s is.", t)
}
