package facts

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// Places are the types of the central cards at which expansions lie.
var Places = []catalog.CardType{catalog.Settlement, catalog.City, catalog.Citadel, catalog.Metropolis, catalog.Road}

// site answers whether a card may be built in a settlement, city or citadel: "can a Library go into a citadel",
// "Library in a citadel?", "Grain Mill in a citadel, ok?"
func site(x *Asked) *Answer {
	x = x.ofMetropolis()
	fits := x.VerbFirst && x.Verb() == "build" && x.Player == "" && x.Modal == "" // passt der Baukran in die Siedlung
	isHeading := x.Modal == "" && !x.Be && len(x.Verbs) == 0
	if v := x.Verb(); v != "build" && v != "play" && len(x.Verbs) > 0 || len(x.Mentions) != 2 || !x.stateless() ||
		len(x.Asks)+len(x.Numbers)+len(Beside(x.States))+len(x.Topics)+len(x.Places) > 0 || x.Own ||
		x.Modal != "may" && !isHeading && !fits && !x.HasState("allowed") {
		return nil
	}
	k, place := x.Cat.Card(x.Mentions[0].Card), x.Mentions[1]
	if x.Mentions[0].Role == question.In || x.Mentions[0].Role == question.Beside {
		k, place = x.Cat.Card(place.Card), x.Mentions[0]
	}
	if k == nil || place.Type == "" || k.Is(catalog.Foreign, x.EditionID) || x.forbidsPlace(k, place.Type) ||
		strings.HasSuffix(place.Text, "s") && strings.ContainsAny(place.Text, "'’") { // in its place
		return nil
	}
	beside := place.Role == question.Beside && slices.Contains([]string{"landscape", "wizard"}, k.ClassAt(x.EditionID))
	if place.Role != question.In && place.Role != question.On && !beside {
		return nil
	}
	if place.Side == "theirs" || x.Player == "them" {
		return nil // only foreign cards go there
	}
	id := k.ClassAt(x.EditionID)
	if x.ClassOf(k) == nil && slices.Contains(Places, place.Type) && x.Question.Edition == "" {
		return x.unknown(k, "die Klasse %s, und danach richtet sich der Bauplatz",
			"the class of %s, which decides where it may lie")
	}
	v, c := sites[id][place.Type], x.Cat.Class(id)
	if place.Type == catalog.Metropolis {
		return x.atMetropolis(k, id)
	}
	if v == "" || c == nil {
		return nil
	}
	where := c.Where.DatedAt(x.EditionID)
	return &Answer{Verdict: v, Cards: []string{k.ID}, Cites: x.Cites(k.Class.DatedAt(x.EditionID).Source, where.Source),
		Sentence: x.With(v, x.Remarked(x.Say("%s %s zur Klasse „%s“", "%s %s in the class “%s”", x.The(k),
			x.VerbOf(k, "gehört", "gehören", "is", "are"), c.Name), firstPart(where.Is.In(x.Language))))}
}

// firstPart returns the first sentence of a text, without what follows a semicolon: what a class is about, and not all
// that is to be said of it.
func firstPart(text string) string {
	if i := strings.IndexAny(text, ".;"); i >= 0 && strings.Count(text[:i], "(") == strings.Count(text[:i], ")") {
		return text[:i]
	}
	return text
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
func (x *Asked) stateless() bool {
	return !slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return len(Beside(m.States)) > 0 || m.Side == "own" || m.Joined != ""
	})
}

// ofMetropolis returns the question with the metropolis in place of a site of a metropolis.
func (x *Asked) ofMetropolis() *Asked {
	if !siteOf.MatchString(x.Text) {
		return x
	}
	y := *x
	y.Mentions = slices.DeleteFunc(slices.Clone(x.Mentions), func(m question.Mention) bool {
		return m.Card == "" && m.Term == "glossar.bauplatz"
	})
	for i := range y.Mentions {
		if m := &y.Mentions[i]; m.Term == "glossar.metropole" && m.Card == "" {
			m.Type = catalog.Metropolis
		}
	}
	return &y
}

// forbidsPlace reports whether a card may not be built by a player who has a place of the type, as Johanna by one who
// has a citadel.
func (x *Asked) forbidsPlace(k *catalog.Card, place catalog.CardType) bool {
	return slices.ContainsFunc(x.Conditions(k), func(n catalog.Need) bool {
		return slices.ContainsFunc(n.None, func(ref string) bool {
			k := x.Cat.Card(ref)
			return ref == "type:"+string(place) || k != nil && k.Is(place, x.EditionID)
		})
	})
}

// atMetropolis answers whether a territory or city expansion may lie at a metropolis. Its city keeps its 4 sites; on
// those that the metropolis adds at its landscapes only units lie (Ruling 128.C.c).
func (x *Asked) atMetropolis(k *catalog.Card, class string) *Answer {
	r := x.Lib.Ruling("128.C.c")
	if r == nil || !r.Editions.Holds(x.EditionID) || class != "territory" && class != "city" {
		return nil
	}
	out := &Answer{Verdict: Depends, Cards: []string{k.ID}, Cites: []string{r.ID}}
	added := x.Say("auf den 4 Bauplätzen, die eine Metropole an ihren Landschaften schafft, dürfen nur Einheiten liegen",
		"the 4 sites that a metropolis adds at its landscapes may hold only units")
	switch {
	case k.Is(catalog.Unit, x.EditionID):
		out.Verdict = Yes
		out.Sentence = x.Say("auf den 4 Bauplätzen, die eine Metropole an ihren Landschaften schafft, darf je 1 Einheit "+
			"liegen", "each of the 4 sites that a metropolis adds at its landscapes may hold 1 unit")
	case siteOf.MatchString(x.Text):
		out.Verdict, out.Sentence = No, added
	default:
		out.Sentence = x.Say("auf den Bauplätzen ihrer Stadt ja; ", "on the sites of its city, yes; ") + added
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(out.Sentence))
	return out
}

// siteOf finds the word for a site of a metropolis: "Metropolenbauplatz", "a metropolis site".
var siteOf = regexp.MustCompile(`(?i)metropol\pL*(platz|plätz)|metropol\pL* (building )?(site|space|spot)`)
