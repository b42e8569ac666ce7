package deck

import (
	"math/rand/v2"
	"slices"
	"testing"

	"catanica/catalog"
)

// TestFixedListsAreLegal spoils legal lists at random and fixes exactly what the report names. The result must be
// legal, so the report omits nothing.
func TestFixedListsAreLegal(t *testing.T) {
	cat := small(t)
	for seed := range uint64(1000) {
		r := rand.New(rand.NewPCG(seed, 1))
		w := workshop{t: t, cat: cat, r: r, l: &List{Edition: pick(r, catalog.Ed1998, catalog.EdCDROM, catalog.Ed2003,
			catalog.Ed2004, catalog.Ed2005)}}
		w.build()
		if rep := Validate(cat, Options{}, w.l); rep.Verdict != Legal {
			t.Fatalf("seed %d: the list to begin with is %s: %s\n%s", seed, rep.Verdict, describe(rep), w.l)
		}
		for range 1 + r.IntN(6) {
			w.spoil()
		}
		before := w.l.String()
		rep := Validate(cat, Options{}, w.l)
		w.fix(rep)
		if after := Validate(cat, Options{}, w.l); after.Verdict != Legal {
			t.Fatalf("seed %d:\n%s\nreport\n%s\nmended\n%s\nis %s", seed, before, describe(rep), w.l, describe(after))
		}
	}
}

func pick[T any](r *rand.Rand, from ...T) T { return from[r.IntN(len(from))] }

// workshop builds, spoils and fixes a list.
type workshop struct {
	t   *testing.T
	cat *catalog.Catalog
	r   *rand.Rand
	l   *List
}

func (w *workshop) ref(set string) SetRef {
	s := w.cat.Set(set)
	return SetRef{Set: s, Text: s.Sign}
}

func (w *workshop) entry(id string, n int) Entry {
	c := w.cat.Card(id)
	return Entry{Count: n, Card: c, Text: c.Name.DE}
}

// build makes a legal list.
func (w *workshop) build() {
	l := w.l
	l.Host = w.r.IntN(2) == 0
	l.Sets = []SetRef{w.ref("grundspiel"), w.ref("ruh")}
	for _, s := range []string{"wuf", "pui", "zud", "buh", "kuw"} {
		if set := w.cat.Set(s); w.r.IntN(2) == 0 && l.Edition.AtLeast(set.From) {
			l.Sets = append(l.Sets, w.ref(s))
		}
	}
	if slices.ContainsFunc(l.Sets, func(r SetRef) bool { return r.Set.ID == wizardSet }) {
		l.Announce = []SetRef{w.ref(wizardSet)}
	}
	if w.r.IntN(3) == 0 {
		w.limit()
	}
	w.fill()
	w.hand()
}

// limit adds a house rule that allows some of the sets, at least one.
func (w *workshop) limit() {
	w.l.House = House{Limited: true, Sets: []SetRef{w.ref(pick(w.r, w.cat.Sets...).ID), w.ref("ruh")},
		Points: w.r.IntN(maxPoints), YearCards: pick(w.r, Unsaid, Yes, No)}
}

// judge returns a judge of the list, to query its card pool.
func (w *workshop) judge() *judge { return newJudge(w.cat, Options{}, w.l, 1) }

// fill brings deck and events to the right size with cards that are certainly available.
func (w *workshop) fill() {
	for _, id := range []string{civilWar, plague} {
		if n, _ := copiesIn(w.l.Events, id); n == 0 {
			w.l.Events = append(w.l.Events, w.entry(id, 1))
		}
	}
	if n, _ := copiesIn(w.l.Events, yearEnd); n == 0 && w.l.Host {
		w.l.Events = append(w.l.Events, w.entry(yearEnd, 1))
	}
	w.l.Events = w.fillTo(w.l.Events, w.judge().wantedEvents(), event)
	w.l.Deck = w.fillTo(w.l.Deck, deckSize, playable)
}

func (w *workshop) fillTo(entries []Entry, size int, k kind) []Entry {
	for i := len(entries) - 1; i >= 0 && Count(entries) > size; i-- {
		if c := entries[i].Card; c != nil && slices.Contains([]string{civilWar, plague, yearEnd}, c.ID) {
			continue
		}
		entries[i].Count -= min(entries[i].Count, Count(entries)-size)
	}
	entries = slices.DeleteFunc(entries, func(e Entry) bool { return e.Count == 0 })
	for _, i := range w.r.Perm(len(w.cat.Cards)) {
		c := w.cat.Cards[i]
		if kindOf(c, w.l.Edition) != k || c.ID == yearEnd || len(c.Sets) == 0 {
			continue
		}
		have, _ := copiesIn(entries, c.ID)
		announced := len(w.l.Announce) > 0
		if _, magic := c.InSet(wizardSet); magic && !announced {
			continue
		}
		if n := min(w.judge().holdings(c).sure-have, size-Count(entries)); n > 0 {
			entries = append(entries, w.entry(c.ID, n))
		}
	}
	if Count(entries) != size {
		w.t.Fatalf("%d cards, want %d:\n%s", Count(entries), size, w.l)
	}
	return entries
}

