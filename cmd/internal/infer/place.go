package main

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// How says how a class follows.
type How string

// The ways in which a class follows, the firmest first.
const (
	Definition How = "definition" // the card does what only attacks do (Ruling 113.F.a)
	OnlyPlace  How = "only place" // no other chapter about such cards has a section left where its name sorts
	Fullest    How = "fullest"    // in any other chapter it would leave a section that no known card fills
)

// Placing is the chapter of a card whose class no source states.
type Placing struct {
	Card    *catalog.Card
	Class   string
	How     How
	Chapter string
	// First and Last are the letters of the sections of which its own is one. Both are empty if its place is unknown.
	First, Last string
}

// placer places the cards without a stated class.
type placer struct {
	cat  *catalog.Catalog
	gaps []*gap
	left []*catalog.Card // cards not placed yet
	out  []Placing
}

// asOf is the edition that the Encyclopædia describes.
const asOf = catalog.Ed2004

// place returns the placings of all cards that the catalogue gives no stated class.
func place(cat *catalog.Catalog, chapters []chapter) []Placing {
	p := placer{cat: cat}
	treated := map[string]bool{}
	for i := range chapters {
		p.gaps = append(p.gaps, chapters[i].gaps(cat)...)
		for _, cards := range chapters[i].Sections {
			for _, id := range cards {
				treated[id] = true
			}
		}
	}
	for _, k := range cat.Cards {
		switch class := settledClass(cat, k); {
		case treated[k.ID] || !published(cat, k) || k.Is(catalog.Foreign, asOf) || k.Is(catalog.Unit, asOf):
		case class != "":
			p.fill(k, class)
		default:
			p.left = append(p.left, k)
		}
	}
	p.byDefinition()
	for p.byOnlyPlace() {
	}
	p.byFullest()
	slices.SortFunc(p.out, func(a, b Placing) int { return cmp.Compare(a.Card.ID, b.Card.ID) })
	return p.out
}

// statedClass returns the card's class as of the Encyclopædia, or "" if it is unclear or only inferred.
func statedClass(k *catalog.Card) string {
	d := k.Class.DatedAt(asOf)
	if d.Certainty != catalog.Known || d.Basis == catalog.Inferred || d.Is == "unclear" {
		return ""
	}
	return d.Is
}

// published reports whether the card was in use when the Encyclopædia was written. A card without a set is one that it
// names.
func published(cat *catalog.Catalog, k *catalog.Card) bool {
	return len(k.Sets) == 0 || slices.ContainsFunc(k.Sets, func(in catalog.InSet) bool {
		set := cat.Set(in.Set)
		return set != nil && !catalog.Later(set.From, asOf) && set.Kind != catalog.YearSet && set.ID != "t2002"
	})
}

// fill takes a section of the class's chapter for a card that has its class, and returns the gap, or nil if there is
// none.
func (p *placer) fill(k *catalog.Card, class string) *gap {
	for _, g := range p.gaps {
		if g.chapter.Class == class && g.holds(sortKey(k.Title(catalog.DE))) {
			g.taken++
			return g
		}
	}
	return nil
}

// fits reports whether the chapter of the gap is one about cards like k.
func fits(k *catalog.Card, g *gap) bool {
	types, known := k.Types.At(asOf)
	return known != catalog.Known || slices.ContainsFunc(g.chapter.Types, func(t catalog.CardType) bool {
		return slices.Contains(types, t)
	})
}

// open returns the gaps in which the card may have its section. A chapter's open end counts as one without a bound.
func (p *placer) open(k *catalog.Card) []*gap {
	var out []*gap
	for _, g := range p.gaps {
		if fits(k, g) && g.holds(sortKey(k.Title(catalog.DE))) && (g.size == 0 || g.free() > 0) {
			out = append(out, g)
		}
	}
	return out
}

// attackWords are effect words by which a card takes or destroys what is the opponent's.
var attackWords = []string{"take", "ravage"}

// byDefinition places the cards that are attacks by the definition of Ruling 113.F.a.
func (p *placer) byDefinition() {
	p.each(func(k *catalog.Card) *Placing {
		if !k.Is(catalog.Action, asOf) || !slices.ContainsFunc(k.Play.Played, func(w catalog.Word) bool {
			return slices.Contains(attackWords, w.Name)
		}) {
			return nil
		}
		return p.placing(k, p.fill(k, "action-attack"), Definition)
	})
}

// byOnlyPlace places the action cards that fit into one chapter only, and reports whether there were any. For buildings
// it proves nothing: the chapter on road expansions has no known end.
func (p *placer) byOnlyPlace() bool {
	before := len(p.left)
	p.each(func(k *catalog.Card) *Placing {
		open := p.open(k)
		if !k.Is(catalog.Action, asOf) || len(open) == 0 || slices.ContainsFunc(open, func(g *gap) bool {
			return g.chapter != open[0].chapter
		}) {
			return nil
		}
		return p.placing(k, p.fill(k, open[0].chapter.Class), OnlyPlace)
	})
	return len(p.left) < before
}

// byFullest places the cards that have the same chapter in every assignment that fills as many sections as possible.
func (p *placer) byFullest() {
	best := p.fullest(nil, nil)
	var found []Placing
	p.each(func(k *catalog.Card) *Placing {
		for _, g := range p.open(k) {
			if g.size > 0 && p.fullest(k, g.chapter) < best {
				found = append(found, *p.placing(k, g, Fullest))
				break
			}
		}
		return nil
	})
	p.out = append(p.out, found...)
}

// fullest returns the number of sections that the cards left can fill at most if the card is not in the chapter. Both
// may be nil.
func (p *placer) fullest(not *catalog.Card, in *chapter) int {
	var slots []*gap
	for _, g := range p.gaps {
		for range g.free() {
			slots = append(slots, g)
		}
	}
	holder := make([]int, len(slots))
	for i := range holder {
		holder[i] = -1
	}
	var try func(card int, seen []bool) bool
	try = func(card int, seen []bool) bool {
		k := p.left[card]
		for i, g := range slots {
			if seen[i] || k == not && g.chapter == in || !fits(k, g) || !g.holds(sortKey(k.Title(catalog.DE))) {
				continue
			}
			seen[i] = true
			if holder[i] < 0 || try(holder[i], seen) {
				holder[i] = card
				return true
			}
		}
		return false
	}
	n := 0
	for i := range p.left {
		if try(i, make([]bool, len(slots))) {
			n++
		}
	}
	return n
}

// each calls f for each card left and keeps those for which it returns nil.
func (p *placer) each(f func(k *catalog.Card) *Placing) {
	var left []*catalog.Card
	for _, k := range p.left {
		if found := f(k); found != nil {
			p.out = append(p.out, *found)
		} else {
			left = append(left, k)
		}
	}
	p.left = left
}

func (p *placer) placing(k *catalog.Card, g *gap, how How) *Placing {
	out := &Placing{Card: k, How: how, Class: "action-attack", Chapter: "112"}
	if g != nil {
		out.Class, out.Chapter, out.First, out.Last = g.chapter.Class, g.chapter.ID, g.first, g.last
	}
	return out
}
