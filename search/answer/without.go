package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/prose"
	"catanica/search/question"
)

// buildsWithout answers whether a card may be built or played without another one, or although a player has none of a
// type: "can I build a Metropolis without a Town Hall", "I have no city, may I build the Bordello". It knows only of
// what the conditions name. A condition that asks it of the other player is met all the same.
func buildsWithout(x *asked) *Answer {
	lacks, rest := facts.Only(x.In(question.Without)), facts.Only(x.In(question.Core))
	isHeading := x.Modal == "" && !x.Be && x.Player == ""
	if len(x.Mentions) != 2 || x.Modal != "may" && !isHeading || x.Player == "them" || lacks == nil || rest == nil ||
		x.Own && lacks.Side != "own" || len(lacks.States)+len(rest.States) > 0 || lacks.Joined+rest.Joined != "" ||
		rest.Side == "theirs" || rest.Side == "own" || lacks.Number+rest.Number != "" ||
		len(x.Asks)+len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Topics) > 0 {
		return nil
	}
	k, b := x.Card(x.In(question.Core)), x.Cat.Card(lacks.Card)
	if k == nil || !x.entersPlay(k) {
		return nil
	}
	where := ""
	if lacks.Side == "theirs" {
		where = "opponent"
	}
	var elsewhere *catalog.Need
	list := x.Conditions(k)
	for i, n := range list {
		all, any := x.asksFor(n, lacks)
		switch {
		case !all && !any:
			continue
		case n.Inferred() || n.Where == "table":
			return nil
		case where != "opponent" && n.Where == "opponent", where == "opponent" && n.Where != "opponent":
			elsewhere = &list[i]
			continue
		case b == nil && len(n.Any) > 1:
			return nil // a card of another type does as well
		}
		out := &Answer{Verdict: No, Cites: x.Cites(n.Source), Cards: []string{k.ID}}
		mirrors := ""
		if b != nil {
			out.Cards = append(out.Cards, b.ID)
		}
		if any && len(n.Any) > 1 {
			out.Verdict = Depends
		} else if b != nil && where == "" {
			mirrored := condition{card: b, side: "mine", mirror: true}
			if t, ok := x.try(interact.Enter, k.ID, "", mirrored.holds(false)); ok && t.With.Possible {
				mirrors = x.Say("Es genügt auch ein Geheimbund, der %s beim Mitspieler spiegelt",
					"a Secret Society that mirrors %s of your opponent does as well", x.Obj(b))
			}
		}
		out.Sentence = x.With(out.Verdict, prose.Sentence(x.ConditionIs(k, n), catalog.Capital(mirrors)))
		return out
	}
	if elsewhere == nil || lacks.Side == "" || !x.Known(k) || where != "" && b != nil { // a Secret Society may need it
		return nil
	}
	out := &Answer{Verdict: Yes, Cites: x.Cites(elsewhere.Source), Cards: []string{k.ID}}
	text := x.ConditionIs(k, *elsewhere)
	if elsewhere.Where != "opponent" {
		text = prose.Sentence(text, x.Say("Was der Mitspieler hat, ist gleich", "What your opponent has does not matter"))
	}
	out.Sentence = x.With(Yes, prose.Sentence(text))
	return out
}

// barred answers whether a card may be built or played although a card lies there that its conditions forbid: "may I
// build Johanna if I have a citadel". It knows only of what the conditions name, and says nothing of other cards.
func barred(x *asked) *Answer {
	rest := facts.Only(x.In(question.Core))
	if len(x.Mentions) != 2 || rest == nil || x.Modal != "may" || x.Player == "them" || x.Own || !x.Unqualified() ||
		rest.Side == "theirs" || len(x.Asks)+len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Topics) > 0 {
		return nil
	}
	there := facts.Only(slices.Concat(x.In(question.Present), x.In(question.Despite)))
	k := x.Card(x.In(question.Core))
	if there == nil || k == nil || !x.entersPlay(k) {
		return nil
	}
	b := x.Cat.Card(there.Card)
	for _, n := range x.Conditions(k) {
		forbids := slices.ContainsFunc(n.None, func(ref string) bool {
			return b != nil && (ref == b.ID || b.Match(ref, x.EditionID)) || ref == there.Group() && ref != ""
		})
		if !forbids || n.Inferred() || n.Where == "table" || (n.Where == "opponent") != (there.Side == "theirs") ||
			there.Side == "" {
			continue
		}
		out := &Answer{Verdict: No, Cites: x.Cites(n.Source), Cards: []string{k.ID}}
		text := x.ConditionIs(k, n)
		if b != nil {
			out.Cards = append(out.Cards, b.ID)
			done := catalog.Text{DE: "gebaut", EN: "built"}
			if k.Is(catalog.Action, x.EditionID) {
				done = catalog.Text{DE: "gespielt", EN: "played"}
			}
			text = x.Say("%s %s nicht %s werden, %s", "%s %s be %s %s", x.The(k),
				x.VerbOf(k, "darf", "dürfen", "cannot", "cannot"), done, x.clause(condition{card: b, side: there.Side}, k))
		}
		out.Sentence = x.With(No, prose.Sentence(text))
		return out
	}
	return nil
}

// entersPlay reports whether the question asks for a card to be played, if it is an action, or else to be built.
func (x *asked) entersPlay(k *catalog.Card) bool {
	if k.Is(catalog.Action, x.EditionID) {
		return x.Verb() == "play"
	}
	return x.Verb() == "build"
}

// asksFor reports whether a condition asks for what a mention names, as one of several or among all.
func (x *asked) asksFor(n catalog.Need, m *question.Mention) (all, any bool) {
	refs := []string{m.Group()}
	if b := x.Cat.Card(m.Card); b != nil {
		refs = []string{b.ID}
		if b.Is(catalog.City, x.EditionID) {
			refs = append(refs, "type:city")
		}
	}
	for _, ref := range refs {
		all = all || ref != "" && slices.Contains(n.All, ref)
		any = any || ref != "" && slices.Contains(n.Any, ref)
	}
	return all, any
}