func (w *workshop) hand() {
	w.l.HasHand = w.r.IntN(2) == 0
	w.l.Hand = nil
	for left := handSize; w.l.HasHand && left > 0; {
		e := w.l.Deck[len(w.l.Hand)]
		e.Count = min(e.Count, left)
		left -= e.Count
		w.l.Hand = append(w.l.Hand, e)
	}
}

// spoil breaks something at random.
func (w *workshop) spoil() {
	l, r := w.l, w.r
	any := func() Entry { return w.entry(pick(r, w.cat.Cards...).ID, 1+r.IntN(4)) }
	switch r.IntN(14) {
	case 0:
		l.Deck = append(l.Deck, any())
	case 1:
		l.Events = append(l.Events, any())
	case 2:
		l.Hand, l.HasHand = append(l.Hand, any()), true
	case 3:
		l.Deck = slices.Delete(l.Deck, 0, min(len(l.Deck), 1+r.IntN(3)))
	case 4:
		if len(l.Events) > 0 {
			l.Events = slices.Delete(l.Events, 0, 1)
		}
	case 5:
		l.Events = nil
	case 6:
		l.Sets = append(l.Sets, w.ref(pick(r, w.cat.Sets...).ID))
	case 7:
		if len(l.Sets) > 0 {
			i := r.IntN(len(l.Sets))
			l.Sets = slices.Delete(l.Sets, i, i+1)
		}
	case 8:
		l.Host = !l.Host
	case 9:
		l.Announce = append(l.Announce, w.ref(wizardSet))
	case 10:
		l.Announce = nil
	case 12:
		w.limit()
	case 13:
		l.Deck = append(l.Deck, w.entry(pick(r, "gustav-und-reiner", "johanna", "guido"), 1))
		l.House.YearCards = pick(r, Unsaid, Yes, No)
	case 11:
		if len(l.Deck) > 0 {
			l.Deck[r.IntN(len(l.Deck))].Count += 1 + r.IntN(3)
		}
	}
}

// fix repairs what the report names and nothing else. Cards that are taken out make room for others, and the hand
// follows the deck.
func (w *workshop) fix(rep Report) {
	l := w.l
	var refill, rehand bool
	drop := func(f Finding, entries []Entry) []Entry {
		return slices.DeleteFunc(entries, func(e Entry) bool { return slices.Contains(f.Cards, e.Card.ID) })
	}
	for _, f := range rep.Violations {
		switch f.Code {
		case "set.twice":
			l.Sets = slices.CompactFunc(sorted(l.Sets), func(a, b SetRef) bool { return a.Set == b.Set })
		case "set.not-yet", "set.superseded", "set.status-unknown":
			l.Sets = slices.DeleteFunc(l.Sets, func(r SetRef) bool {
				_, gone := superseded(r.Set.ID, rep.Edition)
				return gone || !catalog.Span{From: r.Set.From}.Holds(rep.Edition)
			})
		case "set.no-base":
			l.Sets = append(l.Sets, w.ref("grundspiel"))
		case "set.no-theme":
			l.Sets = append(l.Sets, w.ref("ruh"))
		case "deck.event", "deck.central", "deck.metropolis":
			l.Deck = drop(f, l.Deck)
			refill = true
		case "events.kind":
			l.Events = drop(f, l.Events)
			refill = true
		case "card.kind-unknown", codeUndeclared, codeAgreement, codeSetUnknown, codeWrongSign, codeHouseSet,
			codeHouseYear:
			l.Deck, l.Events = drop(f, l.Deck), drop(f, l.Events)
			refill = true
		case codeExceeded, codeUnknown:
			most := f.Limit
			if f.Code == codeExceeded {
				// What exceeds the limit also exceeds what is certain.
				most = w.judge().holdings(w.cat.Card(f.Cards[0])).sure
			}
			if kindOf(w.cat.Card(f.Cards[0]), rep.Edition) == event {
				trim(l.Events, f.Cards[0], f.Got-most)
			} else {
				trim(l.Deck, f.Cards[0], f.Got-most)
			}
			refill = true
		case "deck.size", "events.missing", "events.size", "events.civil-war", "events.plague",
			"events.year-end-missing":
			refill = true
		case "events.year-end-guest", "events.year-end-twice":
			l.Events = drop(f, l.Events)
			refill = true
		case "hand.size", "hand.not-in-deck":
			rehand = true
		case "announce.unowned":
			l.Announce = nil
		default:
			w.t.Fatalf("no repair for %s", f.Code)
		}
	}
	if refill {
		w.fill()
	}
	if refill || rehand {
		w.hand()
	}
}

