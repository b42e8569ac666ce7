package answer

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

// precedent is a question that an article answers: its own, or one of its phrasings.
type precedent struct {
	verdict  rulings.Verdict
	question question.Question
	gist     gist.Gist
	derived  *derived          // nil unless it follows from the facts of a card
	line     *rulings.Answered // nil unless it is a labelled phrasing
}

// precedentsOf returns a function that reads the precedents of an article in one language when it is first called.
func (a *Answerer) precedentsOf(r *rulings.Ruling, lang catalog.Lang) func() []precedent {
	return sync.OnceValue(func() []precedent {
		var out []precedent
		add := func(q question.Question, v rulings.Verdict, line *rulings.Answered) {
			out = append(out, precedent{v, q, a.gists.Read(&q, lang), nil, line})
		}
		if k := a.cat.Card(CardOf(r)); k != nil {
			for _, d := range a.derivedOf(k) {
				for _, text := range d.texts.In(lang) {
					q := a.reader.ReadIn(text, lang)
					out = append(out, precedent{d.verdict, q, a.gists.Read(&q, lang), &d, nil})
				}
			}
		}
		a.eachPhrasing(r, lang, func(p *phrasing) bool {
			if p.lang == lang {
				add(p.question, p.Verdict, &p.Answered)
			}
			return true
		})
		text := a.lib.Plain(lang, r.In(lang).Question)
		if r.Verdict != rulings.VerdictNone && r.Verdict != "" && strings.Count(text, "?") == 1 && !gist.Alternatives(text) {
			if q := a.reader.ReadIn(text, lang); gist.NegatesContext(text) || !q.Not {
				add(q, r.Verdict, nil)
			}
		}
		return out
	})
}

// vocabularyOf returns a function that reads the words which an article uses when it is first called.
func (a *Answerer) vocabularyOf(r *rulings.Ruling, lang catalog.Lang) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool {
		p := r.In(lang)
		return a.termsIn(lang, append([]string{p.Title, p.Question, p.Short}, p.Asked...))
	})
}

// termsIn returns the terms of texts in a language.
func (a *Answerer) termsIn(lang catalog.Lang, texts []string) map[string]bool {
	out := map[string]bool{}
	for _, text := range texts {
		for _, t := range a.gists.Read(&question.Question{Text: a.lib.Plain(lang, text)}, lang).Terms {
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
	// foremostLag is how much less than the best precedent one of an article found earlier may be like the question.
	foremostLag = 0.2
	// softCost is what each soft opposite that only one of two questions has takes from their likeness.
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

// Nearest returns the precedent that a yes-or-no question resembles most, among those of the articles that a search
// found first. ok is false unless it resembles one closely, and none with another verdict nearly as much. Texts of
// cards among them are compared besides.
func (a *Answerer) Nearest(q question.Question, found []*rulings.Ruling, e catalog.EditionID) (n Near, ok bool) {
	return a.nearest(q, found, e, "")
}

// nearest is Nearest without the phrasing skip.
func (a *Answerer) nearest(q question.Question, found []*rulings.Ruling, e catalog.EditionID, skip string) (
	n Near, ok bool) {
	if e == "" {
		e = catalog.DefaultEdition
	}
	if !a.comparable(&q, e) {
		return Near{}, false
	}
	g := a.gists.Read(&q, q.Lang)
	near := a.compare(&q, g, found, e, skip)
	if n, ok = a.judge(g, near); !ok {
		n, ok = a.general(&q, found, e, skip, near)
	}
	if !ok || a.strays(&q, n.Article) {
		return Near{}, false
	}
	return n, true
}

// comparable reports whether a question can take the verdict of one that it resembles.
func (a *Answerer) comparable(q *question.Question, e catalog.EditionID) bool {
	return gist.YesOrNo(q) && !gist.Alternatives(q.Text) && !gist.IsMatch(a.cat, q, e)
}

// judge returns the best precedent of a comparison if its verdict can be relied on.
func (a *Answerer) judge(g gist.Gist, near nearness) (n Near, ok bool) {
	if near.r == nil || near.best.verdict != rulings.Yes && near.best.verdict != rulings.No || near.doubtful(g) {
		return Near{}, false
	}
	best := near.foremost()
	return Near{best.verdict, best.article, best.derived, best.line, best.question.Text}, true
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

// foremost returns the precedent whose article the search found first, among those that ask for the same, have the same
// verdict and are nearly as like as the best one.
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

// compare compares a question with the precedents of the articles. The phrasing skip is left out.
func (a *Answerer) compare(q *question.Question, g gist.Gist, found []*rulings.Ruling, e catalog.EditionID,
	skip string) nearness {
	var near nearness
	articles, cards := 0, 0
	for _, art := range found {
		i, most := articles, nearArticles
		if card := CardOf(art); slices.Contains(g.Cards, card) || slices.Contains(g.Sites, card) {
			i = 0 // the question names it
		} else if card != "" {
			i, most = cards, maxCards
			cards++
		} else {
			articles++
		}
		if i >= most || !today(art, e) && q.Edition == "" || !inGame(art, q.Game) {
			continue
		}
		words := a.vocabularies[q.Lang][art.ID]()
		precedents := a.precedents[q.Lang][art.ID]()
		for j := range precedents {
			p := &precedents[j]
			if p.question.Text == skip || !slices.Equal(g.Cards, p.gist.Cards) || !inScope(q, p, art) ||
				p.derived != nil && e != catalog.DefaultEdition {
				continue
			}
			if !today(art, e) && (p.question.Edition != e || p.line == nil || p.line.Reason == "") {
				continue // only a phrasing that names the edition and says why speaks of former rules
			}
			soft, ok := g.Soft(p.gist)
			n := nearPrecedent{p, art, g.Likeness(p.gist, words) * (1 - nearRank*float64(i)), soft, false}
			n.likeness -= softCost * float64(soft)
			near.akin = append(near.akin, n)
			if !ok || !g.Alike(p.gist) || g.Unsaid() ||
				!mentions(words, lists.Without(g.Sites, p.gist.Sites)) || !g.AsksFor(p.gist) {
				continue
			}
			n.narrow = g.Narrower(p.gist, p.verdict, p.derived != nil) || g.Contrasts(p.gist, p.verdict)
			near.all = append(near.all, n)
			if n.likeness > near.best.likeness && !n.narrow {
				near.best, near.r = n, art
			}
		}
	}
	return near
}

// inScope reports whether a precedent of an article speaks of the edition and the game that a question names.
func inScope(q *question.Question, p *precedent, r *rulings.Ruling) bool {
	return sameScope(&p.question, q, r) && (q.Edition == p.question.Edition || q.Edition == catalog.DefaultEdition)
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
