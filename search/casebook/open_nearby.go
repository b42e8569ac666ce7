package casebook

import (
	"cmp"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/lists"
)

// openNear is an open question that a question resembles.
type openNear struct {
	*unsettled
	likeness float64 // of the way to ask it that is the most like the question
}

// openNearby returns the open question that a question resembles most, among those that belong to its cards or to what
// a search found first. It need not ask the same, as for Unsettled, because it stands there with its own words.
func (i *Inquiry) openNearby() (best openNear, ok bool) {
	g, lang := i.gist(), i.Question.Lang
	for _, u := range i.unsettledAround() {
		ways := u.ways[lang]()
		for n := range ways {
			p := &ways[n]
			more := lists.Without(g.Cards, p.gist.Cards)
			if !i.isOfTime(p) || len(g.Cards) > 0 && len(p.gist.Cards) > 0 && !lists.Overlap(g.Cards, p.gist.Cards) ||
				len(lists.Without(p.gist.Cards, g.Cards)) > 1 || len(lists.Without(more, u.Cards)) > 1 {
				continue
			}
			l := g.Likeness(p.gist, u.words[lang]())
			l -= turnCost * float64(len(lists.Without(g.Opposites, p.gist.Opposites))+
				len(lists.Without(p.gist.Opposites, g.Opposites)))
			if l -= otherCards * float64(len(more)); !i.book.concerns(u, p, more) {
				l -= otherCards
			}
			if !g.Alike(p.gist) {
				l -= contrastCost
			}
			if l > best.likeness {
				best = openNear{u, l}
			}
		}
	}
	if best.unsettled != nil && best.Outcome() == rulings.OutcomeSource {
		return best, best.likeness >= minSettledNearby
	}
	return best, best.likeness >= minOpenNearby
}

// isOfTime reports whether a way to ask an open question speaks of the same edition as the question. What is open today
// may have been settled formerly.
func (i *Inquiry) isOfTime(way *precedent) bool {
	return cmp.Or(way.question.Edition, catalog.DefaultEdition) == i.Edition
}

// Settled returns the open question that a question closely resembles, if a source answers it today: the sources
// contradict each other, or none says it outright.
func (i *Inquiry) Settled() (o *rulings.OpenQuestion, ok bool) {
	if i.mostTerms() < minUnsettledTerms {
		return nil, false
	}
	u, likeness := i.nearestUnsettled()
	if u == nil || u.Outcome() != rulings.OutcomeSource || likeness < minSettled {
		return nil, false
	}
	return u.OpenQuestion, true
}

// unsettledAround returns the open questions that belong to the cards of a question or to what a search found first,
// and those of the card game that are about no card, each once.
func (i *Inquiry) unsettledAround() []*unsettled {
	var out []*unsettled
	add := func(id string) {
		for _, u := range i.book.unsettled[id] {
			if !slices.Contains(out, u) {
				out = append(out, u)
			}
		}
	}
	for _, id := range i.Question.Cards() {
		add(id)
	}
	for _, r := range i.found {
		add(cmp.Or(CardOf(r), r.ID))
	}
	add(noCard)
	return out
}

// claims reports whether a decided question asks what the open one asks, so that its verdict would seem to decide it.
func (o openNear) claims(p nearPrecedent) bool {
	return slices.ContainsFunc(o.ways[p.question.Lang](), func(way precedent) bool {
		_, ok := way.gist.Soft(p.gist)
		return ok && way.gist.Likeness(p.gist, nil) > maxClaimed
	})
}

// neighborIn returns the open question as a neighbor, in a language.
func (b *Book) neighborIn(o *rulings.OpenQuestion, lang catalog.Lang) Neighbor {
	n := Neighbor{Question: b.lib.Plain(lang, o.Question.In(lang)), Lang: lang, Verdict: Undecided, ID: o.ID,
		Kind: KindQuestion, Open: o}
	if o.Outcome() == rulings.OutcomeSource {
		n.Verdict = Fact
	}
	return n
}
