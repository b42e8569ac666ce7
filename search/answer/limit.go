package answer

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/question"
)

// handLimit answers how many cards a player may hold, with or without buildings that raise the limit (Ruling 103.H.a).
func handLimit(x *asked) *Answer {
	asks := x.About("hand-limit") || x.About("card") && (slices.Contains(x.Places, "hand") || x.Verb() == "have")
	if !asks || !x.Has("how-many", "what") || len(x.Numbers)+len(x.States) > 0 || x.Own || !x.handVerb() {
		return nil
	}
	if slices.ContainsFunc(x.Places, func(p string) bool { return p != "hand" }) {
		return nil
	}
	const start, most = 3, 10
	sum, parts := start, []string{fmt.Sprint(start)}
	out := &Answer{Verdict: Fact}
	for _, m := range x.Mentions {
		k := x.cat.Card(m.Card)
		if k == nil || m.Role != question.With && m.Role != question.Core || len(m.States) > 0 || m.Side == "own" ||
			!x.known(k) {
			return nil
		}
		n := x.raises(k)
		sum += n
		parts = append(parts, fmt.Sprintf("%d (%s)", n, k.ShortTitle(x.lang)))
		out.Cards = append(out.Cards, k.ID)
	}
	out.Cites = []string{"103.H.a"}
	limit := min(sum, most)
	switch {
	case len(x.Mentions) == 0:
		out.Sentence = sentence(x.say("Am Ende deines Zuges %d Karten, mit bestimmten Gebäuden mehr, höchstens %d",
			"%d cards at the end of your turn, more with certain buildings, at most %d", start, most))
	default:
		out.Sentence = sentence(x.say("Am Ende deines Zuges %d Karten: %s", "%d cards at the end of your turn: %s", limit,
			strings.Join(parts, " + ")))
	}
	return out
}

// handVerb reports whether the question has no verb but one of holding.
func (x *asked) handVerb() bool {
	return !slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { return v.ID != "have" })
}

// raises returns by how many cards a card raises the hand limit.
func (x *asked) raises(k *catalog.Card) int {
	sum := 0
	for _, w := range k.Play.Works {
		from, until := catalog.EditionID(w.Arg.Get("from").Str), catalog.EditionID(w.Arg.Get("until").Str)
		if w.Name == "hand-limit" && (catalog.Span{From: from, Until: until}).Holds(x.edition) {
			sum += w.Arg.Get("n").Int()
		}
	}
	return sum
}

// site answers whether a card may be built in a settlement, city or citadel: "can a Library go into a citadel".
func site(x *asked) *Answer {
	if v := x.Verb(); v != "build" && v != "play" && len(x.Verbs) > 0 || len(x.Mentions) != 2 || !x.unqualified() ||
		len(x.Asks)+len(x.Numbers)+len(x.States)+len(x.Topics)+len(x.Places) > 0 || x.Own || x.Modal != "may" {
		return nil
	}
	k, place := x.cat.Card(x.Mentions[0].Card), x.Mentions[1]
	if x.Mentions[0].Role == question.In {
		k, place = x.cat.Card(place.Card), x.Mentions[0]
	}
	if k == nil || place.Role != question.In && place.Role != question.On || place.Type == "" ||
		k.Is(catalog.Foreign, x.edition) || !k.Is(catalog.Building, x.edition) || k.Is(catalog.Magic, x.edition) {
		return nil
	}
	id := k.ClassAt(x.edition)
	sites := map[string]map[catalog.CardType]Verdict{
		"city":      {catalog.City: Yes, catalog.Settlement: No, catalog.Citadel: No},
		"territory": {catalog.City: Yes, catalog.Settlement: Yes},
	}
	v, c := sites[id][place.Type], x.cat.Class(id)
	if v == "" || c == nil {
		return nil
	}
	where := c.Where.DatedAt(x.edition)
	return &Answer{Verdict: v, Cards: []string{k.ID}, Cites: x.cites(k.Class.DatedAt(x.edition).Source, where.Source),
		Sentence: x.with(v, sentence(fmt.Sprintf("%s: %s", k.ShortTitle(x.lang), c.Name.In(x.lang)), where.Is.In(x.lang)))}
}
