package deck

import (
	"slices"

	"catanica/catalog"
)

// cardPool is the list's card pool: the sets that the player declares, under one edition, and the copies of each card
// that they hold.
type cardPool struct {
	cat     *catalog.Catalog
	list    *List
	edition catalog.EditionID
}

// supply is how many copies of a card are at hand: sure of them are certain; most is the number that there cannot be
// more of, larger than sure when no source states the copies of a set.
type supply struct{ sure, most int }

// official reports whether the set may be brought without any agreement: it is declared, it is out, nothing has
// replaced it, and it is no year card. A set that could not be read may be any: then every set counts as declared,
// and only what is wrong whichever it is gets reported.
func (cp *cardPool) official(set *catalog.Set) bool {
	declared := cp.list.unread.sets || slices.ContainsFunc(cp.list.Sets, func(r SetRef) bool { return r.Set == set })
	_, gone := superseded(set.ID, cp.edition)
	return declared && !gone && set.Kind != catalog.YearSet && cp.published(set)
}

func (cp *cardPool) published(set *catalog.Set) bool {
	return catalog.Span{From: set.From, Until: set.Until}.Holds(cp.edition)
}

// permitted reports whether a house rule lets the card in from a set that needs one.
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

// lawful is usable as far as the rules go, whatever the house rules say.
func (cp *cardPool) lawful(c *catalog.Card, set *catalog.Set) bool {
	return cp.official(set) || cp.permitted(c, set)
}

// barred reports whether the house rule keeps the set's cards out. The basic game is never barred: nobody plays
// without.
func (cp *cardPool) barred(set *catalog.Set) bool {
	h := cp.list.House
	if !h.Limited || cp.list.unread.allowed || set.Kind == catalog.BaseSet || set.Kind == catalog.YearSet &&
		h.YearCards == Yes {
		return false
	}
	return !slices.ContainsFunc(h.Sets, func(r SetRef) bool { return r.Set == set })
}

// setsOf returns the sets that hold the card.
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

// in is the supply of a card in one set. A set that names a card holds at least one copy of it.
func (cp *cardPool) in(c *catalog.Card, set *catalog.Set) supply {
	in, ok := c.InSet(set.ID)
	switch {
	case ok && in.Copies.Known:
		return supply{in.Copies.N, in.Copies.N}
	case ok:
		return supply{1, cp.room(c, set)}
	}
	return supply{1, 1} // a printing of the card came out there, a single card
}

// room is how many of the set's cards no other card is known to take up.
func (cp *cardPool) room(c *catalog.Card, set *catalog.Set) int {
	printed, certainty := set.Printed.Latest()
	if certainty != catalog.Known {
		return deckSize + 1 // more than any deck: there is no bound
	}
	for _, other := range cp.cat.CardsOf(set.ID) {
		if in, _ := other.InSet(set.ID); other != c {
			printed -= max(1, in.Copies.N)
		}
	}
	return max(1, printed)
}

// holdings adds up the supply of all usable sets.
func (cp *cardPool) holdings(c *catalog.Card) supply { return cp.supplyOf(c, cp.usable) }

// supplyOf adds up the supply of the sets that may give copies.
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

// complete reports whether the sources name every card of the set, so that no unnamed card can be in it.
func (cp *cardPool) complete(set *catalog.Set) bool {
	known, counted := cp.cat.CopiesKnown(set.ID)
	printed, certainty := set.Printed.Latest()
	return set.Complete || counted && certainty == catalog.Known && known >= printed
}

// candidates are the sets that would supply the card if they were declared.
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

// placed returns the entries that stand in a section in which their kind of card may stand; the others are faults
// of their own and need no copies.
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

// deckCards are the different cards of the deck, in the order of the list.
func (cp *cardPool) deckCards() []*catalog.Card {
	var out []*catalog.Card
	for _, e := range cp.list.Deck {
		if e.Card != nil && !slices.Contains(out, e.Card) {
			out = append(out, e.Card)
		}
	}
	return out
}

// lenders are the brought sets that an event may come from.
func (cp *cardPool) lenders(e Entry) []*catalog.Set {
	switch {
	case e.Card == nil:
		return nil
	case e.Set != nil:
		return []*catalog.Set{e.Set}
	}
	return slices.DeleteFunc(cp.setsOf(e.Card), func(s *catalog.Set) bool { return !cp.usable(e.Card, s) })
}

// shareable reports whether the card goes to the rows that are drawn from.
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

// declared is how often the list names the set.
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

// eachSet calls f for every declared set once.
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
