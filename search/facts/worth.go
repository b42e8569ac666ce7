package facts

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// worth answers whether a card has points of a kind, or just so many: "does the Library give a victory point", "hat
// Otto 3 Stärkepunkte". A card that gives such points to others has none of its own, but may be meant; then nothing is
// said.
func worth(x *Asked) *Answer {
	if out, ok := x.amounts(); ok {
		return out
	}
	k, ok := x.statedOf("have", "give", "count")
	if !ok || x.Central(k.ID) || len(x.Topics) != 1 || PointWords[x.Topics[0]].One.EN == "" {
		return nil // what a Citadel brings depends on what is on it
	}
	q, _ := quantityOf(x.Topics[0])
	of := q.of(k, x.EditionID)
	n, exact := x.wholeNumber()
	out := &Answer{Cards: []string{k.ID}, Cites: x.Cites(of.source), Verdict: yesIf(of.n > 0 && (!exact || of.n == n))}
	has := x.HasOrHad(k)
	switch {
	case of.is == catalog.Unknown || exact && n < 1:
		return nil
	case of.counted: // during play: the articles say how, and whether there are any at first
		return nil
	case of.n == 0 && x.lendsPoints(k):
		return nil
	case of.n == 0:
		out.Sentence = prose.Sentence(x.Say("%s %s keine %s", "%s %s no %s", x.The(k), has, q.word.Many))
	default:
		out.Sentence = prose.Sentence(x.Say("%s %s %s", "%s %s %s", x.The(k), has, q.number(of.n)))
	}
	out.Sentence = prose.Sentence(x.With(out.Verdict, out.Sentence), x.witnessed(of))
	return out
}

// lendsPoints reports whether a card gives points to other cards, or stars.
func (x World) lendsPoints(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Relations, func(r catalog.Relation) bool {
		return r.Holds(x.EditionID) && (r.Kind == catalog.Strengthens || r.Kind == catalog.Affects)
	}) || x.effectSpeaksOf(k, "punkt", "Punkt")
}

// effectSpeaksOf reports whether the German text of a card's effect has one of the words.
func (x World) effectSpeaksOf(k *catalog.Card, words ...string) bool {
	effect, is := k.Effect.At(x.EditionID)
	return is == catalog.Known && slices.ContainsFunc(words, func(w string) bool { return strings.Contains(effect.DE, w) })
}

// costs answers whether a card costs a resource, or just so much of it: "kostet die Hexe Erz", "does Ari cost 1 gold".
func costs(x *Asked) *Answer {
	if out, ok := x.amounts(); ok {
		return out
	}
	y, any := x.withoutResources()
	if x.Verb() == "need" && !any { // do I need wool for it
		y.Question.Mentions = slices.Clone(y.Question.Mentions)
		for i := range y.Question.Mentions {
			if m := &y.Question.Mentions[i]; m.Role == question.For {
				m.Role = question.Core
			}
		}
		y.Rest = nil
	}
	k, ok := y.statedOf("cost", "need")
	if !ok || len(x.Topics) > 1 || any == (len(x.Topics) == 1) {
		return nil
	}
	d := k.Cost.DatedAt(x.EditionID)
	n := d.Is.Total()
	if !any {
		r, ok := resourceTopics[x.Topics[0]]
		if n = d.Is[r.is]; !ok {
			return nil
		}
	}
	switch {
	case d.Certainty == catalog.Unknown && any:
		return x.unknown(k, "die Kosten %s", "the cost of %s")
	case d.Certainty != catalog.Known:
		return nil
	}
	out := &Answer{Cards: []string{k.ID}, Cites: x.Cites(d.Source), Verdict: yesIf(n > 0)}
	if asked, exact := x.wholeNumber(); exact {
		out.Verdict = yesIf(n == asked)
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Costing(k, d.Is)))
	return grounded(x, d, out)
}

