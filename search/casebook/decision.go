package casebook

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/prose"
)

// Decision is what a decided question says to a question that it answers.
type Decision struct {
	Verdict   rulings.Verdict
	Text      string   // in the reader's language, without the word of the verdict
	Bearing   Bearing  // of the text on the question
	Headed    bool     // the text begins with what it is about and a colon
	Precedent string   // the decided question, if it is put in other words
	Cites     []string // ids of articles
	Cards     []string // ids of the cards that it is about; nil if they are those of the question
}

// Decide returns what a decided question says: what follows from the facts of its card, the reason of the phrasing that
// the question resembles, or else what its article says.
func (i *Inquiry) Decide(n Near) Decision {
	out := Decision{Verdict: n.Verdict, Cites: []string{n.Article.ID}}
	if !wordForWord(&i.Question, n.asked) {
		out.Precedent = n.asked
	}
	if id := CardOf(n.Article); id != "" {
		out.Cites, out.Cards = nil, []string{id}
	}
	if n.derived != nil {
		out.Cites, out.Cards = n.derived.cites, n.derived.cards
	}
	if out.Text = i.because(n); out.Text == "" {
		x := i.explain(i.book.article(n.Article), n.Verdict, n.asked)
		out.Text, out.Bearing, out.Headed = x.text, x.bearing, x.headed
	}
	return out
}

// because returns why a decided question has its verdict, in the reader's language: what follows from the facts of its
// card, or the reason of a labelled phrasing. It is empty if neither says why.
func (i *Inquiry) because(n Near) string {
	switch {
	case n.derived != nil:
		return n.derived.sentence.In(i.Lang)
	case n.line != nil:
		return prose.Sentence(i.book.lib.Plain(i.Lang, reasonIn(n.line, n.Article, i.Question.Lang, i.Lang)))
	}
	return ""
}

// reason returns why an article gives a question the verdict, if a labelled phrasing that asks the same says so: in the
// reader's language, from the phrasing itself or from the one at the same place in that language's list of reasons.
func (art *article) reason(i *Inquiry, v rulings.Verdict) (why string) {
	art.eachPhrasing(i.Question.Lang, func(p *phrasing) bool {
		if p.Reason != "" && p.Verdict == v && p.asks(i) {
			why = reasonIn(&p.Answered, art.Ruling, p.lang, i.Lang)
			return false
		}
		return true
	})
	return why
}

// reasonIn returns the reason of a phrasing in the reader's language. Both lists of an article give the same reasons in
// the same order (TestReasons); a card may have a reason more in one language, and then none is known in the other.
func reasonIn(line *rulings.Answered, r *rulings.Ruling, of, lang catalog.Lang) string {
	if of == lang {
		return line.Reason
	}
	from, to := reasons(r, of), reasons(r, lang)
	if len(from) != len(to) {
		return ""
	}
	if i := slices.Index(from, line.Reason); i >= 0 && i < len(to) {
		return to[i]
	}
	return ""
}

// reasons returns the different reasons that the labelled phrasings of an article give in a language, in order.
func reasons(r *rulings.Ruling, lang catalog.Lang) []string {
	var out []string
	for _, line := range r.Labelled(lang) {
		if line.Reason != "" && !slices.Contains(out, line.Reason) {
			out = append(out, line.Reason)
		}
	}
	return out
}
