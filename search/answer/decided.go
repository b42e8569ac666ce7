package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/casebook"
	"catanica/search/gist"
	"catanica/search/prose"
)

// minOverrides is the least likeness with which an open question takes the place of an answer that rests on facts or on
// the engine: where the sources are silent, the engine plays what Catanica has decided.
const minOverrides = 0.75

// Of returns the answer that an article which covers a question gives.
func (a *Answerer) Of(i *casebook.Inquiry, r *rulings.Ruling, v rulings.Verdict) *Answer {
	return a.OfNear(i, casebook.Near{Article: r, Verdict: v})
}

// OfNear returns the answer that a decided question gives to one that resembles it; nil if it says nothing but its
// verdict.
func (a *Answerer) OfNear(i *casebook.Inquiry, n casebook.Near) *Answer {
	x, d := a.ask(i.Question, i.Lang, i.Edition), i.Decide(n)
	out := &Answer{Verdict: Verdict(d.Verdict), Cites: d.Cites, Cards: d.Cards, Precedent: d.Precedent}
	if out.Sentence = x.reasoned(n, d); out.Sentence == "" {
		return nil
	}
	x.Finish(out)
	return out
}

// Told answers a question that is none of yes or no with what an article says that is asked nearly the same. It returns
// nil if there is none.
func (a *Answerer) Told(i *casebook.Inquiry) *Answer {
	r, text := i.Told()
	if r == nil {
		return nil
	}
	out := &Answer{Verdict: Fact, Cites: []string{r.ID}, Sentence: text}
	a.ask(i.Question, i.Lang, i.Edition).Finish(out)
	return out
}

// Formerly answers a question of yes or no that names a former edition, and that no precedent of that edition answers,
// with what the article that decides it today said then: as a fact, because it was put to another question. It returns
// nil if no article decides it today, or if that says nothing of the edition.
func (a *Answerer) Formerly(i *casebook.Inquiry) *Answer {
	q := i.Question
	if q.Edition == "" || q.Edition == catalog.DefaultEdition || q.Not || len(q.Turns) > 0 ||
		!gist.YesOrNo(&q) {
		return nil
	}
	n, ok := i.Undated().Nearest()
	if !ok || n.Article.Verdict == rulings.VerdictNone {
		return nil // it lists many things, of which its former answer may name others
	}
	for _, old := range n.Article.Earlier {
		if !old.Holds(q.Edition) {
			continue
		}
		x := a.ask(q, i.Lang, q.Edition)
		out := &Answer{Verdict: Fact, Cites: []string{n.Article.ID}, Sentence: prose.Sentence(x.Say("Regeln von %s: %s",
			"Rules of %s: %s", x.Era(q.Edition), a.lib.Plain(i.Lang, catalog.Text{DE: old.DE, EN: old.EN}.In(i.Lang))))}
		x.Finish(out)
		return out
	}
	return nil
}

// Unsettled answers a question that the sources leave open or answer in two ways, if it resembles an open question. It
// is undecided if no source decides it, whether Catanica does or not, and otherwise a fact: what applies today.
// instead is the answer that the question has otherwise, or nil: it gives way only if no source decides the open
// question, and, unless it rests on a likeness itself, only to one that resembles the question closely or leaves open
// what the two cards of the question do to each other.
func (a *Answerer) Unsettled(i *casebook.Inquiry, instead *Answer) *Answer {
	o, ok := i.Unsettled()
	settled := ok && o.Outcome() == rulings.OutcomeSource
	if !ok || instead != nil && (settled || instead.Precedent == "" && o.Likeness < minOverrides &&
		!a.leavesOpen(o.OpenQuestion, i.Question.Cards())) {
		return nil
	}
	x := a.ask(i.Question, i.Lang, i.Edition)
	out := &Answer{Verdict: Undecided, Cites: slices.Clone(o.Rulings), Cards: slices.Clone(o.Cards),
		Question: o.OpenQuestion}
	if settled {
		out.Verdict = Fact
	}
	asks, today := a.lib.Plain(i.Lang, o.OpenQuestion.Question.In(i.Lang)), a.Applies(o.OpenQuestion, i.Lang)
	out.Sentence = o.Standing().In(i.Lang) + ": " + asks + " " + today
	x.Finish(out)
	return out
}

// NoteSources adds to an answer of yes or no how far the sources agree on what it settles, if they contradict each
// other or none says it outright.
func (a *Answerer) NoteSources(i *casebook.Inquiry, out *Answer) {
	if out.Verdict != Yes && out.Verdict != No && out.Verdict != Depends || out.Question != nil {
		return
	}
	if o, ok := i.Settled(); ok {
		out.Question = o
		out.Sentence += " " + o.Standing().In(i.Lang) + ": " + a.lib.Plain(i.Lang, o.Question.In(i.Lang))
	}
}

// leavesOpen reports whether there are two cards and an open question leaves open what one of them does to the other.
func (a *Answerer) leavesOpen(o *rulings.OpenQuestion, cards []string) bool {
	return len(cards) == 2 &&
		(a.lib.QuestionOfPair(cards[0], cards[1]) == o || a.lib.QuestionOfPair(cards[1], cards[0]) == o)
}

// Applies says in lang what applies to an open question, and who says so if no source does.
func (a *Answerer) Applies(o *rulings.OpenQuestion, lang catalog.Lang) string {
	says := catalog.Text{DE: "Heute gilt: ", EN: "Today: "}
	switch {
	case o.Open:
		says = catalog.Text{}
	case o.Ours && o.Kind == rulings.Contradiction:
		says = catalog.Text{DE: "Die Quellen sind sich nicht einig, also entscheiden wir. ",
			EN: "The sources disagree, so the decision is ours. "}
	case o.Ours:
		says = catalog.Text{DE: "Keine Quelle sagt es, also entscheiden wir. ",
			EN: "No source says, so the decision is ours. "}
	}
	return says.In(lang) + a.lib.Plain(lang, o.Today.In(lang))
}
