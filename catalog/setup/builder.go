package setup

import (
	"slices"

	"catanica/catalog"
)

// The cards with which each player starts: 9 in all (Ruling 101.C.a, zud.turnier.aufstellung, kuw.turnier.aufstellung).
const (
	startRoads       = 1
	startSettlements = 2
	startLandscapes  = 1 // of each land
	players          = 2
)

// Numbers of draw stacks.
const (
	stacksBasic     = 5 // the basic game played alone (101.C.a), and in 1997 (101.D.c)
	stacksExtended  = 4 // the basic game with a set (101.D.c)
	stacksSet       = 2 // each set (101.D.c; for several sets 106.C.a)
	stacksBeginners = 3 // the Tournament Set for beginners (101.D.c)
)

// builder builds a Plan.
type builder struct {
	cat  *catalog.Catalog
	e    catalog.EditionID
	base contribution
	more []contribution // the other sets, in order of publication
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

// has reports whether a set is used.
func (b *builder) has(set string) bool { return slices.Contains(b.plan.Sets, set) }

// booklet returns the id of a section of the rules of the extended or tournament game: in source 001 until 2004, in
// source 000 from 2005 on.
func (b *builder) booklet(section string) string {
	if b.e.AtLeast(catalog.Ed2005) {
		return "kuw." + section
	}
	return "zud." + section
}

// booklets returns booklet(section), preceded by the section of the booklet that came with the set if that is another
// one.
func (b *builder) booklets(set *catalog.Set, section string) []string {
	out := []string{b.booklet(section)}
	if own := set.ID + "." + section; (set.ID == wizards || set.ID == artisans) && !slices.Contains(out, own) {
		out = append([]string{own}, out...)
	}
	return out
}

func (b *builder) contributions() []contribution { return append([]contribution{b.base}, b.more...) }

// take adds cards of a set to a stack and returns how many. If more is set, unnamed cards of the set may belong to the
// stack too.
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

// takeAll calls take with more set. If the number is not known, it adds a note to the stack.
func (b *builder) takeAll(s *Stack, p contribution, cards []setCard) {
	if share := b.take(s, p, cards, true); !share.Known() {
		s.Notes = append(s.Notes, uncountedNote(p.set, s.Kind))
	}
}

// uncountedNote returns the note that no source states the number of a set's cards in a kind of stack.
func uncountedNote(set *catalog.Set, kind Kind) Note {
	what := catalog.Textf("in die Ausbaustapel gehören", "belong in the draw stacks")
	switch kind {
	case Events, EventPool:
		what = catalog.Textf("Ereignisse sind", "are events")
	case Open:
		what = catalog.Textf("offen ausliegen", "are laid out face up")
	case Pool:
		what = catalog.Textf("in ein Deck dürfen", "are allowed in a deck")
	}
	return Note{Unknown, catalog.Textf("Unbekannt: Keine Quelle sagt, wie viele Karten von %s %s.",
		"Unknown: no source says how many cards from %s %s.", set, what), []string{}}
}

// merge merges the lines of the same card and the shares of the same set.
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

// cite adds articles that the stack does not cite yet.
func (s *Stack) cite(articles ...string) {
	for _, id := range articles {
		if !slices.Contains(s.Articles, id) {
			s.Articles = append(s.Articles, id)
		}
	}
}