func sorted(refs []SetRef) []SetRef {
	slices.SortStableFunc(refs, func(a, b SetRef) int {
		switch {
		case a.Set.ID < b.Set.ID:
			return -1
		case a.Set.ID > b.Set.ID:
			return 1
		}
		return 0
	})
	return refs
}

// trim removes n copies of a card.
func trim(entries []Entry, id string, n int) {
	for i := range entries {
		if entries[i].Card.ID == id && n > 0 {
			out := min(n, entries[i].Count)
			entries[i].Count -= out
			n -= out
		}
	}
}

// TestFixedRowsAreLegal is TestFixedListsAreLegal for the rows of the small card tournament.
func TestFixedRowsAreLegal(t *testing.T) {
	cat := small(t)
	for seed := range uint64(500) {
		r := rand.New(rand.NewPCG(seed, 2))
		w := workshop{t: t, cat: cat, r: r, l: &List{Format: SmallTournament,
			Edition: pick(r, catalog.Ed2004, catalog.Ed2005)}}
		l := w.l
		l.Sets = []SetRef{w.ref("grundspiel"), w.ref("ruh"), w.ref(pick(r, cat.Sets...).ID)}
		for range r.IntN(20) {
			l.Deck = append(l.Deck, w.entry(pick(r, cat.Cards...).ID, 1+r.IntN(3)))
		}
		if r.IntN(4) == 0 {
			l.Events = append(l.Events, w.entry(plague, 1))
		}
		if r.IntN(4) == 0 {
			l.Hand, l.HasHand = append(l.Hand, w.entry("spion", 1)), true
		}
		before := l.String()
		rep := Validate(cat, Options{}, l)
		for _, f := range rep.Violations {
			w.fixRow(f, rep.Edition)
		}
		if after := Validate(cat, Options{}, l); after.Verdict != Legal {
			t.Fatalf("seed %d:\n%s\nreport\n%s\nmended\n%s\nis %s", seed, before, describe(rep), l, describe(after))
		}
	}
}

// fixRow repairs one fault of a row.
func (w *workshop) fixRow(f Finding, e catalog.EditionID) {
	l := w.l
	switch f.Code {
	case "share.events":
		l.Events = nil
	case "share.hand":
		l.Hand, l.HasHand = nil, false
	case "share.exceeded", "share.unknown":
		most := w.judge().holdings(w.cat.Card(f.Cards[0])).sure / 2
		trim(l.Deck, f.Cards[0], f.Got-most)
		l.Deck = slices.DeleteFunc(l.Deck, func(e Entry) bool { return e.Count == 0 })
	case "set.twice":
		l.Sets = slices.CompactFunc(sorted(l.Sets), func(a, b SetRef) bool { return a.Set == b.Set })
	case "set.not-yet", "set.superseded", "set.status-unknown":
		l.Sets = slices.DeleteFunc(l.Sets, func(r SetRef) bool {
			_, gone := superseded(r.Set.ID, e)
			return gone || !catalog.Span{From: r.Set.From}.Holds(e)
		})
	default: // a card that is not allowed in a row
		if len(f.Cards) == 0 {
			w.t.Fatalf("no repair for %s", f.Code)
		}
		l.Deck = slices.DeleteFunc(l.Deck, func(e Entry) bool { return slices.Contains(f.Cards, e.Card.ID) })
	}
}

// TestMisspelledFormat checks that only what is wrong under every format that a misspelled one may stand for is a
// fault.
func TestMisspelledFormat(t *testing.T) {
	cat := small(t)
	l, _ := Parse("Format: einstiger\nSets: R&H, R&H\n[Deck]\n4 Spion\n", cat, catalog.EN)
	var codes []string
	for _, f := range Validate(cat, Options{}, l).Violations {
		codes = append(codes, f.Code)
	}
	if !slices.Equal(codes, []string{"set.twice", "set.no-base"}) {
		t.Errorf("got %v", codes)
	}
}

// TestFormatNames parses every name of each format in several spellings.
func TestFormatNames(t *testing.T) {
	for name, want := range map[string]Format{
		"Turnier": Tournament, "tournament game": Tournament, "EINSTEIGER": Beginners,
		"Beginners' Tournament":        Beginners,
		"Turnierspiel fuer Einsteiger": Beginners, "Meisterschaft 2002": Championship,
		"german championship 2002":                       Championship,
		"Erweiterte Turnierversion für Fortgeschrittene": Advanced, "advanced": Advanced,
		"kleines Turnier":       SmallTournament,
		"small card tournament": SmallTournament, "": "", "Skat": "",
	} {
		if got, ok := ParseFormat(name); got != want || ok != (want != "") {
			t.Errorf("%q: got %q", name, got)
		}
	}
	for _, f := range Formats() {
		if got, ok := ParseFormat(string(f)); !ok || got != f || f.Title().DE == "" || f.Title().EN == "" {
			t.Errorf("%s does not read back: %s", f, got)
		}
	}
}
