package setup

import "catanica/catalog"

// role says where a card goes in the set-up.
type role int

const (
	unclear role = iota // no source states the kind of card
	draw                // a card without a symbol on its back: in a draw stack or a deck
	event
	road
	settlement
	city
	landscape
	citadel
	metropolis
	counter // Volksstimmung
)

// roleOf derives a card's role from its types. Central cards come first, because in 1998 a citadel was called a
// building too.
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

// setCard is a card of a set with its copies.
type setCard struct {
	card       *catalog.Card
	set        *catalog.Set
	n          Count
	role       role
	open       bool // put in play face up by the rules of the set (105.C.b)
	tournament bool // for the tournament game only (105.G.a)
}

// contribution lists the cards that a set contributes to the set-up.
type contribution struct {
	set   *catalog.Set
	cards []setCard
	// Number of printed cards without a name, a number of copies or a kind; NoLimit if no source states the total.
	rest int
}

// contributionOf returns the contribution of a set under edition e.
func contributionOf(cat *catalog.Catalog, set *catalog.Set, e catalog.EditionID) contribution {
	p := contribution{set: set, rest: NoLimit}
	certain := 0
	for _, k := range cat.CardsOf(set.ID) {
		in, _ := k.InSet(set.ID)
		h := setCard{card: k, set: set, role: roleOf(k, e), open: in.Open, n: Exactly(in.Copies.N)}
		if !in.Copies.Known {
			h.n = Count{1, NoLimit} // a set that names a card contains at least one copy
		}
		if h.role == unclear {
			continue // part of the rest
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

// added returns the number of cards that later printings of a box contained beyond those of the first printing: the
// second Universität of the Tournament Set (Rulings 101.B.b, 141.A.d).
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

// filter returns the cards for which fits reports true.
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
