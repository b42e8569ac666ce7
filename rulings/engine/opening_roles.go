package engine

import (
	"slices"

	"catanica/catalog"
)

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
			d := g.t.defs[i]
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
