package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/question"
)

// bonuses are the kinds of relations by which a card makes others worth more.
var bonuses = []catalog.RelationKind{catalog.Strengthens, catalog.Doubles}

// counts answers whether the bonus of a card counts for another card or for all of a type: "does the Smithy count for
// dragons".
func counts(x *asked) *Answer {
	if x.Verb() != "count" || len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Asks)+len(x.Topics)+len(x.Against) > 0 ||
		x.Own || x.Theirs() || !x.unqualified() || len(x.Mentions) != 2 || x.Mentions[0].Role != question.Core ||
		!slices.Contains([]question.Role{question.For, question.With, question.In, question.On}, x.Mentions[1].Role) {
		return nil
	}
	a := x.cat.Card(x.Mentions[0].Card)
	if a == nil || !x.known(a) {
		return nil
	}
	if b := x.cat.Card(x.Mentions[1].Card); b != nil && (b.Is(catalog.Action, x.edition) ||
		b.Is(catalog.EventType, x.edition)) {
		return x.countsWhen(a, b)
	}
	if role := x.Mentions[1].Role; role == question.In || role == question.On {
		return nil
	}
	kind := x.bonus(a)
	if kind == "" {
		return nil
	}
	if b := x.cat.Card(x.Mentions[1].Card); b != nil {
		x.Actors, x.Objects = x.Mentions[:1], x.Mentions[1:]
		out := x.byEdge(kind)
		if out != nil && out.Verdict == No && (!b.Is(catalog.Unit, x.edition) || x.related(a, b) || x.related(b, a)) {
			return nil // it may count as a condition, or for an event
		}
		return out
	}
	return x.bonusFor(a, kind, x.Mentions[1].Group())
}

// countsWhen answers yes if the engine plays card b, an action or event, with another result while card a is in play:
// "does the Tournament Ground count in a Joust". That it found none is no answer.
func (x *asked) countsWhen(a, b *catalog.Card) *Answer {
	if x.pairs == nil || a.Is(catalog.Action, x.edition) || a.Is(catalog.EventType, x.edition) {
		return nil
	}
	out := x.shown(a, b, []interact.Deed{interact.Odds, interact.Counts})
	if out == nil || out.Verdict != Yes {
		return nil
	}
	return out
}

// bonus returns the kind of relation by which a card makes others worth more, or "" if there is none or several.
func (x world) bonus(a *catalog.Card) catalog.RelationKind {
	var found catalog.RelationKind
	for _, st := range a.Statements(x.edition) {
		for _, kind := range bonuses {
			if st.Kind != catalog.EdgeKind(kind) || kind == found {
				continue
			}
			if found != "" {
				return ""
			}
			found = kind
		}
	}
	return found
}

// bonusFor says whether the bonus of card a counts for all cards of a type or for none of them.
func (x speaker) bonusFor(a *catalog.Card, kind catalog.RelationKind, ref string) *Answer {
	out := &Answer{Verdict: No, Cards: []string{a.ID}, Cites: x.cites(x.sourcesOf(a)...)}
	n := 0
	members := slices.DeleteFunc(x.members(ref), func(k *catalog.Card) bool { return k == a })
	for _, b := range members {
		edges := x.edges(a, b, catalog.EdgeKind(kind))
		claim := &Answer{Verdict: No, Pair: [2]string{a.ID, b.ID}, claim: interact.Changes}
		if len(edges) > 0 {
			claim.Verdict = Yes
			n++
		}
		if !x.played(claim) || slices.ContainsFunc(edges, func(e catalog.Edge) bool { return x.fails(e, b) != No }) {
			return nil
		}
	}
	group := x.plural(ref)
	if group == "" || len(members) == 0 || n > 0 && n < len(members) {
		return nil
	}
	e := effects[kind]
	verb := x.verb(a, e.one.DE, e.many.DE, e.one.EN, e.many.EN)
	switch {
	case n > 0:
		out.Verdict = Yes
		out.Sentence = x.with(Yes, sentence(x.the(a)+" "+verb+" "+group))
	case x.lang == catalog.EN:
		out.Sentence = x.with(No, sentence(x.the(a)+" "+x.verb(a, "", "", "does", "do")+" not "+e.many.EN+" "+group))
	default:
		out.Sentence = x.with(No, sentence(x.the(a)+" "+verb+" "+group+" nicht"))
	}
	return out
}
