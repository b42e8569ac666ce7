package answer

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/search/analysis"
	"catanica/search/question"
)

// gist is what a question is about, for the comparison of questions that differ in a few words.
type gist struct {
	terms []string // concepts, stems, numbers and verbs; sorted, without repetition
	turns []string // groups of opposites that it uses; sorted, without repetition
	cards []string // that it names, except those that are places; sorted, without repetition
	sites []string // places that it names: roads, settlements, cities, landscapes; sorted, without repetition
	count []string // numbers; sorted, without repetition
	sets  []string // sets and classes of cards that it names, in order
}

// verbPrefix marks the verbs among the terms of a gist.
const verbPrefix = "verb:"

// gist returns what a question in the language is about.
func (a *Answerer) gist(q *question.Question, lang catalog.Lang) gist {
	var g gist
	words := a.speech[lang]().words(cmp.Or(q.Undated, q.Text))
	g.turns = turns(lang, words)
	for _, w := range words {
		number, isNumber := numerals[w.text]
		switch {
		case w.within: // a phrase counts once
		case isNumber:
			g.terms, g.count = append(g.terms, number), append(g.count, number)
		case w.concept != "":
			g.terms = append(g.terms, w.concept)
		case w.particle == "" && !w.stop && !a.reader.IsFunctionWord(w.text, lang):
			g.terms = append(g.terms, w.stem)
		}
	}
	for _, v := range q.Verbs {
		if !slices.Contains(weak, v.ID) {
			g.terms = append(g.terms, verbPrefix+v.ID)
		}
	}
	if q.Modal == "must" {
		g.turns = append(g.turns, "must")
	}
	for _, id := range q.Cards() {
		if k := a.cat.Card(id); k != nil && k.ClassAt(catalog.DefaultEdition) == "central" {
			g.sites = append(g.sites, id)
		} else {
			g.cards = append(g.cards, id)
		}
	}
	for _, m := range q.Mentions {
		if m.Set != "" {
			g.sets = append(g.sets, m.Set)
		}
		if m.Class != "" { // road expansions are another thing than buildings
			g.sets = append(g.sets, m.Class)
		}
	}
	for _, list := range []*[]string{&g.terms, &g.turns, &g.cards, &g.sites, &g.count} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return g
}

// weak are the verbs that may be exchanged for each other: the other words decide.
var weak = append([]string{"build", "play", "happen", "stay", "be"}, light...)

// precedent is a question that an article answers: its own, or one of its phrasings.
type precedent struct {
	verdict  rulings.Verdict
	question question.Question
	gist     gist
}

// precedentsOf returns a function that reads the precedents of an article in one language when it is first called.
func (a *Answerer) precedentsOf(r *rulings.Ruling, lang catalog.Lang) func() []precedent {
	return sync.OnceValue(func() []precedent {
		var out []precedent
		add := func(q question.Question, v rulings.Verdict) {
			out = append(out, precedent{v, q, a.gist(&q, lang)})
		}
		for _, p := range a.phrasings[r.ID]() {
			if p.lang == lang {
				add(p.question, p.Verdict)
			}
		}
		text := a.lib.Plain(lang, r.In(lang).Question)
		if r.Verdict != rulings.VerdictNone && r.Verdict != "" && strings.Count(text, "?") == 1 && !alternatives(text) {
			if q := a.reader.ReadIn(text, lang); negatesContext(text) || !q.Not {
				add(q, r.Verdict)
			}
		}
		return out
	})
}

// vocabularyOf returns a function that reads the words which an article uses when it is first called.
func (a *Answerer) vocabularyOf(r *rulings.Ruling, lang catalog.Lang) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool {
		out := map[string]bool{}
		p := r.In(lang)
		for _, text := range slices.Concat(p.Asked, []string{p.Title, p.Question, p.Short}) {
			for _, t := range a.gist(&question.Question{Text: a.lib.Plain(lang, text)}, lang).terms {
				out[t] = true
			}
		}
		return out
	})
}

