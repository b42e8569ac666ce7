package answer

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
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

	lacking []string // players of whom it says that they lack something; sorted
	owner   string   // whose things it speaks of: mine, theirs or both
	afar    bool     // it speaks of another city than the card's
	actor   string   // the card or group that acts on another one, or needs it; "" if it does not say
	objects []string // the cards and groups acted upon, or needed
	zones   []string // where it says that a card lies: see lyingIn
	flow
}

// actsOnWhat returns which of the things that a question names acts on which others, protects from them, or needs them;
// "" if it does not say.
func (a *Answerer) actsOnWhat(q *question.Question) (actor string, objects []string) {
	thing := func(m question.Mention) string { return cmp.Or(m.Card, groupRef(&m), m.Term) }
	if q.Complex {
		return "", nil
	}
	f := q.Frame(a.cat)
	others := slices.Concat(f.Objects, f.Against)
	if owners := slices.Concat(q.In(question.By), q.In(question.Of)); len(owners) > 0 && !q.Passive &&
		hasVerb(q, "double", "strengthen", "weaken", "cheapen") { // *the points of the Marketplace*
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
	case !hasVerb(q, "need") || len(f.Actors) > 0:
	case len(f.Objects) == 1 && len(f.Rest) == 1 && f.Rest[0].Role == question.For: // do I need it for that
		return thing(f.Rest[0]), []string{thing(f.Objects[0])}
	case len(f.Objects) == 2 && len(q.Verbs) == 2: // to build that
		return thing(f.Objects[1]), []string{thing(f.Objects[0])}
	}
	return "", nil
}

// verbPrefix marks the verbs among the terms of a gist.
const verbPrefix = "verb:"

// gist returns what a question in the language is about.
func (a *Answerer) gist(q *question.Question, lang catalog.Lang) gist {
	var g gist
	words := a.speech[lang]().words(cmp.Or(q.Undated, q.Text))
	g.turns = turns(lang, words)
	g.zones = lyingIn(lang, q.Text)
	if formerly(lang, q.Text) {
		g.turns = append(g.turns, "formerly")
	}
	g.lacking = lacking(lang, cmp.Or(q.Undated, q.Text))
	g.owner = owner(cmp.Or(q.Undated, q.Text))
	if theirThings(q) { // also by *sein*
		g.owner = map[string]string{"": "theirs", "mine": "both", "theirs": "theirs", "both": "both"}[g.owner]
	}
	for _, w := range words {
		if n := numberOf(w); n != "" { // also in a phrase: "on a 6"
			g.count = append(g.count, n)
		}
		if t := a.termOf(w, lang); t != "" {
			g.terms = append(g.terms, t)
		}
	}
	g.flow = flowOf(lang, words, func(w spoken) string { return a.termOf(w, lang) })
	for _, topic := range q.Topics {
		if pointWords[topic].One.EN != "" {
			g.rivals = append(g.rivals, "points:"+topic)
		}
	}
	for _, v := range q.Verbs {
		if v.ID == "stop" {
			g.turns = append(g.turns, "stop")
		}
		if !slices.Contains(weak, v.ID) {
			g.terms = append(g.terms, verbPrefix+cmp.Or(alikeVerbs[v.ID], v.ID))
		}
		if len(v.Actors) == 1 { // what burns is burned by the Arsonist
			g.cards = append(g.cards, v.Actors[0])
		}
	}
	for _, s := range statesOf(q) {
		if len(s.Actors) == 1 {
			g.cards = append(g.cards, s.Actors[0])
		}
	}
	if q.Modal == "must" && !slices.Contains(g.turns, "lose") && !slices.Contains(g.turns, "pay") {
		g.turns = append(g.turns, "must")
	}
	g.actor, g.objects = a.actsOnWhat(q)
	for _, id := range q.Cards() {
		if k := a.cat.Card(id); k != nil && k.ClassAt(catalog.DefaultEdition) == "central" {
			g.sites = append(g.sites, id)
		} else {
			g.cards = append(g.cards, id)
		}
	}
	for _, p := range q.Places {
		if p == "same-city" || p == "other-city" {
			g.sites = append(g.sites, "stadt")
		}
	}
	if g.afar = slices.Contains(q.Places, "other-city"); g.afar { // in *another* city is not once more
		g.turns = without(g.turns, []string{"again", "differ"})
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

// numberOf returns the number that a word is, or "".
func numberOf(w spoken) string {
	if _, err := strconv.Atoi(w.text); err == nil {
		return w.text
	}
	return cmp.Or(numerals[w.text], ordinals[w.text])
}

// termOf returns the term that a word adds to a gist, or "" if it adds none. A phrase counts once.
func (a *Answerer) termOf(w spoken, lang catalog.Lang) string {
	switch n := numberOf(w); {
	case w.within:
		return ""
	case n != "":
		return n
	case w.concept != "":
		return w.concept
	case w.particle == "" && !w.stop && !a.reader.IsFunctionWord(w.text, lang):
		return w.stem
	}
	return ""
}

// weak are the verbs that may be exchanged for each other: the other words decide.
var weak = append([]string{"build", "play", "happen", "stay", "be"}, light...)

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

// ordinals are the numbers that questions write as ordinal words.
var ordinals = map[string]string{"second": "2", "third": "3", "zweite": "2", "zweiten": "2",
	"zweiter": "2", "zweites": "2", "dritte": "3", "dritten": "3", "drittes": "3"}
