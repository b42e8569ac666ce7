package gist

import (
	"cmp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/lists"
	"catanica/search/question"
)

// Gist is what a question is about, for the comparison of questions that differ in a few words.
type Gist struct {
	question *question.Question
	noCard   bool // it names no card but central ones

	Terms     []string // concepts, stems, numbers and verbs; sorted, without repetition
	Opposites []string // groups of opposites that it uses; sorted, without repetition
	Cards     []string // that it names, except those that are places; sorted, without repetition
	Sites     []string // places that it names: roads, settlements, cities, landscapes; sorted, without repetition
	Count     []string // numbers; sorted, without repetition
	Sets      []string // sets and classes of cards that it names, in order

	lacking []string // players of whom it says that they lack something; sorted
	owner   string   // whose things it speaks of: mine, theirs or both
	afar    bool     // it speaks of another city than the card's
	zones   []string // where it says that a card lies: see lyingIn
	plain   []string // Terms without verbs
	verbs   []string // verbs among Terms
	particulars
	flow
	bearings
}

// actsOnWhat returns the thing that acts on others, protects from them or needs them, and these others. It returns ""
// if a question does not say.
func (r *Reader) actsOnWhat(q *question.Question) (actor string, objects []string) {
	thing := func(m question.Mention) string { return cmp.Or(m.Card, m.Group(), m.Term) }
	if q.Complex {
		return "", nil
	}
	f := q.Frame(r.cat)
	others := slices.Concat(f.Objects, f.Against)
	if owners := slices.Concat(q.In(question.By), q.In(question.Of)); len(owners) > 0 && !q.Passive &&
		q.HasVerb("double", "strengthen", "weaken", "cheapen") { // *the points of the Marketplace*
		if len(f.Actors) == 0 && !f.ByPlayer {
			f.Actors, others = others, nil
		}
		others = append(others, owners...)
	}
	if q.HasState("immune", "safe") {
		others = append(others, q.In(question.To)...)
	}
	switch {
	case len(f.Actors) == 1 && len(others) > 0:
		for _, m := range others {
			if t := thing(m); t != "" {
				objects = append(objects, t)
			}
		}
		return thing(f.Actors[0]), objects
	case !q.HasVerb("need") || len(f.Actors) > 0:
	case len(f.Objects) == 1 && len(f.Rest) == 1 && f.Rest[0].Role == question.For: // do I need it for that
		return thing(f.Rest[0]), []string{thing(f.Objects[0])}
	case len(f.Objects) == 2 && len(q.Verbs) == 2: // to build that
		return thing(f.Objects[1]), []string{thing(f.Objects[0])}
	}
	return "", nil
}

// verbPrefix marks the verbs among the terms of a gist.
const verbPrefix = "verb:"

// IsVerb reports whether a term of a gist is a verb.
func IsVerb(term string) bool { return strings.HasPrefix(term, verbPrefix) }

// Read returns what a question in the language is about.
func (r *Reader) Read(q *question.Question, lang catalog.Lang) Gist {
	g := Gist{question: q}
	words := r.speech[lang]().words(cmp.Or(q.Undated, q.Text))
	g.Opposites = oppositesIn(lang, words)
	g.zones = LyingIn(lang, q.Text)
	if Formerly(lang, q.Text) {
		g.Opposites = append(g.Opposites, "formerly")
	}
	g.lacking = Lacking(lang, cmp.Or(q.Undated, q.Text))
	g.owner = owner(cmp.Or(q.Undated, q.Text))
	if q.Theirs() && !q.HasWord("its") { // also by *sein*; *its* is a card's
		g.owner = map[string]string{"": "theirs", "mine": "both", "theirs": "theirs", "both": "both"}[g.owner]
	}
	for _, w := range words {
		if w.number != "" { // also in a phrase: "on a 6"
			g.Count = append(g.Count, w.number)
		}
		if t := r.termOf(w, lang); t != "" {
			g.Terms = append(g.Terms, t)
		}
	}
	term := func(w spoken) string { return r.termOf(w, lang) }
	g.flow, g.bearings = flowOf(lang, words, term), r.speech[lang]().bearingsOf(words, term)
	for _, v := range q.Verbs {
		if (v.ID == "stop" || v.ID == "lose") && !slices.Contains(g.Opposites, v.ID) {
			g.Opposites = append(g.Opposites, v.ID)
		}
		if !slices.Contains(weak, v.ID) {
			g.Terms = append(g.Terms, verbPrefix+cmp.Or(alikeVerbs[v.ID], v.ID))
		}
		if len(v.Actors) == 1 { // what burns is burned by the Arsonist
			g.Cards = append(g.Cards, v.Actors[0])
		}
	}
	for _, s := range statesOf(q) {
		if len(s.Actors) == 1 {
			g.Cards = append(g.Cards, s.Actors[0])
		}
	}
	if q.Modal == "must" && !slices.Contains(g.Opposites, "lose") && !slices.Contains(g.Opposites, "pay") {
		g.Opposites = append(g.Opposites, "must")
	}
	g.particulars = r.particularsOf(q)
	for _, id := range q.Cards() {
		if k := r.cat.Card(id); k != nil && k.IsCentral(catalog.DefaultEdition) {
			g.Sites = append(g.Sites, id)
		} else {
			g.Cards = append(g.Cards, id)
		}
	}
	for _, p := range q.Places {
		if p == "same-city" || p == "other-city" {
			g.Sites = append(g.Sites, "stadt")
		}
	}
	if g.afar = slices.Contains(q.Places, "other-city"); g.afar { // in *another* city is not once more
		g.Opposites = lists.Without(g.Opposites, []string{"again", "differ"})
	}
	for _, m := range q.Mentions {
		if m.Set != "" {
			g.Sets = append(g.Sets, m.Set)
		}
		if m.Class != "" { // road expansions are another thing than buildings
			g.Sets = append(g.Sets, m.Class)
		}
	}
	for _, list := range []*[]string{&g.Terms, &g.Opposites, &g.Cards, &g.Sites, &g.Count} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	for _, t := range g.Terms {
		if IsVerb(t) {
			g.verbs = append(g.verbs, t)
		} else {
			g.plain = append(g.plain, t)
		}
	}
	g.noCard = !slices.ContainsFunc(g.Cards, func(id string) bool {
		k := r.cat.Card(id)
		return k == nil || !k.IsCentral(catalog.DefaultEdition)
	})
	return g
}

