package engine

import (
	"slices"

	"catanica/catalog"
)

// role says where the opening puts a card of a set.
type role int8

const (
	roleNone role = iota // central cards, cards for the tournament game only, and what no source explains
	roleDraw             // goes into a draw stack
	roleEvent
	roleCounter
	roleOpen // lies face up beside the stacks
)

// role returns where the copies of a card that come from a set go, in a game with common draw stacks.
func (g *law) role(d *def, set string) role {
	types, _ := d.card.Types.At(g.t.Book.Edition)
	only, _ := d.card.Tournament.At(g.t.Book.Edition)
	if g.misread("zud.erweitert.aufstellung") && d.is(catalog.Citadel) {
		return misreadCitadelsAreShuffled()
	}
	switch {
	case d.is(catalog.EventType):
		return roleEvent
	case d.is(catalog.Counter):
		return roleCounter
	case d.is(catalog.Citadel):
		return roleOpen
	case d.class == "central", len(types) == 0, only:
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
	case !g.t.common(), g.t.Variant == Bears, g.t.Variant == SmallTournament:
		return false
	case set == baseSet:
		return slices.Contains(g.t.sets, opensBaseCard(c.ID)) && g.by("105.C.b", g.setUpCites()[0])
	}
	// The cards of the Tournament Set that are open cards today were open with it, too (Ruling 101.D.c).
	open := slices.ContainsFunc(c.Sets, func(in catalog.InSet) bool { return in.Open })
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
			if _, in := d.card.InSet(set); in && !d.is(catalog.Citadel) && g.role(d, set) == roleOpen {
				out = append(out, d.id)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
