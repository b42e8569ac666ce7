package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// sheltersOf answers what protects a card, and from what: "what protects the Town Hall".
func sheltersOf(x *Asked) *Answer {
	m := Only(x.Mentions)
	if x.Verb() != "protect" || m == nil || m.Card == "" || !x.Has("what", "which", "who", "how") ||
		x.Modal == "must" || x.Not ||
		len(x.Against)+len(x.Rest) > 0 || len(x.Places)+len(x.Numbers)+len(x.States) > 0 || x.Own || !x.Unqualified() ||
		x.askedCards() || x.Player == "them" || againstWhat.MatchString(x.Text) {
		return nil
	}
	k := x.Cat.Card(m.Card)
	switch d := x.directionOf(m); {
	case k == nil || d == forTarget || k.Is(catalog.Action, x.EditionID):
		return nil
	case d == unclear && guards(k): // what protects it, or what it protects
		return nil
	}
	var attackers, guardians, stops []*catalog.Card
	by := map[string][]string{} // the names of what protects it, by the card or face from which it does
	var order []string
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}}
	for _, e := range x.Cat.EdgesTo(k, x.EditionID) {
		if e.Kind != catalog.EdgeKind(catalog.Protects) || e.From == k || e.Hand || x.There(e.From) != Yes {
			continue
		}
		var from []string
		for _, a := range e.Against {
			if x.There(a) == Yes {
				from, attackers = append(from, x.Dat(a)), append(attackers, a)
			}
		}
		for _, face := range e.Die {
			from = append(from, Faces[face].In(x.Language))
		}
		for _, f := range from {
			if len(by[f]) == 0 {
				order = append(order, f)
			}
			if name := e.From.ShortTitle(x.Language); !slices.Contains(by[f], name) {
				by[f] = append(by[f], name)
			}
		}
		if len(from) > 0 && !slices.Contains(guardians, e.From) {
			guardians = append(guardians, e.From)
			out.Cites = append(out.Cites, x.Cites(e.Source)...)
		}
	}
	if len(order) == 0 || len(guardians) > maxList {
		return nil
	}
	slices.Sort(order)
	var parts []string
	for _, f := range order {
		parts = append(parts, x.Say("vor %s: %s", "against %s: %s", f, x.And(by[f])))
	}
	out.Cards = lists.Distinct(append(append(out.Cards, IDs(guardians)...), IDs(attackers)...))
	for _, e := range x.Cat.Stoppers(k, x.EditionID) {
		if x.There(e.From) == Yes && !e.From.Unplayed() && !slices.Contains(stops, e.From) {
			stops = append(stops, e.From)
		}
	}
	out.Cards = append(out.Cards, IDs(stops)...)
	also := ""
	if len(stops) > 0 && len(stops) <= maxList {
		also = x.Say("Was %[1]s treffen kann, %[2]s: %[3]s", "What can hit %[4]s can be stopped by: %[3]s", x.Obj(k),
			x.several(stops, "verhindert", "verhindern", "", ""), x.And(x.Titles(stops)), catalog.Text{EN: x.Obj(k)})
	}
	out.Sentence = prose.Sentence(catalog.Capital(x.Say("eigenen Schutz %[2]s %[1]s %[3]s",
		"%[1]s %[2]s protection of its own %[3]s", x.The(k), x.HasOrHad(k), strings.Join(parts, "; "))), also)
	return out
}

// spared answers what a card cannot hit: everything but what it hits, and what is immune or exempt among that.
func spared(x *Asked) *Answer {
	m, group := Only(x.Mentions), ""
	if len(x.Mentions) == 2 && x.IsAsked(x.Mentions[0]) { // which buildings
		group, m = x.Mentions[0].Group(), &x.Mentions[1]
		if x.Lang == catalog.DE && !x.isMasculine(m) {
			return nil // who acts is unclear
		}
	}
	if !x.Not || m == nil || m.Card == "" || !question.IsDeed(x.Verb()) || !x.Has("what", "which", "who") ||
		len(x.Unread)+len(x.Against)+len(x.Places)+len(x.Numbers)+len(x.States) > 0 || x.Own || x.Complex || x.It ||
		x.Limited || !x.Unqualified() || x.askedCards() || x.Modal == "must" || x.Player != "" || x.Given != nil ||
		x.directionOf(m) != forTarget {
		return nil
	}
	k := x.Cat.Card(m.Card)
	if group != "" {
		return x.sparedOf(k, group)
	}
	out := x.targetsOf(k, catalog.Hits)
	if out == nil {
		return nil
	}
	out.Sentence = prose.Sentence(out.Sentence, x.Say("Sonst %s %s nichts treffen", "%[2]s can hit nothing else",
		x.Can(k), catalog.Text{DE: x.The(k), EN: catalog.Capital(x.The(k))}))
	return out
}

// sparedOf answers which cards of a group a card cannot hit, though it hits others of it.
func (x Speaker) sparedOf(k *catalog.Card, group string) *Answer {
	all, ok := x.untouched(k, catalog.Hits)
	all = slices.DeleteFunc(all, func(o *catalog.Card) bool {
		return !o.Match(group, x.EditionID) && !x.within(o, group)
	})
	if !ok || len(all) == 0 || !x.hitsGroup(k, group) {
		return nil
	}
	var sources []catalog.Sources
	for _, o := range all {
		for _, e := range x.Edges(o, k, catalog.EdgeImmune) {
			sources = append(sources, e.Source)
		}
	}
	return &Answer{Verdict: Fact, Cards: append([]string{k.ID}, IDs(all)...), Cites: x.Cites(sources...),
		Sentence: prose.Sentence(x.Say("%s, die %s nicht treffen %s: %s", "%[1]s that %[2]s cannot hit: %[4]s",
			catalog.Capital(x.Plural(group)), x.The(k), x.Can(k), x.And(x.Titles(all))))}
}

// hitsGroup reports whether a card hits the cards of a group in general.
func (x World) hitsGroup(k *catalog.Card, group string) bool {
	return slices.ContainsFunc(k.Statements(x.EditionID), func(st catalog.Statement) bool {
		return st.Kind == catalog.EdgeKind(catalog.Hits) && slices.Contains(st.Refs, group)
	})
}
