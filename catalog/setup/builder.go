package setup

import (
	"slices"

	"catanica/catalog"
)

// What each player starts with: 9 cards (101.C.a; zud.turnier.aufstellung, kuw.turnier.aufstellung).
const (
	startRoads       = 1
	startSettlements = 2
	startLandscapes  = 1 // of each kind
	players          = 2
)

// Stacks by the rules.
const (
	stacksBasic     = 5 // of the basic game's cards when it is played alone (101.C.a), and in 1997 (101.D.c)
	stacksExtended  = 4 // of the basic game's cards beside a set (101.D.c)
	stacksSet       = 2 // of a set's cards (101.D.c; each of several sets: 106.C.a)
	stacksBeginners = 3 // of the cards of the Tournament Set (101.D.c)
)

// builder fills in a plan.
type builder struct {
	cat  *catalog.Catalog
	e    catalog.EditionID
	base contribution
	more []contribution // the sets beside the basic game, as they came out
	plan Plan
}

func (b *builder) add(s Stack) {
	if s.For == "" {
		s.For = Table
	}
	s.Sizes = []int{}
	if s.Cards.Known() && s.Piles.Known() && s.Piles.Least > 0 {
		s.Sizes = evenly(s.Cards.Least, s.Piles.Least)
	}
	s.From, s.Contents, s.Notes = orEmpty(s.From), orEmpty(s.Contents), orEmpty(s.Notes)
	b.plan.Stacks = append(b.plan.Stacks, s)
}

func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

func (b *builder) note(is Standing, articles []string, text catalog.Text) {
	b.plan.Notes = append(b.plan.Notes, Note{is, text, articles})
}

// has reports whether a set takes part.
func (b *builder) has(set string) bool { return slices.Contains(b.plan.Sets, set) }

// booklet is the section of the extended or tournament game's rules: 001 until 2004, 000 since 2005.
func (b *builder) booklet(section string) string {
	if b.e.AtLeast(catalog.Ed2005) {
		return "kuw." + section
	}
	return "zud." + section
}

// booklets is booklet, and the one that came with the set where that is the other.
func (b *builder) booklets(set *catalog.Set, section string) []string {
	out := []string{b.booklet(section)}
	if own := set.ID + "." + section; (set.ID == wizards || set.ID == artisans) && !slices.Contains(out, own) {
		out = append([]string{own}, out...)
	}
	return out
}

func (b *builder) contributions() []contribution { return append([]contribution{b.base}, b.more...) }

// take puts cards of a set into a stack and returns how many. With more, the cards of the set that no source names may
// be of that sort too.
func (b *builder) take(s *Stack, p contribution, cards []setCard, more bool) Count {
	share, least := Count{}, 0
	for _, h := range cards {
		s.Contents = append(s.Contents, Line{Card: h.card.ID, Sets: []string{h.set.ID}, Cards: h.n})
		share = share.Plus(h.n)
		least += h.n.Least
	}
	if more {
		share = Count{least, most(least, p.rest)}
	}
	if share != (Count{}) {
		s.From = append(s.From, Share{p.set.ID, share})
	}
	s.Cards = s.Cards.Plus(share)
	return share
}

// takeAll is take with more; where the number stays open, the stack says so.
func (b *builder) takeAll(s *Stack, p contribution, cards []setCard) {
	if share := b.take(s, p, cards, true); !share.Known() {
		s.Notes = append(s.Notes, uncountedNote(p.set, s.Kind))
	}
}

// uncounted says which number no source states.
func uncountedNote(set *catalog.Set, kind Kind) Note {
	what := catalog.Textf("in die Ausbaustapel gehören", "belong in the draw stacks")
	switch kind {
	case Events, EventPool:
		what = catalog.Textf("Ereignisse sind", "are events")
	case Open:
		what = catalog.Textf("offen ausliegen", "lie open")
	case Pool:
		what = catalog.Textf("in ein Deck dürfen", "may go in a deck")
	}
	return Note{Unknown, catalog.Textf("Unbekannt: Keine Quelle sagt, wie viele Karten von %s %s.",
		"Unknown: no source states how many cards of %s %s.", set, what), []string{}}
}

// merge puts lines and shares of one card or set together.
func (s *Stack) merge() {
	var shares []Share
	for _, f := range s.From {
		if i := slices.IndexFunc(shares, func(o Share) bool { return o.Set == f.Set }); i >= 0 {
			shares[i].Cards = shares[i].Cards.Plus(f.Cards)
		} else {
			shares = append(shares, f)
		}
	}
	s.From = shares
	var lines []Line
	for _, l := range s.Contents {
		if i := slices.IndexFunc(lines, func(o Line) bool { return o.Card == l.Card }); i >= 0 {
			lines[i].Cards = lines[i].Cards.Plus(l.Cards)
			lines[i].Sets = append(lines[i].Sets, l.Sets...)
		} else {
			lines = append(lines, l)
		}
	}
	s.Contents = lines
}

// cite adds articles, each once.
func (s *Stack) cite(articles ...string) {
	for _, id := range articles {
		if !slices.Contains(s.Articles, id) {
			s.Articles = append(s.Articles, id)
		}
	}
}
