package deck

import (
	"slices"

	"catanica/catalog"
)

// cardPool holds the cards from which the player of a list can build a deck: the sets that the list declares, judged
// under one edition, and the copies of each card in them.
type cardPool struct {
	cat     *catalog.Catalog
	list    *List
	edition catalog.EditionID
}

// supply is a number of available copies: at least sure and at most most. The two differ if no source states the number
// of copies in a set.
type supply struct{ sure, most int }

// official reports whether the set may be used without agreement: the list declares it, it has come out, it has not
// been superseded, and it is not made of year cards. If a set in the list could not be read, every set counts as
// declared, so that only faults are reported that exist whichever set was meant.
func (cp *cardPool) official(set *catalog.Set) bool {
	declared := cp.list.unread.sets || slices.ContainsFunc(cp.list.Sets, func(r SetRef) bool { return r.Set == set })
	_, gone := superseded(set.ID, cp.edition)
	return declared && !gone && set.Kind != catalog.YearSet && cp.published(set)
}

func (cp *cardPool) published(set *catalog.Set) bool {
	return catalog.Span{From: set.From, Until: set.Until}.Holds(cp.edition)
}

// permitted reports whether an agreement or a house rule allows the card from a set that needs one. c may be nil for
// the set as a whole.
func (cp *cardPool) permitted(c *catalog.Card, set *catalog.Set) bool {
	_, gone := superseded(set.ID, cp.edition)
	switch {
	case set.Kind != catalog.YearSet && !gone:
		return false
	case set.Kind == catalog.YearSet && cp.list.House.YearCards == Yes:
		return true
	case set.Kind == catalog.YearSet && cp.list.House.YearCards == No:
		return false
	}
	return cp.list.unread.allow || slices.ContainsFunc(cp.list.Allow, func(p Permit) bool {
		return p.Set == set || p.Card == c && c != nil
	})
}

// usable reports whether copies of the card may come from the set.
func (cp *cardPool) usable(c *catalog.Card, set *catalog.Set) bool {
	return set != nil && !cp.barred(set) && cp.lawful(c, set)
}

// lawful does what usable does, without regard to the list of allowed sets in the house rules.
func (cp *cardPool) lawful(c *catalog.Card, set *catalog.Set) bool {
	return cp.official(set) || cp.permitted(c, set)
}

// barred reports whether the house rules exclude the set. They never exclude the basic game.
func (cp *cardPool) barred(set *catalog.Set) bool {
	h := cp.list.House
	if !h.Limited || cp.list.unread.allowed || set.Kind == catalog.BaseSet || set.Kind == catalog.YearSet &&
		h.YearCards == Yes {
		return false
	}
	return !slices.ContainsFunc(h.Sets, func(r SetRef) bool { return r.Set == set })
}

// setsOf returns the sets that contain the card or one of its printings.
func (cp *cardPool) setsOf(c *catalog.Card) []*catalog.Set {
	var out []*catalog.Set
	add := func(id string) {
		if set := cp.cat.Set(id); set != nil && !slices.Contains(out, set) {
			out = append(out, set)
		}
	}
	for _, in := range c.Sets {
		add(in.Set)
	}
	for _, p := range c.Printings {
		add(p.Set)
	}
	return out
}

// in returns the supply of a card in one set. A set that names a card contains at least one copy.
func (cp *cardPool) in(c *catalog.Card, set *catalog.Set) supply {
	in, ok := c.InSet(set.ID)
	switch {
	case ok && in.Copies.Known:
		return supply{in.Copies.N, in.Copies.N}
	case ok:
		return supply{1, cp.room(c, set)}
	}
	return supply{1, 1} // only a printing of the card came out there: a single card
}

// room returns how many cards of the set are not known to be other cards, at least 1.
func (cp *cardPool) room(c *catalog.Card, set *catalog.Set) int {
	return cp.roomBeside(c, set, func(other catalog.InSet) int { return other.Copies.N })
}

// roomBeside does what room does, with counted for the known number of copies of another card; 0 means unknown.
func (cp *cardPool) roomBeside(c *catalog.Card, set *catalog.Set, counted func(other catalog.InSet) int) int {
	printed, certainty := set.Printed.Latest()
	if certainty != catalog.Known {
		return deckSize + 1 // larger than any deck, so there is no limit
	}
	for _, other := range cp.cat.CardsOf(set.ID) {
		if in, _ := other.InSet(set.ID); other != c {
			printed -= max(1, counted(in))
		}
	}
	return max(1, printed)
}

// holdings returns the total supply of the card in all usable sets.
func (cp *cardPool) holdings(c *catalog.Card) supply { return cp.supplyOf(c, cp.usable) }

// supplyOf returns the total supply of the card in the sets that may accepts.
func (cp *cardPool) supplyOf(c *catalog.Card, may func(*catalog.Card, *catalog.Set) bool) supply {
	var sum supply
	for _, set := range cp.setsOf(c) {
		if may(c, set) {
			s := cp.in(c, set)
			sum = supply{sum.sure + s.sure, sum.most + s.most}
		}
	}
	return sum
}