// The comparison of a question with the precedents of the articles that a search finds first. The values are chosen on
// the labelled phrasings, each left out in turn, and on the open halves of the judged questions.
const (
	// nearArticles is the number of articles that are compared.
	nearArticles = 6
	// minNear is the least likeness of a precedent that gives its verdict.
	minNear = 0.4
	// minCard is the least likeness of a phrasing of a card, which has few of them to contradict it.
	minCard = 0.7
	// minConditional is the least likeness if what the cards do to each other is conditional.
	minConditional = 0.85
	// minLead is the least distance to the next precedent with another verdict.
	minLead = 0.2
	// maxSwapped limits the words that each of the questions has in place of the other's.
	maxSwapped = 2
	// maxMore limits the words that only the question has.
	maxMore = 3
	// nearRank lowers the likeness by the place of the article among the hits.
	nearRank = 0.05
	// cardWeight is the weight of a card among the words.
	cardWeight = 1.5
	// verbWeight is the weight of a verb that the reader knows, besides its stem.
	verbWeight = 0.5
	// sharedWeight is the weight of a word that only the question has, if the article uses it elsewhere.
	sharedWeight = 0.6
)

// Nearest returns the verdict of the precedent that a yes-or-no question resembles most, among those of the articles
// that a search found first, and its article. ok is false unless it resembles one closely, and none with another
// verdict nearly as much. Texts of cards among them are compared besides.
func (a *Answerer) Nearest(q question.Question, found []*rulings.Ruling, e catalog.EditionID) (
	v rulings.Verdict, r *rulings.Ruling, ok bool) {
	return a.nearest(q, found, e, "")
}

// nearest is Nearest without the phrasing skip.
func (a *Answerer) nearest(q question.Question, found []*rulings.Ruling, e catalog.EditionID, skip string) (
	v rulings.Verdict, r *rulings.Ruling, ok bool) {
	if e == "" {
		e = catalog.DefaultEdition
	}
	if !yesOrNo(&q) || alternatives(q.Text) {
		return "", nil, false
	}
	g := a.gist(&q, q.Lang)
	best, likeness := 0.0, map[rulings.Verdict]float64{} // the greatest likeness of each verdict
	articles, cards := 0, 0
	for _, art := range found {
		i, most := articles, nearArticles
		if CardOf(art) != "" {
			i, most = cards, maxCards
			cards++
		} else {
			articles++
		}
		if i >= most || !today(art, e) || q.Game != "" && !slices.Contains(art.Games, q.Game) {
			continue
		}
		words := a.vocabularies[q.Lang][art.ID]()
		for _, p := range a.precedents[q.Lang][art.ID]() {
			if p.question.Text == skip || !a.alike(&q, g, &p, art) {
				continue
			}
			s := g.likeness(p.gist, words) * (1 - nearRank*float64(i))
			likeness[p.verdict] = max(likeness[p.verdict], s)
			if s > best && g.asksFor(p.gist) {
				best, v, r = s, p.verdict, art
			}
		}
	}
	for other, s := range likeness {
		if other != v && s > best-minLead {
			return "", nil, false
		}
	}
	least := minNear
	if r != nil && CardOf(r) != "" {
		least = minCard
	}
	if a.conditional(g.cards, e) {
		least = minConditional
	}
	return v, r, best >= least && (v == rulings.Yes || v == rulings.No)
}

// conditional reports whether what two cards do to each other depends on a die, on a place or on a fact that no source
// states. Then a question about them turns on words that are easily misread.
func (a *Answerer) conditional(cards []string, e catalog.EditionID) bool {
	if len(cards) != 2 {
		return false
	}
	x := &asked{Answerer: a, edition: e}
	for _, pair := range [][2]string{{cards[0], cards[1]}, {cards[1], cards[0]}} {
		for _, edge := range a.cat.EdgesBetween(a.cat.Card(pair[0]), a.cat.Card(pair[1]), e) {
			if rolled(edge.Note) || strings.HasPrefix(edge.Note.EN, "Only ") || x.limited(edge.Note) == Depends {
				return true
			}
		}
		if a.pairs == nil {
			continue
		}
		if pairs, err := a.pairs(); err == nil && slices.ContainsFunc(x.games(), func(g catalog.Game) bool {
			r, ok := pairs.Between(interact.Case{A: pair[0], B: pair[1], Edition: e, Game: g})
			return ok && r.Outcome == interact.Undecided
		}) {
			return true
		}
	}
	return false
}

