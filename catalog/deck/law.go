package deck

import (
	"slices"

	"catanica/catalog"
)

// Sizes in the tournament game (kuw.turnier.deck and kuw.turnier.ereignisse), unchanged since 1998.
const (
	deckSize    = 33
	handSize    = 3
	guestEvents = 6
	hostEvents  = 7 // the same as the guest, and the only Jahreswechsel
	stackSize   = guestEvents + hostEvents

	freeEvents       = 4 // for each player (101.D.c)
	prescribedEvents = 5 // for both players: two civil wars, two plagues, one year end
)

// Cards and sets that rules refer to by name.
const (
	civilWar  = "buergerkrieg"
	plague    = "seuche"
	yearEnd   = "jahreswechsel"
	wizardSet = "zud"         // Z&D; announcing it puts its citadels in play
	oldSet    = "turnier-set" // the Tournament Set of 1997, later split into R&H and W&F
	t2002     = "t2002"
)

// supersession is a set that went out of official use with an edition.
type supersession struct {
	set  string
	from catalog.EditionID
	// decided says that a source forbids the set. Otherwise it is only called outdated.
	decided bool
}

// supersessions returns the sets that went out of official use. Article 141.K.b forbids T2002 since B&H came out.
// Article 101.B.c only calls the Tournament Set outdated.
func supersessions() []supersession {
	return []supersession{
		{set: t2002, from: catalog.Ed2003, decided: true},
		{set: oldSet, from: catalog.Ed1998, decided: false},
	}
}

// superseded returns the supersession of the set, and whether it applies under edition e.
func superseded(set string, e catalog.EditionID) (supersession, bool) {
	i := slices.IndexFunc(supersessions(), func(s supersession) bool { return s.set == set && e.AtLeast(s.from) })
	if i < 0 {
		return supersession{}, false
	}
	return supersessions()[i], true
}

// kind classifies cards for the deck law.
type kind int

const (
	kindUnknown kind = iota // no source states class or types
	playable                // building, unit, wizard, spell book or action card: no symbol on its back
	event
	central // road, settlement, city, landscape or citadel
	metropolis
	counter // Volksstimmung
)

// kindOf implements kuw.turnier.deck: whether a card may be in a deck depends on its back, which follows from its
// class.
func kindOf(c *catalog.Card, e catalog.EditionID) kind {
	class, types := kindFacts(c, e)
	return kindFrom(class.Is, types.Is)
}

// kindFacts returns the class and the types that decide the kind of a card: those of the edition or, if no source
// states them for it, the latest ones.
func kindFacts(c *catalog.Card, e catalog.EditionID) (catalog.Dated[string], catalog.Dated[[]catalog.CardType]) {
	class, types := c.Class.DatedAt(e), c.Types.DatedAt(e)
	if class.Certainty != catalog.Known || class.Is == "unclear" {
		class = c.Class.DatedAt(catalog.DefaultEdition)
	}
	if len(types.Is) == 0 {
		types = c.Types.DatedAt(catalog.DefaultEdition)
	}
	return class, types
}

// kindFrom returns the kind of a card with this class and these types.
func kindFrom(class string, types []catalog.CardType) kind {
	is := func(ts ...catalog.CardType) bool {
		return slices.ContainsFunc(ts, func(t catalog.CardType) bool { return slices.Contains(types, t) })
	}
	switch {
	case is(catalog.EventType) || class == "event":
		return event
	case is(catalog.Metropolis):
		return metropolis
	case is(catalog.Counter):
		return counter
	case class == "central" || is(catalog.Road, catalog.Settlement, catalog.City, catalog.LandscapeTy, catalog.Citadel):
		return central
	case len(types) == 0 && (class == "" || class == "unclear"):
		return kindUnknown
	}
	return playable
}