// complete reports whether the sources list every card of the set, so that it contains no other card.
func (cp *cardPool) complete(set *catalog.Set) bool {
	known, counted := cp.cat.CopiesKnown(set.ID)
	printed, certainty := set.Printed.Latest()
	return set.Complete || counted && certainty == catalog.Known && known >= printed
}

// candidates returns the sets that would supply the card if the list declared them.
func (cp *cardPool) candidates(s shortage) []*catalog.Set {
	sets := cp.setsOf(s.card)
	if s.set != nil {
		sets = []*catalog.Set{s.set}
	}
	return slices.DeleteFunc(sets, func(set *catalog.Set) bool {
		_, gone := superseded(set.ID, cp.edition)
		return gone || set.Kind == catalog.YearSet || !cp.published(set) || cp.barred(set)
	})
}

// placed returns the entries whose kind of card is allowed in their section. The other entries are faults of their own
// and use up no copies.
func (cp *cardPool) placed() []Entry {
	var out []Entry
	for _, e := range cp.list.Deck {
		if e.Card != nil && slices.Contains([]kind{playable, counter, metropolis, kindUnknown},
			kindOf(e.Card, cp.edition)) {
			out = append(out, e)
		}
	}
	for _, e := range cp.list.Events {
		if e.Card != nil && slices.Contains([]kind{event, kindUnknown}, kindOf(e.Card, cp.edition)) {
			out = append(out, e)
		}
	}
	return out
}

// deckCards returns the distinct cards of the deck in list order.
func (cp *cardPool) deckCards() []*catalog.Card {
	var out []*catalog.Card
	for _, e := range cp.list.Deck {
		if e.Card != nil && !slices.Contains(out, e.Card) {
			out = append(out, e.Card)
		}
	}
	return out
}

// lenders returns the usable sets that the entry's copies may come from.
func (cp *cardPool) lenders(e Entry) []*catalog.Set {
	switch {
	case e.Card == nil:
		return nil
	case e.Set != nil:
		return []*catalog.Set{e.Set}
	}
	return slices.DeleteFunc(cp.setsOf(e.Card), func(s *catalog.Set) bool { return !cp.usable(e.Card, s) })
}

// shareable reports whether the card takes part in the division of a shared collection.
func (cp *cardPool) shareable(c *catalog.Card) bool {
	return slices.Contains([]kind{playable, counter}, kindOf(c, cp.edition))
}

func (cp *cardPool) share() []Portion {
	out := []Portion{}
	for _, c := range cp.cat.Cards {
		if !cp.shareable(c) {
			continue
		}
		if have := cp.holdings(c); have.sure > 0 {
			out = append(out, Portion{Card: c.ID, Each: have.sure / 2, Neutral: have.sure - 2*(have.sure/2),
				Open: have.most > have.sure})
		}
	}
	return out
}

// declared returns how often the list names the set.
func (cp *cardPool) declared(set *catalog.Set) int {
	n := 0
	for _, r := range cp.list.Sets {
		if r.Set == set {
			n++
		}
	}
	return n
}

func (cp *cardPool) brings(kind catalog.SetKind) bool {
	return slices.ContainsFunc(cp.list.Sets, func(r SetRef) bool {
		return r.Set != nil && r.Set.Kind == kind && cp.official(r.Set)
	})
}

func (cp *cardPool) setsLine() int {
	if len(cp.list.Sets) == 0 {
		return 0
	}
	return cp.list.Sets[0].Pos.Line
}

// eachSet calls f once for each declared set and collects the findings.
func (cp *cardPool) eachSet(f func(r SetRef) []finding) []finding {
	var out []finding
	var seen []*catalog.Set
	for _, r := range cp.list.Sets {
		if r.Set != nil && !slices.Contains(seen, r.Set) {
			seen = append(seen, r.Set)
			out = append(out, f(r)...)
		}
	}
	return out
}

// cardsFrom returns the cards of the list that need copies from the given set, because its sign follows the
// name or the other sets do not hold enough of them. line is that of the first.
func (cp *cardPool) cardsFrom(id string) (cards []*catalog.Card, line int) {
	elsewhere := map[*catalog.Card]int{}
	for _, e := range cp.placed() {
		if _, ok := e.Card.InSet(id); !ok || e.Set != nil && e.Set.ID != id {
			continue
		}
		if _, seen := elsewhere[e.Card]; !seen {
			for _, set := range cp.setsOf(e.Card) {
				if set.ID != id && cp.usable(e.Card, set) {
					elsewhere[e.Card] += cp.in(e.Card, set).sure
				}
			}
		}
		if elsewhere[e.Card] -= e.Count; elsewhere[e.Card] >= 0 && e.Set == nil {
			continue
		}
		if !slices.Contains(cards, e.Card) {
			cards = append(cards, e.Card)
		}
		if line == 0 {
			line = e.Pos.Line
		}
	}
	return cards, line
}