// open reports whether a question wants more than yes or no, wherever its question word stands.
func open(q *question.Question) bool {
	if len(q.Asks) > 0 && !q.Has("whether") {
		return true
	}
	words := analysis.Tokenize(q.Text, maxWording)
	for i, w := range words {
		if slices.Contains(openWords, w.Text) ||
			w.Text == "when" && i+1 < len(words) && slices.Contains(auxiliaries, words[i+1].Text) {
			return true
		}
	}
	return false
}

// yesOrNo reports whether a question is one of yes or no, and no mere list of words.
func yesOrNo(q *question.Question) bool {
	return !open(q) && (beginsWithVerb(q) || q.Modal != "" || len(q.Verbs)+len(q.States) > 0 || q.Be || q.Passive)
}

// beginsWithVerb reports whether the first word is a verb, as in a German question of yes or no.
func beginsWithVerb(q *question.Question) bool {
	words := analysis.Tokenize(q.Text, 1)
	return len(words) > 0 && slices.Contains(firstVerbs, words[0].Text)
}

// alike reports whether a precedent can be compared with a question: it uses the same opposites and names the same
// cards, sets, editions and games, no other places and numbers, and the same player acts.
func (a *Answerer) alike(q *question.Question, g gist, p *precedent, r *rulings.Ruling) bool {
	return slices.Equal(g.turns, p.gist.turns) && slices.Equal(g.cards, p.gist.cards) &&
		agree(g.sites, p.gist.sites) && agree(g.count, p.gist.count) &&
		slices.Equal(g.sets, p.gist.sets) && samePlayer(q, &p.question) && sameScope(&p.question, q, r) &&
		(q.Edition == p.question.Edition || q.Edition == catalog.DefaultEdition)
}

// agree reports whether one of two lists has nothing that the other lacks.
func agree(a, b []string) bool { return subset(a, b) || subset(b, a) }

// asksFor reports whether a question asks for the same as another: the two have a verb in common, if both have one that
// the reader knows, few words in place of the other's, and the question has few words more.
func (g gist) asksFor(p gist) bool {
	if verbs, others := g.verbs(), p.verbs(); len(verbs) > 0 && len(others) > 0 && !overlap(verbs, others) {
		return false
	}
	more, fewer := len(without(g.terms, p.terms)), len(without(p.terms, g.terms))
	return more <= maxMore && min(more, fewer) <= maxSwapped
}

// verbs returns the verbs among the terms.
func (g gist) verbs() []string {
	return slices.DeleteFunc(slices.Clone(g.terms), func(t string) bool { return !strings.HasPrefix(t, verbPrefix) })
}

// likeness returns how much a question says the same as another: the weight of the words that both have, among the
// weight of all their words, from 0 to 1.
func (g gist) likeness(p gist, vocabulary map[string]bool) float64 {
	common, rest := 0.0, 0.0
	for _, t := range g.terms {
		switch {
		case slices.Contains(p.terms, t):
			common += weightOf(t)
		case vocabulary[t]:
			rest += weightOf(t) * sharedWeight
		default:
			rest += weightOf(t)
		}
	}
	for _, t := range without(p.terms, g.terms) {
		rest += weightOf(t)
	}
	return common / max(1, common+rest)
}

// weightOf returns the weight of a term.
func weightOf(term string) float64 {
	switch {
	case strings.HasPrefix(term, verbPrefix):
		return verbWeight
	case strings.Contains(term, "card/"):
		return cardWeight
	}
	return 1
}

// without returns the elements of a that b does not have.
func without(a, b []string) []string {
	return slices.DeleteFunc(slices.Clone(a), func(s string) bool { return slices.Contains(b, s) })
}
