package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// bonuses are the kinds of relations by which a card makes others worth more.
var bonuses = []catalog.RelationKind{catalog.Strengthens, catalog.Doubles}

// counts answers whether the bonus of a card counts for another card or for all of a type: "does the Smithy count for
// dragons".
func counts(x *asked) *Answer {
	if x.Verb() != "count" || len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Asks)+len(x.Topics)+len(x.Against) > 0 ||
		x.Own || x.Theirs() || !x.Unqualified() || len(x.Mentions) != 2 || x.Mentions[0].Role != question.Core ||
		!slices.Contains([]question.Role{question.For, question.With, question.In, question.On}, x.Mentions[1].Role) {
		return nil
	}
	a := x.Cat.Card(x.Mentions[0].Card)
	if a == nil || !x.Known(a) {
		return nil
	}
	if b := x.Cat.Card(x.Mentions[1].Card); b != nil && (b.Is(catalog.Action, x.EditionID) ||
		b.Is(catalog.EventType, x.EditionID)) {
		return x.countsWhen(a, b)
	}
	if role := x.Mentions[1].Role; role == question.In || role == question.On {
		return nil
	}
	kind := x.bonus(a)
	if kind == "" {
		return nil
	}
	if b := x.Cat.Card(x.Mentions[1].Card); b != nil {
		x.Actors, x.Objects = x.Mentions[:1], x.Mentions[1:]
		out := x.byEdge(kind)
		if out != nil && out.Verdict == No && (!b.Is(catalog.Unit, x.EditionID) || x.Related(a, b) || x.Related(b, a)) {
			return nil // it may count as a condition, or for an event
		}
		return out
	}
	return x.bonusFor(a, kind, x.Mentions[1].Group())
}

// countsWhen answers yes if the engine plays card b, an action or event, with another result while card a is in play:
// "does the Tournament Ground count in a Joust". That it found none is no answer.
func (x *asked) countsWhen(a, b *catalog.Card) *Answer {
	if x.Pairs == nil || a.Is(catalog.Action, x.EditionID) || a.Is(catalog.EventType, x.EditionID) {
		return nil
	}
	out := x.shown(a, b, []interact.Deed{interact.Odds, interact.Counts})
	if out == nil || out.Verdict != Yes {
		return nil
	}
	if sides := gist.For(question.WordsOf(x.Text)); len(sides) > 0 && x.musters(b) {
		mine := a.Is(catalog.Unit, x.EditionID)
		if slices.ContainsFunc(sides, func(side string) bool { return (side == gist.ForMe) != mine }) {
			_, says, _ := strings.Cut(out.Sentence, ": ")
			out.Verdict, out.Sentence = No, x.With(No, says)
		}
	}
	return out
}

// musters reports whether event b sets the units of each player against other cards, as a Barbarian Invasion does.
func (x *asked) musters(b *catalog.Card) bool {
	return slices.ContainsFunc(b.Play.Happens, func(w catalog.Word) bool { return w.Name == "muster" })
}

// bonus returns the kind of relation by which a card makes others worth more, or "" if there is none or several.
func (x *asked) bonus(a *catalog.Card) catalog.RelationKind {
	var found catalog.RelationKind
	for _, st := range a.Statements(x.EditionID) {
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
func (x *asked) bonusFor(a *catalog.Card, kind catalog.RelationKind, ref string) *Answer {
	out := &Answer{Verdict: No, Cards: []string{a.ID}, Cites: x.Cites(x.SourcesOf(a)...)}
	n := 0
	members := slices.DeleteFunc(x.Members(ref), func(k *catalog.Card) bool { return k == a })
	for _, b := range members {
		edges := x.Edges(a, b, catalog.EdgeKind(kind))
		claim := &Answer{Verdict: No, Pair: [2]string{a.ID, b.ID}, Claim: interact.Changes}
		if len(edges) > 0 {
			claim.Verdict = Yes
			n++
		}
		if !x.Played(claim) || slices.ContainsFunc(edges, func(e catalog.Edge) bool { return x.Fails(e, b) != No }) {
			return nil
		}
	}
	group := x.Plural(ref)
	if group == "" || len(members) == 0 || n > 0 && n < len(members) {
		return nil
	}
	e := effects[kind]
	verb := x.VerbOf(a, e.one.DE, e.many.DE, e.one.EN, e.many.EN)
	switch {
	case n > 0:
		out.Verdict = Yes
		out.Sentence = x.With(Yes, prose.Sentence(x.The(a)+" "+verb+" "+group))
	case x.Language == catalog.EN:
		out.Sentence = x.With(No, prose.Sentence(x.The(a)+" "+x.VerbOf(a, "", "", "does", "do")+" not "+e.many.EN+" "+group))
	default:
		out.Sentence = x.With(No, prose.Sentence(x.The(a)+" "+verb+" "+group+" nicht"))
	}
	return out
}
