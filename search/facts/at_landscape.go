package facts

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/gist"
	"catanica/search/question"
)

// atLandscape answers whether a wizard may lie at a landscape, as the engine plays it: "may Arsa go next to a forest".
// Whether it may lie at the player's own hills depends on the citadel, of which such a question says nothing.
func atLandscape(x *Asked) *Answer {
	isHeading := x.Modal == "" && !x.Be && x.Player != "them"
	if x.Pairs == nil || len(x.Mentions) != 2 || x.Modal != "may" && !isHeading || x.Player == "them" || !x.stateless() ||
		len(x.Asks)+len(x.Numbers)+len(Beside(x.States))+len(x.Topics)+len(x.Places) > 0 || x.Own ||
		gist.Open(&x.Question) || len(x.Verbs) > 0 && x.Verb() != "build" && x.Verb() != "belong" && x.Verb() != "play" {
		return nil
	}
	at := slices.IndexFunc(x.Mentions, func(m question.Mention) bool {
		k := x.Cat.Card(m.Card)
		return k != nil && k.Is(catalog.LandscapeTy, x.EditionID)
	})
	if at < 0 {
		return nil
	}
	place, m := x.Mentions[at], x.Mentions[1-at]
	k := x.Cat.Card(m.Card)
	if k == nil || m.Role != question.Core || m.Side == "theirs" || place.Side == "theirs" ||
		k.ClassAt(x.EditionID) != "wizard" || k.ID == league ||
		!slices.Contains([]question.Role{question.On, question.Beside, question.In, question.To}, place.Role) {
		return nil
	}
	pairs, err := x.Pairs()
	if err != nil {
		return nil
	}
	b := x.Cat.Card(place.Card)
	for _, g := range x.Games() {
		r, ok := pairs.Between(interact.Case{A: k.ID, B: b.ID, Edition: x.EditionID, Game: g})
		switch {
		case !ok:
			continue
		case r.Outcome == interact.Refused:
			return &Answer{Verdict: No, Cards: IDs([]*catalog.Card{k, b}), Cites: x.CitesOf(r), Played: &r,
				Sentence: x.With(No, Uncapital(r.Sentence(x.Cat, x.Language)))}
		case r.Outcome != interact.Protected: // it keeps the landscapes at which it lies
			return nil
		}
		effect, is := k.Effect.At(x.EditionID)
		if is != catalog.Known {
			return nil
		}
		verdict := Yes
		if place.Side == "mine" {
			verdict = Depends // on the city, settlement or citadel at which the player's landscape lies
		}
		return &Answer{Verdict: verdict, Cards: IDs([]*catalog.Card{k, b}), Cites: x.Cites(x.SourcesOf(k)...),
			Sentence: x.With(verdict, Uncapital(x.Lib.Plain(x.Language, effect.In(x.Language))))}
	}
	return nil
}

// league is the wizard that a landscape alone does not admit: the other player must have one there.
const league = "zauberbund"
