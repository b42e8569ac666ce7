package facts

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// notInGame answers a question that names the basic game and a card that is not in it: "can the Witch bewitch the Town
// Hall in the basic game". A card that is not there does nothing, and nothing is done to it, so that the answer to a
// question of yes or no is no; none is given if the question could be true of a card that is missing: "is the Town
// Hall safe from the Witch".
func notInGame(x *Asked) *Answer {
	k := x.Missing()
	if k == nil || len(x.Unread) > 0 || x.Not || x.Limited || x.It || gist.Alternatives(x.Text) ||
		len(k.Sets) == 0 && !x.Cat.Set(basicSet).Complete {
		return nil
	}
	without := slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return m.Role == question.Without || m.Role == question.Despite || m.Role == question.Present || m.Ambiguous()
	})
	if without || x.Given != nil || len(x.Verbs)+len(x.Topics)+len(x.Asks) == 0 && !x.Be || len(Beside(x.States)) > 0 {
		return nil
	}
	if v := x.Verb(); v == "lack" || v == "exist" || v == "belong" || v == "spare" {
		return nil
	}
	return x.NotPart(k)
}

// NotPart says that a card is not part of the basic game. That is a no to a question of yes or no.
func (x *Asked) NotPart(k *catalog.Card) *Answer {
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}}
	for _, in := range k.Sets {
		out.Cites = append(out.Cites, x.Cites(in.Source)...)
	}
	text := prose.Sentence(interact.Lacking(x.Cat, interact.NotInBasic, []*catalog.Card{k}, x.EditionID, x.Language))
	if out.Sentence = catalog.Capital(text); gist.YesOrNo(&x.Question) {
		out.Verdict, out.Sentence = No, x.With(No, text)
	}
	return out
}

// Missing returns the first card of a question about the basic game that is not in it, or nil.
func (x *Asked) Missing() *catalog.Card { return x.Question.NotInGame(x.Cat, x.EditionID) }
