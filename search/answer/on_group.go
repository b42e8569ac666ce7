package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/question"
)

// onGroup answers whether a card that acts on others can do it to a group, if the question has no verb for what it
// does: "Bribery on a dragon?", "Schwarzer Ritter gegen einen Zauberer?", "may I play the Witch on a fleet".
func (x *asked) onGroup() *Answer {
	if len(x.Mentions) != 2 || !gist.YesOrNo(&x.Question) && !gist.Permits(&x.Question) || !x.onlyPlays() ||
		x.Player == "them" ||
		len(x.Places)+len(x.Numbers)+len(x.Topics)+len(x.Asks)+len(facts.Beside(x.States)) > 0 || x.Own || !x.Unqualified() {
		return nil
	}
	first, second := x.Mentions[0], x.Mentions[1]
	a := x.Cat.Card(first.Card)
	if a == nil || first.Role != question.Core || !x.harms(a) || second.Side == "mine" {
		return nil
	}
	switch second.Role {
	case question.On: // a card that is built lies on something, too
		if !x.PlayedOrDrawn(a) {
			return nil
		}
	case question.Against: // an attack, or a defence?
		if gist.Versus(x.Text) || x.Guards(a) {
			return nil
		}
	default:
		return nil
	}
	if ref := second.Group(); ref == "" || !x.Known(a) {
		return nil
	}
	out := x.act([]*catalog.Card{a}, x.ownVerb(a), &second)
	if out != nil && out.Verdict != No && x.ActsOn(a, second.Group(), catalog.EdgeKind(catalog.Hits), nil) == nil {
		return nil // it acts on any card of a hand or a stack
	}
	return out
}

// onlyPlays reports whether the verbs of a question say no more than that a card is played or laid somewhere, or works
// on something.
func (x *asked) onlyPlays() bool {
	if x.Sense() == question.Works {
		return true
	}
	plays := !slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { return v.ID != "play" && v.ID != "build" })
	return plays && (len(x.Verbs) == 0 && x.Modal == "" || x.Modal == "may")
}
