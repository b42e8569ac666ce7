package deck

import (
	"slices"

	"catanica/catalog"
)

// HandSize is how many cards of the deck form the starting hand (kuw.turnier.deck).
const HandSize = handSize

// Bounds are what a number of cards may be.
type Bounds struct {
	Least int `json:"least"`
	Most  int `json:"most"`
	// Optional says that a list may leave the section out altogether.
	Optional bool `json:"optional,omitempty"`
}

// Holds reports whether n cards are neither too few nor too many.
func (b Bounds) Holds(n int) bool {
	return b.Optional && n == 0 || n >= b.Least && n <= b.Most
}

func exactly(n int) *Bounds { return &Bounds{Least: n, Most: n} }

// Limits are the sizes that format and edition ask of one list; nil where no source states a number.
type Limits struct {
	Deck   *Bounds `json:"deck"`
	Events *Bounds `json:"events"`
	Hand   *Bounds `json:"hand"`
}

// limits are those that the rules of the table hold the list against.
func (j *judge) limits() Limits {
	switch {
	case j.inFormat(inDecks) && j.edition.AtLeast(catalog.Ed1998):
		return Limits{Deck: exactly(deckSize), Events: exactly(j.wantedEvents()),
			Hand: &Bounds{Least: handSize, Most: handSize, Optional: true}}
	case j.inFormat(inDecks) && j.edition == catalog.Ed1997: // 101.D.c tells of the events alone
		return Limits{Events: &Bounds{Least: freeEvents, Most: freeEvents + prescribedEvents}}
	case j.inFormat(inBeginners):
		out := Limits{Deck: exactly(0)}
		if stack := j.beginnersStack(); stack != nil {
			out.Events = &Bounds{Least: total(stack), Most: total(stack), Optional: true}
		}
		return out
	case j.inFormat(inSmall):
		return Limits{Deck: j.shareBounds()}
	}
	return Limits{}
}

// shareBounds: 106.B.a, a row holds at most one's share, or as many cards of it as both agree on. Where no source
// counts a card the share has no certain size.
func (j *judge) shareBounds() *Bounds {
	most := 0
	for _, p := range j.share() {
		if p.Open {
			return nil
		}
		most += p.Each
	}
	return &Bounds{Most: most}
}

// total adds up copies.
func total(stack map[*catalog.Card]int) int {
	sum := 0
	for _, n := range stack {
		sum += n
	}
	return sum
}

// Source is what bounds the copies of a card.
type Source string

// What bounds the copies of a card in one list.
const (
	FromSets  Source = "sets"  // the declared sets hold so many
	FromShare Source = "share" // half of what the common collection holds (106.B.a)
	FromKind  Source = "kind"  // such a card has no place in a list
)

// Allowance is how many copies of a card one list may hold: Sure for certain, and never more than Most.
type Allowance struct {
	Sure, Most int
	From       Source
}

// Law is what format, edition, sets and house rules of a list allow, whatever cards it holds so far.
type Law struct{ j *judge }

// LawOf is the law that the list is under, as Validate judges it.
func LawOf(cat *catalog.Catalog, opt Options, l *List) Law {
	return Law{newJudge(cat, opt, l, 1)}
}

// Format and Edition are those that the list is judged by.
func (w Law) Format() Format             { return w.j.format }
func (w Law) Edition() catalog.EditionID { return w.j.edition }

// Lenders are the sets of the list that the entry's copies may come from; several where no sign tells them apart.
func (w Law) Lenders(e Entry) []*catalog.Set { return w.j.lenders(e) }

// Allows says how many copies of the card the list may hold, deck or events, wherever its kind belongs.
func (w Law) Allows(c *catalog.Card) Allowance {
	j, k := w.j, kindOf(c, w.j.edition)
	have := j.holdings(c)
	out := Allowance{Sure: have.sure, Most: have.most, From: FromSets}
	switch {
	case k == central, k == metropolis && j.edition.AtLeast(catalog.Ed2005):
		out.From = FromKind
	case j.inFormat(inBeginners):
		out.From, out.Sure = FromKind, j.beginnersStack()[c]
		out.Most = out.Sure
	case j.inFormat(inSmall) && !j.shareable(c):
		out.From = FromKind
	case j.inFormat(inSmall):
		return Allowance{Sure: have.sure / 2, Most: have.most / 2, From: FromShare}
	case c.ID == yearEnd && j.edition.AtLeast(catalog.Ed1998): // kuw.turnier.ereignisse: the host's alone
		out.Sure = min(have.sure, j.wantedEvents()-guestEvents)
		out.Most = out.Sure
		if out.Sure == 0 {
			out.From = FromKind
		}
	}
	if out.From == FromKind && !slices.Contains([]kind{event}, k) {
		out.Sure, out.Most = 0, 0
	}
	return out
}
