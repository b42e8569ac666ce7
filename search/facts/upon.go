package facts

import (
	"slices"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/question"
)

// bases says of central cards on which others they cannot be placed: a Metropolis lies on a city, a city and a Citadel
// on a settlement (102.B.Zentralkarte).
var bases = map[string][]catalog.CardType{
	"metropole": {catalog.Settlement, catalog.Citadel},
	"stadt":     {catalog.Citadel},
	"zitadelle": {catalog.City},
}

// upon answers with a no whether a central card may be placed on another one that does not bear it: "can I build a
// Metropolis on my Citadel", "Zitadelle auf eine Stadt?"
func upon(x *Asked) *Answer {
	isHeading := x.Modal == "" && !x.Be && x.Player != "them"
	if len(x.Mentions) != 2 || x.Modal != "may" && !isHeading || x.Player == "them" || !x.stateless() || x.Own ||
		len(x.Asks)+len(x.Numbers)+len(Beside(x.States))+len(x.Topics)+len(x.Places) > 0 || gist.Open(&x.Question) ||
		len(x.Verbs) > 0 && x.Verb() != "build" && x.Verb() != "play" {
		return nil
	}
	i := slices.IndexFunc(x.Mentions, func(m question.Mention) bool { return m.Role == question.Core })
	if i < 0 {
		return nil
	}
	k, place := x.Cat.Card(x.Mentions[i].Card), x.Mentions[1-i]
	roles := []question.Role{question.On, question.To, question.Of}
	if k == nil || place.Side == "theirs" || !slices.Contains(roles, place.Role) ||
		!slices.Contains(bases[k.ID], place.Type) {
		return nil
	}
	const source = "102.B.Zentralkarte"
	effect, is := k.Effect.At(x.EditionID)
	if is != catalog.Known || len(x.holding(source)) == 0 {
		return nil
	}
	return &Answer{Verdict: No, Cards: []string{k.ID}, Cites: []string{source},
		Sentence: x.With(No, Uncapital(x.Lib.Plain(x.Language, effect.In(x.Language))))}
}