// numberOf returns the number that a word is, or "".
func numberOf(word string) string {
	if !strings.ContainsFunc(word, func(r rune) bool { return r < '0' || '9' < r }) {
		return word
	}
	return cmp.Or(numerals[word], ordinals[word])
}

// termOf returns the term that a word adds to a gist, or "" if it adds none. A phrase counts once.
func (r *Reader) termOf(w spoken, lang catalog.Lang) string {
	switch {
	case w.within:
		return ""
	case w.number != "":
		return w.number
	case w.concept != "":
		return w.concept
	case w.particle == "" && !w.stop && !r.reader.IsFunctionWord(w.text, lang):
		return w.stem
	}
	return ""
}

// weak are the verbs that may be exchanged for each other: the other words decide.
var weak = append([]string{"build", "play", "happen", "stay", "be"}, question.Light()...)

// alikeVerbs maps verbs to those that ask for the same.
var alikeVerbs = map[string]string{"steal": "take", "undo": "stop"}

// statesOf returns the states that a question speaks of.
func statesOf(q *question.Question) []question.State {
	out := slices.Clone(q.States)
	for _, m := range q.Mentions {
		out = append(out, m.States...)
	}
	return out
}

// NamesOnly reports whether a question says nothing besides the names of cards: "does Ari do anything". It may ask for
// anything about them.
func (g Gist) NamesOnly() bool {
	return len(g.verbs)+len(g.Opposites)+len(g.Count)+len(g.Sets) == 0 && len(g.Cards) > 0 &&
		!slices.ContainsFunc(g.plain, func(t string) bool { return !strings.Contains(t, "card/") })
}

// AsksFor reports whether a question asks for the same as another one: they share a verb, if the reader knows one in
// both, and differ in few words, of which the question may have some more.
func (g Gist) AsksFor(p Gist) bool {
	if len(g.verbs) > 0 && len(p.verbs) > 0 && !lists.Overlap(g.verbs, p.verbs) {
		return false
	}
	more, fewer := len(lists.Without(g.Terms, p.Terms)), len(lists.Without(p.Terms, g.Terms))
	return more <= maxMore && min(more, fewer) <= maxSwapped
}

// Verbs returns the verbs among the terms.
func (g Gist) Verbs() []string { return g.verbs }

// SameWords reports whether two gists differ only in verbs.
func (g Gist) SameWords(o Gist) bool {
	return lists.Same(g.plain, o.plain)
}

// Likeness returns how alike two questions are, from 0 to 1: the weight of the words that both have, as a share of the
// weight of all their words. A word that only the question has weighs less if it is in the vocabulary of the article.
func (g Gist) Likeness(p Gist, vocabulary map[string]bool) float64 {
	common, rest := 0.0, 0.0
	for _, t := range g.Terms {
		switch {
		case slices.Contains(p.Terms, t):
			common += weightOf(t)
		case vocabulary[t]:
			rest += weightOf(t) * sharedWeight
		default:
			rest += weightOf(t)
		}
	}
	for _, t := range lists.Without(p.Terms, g.Terms) {
		rest += weightOf(t)
	}
	return common / max(1, common+rest)
}

// weightOf returns the weight of a term.
func weightOf(term string) float64 {
	switch {
	case IsVerb(term):
		return verbWeight
	case strings.Contains(term, "card/"):
		return cardWeight
	}
	return 1
}

// ordinals are the numbers that questions write as ordinal words.
var ordinals = map[string]string{"second": "2", "third": "3", "zweite": "2", "zweiten": "2",
	"zweiter": "2", "zweites": "2", "dritte": "3", "dritten": "3", "drittes": "3"}

const (
	// maxSwapped limits the words that each of the questions has in place of the other's.
	maxSwapped = 3
	// maxMore limits the words that only the question has.
	maxMore = 5
	// cardWeight is the weight of a card among the words.
	cardWeight = 1.5
	// verbWeight is the weight of a verb that the reader knows, besides its stem.
	verbWeight = 0.5
	// sharedWeight is the weight of a word that only the question has, if the article uses it elsewhere.
	sharedWeight = 0.6
)

// Soft returns the number of soft opposites in which two questions differ. ok is false if they differ in other ones.
func (g Gist) Soft(o Gist) (n int, ok bool) { return softly(g.Opposites, o.Opposites) }
