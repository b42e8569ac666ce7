package facts

import (
	"slices"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// suffices answers whether a card meets the condition of another one: "is a Privateers card enough as a fleet for the
// Campaign Against the Barbarians", "reicht ein Großer Hafen, damit ich den Kolonialstützpunkt bauen darf". It knows
// only of what the conditions name.
func suffices(x *Asked) *Answer {
	if len(x.Unread)+len(x.Asks)+len(x.Places)+len(x.Topics)+len(x.States)+len(x.Numbers) > 0 || x.Not || x.Limited ||
		x.Own || x.All || gist.Open(&x.Question) || gist.Alternatives(x.Text) || x.Player == "them" || !x.Unqualified() {
		return nil
	}
	asks := false
	for _, v := range x.Verbs {
		asks = asks || v.ID == "suffice"
		if v.ID != "suffice" && v.ID != "build" && v.ID != "play" {
			return nil
		}
	}
	core, as := x.In(question.Core), x.In(question.As)
	other := x.In(question.For)
	if len(other) == 0 && len(core) == 2 && len(x.Verbs) == 2 { // damit ich ihn bauen darf
		core, other = core[:1], core[1:]
	}
	a, k := x.Card(core), x.Card(other)
	if !asks || a == nil || k == nil || a == k || len(as) > 1 || len(x.Mentions) != 2+len(as) ||
		slices.ContainsFunc(x.Mentions, func(m question.Mention) bool { return m.Side == "theirs" || m.Number != "" }) {
		return nil
	}
	list := x.Conditions(k)
	if len(as) == 1 {
		list = slices.DeleteFunc(slices.Clone(list), func(n catalog.Need) bool {
			return !slices.Contains(n.Any, as[0].Group())
		})
	}
	if len(list) != 1 || a.ID == "geheimbund" {
		return nil
	}
	n := list[0]
	refs := slices.Concat(n.Any, n.All)
	if len(refs) == 0 || len(n.All) > 1 || len(n.None) > 0 || n.Count > 1 || n.Inferred() ||
		n.Where != "" && n.Where != "own" || !n.Text.Empty() {
		return nil
	}
	out := &Answer{Verdict: No, Cites: x.Cites(n.Source), Cards: []string{a.ID, k.ID}}
	if a.MatchAny(refs, x.EditionID) {
		out.Verdict = Yes
	} else if len(as) > 0 {
		return nil
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.ConditionIs(k, n)))
	return out
}
