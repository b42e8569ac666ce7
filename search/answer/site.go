package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/question"
)

// site answers whether a card may be built in a settlement, city or citadel: "can a Library go into a citadel",
// "Library in a citadel?", "Grain Mill in a citadel, ok?"
func site(x *asked) *Answer {
	isHeading := x.Modal == "" && !x.Be && (len(x.Verbs) == 0 || x.HasState("allowed"))
	if v := x.Verb(); v != "build" && v != "play" && len(x.Verbs) > 0 || len(x.Mentions) != 2 || !x.stateless() ||
		len(x.Asks)+len(x.Numbers)+len(beside(x.States))+len(x.Topics)+len(x.Places) > 0 || x.Own ||
		x.Modal != "may" && !isHeading {
		return nil
	}
	k, place := x.cat.Card(x.Mentions[0].Card), x.Mentions[1]
	if x.Mentions[0].Role == question.In || x.Mentions[0].Role == question.Beside {
		k, place = x.cat.Card(place.Card), x.Mentions[0]
	}
	if k == nil || place.Type == "" || k.Is(catalog.Foreign, x.edition) || strings.HasSuffix(place.Text, "s") &&
		strings.ContainsAny(place.Text, "'’") { // in its place
		return nil
	}
	beside := place.Role == question.Beside && slices.Contains([]string{"landscape", "wizard"}, k.ClassAt(x.edition))
	if place.Role != question.In && place.Role != question.On && !beside {
		return nil
	}
	if place.Side == "theirs" || x.Player == "them" {
		return nil // only foreign cards go there
	}
	id := k.ClassAt(x.edition)
	v, c := sites[id][place.Type], x.cat.Class(id)
	if v == "" || c == nil {
		return nil
	}
	where := c.Where.DatedAt(x.edition)
	return &Answer{Verdict: v, Cards: []string{k.ID}, Cites: x.cites(k.Class.DatedAt(x.edition).Source, where.Source),
		Sentence: x.with(v, x.remarked(x.say("%s %s zur Klasse „%s“", "%s %s in the class “%s”", x.the(k),
			x.verb(k, "gehört", "gehören", "is", "are"), c.Name), where.Is.In(x.lang)))}
}

// sites says of the classes where their cards may be built.
var sites = map[string]map[catalog.CardType]Verdict{
	"city":       {catalog.City: Yes, catalog.Settlement: No, catalog.Citadel: No},
	"territory":  {catalog.City: Yes, catalog.Settlement: Yes, catalog.Citadel: Yes},
	"citadel":    {catalog.City: No, catalog.Settlement: No, catalog.Citadel: Yes},
	"spell-book": {catalog.City: No, catalog.Settlement: No, catalog.Citadel: Yes},
	"landscape":  {catalog.City: Yes, catalog.Settlement: Yes, catalog.Citadel: Yes}, // at a landscape beside it
	"wizard":     {catalog.City: No, catalog.Settlement: No, catalog.Citadel: Yes},
	"road":       {catalog.City: No, catalog.Settlement: No, catalog.Citadel: No},
}

// stateless reports whether no mention has an attribute, except that it is said to be allowed.
func (x *asked) stateless() bool {
	return !slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return len(beside(m.States)) > 0 || m.Side == "own" || m.Joined != ""
	})
}
