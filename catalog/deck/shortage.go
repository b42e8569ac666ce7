package deck

import (
	"slices"

	"catanica/catalog"
)

// Rule codes for lists that want more copies of a card than are available.
const (
	codeUndeclared = "card.undeclared"
	codeAgreement  = "card.agreement"
	codeSetUnknown = "card.set-unknown"
	codeWrongSign  = "card.wrong-sign"
	codeExceeded   = "copies.exceeded"
	codeUnknown    = "copies.unknown"
	codeHouseSet   = "house.set"
	codeHouseYear  = "house.year-card"
)

// shortage reports that a list wants more copies of a card than are available.
type shortage struct {
	code  string
	card  *catalog.Card
	set   *catalog.Set // the set named by the entry's sign, or nil
	line  int
	got   int
	limit int
}

// audit compares the copies in a list with its card pool.
type audit struct {
	*cardPool
	shortages []shortage
	relied    []*catalog.Card // cards that are legal only because both players agreed on them
}

func newAudit(pool *cardPool) *audit {
	a := &audit{cardPool: pool}
	a.shortages = a.findShortages()
	return a
}

func firstLine(line int, e Entry) int {
	if line == 0 {
		return e.Pos.Line
	}
	return line
}

// overdrawn compares a number of copies with a supply. code is "" if the supply is sufficient.
func overdrawn(got int, have supply) (limit int, code string) {
	switch {
	case got <= have.sure:
		return have.sure, ""
	case got <= have.most:
		return have.sure, codeUnknown
	}
	return have.most, codeExceeded
}

// findShortages implements kuw.turnier.deck: a list holds no card more often than its declared sets do. Each set counts
// once, and copies of the same card in several sets add up.
func (a *audit) findShortages() []shortage {
	var cards []*catalog.Card
	byCard := map[*catalog.Card][]Entry{}
	for _, e := range a.placed() {
		if byCard[e.Card] == nil {
			cards = append(cards, e.Card)
		}
		if e.Card.ID == yearEnd {
			if len(byCard[e.Card]) > 0 {
				continue // a second year end is a fault of its own, whatever the supply
			}
			e.Count = 1
		}
		byCard[e.Card] = append(byCard[e.Card], e)
	}
	var out []shortage
	for _, c := range cards {
		out = append(out, a.shortagesOf(c, byCard[c])...)
	}
	return out
}

// shortagesOf judges the entries of one card. Entries with a set's sign come first; the copies that they may keep count
// towards the total.
func (a *audit) shortagesOf(c *catalog.Card, entries []Entry) []shortage {
	var out []shortage
	var sets []*catalog.Set
	kept, plain, line := 0, 0, 0
	for _, e := range entries {
		if e.Set == nil {
			plain += e.Count
			line = firstLine(line, e)
		} else if !slices.Contains(sets, e.Set) {
			sets = append(sets, e.Set)
		}
	}
	for _, set := range sets {
		s, keep := a.signedShortage(c, set, entries)
		kept += keep
		if s.code != "" {
			out = append(out, s)
		}
		if plain == 0 {
			line = firstLine(line, entries[0])
		}
	}
	if s, short := a.plainShortage(c, kept+plain, plain); short {
		s.line = line
		out = append(out, s)
	}
	a.noteReliance(c, kept+plain)
	return out
}

// signedShortage judges the copies whose entries name the given set, and returns how many of them may stay.
func (a *audit) signedShortage(c *catalog.Card, set *catalog.Set, entries []Entry) (s shortage, keep int) {
	got, line := 0, 0
	for _, e := range entries {
		if e.Set == set {
			got += e.Count
			line = firstLine(line, e)
		}
	}
	s = shortage{card: c, set: set, line: line, got: got}
	switch {
	case !slices.Contains(a.setsOf(c), set):
		s.code = codeWrongSign
		return s, 0
	case !a.usable(c, set):
		s.code = a.whyNot(c, []*catalog.Set{set})
		return s, 0
	}
	have := a.in(c, set)
	s.limit, s.code = overdrawn(got, have)
	return s, min(got, have.sure)
}

// plainShortage judges all copies of the card together. plain of them are in entries that name no set.
func (a *audit) plainShortage(c *catalog.Card, total, plain int) (s shortage, short bool) {
	have := a.holdings(c)
	s = shortage{card: c, got: total}
	if have.most == 0 {
		s.code = a.whyNot(c, a.setsOf(c))
		return s, plain > 0
	}
	s.limit, s.code = overdrawn(total, have)
	if s.code != "" {
		if _, otherwise := overdrawn(total, a.supplyOf(c, a.lawful)); otherwise == "" {
			s.code = codeHouseSet // the supply is sufficient but for the house rule
		}
	}
	return s, s.code != ""
}

// whyNot returns the code of the rule by which none of the sets supplies the card.
func (a *audit) whyNot(c *catalog.Card, sets []*catalog.Set) string {
	if slices.ContainsFunc(sets, func(s *catalog.Set) bool { return a.barred(s) && a.lawful(c, s) }) {
		return codeHouseSet
	}
	if a.mayBeInOldSet(c) {
		return codeSetUnknown
	}
	if len(sets) == 0 {
		if a.list.unread.sets {
			return codeSetUnknown
		}
		for _, r := range a.list.Sets {
			if r.Set != nil && a.official(r.Set) && !a.complete(r.Set) {
				return codeSetUnknown // the card may be in a set whose contents are not completely known
			}
		}
		return codeUndeclared
	}
	for _, set := range sets {
		if _, gone := superseded(set.ID, a.edition); set.Kind != catalog.YearSet && !gone {
			return codeUndeclared
		}
	}
	if slices.ContainsFunc(sets, func(s *catalog.Set) bool { return s.Kind == catalog.YearSet }) {
		if a.list.House.YearCards == No && !a.list.unread.years {
			return codeHouseYear
		}
		return codeAgreement
	}
	return codeUndeclared
}

// mayBeInOldSet implements 101.B.c: nearly all cards of R&H and W&F were already in the Tournament Set of 1997, for
// which no source has a card list.
func (a *audit) mayBeInOldSet(c *catalog.Card) bool {
	if !slices.ContainsFunc(a.list.Sets, func(r SetRef) bool { return r.Set != nil && r.Set.ID == oldSet }) {
		return false
	}
	_, ruh := c.InSet("ruh")
	_, wuf := c.InSet("wuf")
	return ruh || wuf
}

// noteReliance records a card that is legal only because the players agreed on it.
func (a *audit) noteReliance(c *catalog.Card, total int) {
	var agreed bool
	sure := 0
	for _, set := range a.setsOf(c) {
		if a.official(set) {
			sure += a.in(c, set).sure
		} else if a.permitted(c, set) {
			agreed = true
		}
	}
	if agreed && total > sure {
		a.relied = append(a.relied, c)
	}
}

// short returns the shortages with the given code.
func (a *audit) short(code string) []shortage {
	var out []shortage
	for _, s := range a.shortages {
		if s.code == code {
			out = append(out, s)
		}
	}
	return out
}
