package casebook

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/question"
)

// precedent is a question that an article answers: its own, or one of its phrasings.
type precedent struct {
	verdict  rulings.Verdict
	question *question.Question
	scope    scope
	gist     gist.Gist
	derived  *derived          // nil unless it follows from the facts of a card
	line     *rulings.Answered // nil unless it is a labelled phrasing
}

// precedentsOf reads the precedents of an article in a language.
func (b *Book) precedentsOf(art *article, lang catalog.Lang) []precedent {
	var out []precedent
	add := func(q *question.Question, v rulings.Verdict, d *derived, line *rulings.Answered) {
		out = append(out, precedent{v, q, scopeOf(q), b.gists.Read(q, lang), d, line})
	}
	if k := b.cat.Card(CardOf(art.Ruling)); k != nil {
		for _, d := range b.derivedOf(k) {
			for _, text := range d.texts.In(lang) {
				q := b.reader.ReadIn(text, lang)
				add(&q, d.verdict, &d, nil)
			}
		}
	}
	art.eachPhrasing(lang, func(p *phrasing) bool {
		if p.lang == lang {
			add(&p.question, p.Verdict, nil, &p.Answered)
		}
		return true
	})
	text := b.lib.Plain(lang, art.Ruling.In(lang).Question)
	if hasVerdict(art.Ruling) && strings.Count(text, "?") == 1 && !gist.Alternatives(text) {
		if q := b.reader.ReadIn(text, lang); gist.NegatesContext(text) || !q.Not {
			add(&q, art.Verdict, nil, nil)
		}
	}
	return out
}

// hasVerdict reports whether an article answers its question in a word.
func hasVerdict(r *rulings.Ruling) bool { return r.Verdict != rulings.VerdictNone && r.Verdict != "" }

// vocabularyOf reads the words that an article uses in a language.
func (b *Book) vocabularyOf(r *rulings.Ruling, lang catalog.Lang) map[string]bool {
	p := r.In(lang)
	return b.termsIn(lang, append([]string{p.Title, p.Question, p.Short}, p.Asked...))
}

// termsIn returns the terms of texts in a language.
func (b *Book) termsIn(lang catalog.Lang, texts []string) map[string]bool {
	out := map[string]bool{}
	for _, text := range texts {
		for _, t := range b.gists.Read(&question.Question{Text: b.lib.Plain(lang, text)}, lang).Terms {
			out[t] = true
		}
	}
	return out
}

// The comparison of a question with the precedents of the articles that a search finds first. The values are chosen on
// the labelled phrasings, each left out in turn, and on the open halves of the judged questions.
const (
	// nearArticles is the number of articles that are compared.
	nearArticles = 6
	// foremostLag is how much less like the question than the best precedent one of an article found earlier may be.
	foremostLag = 0.2
	// softCost is subtracted from the likeness of two questions for each soft opposite that only one of them has.
	softCost = 0.1
	// nearRank lowers the likeness by the place of the article among the hits.
	nearRank = 0.05
)

// Near is a precedent whose verdict answers a question.
type Near struct {
	Verdict rulings.Verdict
	Article *rulings.Ruling
	derived *derived
	line    *rulings.Answered
	asked   string // the question that it answers
}

// GivesReason reports whether the answer says why in a sentence of its own, and not with the article's short answer.
func (n Near) GivesReason() bool { return n.derived != nil || n.line != nil && n.line.Reason != "" }

// Nearest returns the precedent that a yes-or-no question resembles most, among those of the articles that a search
// found first, and of the texts of cards among them. ok is false unless the question resembles one closely, and none
// with another verdict nearly as much.
func (i *Inquiry) Nearest() (n Near, ok bool) { return i.nearest("") }

// nearest is Nearest, but passes over the phrasing skip.
func (i *Inquiry) nearest(skip string) (n Near, ok bool) {
	if !i.comparable() {
		return Near{}, false
	}
	near := i.nearness(skip)
	if n, ok = near.judge(i.gist()); !ok {
		n, ok = i.general(skip, near)
	}
	if !ok || i.strays(n.Article) {
		return Near{}, false
	}
	return n, true
}

// comparable reports whether the question can take the verdict of one that it resembles.
func (i *Inquiry) comparable() bool {
	q := &i.Question
	return gist.YesOrNo(q) && !i.gist().NamesOnly() && !gist.Alternatives(q.Text) &&
		!gist.IsMatch(i.book.cat, q, i.Edition)
}

// nearness returns the comparison with the precedents, but passes over the phrasing skip.
func (i *Inquiry) nearness(skip string) nearness {
	if skip == "" {
		return i.near()
	}
	return i.compare(skip)
}

