package casebook

import (
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/gist"
	"catanica/search/lists"
)

const (
	// minUnsettled is the least likeness of a question to a way to ask an open one that answers it.
	minUnsettled = 0.55
	// minSettled is the least likeness if a source answers it today.
	minSettled = 0.65
	// minUnsettledTerms is the fewest terms of such a question: the name of a card asks nothing.
	minUnsettledTerms = 2
)

// unsettled is a question on which the sources are silent or contradict each other, with the ways to ask it.
type unsettled struct {
	*rulings.OpenQuestion
	ways  map[catalog.Lang]func() []precedent
	words map[catalog.Lang]func() map[string]bool // of what is said of it
}

// noCard stands for the id of a card with open questions that are about none.
const noCard = ""

// unsettledOf returns the open questions by the ids of the cards and articles on whose pages they are shown. Those of
// the card game that are about no card are also found by noCard: nothing that a question names leads to them.
func (b *Book) unsettledOf(questions []*rulings.OpenQuestion) map[string][]*unsettled {
	out := map[string][]*unsettled{}
	for _, o := range questions {
		u := &unsettled{OpenQuestion: o, ways: map[catalog.Lang]func() []precedent{},
			words: map[catalog.Lang]func() map[string]bool{}}
		for _, lang := range catalog.Langs {
			u.ways[lang] = sync.OnceValue(func() []precedent { return b.waysToAsk(o, lang) })
			u.words[lang] = sync.OnceValue(func() map[string]bool { return b.wordsOn(o, lang) })
		}
		for _, id := range slices.Concat(o.Cards, o.Rulings) {
			out[id] = append(out[id], u)
		}
		if len(o.Cards) == 0 && !slices.ContainsFunc(o.Rulings, func(id string) bool {
			chapter, _, _ := strings.Cut(id, ".")
			return rulings.GameOfChapter(chapter) != rulings.GameCard
		}) {
			out[noCard] = append(out[noCard], u)
		}
	}
	return out
}

// waysToAsk reads the ways to ask an open question in a language.
func (b *Book) waysToAsk(o *rulings.OpenQuestion, lang catalog.Lang) []precedent {
	var out []precedent
	for _, text := range append([]string{b.lib.Plain(lang, o.Question.In(lang))}, o.Asked.In(lang)...) {
		q := b.reader.ReadIn(text, lang)
		out = append(out, precedent{question: &q, gist: b.gists.Read(&q, lang)})
	}
	return out
}

// wordsOn returns the terms of what is said of an open question in a language.
func (b *Book) wordsOn(o *rulings.OpenQuestion, lang catalog.Lang) map[string]bool {
	texts := []string{o.Topic.In(lang), o.Today.In(lang)}
	for _, p := range o.Positions {
		texts = append(texts, p.Says.In(lang))
	}
	return b.termsIn(lang, texts)
}

// Open is an open question that a question resembles.
type Open struct {
	*rulings.OpenQuestion
	Likeness float64
}

// Unsettled returns the open question that the question resembles, if it is one of those that belong to its cards or to
// what a search found first, and it resembles no decided one more. ok is false if there is none, and for a former
// edition: what is open today may have been settled then.
func (i *Inquiry) Unsettled() (o Open, ok bool) {
	if i.mostTerms() < minUnsettledTerms {
		return Open{}, false
	}
	u, likeness := i.nearestUnsettled()
	if u == nil || likeness < minUnsettled || u.Outcome() == rulings.OutcomeSource && likeness < minSettled {
		return Open{}, false
	}
	if slices.ContainsFunc(i.near().akin, func(p nearPrecedent) bool {
		return i.gist().Likeness(p.gist, i.book.article(p.article).in[i.Question.Lang].vocabulary()) >= likeness
	}) {
		return Open{}, false
	}
	return Open{u.OpenQuestion, likeness}, true
}

// nearestUnsettled returns the open question that the question resembles most, and how much.
func (i *Inquiry) nearestUnsettled() (best *unsettled, most float64) {
	q, g := &i.Question, i.gist()
	wants := gist.YesOrNo(q)
	for _, u := range i.unsettledAround() {
		ways := u.ways[q.Lang]()
		for n := range ways {
			p := &ways[n]
			soft, ok := g.Soft(p.gist)
			more := lists.Without(g.Cards, p.gist.Cards) // it may name others that the open question is about
			if !ok || !i.isOfTime(p) || !lists.Subset(p.gist.Cards, g.Cards) || !i.book.concerns(u, p, more) ||
				wants && !gist.YesOrNo(p.question) || !g.Alike(p.gist) || !g.AsksFor(p.gist) {
				continue
			}
			if l := g.Likeness(p.gist, u.words[q.Lang]()) - softCost*float64(soft) -
				otherCards*float64(len(more)); l > most {
				best, most = u, l
			}
		}
	}
	return best, most
}

// concerns reports whether an open question is about further cards: it is shown on their pages, or the way to ask it
// names their kind, as *fleets* does for a Wool Fleet.
func (b *Book) concerns(u *unsettled, way *precedent, cards []string) bool {
	return !slices.ContainsFunc(cards, func(id string) bool {
		k := b.cat.Card(id)
		return !slices.Contains(u.Cards, id) && !slices.ContainsFunc(types(way.question), func(t catalog.CardType) bool {
			return k.Is(t, catalog.DefaultEdition)
		})
	})
}
