package engine

import (
	"slices"

	"catanica/catalog"
)

// unplayed: {at: [brigands]}. A function of which no source tells enough, or that the engine does not play yet. When
// the moment comes while such a card works, the step stops and says so: nothing is left out in silence. The moments are
// the faces of the event die (brigands, sun, tournament, mill, question), yield, the id of an event card, the sums
// strength, commerce and tournament, and action, where the opponent plays an action card. Three more only mark a card
// of which the sources say too little to play it at all: played (an action card), use (a function that is called up)
// and happens (an event).

// wordUnplayed returns the effect word `unplayed`.
func wordUnplayed() Word {
	return Word{
		Name: "unplayed", In: InForce,
		Args: []string{"at"},
		Form: "`at: [kirchenfest]`",
		Doc: "the sources say too little of what it does then (`use`, `played`, `happens`: at all; " +
			"`action`: when the opponent plays one)",
		Example: "Kathedrale",
	}
}

// thin reports whether the sources say nothing, or too little to play it, about the card's effect.
func thin(c *catalog.Card) bool {
	_, is := c.Effect.Latest()
	return !Plays(c) && (is == catalog.Unknown || inPart(c))
}

// inPart reports whether the sources describe only part of the card's effect, too little to play it.
func inPart(c *catalog.Card) bool { return !Plays(c) && len(c.Play.Works) > 0 }

// heed stops the move at a moment at which a card would have an effect that the engine does not implement.
func (g *board) heed(moment string) {
	for _, p := range [2]Player{North, South} {
		if c := g.unplayed(p, moment); c != NoCard {
			g.stop(g.unstated("effect of "+g.def(c).id, "Was %s hier bewirkt, sagt keine Quelle genau genug.",
				"No source says precisely enough what %s does here.", g.title(c, catalog.Nominative)))
		}
	}
}

// heedAction returns an Undecided error if the opponent has a working card whose effect on action cards no source
// describes, or nil.
func (g *board) heedAction(p Player) error {
	c := g.unplayed(p.Other(), "action")
	if c == NoCard {
		return nil
	}
	return g.unstated("effect of "+g.def(c).id,
		"Was %s gegen Aktionskarten bewirkt, sagt keine Quelle genau genug.",
		"No source says precisely enough what %s does against action cards.", g.title(c, catalog.Nominative))
}

// unplayed returns p's first working card that would have an effect at the moment, or NoCard.
func (g *board) unplayed(p Player, moment string) CardNo {
	found := NoCard
	g.eachFunction(p, "unplayed", func(c CardNo, n *node) {
		if found == NoCard && slices.Contains(n.arg.Get("at").Strs(), moment) {
			found = c
		}
	})
	return found
}

// unstatedUse refuses a card whose function can be invoked but is described by no source, or returns nil.
func unstatedUse(g *game, c CardNo) error {
	if n := g.has(c, "unplayed"); n == nil || !slices.Contains(n.arg.Get("at").Strs(), "use") {
		return nil
	}
	return g.unstated("effect of "+g.def(c).id, "Welche Funktion %s hat, sagt keine Quelle.",
		"No source says what function %s has.", g.title(c, catalog.Nominative))
}
