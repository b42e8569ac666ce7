package deck

import (
	"slices"

	"catanica/catalog"
)

// judge is one list under one edition, with what the rules ask of it more than once.
type judge struct {
	cat     *catalog.Catalog
	list    *List
	player  int
	format  Format
	info    formatInfo // of the format
	edition catalog.EditionID

	rules     []Rule
	alone     bool // no other list is judged with it
	ruled     bool // the law of the tournament game applies
	shortages []shortage
	relied    []*catalog.Card // cards that are in only by agreement
}

func newJudge(cat *catalog.Catalog, opt Options, l *List, player int) *judge {
	j := &judge{cat: cat, list: l, player: player, format: Tournament}
	if l.Format != "" {
		j.format = l.Format
	}
	if opt.Format != "" {
		j.format = opt.Format
	}
	j.info = infoOf(j.format)
	j.edition = j.info.edition
	if l.Edition != "" {
		j.edition = l.Edition
	}
	if opt.Edition != "" {
		j.edition = opt.Edition
	}
	j.shortages = j.findShortages()
	return j
}

// official reports whether the set may be brought without any agreement: it is declared, it is out, nothing has
// replaced it, and it is no year card. A set that could not be read may be any: then every set counts as declared,
// and only what is wrong whichever it is gets reported.
func (j *judge) official(set *catalog.Set) bool {
	declared := j.list.unread.sets || slices.ContainsFunc(j.list.Sets, func(r SetRef) bool { return r.Set == set })
	_, gone := superseded(set.ID, j.edition)
	return declared && !gone && set.Kind != catalog.YearSet && j.published(set)
}

func (j *judge) published(set *catalog.Set) bool {
	return catalog.Span{From: set.From, Until: set.Until}.Holds(j.edition)
}

// inFormat reports whether the list's format is one of the set.
func (j *judge) inFormat(s formatSet) bool { return j.info.in&s != 0 }

// permitted reports whether a house rule lets the card in from a set that needs one.
func (j *judge) permitted(c *catalog.Card, set *catalog.Set) bool {
	_, gone := superseded(set.ID, j.edition)
	switch {
	case set.Kind != catalog.YearSet && !gone:
		return false
	case set.Kind == catalog.YearSet && j.list.House.YearCards == Yes:
		return true
	case set.Kind == catalog.YearSet && j.list.House.YearCards == No:
		return false
	}
	return j.list.unread.allow || slices.ContainsFunc(j.list.Allow, func(p Permit) bool {
		return p.Set == set || p.Card == c && c != nil
	})
}

// usable reports whether copies of the card may come from the set.
func (j *judge) usable(c *catalog.Card, set *catalog.Set) bool {
	return set != nil && !j.barred(set) && j.lawful(c, set)
}

// lawful is usable as far as the rules go, whatever the house rules say.
func (j *judge) lawful(c *catalog.Card, set *catalog.Set) bool {
	return j.official(set) || j.permitted(c, set)
}

// setsOf returns the sets that hold the card.
func (j *judge) setsOf(c *catalog.Card) []*catalog.Set {
	var out []*catalog.Set
	add := func(id string) {
		if set := j.cat.Set(id); set != nil && !slices.Contains(out, set) {
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

// supply is how many copies of a card are at hand: sure of them are certain; most is the number that there cannot be
// more of, larger than sure when no source states the copies of a set.
type supply struct{ sure, most int }

// in is the supply of a card in one set. A set that names a card holds at least one copy of it.
func (j *judge) in(c *catalog.Card, set *catalog.Set) supply {
	in, ok := c.InSet(set.ID)
	switch {
	case ok && in.Copies.Known:
		return supply{in.Copies.N, in.Copies.N}
	case ok:
		return supply{1, j.room(c, set)}
	}
	return supply{1, 1} // a printing of the card came out there, a single card
}

// room is how many of the set's cards no other card is known to take up.
func (j *judge) room(c *catalog.Card, set *catalog.Set) int {
	printed, certainty := set.Printed.Latest()
	if certainty != catalog.Known {
		return deckSize + 1 // more than any deck: there is no bound
	}
	for _, other := range j.cat.CardsOf(set.ID) {
		if in, _ := other.InSet(set.ID); other != c {
			printed -= max(1, in.Copies.N)
		}
	}
	return max(1, printed)
}

// holdings adds up the supply of all usable sets.
func (j *judge) holdings(c *catalog.Card) supply { return j.supplyOf(c, j.usable) }

// supplyOf adds up the supply of the sets that may give copies.
func (j *judge) supplyOf(c *catalog.Card, may func(*catalog.Card, *catalog.Set) bool) supply {
	var sum supply
	for _, set := range j.setsOf(c) {
		if may(c, set) {
			s := j.in(c, set)
			sum = supply{sum.sure + s.sure, sum.most + s.most}
		}
	}
	return sum
}

// complete reports whether the sources name every card of the set, so that no unnamed card can be in it.
func (j *judge) complete(set *catalog.Set) bool {
	known, counted := j.cat.CopiesKnown(set.ID)
	printed, certainty := set.Printed.Latest()
	return set.Complete || counted && certainty == catalog.Known && known >= printed
}

// placed returns the entries that stand in a section in which their kind of card may stand; the others are faults
// of their own and need no copies.
func (j *judge) placed() []Entry {
	var out []Entry
	for _, e := range j.list.Deck {
		if e.Card != nil && slices.Contains([]kind{playable, counter, metropolis, kindUnknown},
			kindOf(e.Card, j.edition)) {
			out = append(out, e)
		}
	}
	for _, e := range j.list.Events {
		if e.Card != nil && slices.Contains([]kind{event, kindUnknown}, kindOf(e.Card, j.edition)) {
			out = append(out, e)
		}
	}
	return out
}

// count is how many copies of a card entries hold, and the line of the first.
func count(entries []Entry, id string) (n, line int) {
	for _, e := range entries {
		if e.Card != nil && e.Card.ID == id {
			if n == 0 {
				line = e.Pos.Line
			}
			n += e.Count
		}
	}
	return n, line
}

// uses reports whether a card of the set is played that no other brought set holds often enough.
func (j *judge) uses(id string) (cards []*catalog.Card, line int) {
	elsewhere := map[*catalog.Card]int{}
	for _, e := range j.placed() {
		if _, ok := e.Card.InSet(id); !ok || e.Set != nil && e.Set.ID != id {
			continue
		}
		if _, seen := elsewhere[e.Card]; !seen {
			for _, set := range j.setsOf(e.Card) {
				if set.ID != id && j.usable(e.Card, set) {
					elsewhere[e.Card] += j.in(e.Card, set).sure
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