// withoutResources returns the question without the resources that it names in general, and whether it names them:
// "does the Hall of the People cost resources".
func (x *Asked) withoutResources() (y Asked, named bool) {
	y = *x
	y.Question.Mentions = slices.DeleteFunc(slices.Clone(x.Mentions), func(m question.Mention) bool {
		return m.Term == "glossar.rohstoff" && m.Role == question.Core && m.Number == ""
	})
	return y, len(y.Mentions) < len(x.Mentions)
}

// forFree answers whether a card may be built for nothing: "may I build the Library for free". What makes single cards
// free in some situation is no part of the question.
func forFree(x *Asked) *Answer {
	if !x.HasState("free") || len(x.States) != 1 || x.Verb() != "build" || x.Modal != "may" || x.Player == "them" {
		return nil
	}
	y := *x
	y.States = nil
	k, ok := y.statedOf("build")
	if !ok || len(x.Numbers)+len(x.Topics) > 0 {
		return nil
	}
	d := k.Cost.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known || d.Is.Total() < 2 { // what takes one resource off makes the others free
		return nil
	}
	return &Answer{Verdict: No, Cards: []string{k.ID}, Cites: x.Cites(d.Source),
		Sentence: x.With(No, prose.Sentence(x.Costing(k, d.Is)))}
}

// statedOf returns the card of a question of yes or no about one of its facts: the only mention, with one of the verbs
// and at most a number. ok is false if the question says anything else.
func (x *Asked) statedOf(verbs ...string) (k *catalog.Card, ok bool) {
	m := Only(x.Mentions)
	if m == nil || m.Role != question.Core || m.Side == "own" || m.Side == "theirs" || m.Number != "" || m.All ||
		!x.Unqualified() || x.Own || x.Passive || x.Modal == "must" || x.Player == "them" || x.Held != "" ||
		len(x.Asks)+len(x.Places)+len(x.States)+len(x.Against)+len(x.Rest) > 0 || len(x.Numbers) > 1 ||
		!slices.Contains(verbs, x.Verb()) || gist.Open(&x.Question) {
		return nil, false
	}
	if _, ok := x.wholeNumber(); len(x.Numbers) == 1 && !ok {
		return nil, false
	}
	k = x.Cat.Card(m.Card)
	return k, k != nil
}

// wholeNumber returns the only number of the question. ok is false if it has none or several, or a word such as *more*.
func (x *Asked) wholeNumber() (n int, ok bool) {
	if len(x.Numbers) != 1 {
		return 0, false
	}
	n, err := strconv.Atoi(x.Numbers[0])
	return n, err == nil
}

// yields answers what points a card is worth, if the question does not say of which kind: "wie viel bringt der Hafen",
// "how much is the Library worth".
func yields(x *Asked) *Answer {
	k := x.about()
	if k == nil || !x.Has("how-much", "how-many") || x.Verb() != "give" || x.HasWord("gibt", "gibts", "gab") ||
		len(x.Topics)+len(x.Numbers) > 0 || x.Modal != "" || x.Player != "" || x.Central(k.ID) || !x.Unqualified() {
		return nil
	}
	var has []string
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}}
	for _, p := range k.Points.Kinds() {
		d := p.Fact.DatedAt(x.EditionID)
		if d.Certainty == catalog.Unknown || d.Certainty == catalog.Known && d.Is.Count != "" {
			return nil // how many, no source says, or they are counted during play
		}
		if d.Certainty == catalog.Known && d.Is.N > 0 {
			has, out.Cites = append(has, x.Count(d.Is.N, PointWords[p.Kind])), append(out.Cites, x.Cites(d.Source)...)
		}
	}
	if len(has) == 0 {
		return nil
	}
	effect := ""
	if text, is := k.Effect.At(x.EditionID); is == catalog.Known && x.lendsPoints(k) { // to other cards
		effect = x.Lib.Plain(x.Language, text.In(x.Language))
	}
	out.Sentence = prose.Sentence(catalog.Capital(x.The(k))+" "+x.brings(k)+" "+x.And(has), effect)
	return out
}
