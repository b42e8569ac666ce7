package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/prose"
	"catanica/search/question"
)

// protectsThird answers whether a card protects another one from a third: "does the Fire Brigade protect the Town Hall
// in another city from the Arsonist". Without an attacker it is asked of everything that the card protects from. The
// engine plays the attack with the card at the same city and at another one; where they differ, the question has to say
// which one it is.
func protectsThird(x *asked) *Answer {
	where, ok := x.beside()
	if x.Verb() != "protect" || x.Passive || !ok || len(x.Numbers)+len(x.States)+len(x.Asks)+len(x.Topics) > 0 || x.Own ||
		!x.Unqualified() || len(x.Against) > 1 || x.Modal == "must" {
		return nil
	}
	g, b := x.Card(x.Actors), x.Card(x.Objects)
	if g == nil || b == nil || !x.Known(g) || len(x.Actors) != 1 || x.Actors[0].Side != "" && x.Objects[0].Side != "" &&
		x.Actors[0].Side != x.Objects[0].Side {
		return nil
	}
	attackers := x.attackers(g)
	if len(x.Against) == 1 {
		a := x.Cat.Card(x.Against[0].Card)
		if a == nil {
			return nil
		}
		attackers = []*catalog.Card{a}
	}
	var out *Answer
	for _, a := range attackers {
		t := x.Hits(a, b)
		switch {
		case t.Verdict == No && len(attackers) > 1:
			continue
		case t.Verdict != Yes || t.Doubt:
			return nil
		}
		next := x.shelters(g, a, b, where)
		if next == nil || out != nil && out.Verdict != next.Verdict {
			return nil
		}
		if out = next; len(attackers) > 1 {
			break
		}
	}
	return out
}

// keepsSafe reads what a card keeps safe ("keep a Gold Fleet safe from the Civil War") as what it protects.
func (x *asked) keepsSafe() {
	x.inDanger()
	if x.Verb() == "have" && len(x.States) == 1 && x.HasState("safe") && len(x.Against) == 1 && len(x.Actors) == 1 &&
		len(x.Objects) == 1 && x.Player == "" {
		x.Verbs, x.States = []question.Verb{{ID: "protect"}}, nil
	}
}

// inDanger reads the event or the attack *in* which something is to be safe as what it is to be safe from: "does the
// Church keep the Brick Fleet safe in a Civil War".
func (x *asked) inDanger() {
	m := facts.Only(x.Rest)
	if m == nil || m.Role != question.In && m.Role != question.On || len(x.Against) > 0 || len(m.States) > 0 {
		return
	}
	k := x.Cat.Card(m.Card)
	if k != nil && x.PlayedOrDrawn(k) && (x.Verb() == "protect" || x.HasState("safe")) {
		x.Against, x.Rest = x.Rest, nil
	}
}

// attackers returns the cards that a card protects from, or nil if it protects from faces of the event die too.
func (x *asked) attackers(g *catalog.Card) []*catalog.Card {
	var out []*catalog.Card
	for _, e := range x.Cat.EdgesFrom(g, x.EditionID, catalog.EdgeKind(catalog.Protects)) {
		if len(e.Die) > 0 {
			return nil
		}
		for _, a := range e.Against {
			if !slices.Contains(out, a) {
				out = append(out, a)
			}
		}
	}
	return out
}

// beside returns the place that the question names: same-city, other-city or "". A road expansion lies on a road, and
// next to a city if it does so with the card that may protect it. ok is false if it names another place.
func (x *asked) beside() (where string, ok bool) {
	for _, p := range x.Places {
		if where != "" || p != "same-city" && p != "other-city" && p != "beside" {
			return "", false
		}
		if where = p; p == "beside" {
			where = "same-city"
		}
	}
	b := x.Card(x.Objects)
	for _, m := range x.Rest {
		road := b != nil && b.ClassAt(x.EditionID) == "road"
		switch {
		case road && m.Card == "strasse" && (m.Role == question.On || m.Role == question.In) && where == "":
		case road && m.Card == "stadt" && m.Role == question.Beside && where == "":
			where = "same-city"
		default:
			return "", false
		}
	}
	return where, true
}

// shelters says whether card g keeps card b safe from card a.
func (x *asked) shelters(g, a, b *catalog.Card, where string) *Answer {
	c := condition{card: g, side: "theirs"}
	list := c.holds(true)
	switch where {
	case "same-city":
		list = list[:1]
	case "other-city":
		list = list[1:]
	}
	t, ok := x.try(interact.Strike, a.ID, b.ID, list)
	if !ok || !t.Without.Possible {
		return nil
	}
	out := &Answer{Verdict: No, Cards: []string{g.ID, b.ID, a.ID}}
	not := x.Say(" nicht", "")
	protects := x.VerbOf(g, "schützt", "schützen", "does not protect", "do not protect")
	switch {
	case !t.With.Possible:
		out.Verdict, not = Yes, ""
		protects = x.VerbOf(g, "schützt", "schützen", "protects", "protect")
	case t.Changes():
		return nil
	}
	place := map[string]catalog.Text{
		"same-city":  {DE: " in derselben Stadt", EN: " in the same city"},
		"other-city": {DE: " in einer anderen Stadt", EN: " in another city"},
	}[where]
	if b.ClassAt(x.EditionID) == "road" && where == "same-city" {
		place = catalog.Text{DE: " neben ihrer Stadt", EN: " next to its city"}
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("%[1]s %[2]s %[3]s%[6]s%[5]s vor %[4]s",
		"%[1]s %[2]s %[3]s%[6]s from %[4]s", x.The(g), protects, x.Obj(b), x.Dat(a), not, place)))
	for _, e := range x.Cat.EdgesFrom(g, x.EditionID, catalog.EdgeKind(catalog.Protects)) {
		if slices.Contains(e.Against, a) {
			out.Cites = append(out.Cites, x.Cites(e.Source)...)
		}
	}
	return x.tried(out, t, c)
}