// nearness is the result of a comparison with precedents.
type nearness struct {
	best nearPrecedent
	r    *rulings.Ruling // the article of the best one
	all  []nearPrecedent // all that ask for the same
	akin []nearPrecedent // all that name the same cards, whatever else they ask
}

// nearPrecedent is a precedent that a question resembles.
type nearPrecedent struct {
	*precedent
	article  *rulings.Ruling
	likeness float64
	soft     int  // soft opposites that only one of the two has
	narrow   bool // it cannot give the question its verdict: see narrower and contrasts
}

// near returns the decided question that a precedent is.
func (p nearPrecedent) near() Near {
	return Near{p.verdict, p.article, p.derived, p.line, p.question.Text}
}

// foremost returns the precedent whose article the search found first, among those that ask for the same, have the
// verdict of the best one and are nearly as like the question.
func (n *nearness) foremost() nearPrecedent {
	agrees := func(p nearPrecedent) bool {
		return p.verdict == n.best.verdict && p.likeness >= n.best.likeness-foremostLag && !p.narrow
	}
	out := n.all[slices.IndexFunc(n.all, agrees)] // in the order of the articles; the best one is among them
	for _, p := range n.all {
		if p.article == out.article && agrees(p) && p.likeness > out.likeness {
			out = p
		}
	}
	return out
}

// judge returns the best precedent of a comparison if its verdict can be relied on for a question.
func (n *nearness) judge(g gist.Gist) (out Near, ok bool) {
	if !n.decides() || n.doubtful(g) {
		return Near{}, false
	}
	best := n.foremost()
	return best.near(), true
}

// decides reports whether there is a best precedent and it says yes or no, or on what it depends.
func (n *nearness) decides() bool {
	return n.r != nil && (n.best.verdict == rulings.Yes || n.best.verdict == rulings.No ||
		n.best.verdict == rulings.Depends && n.best.line != nil && n.best.line.Reason != "")
}

// compare compares the question with the precedents of the articles. It passes over the phrasing skip.
func (i *Inquiry) compare(skip string) nearness {
	q, g, e := &i.Question, i.gist(), i.Edition
	var near nearness
	articles, cards := 0, 0
	for _, art := range i.found {
		place, most := articles, nearArticles
		if card := CardOf(art); slices.Contains(g.Cards, card) || slices.Contains(g.Sites, card) {
			place = 0 // the question names it
		} else if card != "" {
			place, most = cards, maxCards
			cards++
		} else {
			articles++
		}
		if place >= most || !today(art, e) && q.Edition == "" || !inGame(art, q.Game) {
			continue
		}
		in := i.book.article(art).in[q.Lang]
		words, precedents := in.vocabulary(), in.precedents()
		for j := range precedents {
			p := &precedents[j]
			if p.question.Text == skip || !slices.Equal(g.Cards, p.gist.Cards) || !p.inScope(i.scope(), art) ||
				p.derived != nil && e != catalog.DefaultEdition {
				continue
			}
			if !today(art, e) && (p.question.Edition != e || p.line == nil || p.line.Reason == "") {
				continue // only a phrasing that names the edition and says why speaks of former rules
			}
			soft, ok := g.Soft(p.gist)
			n := nearPrecedent{p, art, g.Likeness(p.gist, words) * (1 - nearRank*float64(place)), soft, false}
			n.likeness -= softCost * float64(soft)
			near.akin = append(near.akin, n)
			if !ok || !g.Alike(p.gist) || g.Unsaid() ||
				!mentions(words, lists.Without(g.Sites, p.gist.Sites)) || !g.AsksFor(p.gist) {
				continue
			}
			n.narrow = g.Narrower(p.gist, p.verdict) || g.Contrasts(p.gist, p.verdict) || g.Departs(p.gist)
			near.all = append(near.all, n)
			if n.likeness > near.best.likeness && !n.narrow {
				near.best, near.r = n, art
			}
		}
	}
	return near
}

// inScope reports whether a precedent of an article speaks of the edition and the game that a question of scope q
// names.
func (p *precedent) inScope(q scope, r *rulings.Ruling) bool {
	return p.scope.holds(q, r) && (q.edition == p.scope.edition || q.edition == catalog.DefaultEdition)
}

// mentions reports whether an article uses a word for each of the cards.
func mentions(words map[string]bool, cards []string) bool {
	return !slices.ContainsFunc(cards, func(id string) bool {
		for w := range words {
			if slices.ContainsFunc(strings.Fields(w), func(c string) bool { return strings.HasSuffix(c, "card/"+id) }) {
				return false
			}
		}
		return true
	})
}
