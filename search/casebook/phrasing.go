package casebook

import (
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/question"
)

// phrasing is a line of an article with the verdict that it gets as put.
type phrasing struct {
	rulings.Answered
	lang     catalog.Lang
	question question.Question
	frame    frame
	scope    scope
	wording  func() gist.Wording
}

// phrasingsOf reads the phrasings among "how players ask" that an article answers, in both languages.
func (b *Book) phrasingsOf(r *rulings.Ruling) []phrasing {
	var out []phrasing
	for _, lang := range catalog.Langs {
		out = append(out, b.readPhrasings(r.In(lang).Answered, lang)...)
	}
	return out
}

// readPhrasings reads phrasings in a language.
func (b *Book) readPhrasings(lines []rulings.Answered, lang catalog.Lang) []phrasing {
	out := make([]phrasing, 0, len(lines))
	for _, line := range lines {
		q := b.reader.ReadIn(line.Text, lang)
		out = append(out, phrasing{line, lang, q, b.frame(&q), scopeOf(&q), b.wording(line.Text, lang)})
	}
	return out
}

// wording returns a function that reads the words of a text when it is first called.
func (b *Book) wording(text string, lang catalog.Lang) func() gist.Wording {
	return sync.OnceValue(func() gist.Wording { return b.gists.Wording(text, lang) })
}

// asks reports whether a question asks exactly what the phrasing asks.
func (p *phrasing) asks(i *Inquiry) bool {
	q := &i.Question
	if p.question.Text == q.Text {
		return true
	}
	if i.open() || !p.frame.sameLack(i.frame()) || !p.frame.sameSide(i.frame()) ||
		len(i.frame().subject.cards) < 2 && gist.Asserts(&p.question) != gist.Asserts(q) {
		return false
	}
	same := q.Lang == p.lang && p.question.Not == q.Not && p.question.It == q.It && gist.SamePlayer(&p.question, q) &&
		p.sameCards(i) && i.wording().Says(p.wording())
	return (same || p.sameFrame(i)) && !apart(&p.question, q, p.frame, i.frame()) &&
		!gist.Opposed(q, &p.question, p.Verdict) &&
		(q.Lang != p.lang || !i.wording().Contrasts(p.wording(), p.Verdict == rulings.Yes))
}

// asksMore reports whether the word that the phrasing has more than a question is a deed: "does a card stopped by
// Countermagic *count* as played" and "does Countermagic stop the playing of a card". Its verdict may still dispute
// that of others.
func (p *phrasing) asksMore(i *Inquiry) bool {
	return i.Question.Lang == p.lang && p.wording().Beyond(i.wording()) > 0 &&
		!lists.Subset(p.frame.subject.verbs, i.frame().subject.verbs)
}

// sameFrame reports whether both were read completely and have the same frame. Without a card and a verb a frame says
// little, so that most of the words must be the same too.
func (p *phrasing) sameFrame(i *Inquiry) bool {
	q, f := &i.Question, i.frame()
	if len(p.question.Unread) > 0 || len(q.Unread) > 0 || p.question.Complex != q.Complex || p.question.It != q.It ||
		p.question.Not != q.Not || p.question.All != q.All || p.question.Own != q.Own || f.subject.size() < 2 ||
		!p.frame.subject.equal(f.subject) || !slices.Equal(p.frame.actors, f.actors) ||
		!lists.Same(p.frame.turning, f.turning) ||
		!slices.Equal(p.question.Cards(), q.Cards()) || !gist.SamePlayer(&p.question, q) ||
		!sameModal(p.question.Modal, q.Modal) ||
		!slices.Equal(p.question.Asks, q.Asks) || !slices.Equal(sides(&p.question), sides(q)) {
		return false
	}
	if len(f.subject.cards) > 0 && len(f.subject.verbs) > 0 {
		return q.Lang != p.lang || i.wording().SameParticles(p.wording())
	}
	if q.Lang != p.lang {
		return false
	}
	w, v := i.wording(), p.wording()
	return w.SameParticles(v) && w.Overlap(v) >= minOverlap && w.Beyond(v) <= 1 &&
		v.Beyond(w) <= 1
}

// minOverlap is the least overlap of the wordings of questions with the same frame.
const minOverlap = 0.5

// sameCards reports whether both questions name the same cards in the same order, and the same states and numbers.
func (p *phrasing) sameCards(i *Inquiry) bool {
	f := i.frame()
	return slices.Equal(p.question.Cards(), i.Question.Cards()) && p.frame.sameActors(f) &&
		slices.Equal(states(p.frame.subject.others), states(f.subject.others))
}

// sides returns whose each thing is, and the prepositions before the things.
func sides(q *question.Question) []string {
	var out []string
	for _, m := range q.Mentions {
		out = append(out, m.Side+" "+string(m.Role))
	}
	return out
}

// sameModal reports whether two questions ask for the same: what a player may do or what they must.
func sameModal(a, b string) bool { return (a == "must") == (b == "must") }

// wordForWord reports whether a question is a phrasing, in capitals or not, with or without a question mark.
func wordForWord(q *question.Question, phrasing string) bool {
	return strings.EqualFold(phrasing, strings.TrimRight(q.Text, "?! "))
}

// phrased returns the verdict of the phrasings of an article that ask exactly the question, if they agree. skip is a
// phrasing that is passed over, for tests.
func (art *article) phrased(i *Inquiry, skip string) (v rulings.Verdict, ok bool) {
	asIs := false
	for line := range art.labelled(i.Question.Lang) {
		if line.Text != skip && wordForWord(&i.Question, line.Text) {
			return line.Verdict, true // whatever others like it say
		}
		asIs = asIs || line.Text == i.Question.Text
	}
	if !asIs && i.isWord() {
		return "", false // so that nobody who types the name of a card waits until all phrasings are read
	}
	agree, answered := true, false
	art.eachPhrasing(i.Question.Lang, func(p *phrasing) bool {
		if p.Text == skip || !p.scope.holds(i.scope(), art.Ruling) || !p.asks(i) {
			return true
		}
		agree = !ok || p.Verdict == v
		v, ok, answered = p.Verdict, true, answered || !p.asksMore(i)
		return agree
	})
	if !agree || !answered {
		return "", false
	}
	return v, true
}

// today reports whether an article has its answer of today under an edition.
func today(r *rulings.Ruling, e catalog.EditionID) bool {
	return r.Editions.Holds(e) && !slices.ContainsFunc(r.Earlier, func(old rulings.Earlier) bool { return old.Holds(e) })
}
