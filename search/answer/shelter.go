package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/lists"
	"catanica/search/question"
)

// sheltersOf answers what protects a card, and from what: "what protects the Town Hall".
func sheltersOf(x *asked) *Answer {
	m := one(x.Mentions)
	if x.Verb() != "protect" || m == nil || m.Card == "" || !x.Has("what", "which", "who", "how") ||
		x.Modal == "must" || x.Not ||
		len(x.Against)+len(x.Rest) > 0 || len(x.Places)+len(x.Numbers)+len(x.States) > 0 || x.Own || !x.unqualified() ||
		x.askedCards() || x.Player == "them" || againstWhat.MatchString(x.Text) {
		return nil
	}
	k := x.cat.Card(m.Card)
	switch d := x.directionOf(m); {
	case k == nil || d == forTarget || k.Is(catalog.Action, x.edition):
		return nil
	case d == unclear && guards(k): // what protects it, or what it protects
		return nil
	}
	var attackers, guardians, stops []*catalog.Card
	by := map[string][]string{} // the names of what protects it, by the card or face from which it does
	var order []string
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}}
	for _, e := range x.cat.EdgesTo(k, x.edition) {
		if e.Kind != catalog.EdgeKind(catalog.Protects) || e.From == k || e.Hand || x.there(e.From) != Yes {
			continue
		}
		var from []string
		for _, a := range e.Against {
			if x.there(a) == Yes {
				from, attackers = append(from, x.dat(a)), append(attackers, a)
			}
		}
		for _, face := range e.Die {
			from = append(from, faces[face].In(x.lang))
		}
		for _, f := range from {
			if len(by[f]) == 0 {
				order = append(order, f)
			}
			if name := e.From.ShortTitle(x.lang); !slices.Contains(by[f], name) {
				by[f] = append(by[f], name)
			}
		}
		if len(from) > 0 && !slices.Contains(guardians, e.From) {
			guardians = append(guardians, e.From)
			out.Cites = append(out.Cites, x.cites(e.Source)...)
		}
	}
	if len(order) == 0 || len(guardians) > maxList {
		return nil
	}
	slices.Sort(order)
	var parts []string
	for _, f := range order {
		parts = append(parts, x.say("vor %s: %s", "against %s: %s", f, x.and(by[f])))
	}
	out.Cards = lists.Distinct(append(append(out.Cards, ids(guardians)...), ids(attackers)...))
	for _, e := range x.cat.Stoppers(k, x.edition) {
		if x.there(e.From) == Yes && !e.From.Unplayed() && !slices.Contains(stops, e.From) {
			stops = append(stops, e.From)
		}
	}
	out.Cards = append(out.Cards, ids(stops)...)
	also := ""
	if len(stops) > 0 && len(stops) <= maxList {
		also = x.say("Was %[1]s treffen kann, %[2]s: %[3]s", "What can hit %[4]s can be stopped by: %[3]s", x.obj(k),
			x.several(stops, "verhindert", "verhindern", "", ""), x.and(x.titles(stops)), catalog.Text{EN: x.obj(k)})
	}
	out.Sentence = sentence(Capital(x.say("eigenen Schutz %[2]s %[1]s %[3]s", "%[1]s %[2]s protection of its own %[3]s",
		x.the(k), x.has(k), strings.Join(parts, "; "))), also)
	return out
}

// spared answers what a card cannot hit: everything but what it hits, and what is immune or exempt among that.
func spared(x *asked) *Answer {
	m, group := one(x.Mentions), ""
	if len(x.Mentions) == 2 && x.isAsked(x.Mentions[0]) { // which buildings
		group, m = x.Mentions[0].Group(), &x.Mentions[1]
		if x.Lang == catalog.DE && !x.isMasculine(m) {
			return nil // who acts is unclear
		}
	}
	if !x.Not || m == nil || m.Card == "" || !question.IsDeed(x.Verb()) || !x.Has("what", "which", "who") ||
		len(x.Unread)+len(x.Against)+len(x.Places)+len(x.Numbers)+len(x.States) > 0 || x.Own || x.Complex || x.It ||
		x.Limited || !x.unqualified() || x.askedCards() || x.Modal == "must" || x.Player != "" || x.Given != nil ||
		x.directionOf(m) != forTarget {
		return nil
	}
	k := x.cat.Card(m.Card)
	if group != "" {
		return x.sparedOf(k, group)
	}
	out := x.targetsOf(k, catalog.Hits)
	if out == nil {
		return nil
	}
	out.Sentence = sentence(out.Sentence, x.say("Sonst %s %s nichts treffen", "%[2]s can hit nothing else",
		x.can(k), catalog.Text{DE: x.the(k), EN: Capital(x.the(k))}))
	return out
}

// sparedOf answers which cards of a group a card cannot hit, though it hits others of it.
func (x speaker) sparedOf(k *catalog.Card, group string) *Answer {
	all, ok := x.untouched(k, catalog.Hits)
	all = slices.DeleteFunc(all, func(o *catalog.Card) bool {
		return !o.Match(group, x.edition) && !x.within(o, group)
	})
	if !ok || len(all) == 0 || !x.hitsGroup(k, group) {
		return nil
	}
	var sources []catalog.Sources
	for _, o := range all {
		for _, e := range x.edges(o, k, catalog.EdgeImmune) {
			sources = append(sources, e.Source)
		}
	}
	return &Answer{Verdict: Fact, Cards: append([]string{k.ID}, ids(all)...), Cites: x.cites(sources...),
		Sentence: sentence(x.say("%s, die %s nicht treffen %s: %s", "%[1]s that %[2]s cannot hit: %[4]s",
			Capital(x.plural(group)), x.the(k), x.can(k), x.and(x.titles(all))))}
}

// hitsGroup reports whether a card hits the cards of a group in general.
func (x world) hitsGroup(k *catalog.Card, group string) bool {
	return slices.ContainsFunc(k.Statements(x.edition), func(st catalog.Statement) bool {
		return st.Kind == catalog.EdgeKind(catalog.Hits) && slices.Contains(st.Refs, group)
	})
}
