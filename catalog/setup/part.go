package setup

import "catanica/catalog"

// role is what becomes of a card when the table is laid.
type role int

const (
	unclear role = iota // no source states what kind of card it is
	draw                // a card without a symbol on its back: it goes into a draw stack or a deck
	event
	road
	settlement
	city
	landscape
	citadel
	metropolis
	counter // Volksstimmung
)

// roleOf reads a card's role from its types. Central cards come first: in 1998 a citadel was called a building too.
func roleOf(k *catalog.Card, e catalog.EditionID) role {
	central := []struct {
		is   catalog.CardType
		role role
	}{
		{catalog.Citadel, citadel}, {catalog.Metropolis, metropolis}, {catalog.Counter, counter},
		{catalog.EventType, event},
		{catalog.Road, road}, {catalog.Settlement, settlement}, {catalog.City, city}, {catalog.LandscapeTy, landscape},
	}
	for _, c := range central {
		if k.Is(c.is, e) {
			return c.role
		}
	}
	if types, _ := k.Types.At(e); len(types) > 0 {
		return draw
	}
	return unclear
}

// held is one card of a set with its copies.
type setCard struct {
	card       *catalog.Card
	set        *catalog.Set
	n          Count
	role       role
	open       bool // the set's own rules lay it out openly (105.C.b)
	tournament bool // may be used in the tournament game only (105.G.a)
}

// part is what a set brings to the table.
type contribution struct {
	set   *catalog.Set
	cards []setCard
	rest  int // printed cards that no source names, or whose number or kind none states; NoLimit if the sum is unknown
}

// contributionOf counts the cards of a set under edition e.
func contributionOf(cat *catalog.Catalog, set *catalog.Set, e catalog.EditionID) contribution {
	p := contribution{set: set, rest: NoLimit}
	certain := 0
	for _, k := range cat.CardsOf(set.ID) {
		in, _ := k.InSet(set.ID)
		h := setCard{card: k, set: set, role: roleOf(k, e), open: in.Open, n: Exactly(in.Copies.N)}
		if !in.Copies.Known {
			h.n = Count{1, NoLimit} // a set that names a card holds one at least
		}
		if h.role == unclear {
			continue // counts to the rest
		}
		only, known := k.Tournament.At(e)
		h.tournament = known == catalog.Known && only
		certain += h.n.Least
		p.cards = append(p.cards, h)
	}
	if printed, known := set.Printed.At(e); known == catalog.Known {
		p.rest = max(0, printed+added(set)-certain)
	}
	return p
}

// added are cards that later printings of a box held beyond the number that is printed for the first: the second
// Universität of the Tournament Set (101.B.b, 141.A.d).
func added(set *catalog.Set) int {
	if set.ID == tournamentSet {
		return 1
	}
	return 0
}

func most(least, rest int) int {
	if rest == NoLimit {
		return NoLimit
	}
	return least + rest
}

// which are the cards that fit.
func (p contribution) filter(fits func(setCard) bool) []setCard {
	var out []setCard
	for _, h := range p.cards {
		if fits(h) {
			out = append(out, h)
		}
	}
	return out
}

func hasRole(r role) func(setCard) bool { return func(h setCard) bool { return h.role == r } }
