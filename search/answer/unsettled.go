package answer

import (
	"cmp"
	"slices"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/question"
)

const (
	// minUnsettled is the least likeness of a question to a way to ask an open one that answers it.
	minUnsettled = 0.55
	// minSettled is the least likeness if a source answers it today.
	minSettled = 0.65
	// minOverrides is the least likeness with which an open question takes the place of an answer that rests on facts or
	// on the engine: where the sources are silent, the engine plays what Catanica has decided.
	minOverrides = 0.75
)

// unsettled is a question on which the sources are silent or contradict each other, with the ways to ask it.
type unsettled struct {
	*rulings.OpenQuestion
	ways  map[catalog.Lang]func() []precedent
	words map[catalog.Lang]func() map[string]bool // of what is said of it
}

// unsettledOf returns the open questions by the ids of the cards and articles on whose pages they are shown.
func (a *Answerer) unsettledOf(questions []*rulings.OpenQuestion) map[string][]*unsettled {
	out := map[string][]*unsettled{}
	for _, o := range questions {
		u := &unsettled{OpenQuestion: o, ways: map[catalog.Lang]func() []precedent{},
			words: map[catalog.Lang]func() map[string]bool{}}
		for _, lang := range catalog.Langs {
			u.ways[lang] = sync.OnceValue(func() []precedent { return a.waysToAsk(o, lang) })
			u.words[lang] = sync.OnceValue(func() map[string]bool { return a.wordsOn(o, lang) })
		}
		for _, id := range slices.Concat(o.Cards, o.Rulings) {
			out[id] = append(out[id], u)
		}
	}
	return out
}

// waysToAsk reads the ways to ask an open question in a language.
func (a *Answerer) waysToAsk(o *rulings.OpenQuestion, lang catalog.Lang) []precedent {
	var out []precedent
	for _, text := range append([]string{a.lib.Plain(lang, o.Question.In(lang))}, o.Asked.In(lang)...) {
		q := a.reader.ReadIn(text, lang)
		out = append(out, precedent{question: q, gist: a.gists.Read(&q, lang)})
	}
	return out
}

// wordsOn returns the terms of what is said of an open question in a language.
func (a *Answerer) wordsOn(o *rulings.OpenQuestion, lang catalog.Lang) map[string]bool {
	texts := []string{o.Topic.In(lang), o.Today.In(lang)}
	for _, p := range o.Positions {
		texts = append(texts, p.Says.In(lang))
	}
	return a.termsIn(lang, texts)
}

// Unsettled answers a question that the sources leave open or answer in two ways, if it resembles one of those that
// belong to its cards or to what a search found first, and no decided one more. It is undecided if no source decides
// it, whether Catanica does or not, and otherwise a fact: what applies today. instead is the answer that the question
// has otherwise, or nil: it gives way only if no source decides the open question, and, unless it rests on a likeness
// itself, only to one that resembles the question closely.
func (a *Answerer) Unsettled(q question.Question, found []*rulings.Ruling, instead *Answer, lang catalog.Lang,
	e catalog.EditionID) *Answer {
	e = cmp.Or(e, catalog.DefaultEdition)
	if q.Edition != "" || e != catalog.DefaultEdition {
		return nil // what is open today may have been settled then
	}
	g := a.gists.Read(&q, q.Lang)
	o, likeness := a.nearestUnsettled(&q, g, found)
	settled := o != nil && o.Outcome() == rulings.OutcomeSource
	switch {
	case o == nil || likeness < minUnsettled || settled && likeness < minSettled:
		return nil
	case instead != nil && (settled || instead.Precedent == "" && likeness < minOverrides):
		return nil
	}
	near := a.compare(&q, g, found, e, "")
	if slices.ContainsFunc(near.akin, func(p nearPrecedent) bool {
		return g.Likeness(p.gist, a.vocabularies[q.Lang][p.article.ID]()) >= likeness
	}) {
		return nil
	}
	x := &asked{Answerer: a, Question: q, lang: lang, edition: e}
	out := &Answer{Verdict: Undecided, Cites: slices.Clone(o.Rulings), Cards: slices.Clone(o.Cards)}
	out.Question = o.OpenQuestion
	asks, today := a.lib.Plain(lang, o.OpenQuestion.Question.In(lang)), a.lib.Plain(lang, o.Today.In(lang))
	switch {
	case o.Ours && o.Kind == rulings.Contradiction:
		today = x.say("Die Quellen sind sich nicht einig, also entscheiden wir. ",
			"The sources disagree, so the decision is ours. ") + today
	case o.Ours:
		today = x.say("Keine Quelle sagt es, also entscheiden wir. ", "No source says, so the decision is ours. ") + today
	case settled:
		out.Verdict = Fact
		today = x.say("Heute gilt: ", "Today: ") + today
		if o.Kind == rulings.Contradiction {
			asks = x.say("Die Quellen sind sich nicht einig: ", "The sources disagree: ") + asks
		}
	}
	out.Sentence = x.with(out.Verdict, asks+" "+today)
	out.finish(x)
	return out
}

// nearestUnsettled returns the open question that a question resembles most, and how much.
func (a *Answerer) nearestUnsettled(q *question.Question, g gist.Gist, found []*rulings.Ruling) (
	best *unsettled, most float64) {
	seen, wants := map[*unsettled]bool{}, gist.YesOrNo(q)
	compare := func(id string) {
		for _, u := range a.unsettled[id] {
			if seen[u] {
				continue
			}
			seen[u] = true
			ways := u.ways[q.Lang]()
			for i := range ways {
				p := &ways[i]
				soft, ok := g.Soft(p.gist)
				more := lists.Without(g.Cards, p.gist.Cards) // it may name others that the open question is about
				if !ok || !lists.Subset(p.gist.Cards, g.Cards) || !a.concerns(u, p, more) ||
					wants && !gist.YesOrNo(&p.question) ||
					!g.Alike(p.gist) || !g.AsksFor(p.gist) {
					continue
				}
				if l := g.Likeness(p.gist, u.words[q.Lang]()) - softCost*float64(soft) -
					otherCards*float64(len(more)); l > most {
					best, most = u, l
				}
			}
		}
	}
	for _, id := range q.Cards() {
		compare(id)
	}
	for _, r := range found {
		compare(cmp.Or(CardOf(r), r.ID))
	}
	return best, most
}

// concerns reports whether an open question is about further cards: it is shown on their pages, or the way to ask it
// names their kind, as *fleets* does for a Wool Fleet.
func (a *Answerer) concerns(u *unsettled, way *precedent, cards []string) bool {
	return !slices.ContainsFunc(cards, func(id string) bool {
		k := a.cat.Card(id)
		return !slices.Contains(u.Cards, id) && !slices.ContainsFunc(types(&way.question), func(t catalog.CardType) bool {
			return k.Is(t, catalog.DefaultEdition)
		})
	})
}
