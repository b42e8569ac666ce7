package deck

import "catanica/catalog"

// HandSize is the number of cards in the starting hand, which come from the deck (kuw.turnier.deck).
const HandSize = handSize

// Bounds is a range for a number of cards, both ends included.
type Bounds struct {
	Least int `json:"least"`
	Most  int `json:"most"`
	// Optional says that a list may leave out the section.
	Optional bool `json:"optional,omitempty"`
}

// Holds reports whether n is within the bounds.
func (b Bounds) Holds(n int) bool {
	return b.Optional && n == 0 || n >= b.Least && n <= b.Most
}

func exactly(n int) *Bounds { return &Bounds{Least: n, Most: n} }

// Limits holds the sizes that format and edition require of a list. A nil entry means that no source states the size.
type Limits struct {
	Deck   *Bounds `json:"deck"`
	Events *Bounds `json:"events"`
	Hand   *Bounds `json:"hand"`
}

// limits returns the sizes that the rules compare the list with.
func (j *judge) limits() Limits {
	switch {
	case j.inFormat(inDecks) && j.edition.AtLeast(catalog.Ed1998):
		return Limits{Deck: exactly(deckSize), Events: exactly(j.wantedEvents()),
			Hand: &Bounds{Least: handSize, Most: handSize, Optional: true}}
	case j.inFormat(inDecks) && j.edition == catalog.Ed1997: // 101.D.c states the number of events only
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

// shareBounds implements 106.B.a: a row holds at most the player's share, or any smaller number on which both agree. It
// returns nil if no source states the number of copies of some card.
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

// total returns the total number of copies.
func total(stack map[*catalog.Card]int) int {
	sum := 0
	for _, n := range stack {
		sum += n
	}
	return sum
}

// Source says what limits the copies of a card.
type Source string

// The limits on the copies of a card in a list.
const (
	FromSets  Source = "sets"  // the copies in the declared sets
	FromShare Source = "share" // half of the copies in the shared collection (106.B.a)
	FromKind  Source = "kind"  // cards of this kind are not allowed in a list
)

// Allowance is the number of copies of a card that a list may hold: Sure for certain, Most at the most.
type Allowance struct {
	Sure, Most int
	From       Source
}

// Law answers what format, edition, sets and house rules of a list allow, whatever cards it contains so far.
type Law struct{ j *judge }

// LawOf returns the law under which Validate judges the list.
func LawOf(cat *catalog.Catalog, opt Options, l *List) Law {
	return Law{newJudge(cat, opt, l, 1)}
}

// Format returns the format by which the list is judged.
func (w Law) Format() Format { return w.j.format }

// Edition returns the edition by which the list is judged.
func (w Law) Edition() catalog.EditionID { return w.j.edition }

// Lenders returns the sets of the list that the entry's copies may come from. There may be several if the entry names
// none.
func (w Law) Lenders(e Entry) []*catalog.Set { return w.j.lenders(e) }

// Allows returns how many copies of the card the list may hold, in its deck or its events, whichever suits its kind.
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
	case c.ID == yearEnd && j.edition.AtLeast(catalog.Ed1998): // kuw.turnier.ereignisse: only the host brings it
		out.Sure = min(have.sure, j.wantedEvents()-guestEvents)
		out.Most = out.Sure
		if out.Sure == 0 {
			out.From = FromKind
		}
	}
	if out.From == FromKind && k != event {
		out.Sure, out.Most = 0, 0
	}
	return out
}
