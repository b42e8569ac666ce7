package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// influences answers whether a card strengthens, weakens or cheapens another, or doubles a landscape.
func influences(x *asked) *Answer {
	kinds := map[string]catalog.RelationKind{"strengthen": catalog.Strengthens, "weaken": catalog.Weakens,
		"cheapen": catalog.Cheapens, "double": catalog.Doubles}
	kind, ok := kinds[x.Verb()]
	if kind == catalog.Doubles {
		x.doublesResource()
	}
	if !ok || !x.Plain() || len(x.Against) > 0 || x.All || x.Theirs() {
		return nil
	}
	out := x.byEdge(kind)
	if out != nil && out.Verdict == No && (x.Sense() == question.Reduces || x.Sense() == question.Benefit) {
		return nil // it may do it in another way
	}
	return out
}

// doublesResource puts the landscape in the place of the resource that it yields: "does the Sawmill double lumber".
func (x *asked) doublesResource() {
	if len(x.Topics) != 1 || len(x.Mentions) != 1 || len(x.Actors)+len(x.Objects) != 1 || !x.Passive &&
		!x.behind(x.Mentions[0], x.Topics[0]) {
		return
	}
	if id, _ := x.LandOf(x.Topics[0]); id != "" {
		x.Actors, x.Objects, x.Topics = slices.Clone(x.Mentions), []question.Mention{{Card: id}}, nil
		x.Places = lists.Without(x.Places, []string{"beside"})
	}
}

// behind reports whether the question names the topic behind the thing.
func (x *asked) behind(m question.Mention, topic string) bool {
	_, after, _ := strings.Cut(x.Text, m.Text)
	return slices.ContainsFunc(question.WordsOf(after), func(w string) bool { return facts.AmountTopic(w) == topic })
}

// fetches answers whether a card can bring another back: "can the Diplomat fetch the Arsonist".
func fetches(x *asked) *Answer {
	if x.Verb() != "fetch" || len(x.Against) > 0 || indefinite(&x.Question) {
		return nil
	}
	x.forStars()
	if x.Places = slices.DeleteFunc(slices.Clone(x.Places), func(p string) bool { return p == "discard" }); !x.Plain() {
		return nil
	}
	return x.byEdge(catalog.Fetches)
}

// forStars reads what 3 stars bring back as what Public Feeling does: "can I get my Spy back for three stars".
func (x *asked) forStars() {
	feeling := x.Cat.Card("volksstimmung")
	i := slices.IndexFunc(x.Mentions, func(m question.Mention) bool { return m.Term == "glossar.stern" })
	if i < 0 || feeling == nil || x.Mentions[i].Number != "" && x.Mentions[i].Number != "3" || len(x.Numbers) > 1 ||
		x.Mentions[i].Number == "" && len(x.Numbers) > 0 {
		return
	}
	y := *x
	y.Question.Numbers = nil
	y.Question.Mentions = slices.Delete(slices.Clone(x.Mentions), i, i+1)
	y.Question.Mentions = slices.DeleteFunc(y.Question.Mentions, func(m question.Mention) bool {
		return m.Card == feeling.ID
	})
	y.Frame = y.Question.Frame(x.Cat)
	y.Actors = []question.Mention{{Card: feeling.ID}}
	*x = y
}

// byEdge answers with the edge of a kind from the actor to the object.
func (x *asked) byEdge(kind catalog.RelationKind) *Answer {
	return x.edgeOf(kind, x.Card(x.Actors), x.Card(x.Objects))
}

// edgeOf answers with the edge of a kind from card a to card b.
func (x *asked) edgeOf(kind catalog.RelationKind, a, b *catalog.Card) *Answer {
	if a == nil || b == nil || !x.Known(a) {
		return nil
	}
	edges := x.Edges(a, b, catalog.EdgeKind(kind))
	if slices.ContainsFunc(edges, func(e catalog.Edge) bool { return x.Fails(e, b) == "" }) {
		return nil
	}
	edges = slices.DeleteFunc(edges, func(e catalog.Edge) bool { return x.Fails(e, b) == Yes })
	out := &Answer{Verdict: Yes, Pair: [2]string{a.ID, b.ID}, Cards: []string{a.ID, b.ID}, Claim: interact.Changes}
	if kind == catalog.Fetches {
		out.Claim = interact.Hits
	}
	if len(edges) == 0 {
		immune := len(x.Edges(a, b, catalog.EdgeImmune)) > 0 // which is no way to bring it back
		if kind == catalog.Fetches && x.Related(a, b) && !immune ||
			kind == catalog.Weakens && len(x.Edges(a, b, catalog.EdgeKind(catalog.Hits))) > 0 {
			return nil // the Witch does not lessen its points, but does worse
		}
		out.Verdict, out.Cites = No, x.Cites(x.SourcesOf(a)...)
		why := ""
		if floor := x.Edges(a, b, catalog.EdgeKind(kind)); kind == catalog.Weakens && len(floor) > 0 {
			out.Pair, out.Claim = [2]string{}, ""
			out.Cites = x.Cites(floor[0].Source)
			why = x.Say("%s %s keine Stärkepunkte, die verloren gehen könnten", "%s %s no strength points to lose",
				catalog.Capital(x.The(b)), x.HasOrHad(b))
		}
		if immune := x.Edges(b, a, catalog.EdgeImmune); kind == catalog.Fetches && len(immune) > 0 {
			out.Cites = append(x.Cites(immune[0].Source), out.Cites...)
			why = x.Say("%s %s gegen %s immun", "%s %s immune to %s",
				catalog.Capital(x.The(b)), x.VerbOf(b, "ist", "sind", "is", "are"), x.Obj(a))
		}
		out.Sentence = x.With(No, prose.Sentence(x.effect(kind, a, b, true), why))
		return out
	}
	var notes []string
	for _, e := range edges {
		notes, out.Cites = append(notes, e.Note.In(x.Language)), append(out.Cites, x.Cites(e.Source)...)
	}
	out.Sentence = x.With(Yes, x.Remarked(x.effect(kind, a, b, false), notes...))
	return out
}

// effects holds what a card does to another in the present tense: the forms for one and for several, in German and
// English, and what follows the object.
var effects = map[catalog.RelationKind]struct{ one, many, after catalog.Text }{
	catalog.Strengthens: {catalog.Text{DE: "stärkt", EN: "strengthens"}, catalog.Text{DE: "stärken", EN: "strengthen"},
		catalog.Text{}},
	catalog.Weakens: {catalog.Text{DE: "schwächt", EN: "weakens"}, catalog.Text{DE: "schwächen", EN: "weaken"},
		catalog.Text{}},
	catalog.Cheapens: {catalog.Text{DE: "macht", EN: "makes"}, catalog.Text{DE: "machen", EN: "make"},
		catalog.Text{DE: " billiger", EN: " cheaper"}},
	catalog.Doubles: {catalog.Text{DE: "verdoppelt", EN: "doubles"}, catalog.Text{DE: "verdoppeln", EN: "double"},
		catalog.Text{}},
}

// effect says that card a strengthens (…) card b, or that it does not.
func (x *asked) effect(kind catalog.RelationKind, a, b *catalog.Card, not bool) string {
	e, ok := effects[kind]
	switch { // it may fetch the card
	case !ok && x.Language == catalog.EN && not:
		return x.The(a) + " cannot fetch " + x.Obj(b)
	case !ok && x.Language == catalog.EN:
		return x.The(a) + " can fetch " + x.Obj(b)
	case !ok && not:
		return x.The(a) + " " + x.Can(a) + " " + x.Obj(b) + " nicht holen"
	case !ok:
		return x.The(a) + " " + x.Can(a) + " " + x.Obj(b) + " zurückholen"
	}
	verb := x.VerbOf(a, e.one.DE, e.many.DE, e.one.EN, e.many.EN)
	switch {
	case !not:
		return x.The(a) + " " + verb + " " + x.Obj(b) + e.after.In(x.Language)
	case x.Language == catalog.EN:
		return x.The(a) + " " + x.VerbOf(a, "", "", "does", "do") + " not " + e.many.EN + " " + x.Obj(b) + e.after.EN
	}
	return x.The(a) + " " + verb + " " + x.Obj(b) + " nicht" + e.after.DE
}

// lends answers whether a card brings another one more points: "does the Smithy give Otto a strength point".
func lends(x *asked) *Answer {
	v := x.Verb()
	if v != "give" && v != "take" && v != "have" && v != "strengthen" || len(x.Topics) != 1 ||
		facts.PointWords[x.Topics[0]].One.EN == "" || len(x.Asks)+len(x.Places)+len(x.States) > 0 || x.Own ||
		!x.Unqualified() || slices.ContainsFunc(x.Numbers, func(n string) bool { return n != "1" }) || len(x.Mentions) != 2 {
		return nil
	}
	a, b := x.Cat.Card(x.Mentions[0].Card), x.Cat.Card(x.Mentions[1].Card)
	switch second := x.Mentions[1].Role; {
	case x.Mentions[0].Role != question.Core:
		return nil
	case v == "give" && second == question.Core:
	case v != "give" && (second == question.By || second == question.With):
		a, b = b, a
	default:
		return nil
	}
	if a == nil || b == nil || !x.Known(a) {
		return nil
	}
	word := facts.PointWords[x.Topics[0]]
	out := &Answer{Verdict: No, Pair: [2]string{a.ID, b.ID}, Cards: []string{a.ID, b.ID},
		Cites: x.Cites(x.SourcesOf(a)...), Claim: interact.Changes}
	if edges := x.Edges(a, b, catalog.EdgeKind(catalog.Strengthens)); len(edges) > 0 {
		e := edges[0]
		if !strings.Contains(e.Note.EN, word.One.EN) && !strings.Contains(e.Note.EN, word.Many.EN) {
			return nil
		}
		out.Verdict, out.Cites = Yes, x.Cites(e.Source)
		out.Sentence = x.With(Yes, x.Remarked(x.Say("%s %s %s", "%s %s %s", x.The(a),
			x.VerbOf(a, "stärkt", "stärken", "strengthens", "strengthen"), x.Obj(b)), e.Note.In(x.Language)))
		return out
	}
	if x.Related(a, b) {
		return nil
	}
	out.Sentence = x.With(No, prose.Sentence(x.Say("%s bringt %s keine %s", "%s gives %s no %s", x.The(a), x.Dat(b),
		word.Many)))
	return out
}

// pair answers a question that names an acting card and another one with a preposition and no verb: "black knight on
// Samsor", "Bischof gegen Schwarzen Ritter".
func pair(x *asked) *Answer {
	if out := x.onGroup(); out != nil {
		return out
	}
	hand := slices.Equal(x.Places, []string{"hand"})
	if len(x.Verbs) > 0 || len(x.Mentions) != 2 || x.Be || len(x.Numbers)+len(x.States)+len(x.Asks) > 0 ||
		len(x.Places) > 0 && !hand ||
		len(x.Topics) > 0 || x.Own || !x.Unqualified() || x.Player != "" {
		return nil
	}
	first, second := x.Mentions[0], x.Mentions[1]
	a, b := x.Cat.Card(first.Card), x.Cat.Card(second.Card)
	if hand && (a == nil || x.ownVerb(a).ID != "steal") {
		return nil
	}
	if a != nil && b == nil && first.Role == question.Core && second.Role == question.Core {
		return x.relationToGroup(a, second.Group())
	}
	if a == nil || b == nil || a == b || first.Role != question.Core {
		return nil
	}
	switch second.Role {
	case question.Core:
		return x.relation(a, b)
	case question.On:
		if !a.Is(catalog.Action, x.EditionID) {
			return nil
		}
		return x.actOn([]*catalog.Card{a}, x.ownVerb(a), b)
	case question.Against:
		if t := x.Hits(a, b); t.Verdict == Yes || t.Verdict == Depends {
			return nil // an attack, or a defence? Each reading has its own answer.
		}
		return x.stopped(a, b)
	}
	return nil
}

// relationToGroup says what a card does to a group, if the question only names them: "spion gebäude".
func (x *asked) relationToGroup(a *catalog.Card, ref string) *Answer {
	if ref == "" || !x.harms(a) {
		return nil
	}
	out := x.actOnGroup(a, x.ownVerb(a), ref)
	if out == nil {
		return nil
	}
	if _, rest, ok := strings.Cut(out.Sentence, ": "); ok {
		out.Verdict, out.Sentence = Fact, catalog.Capital(rest)
	}
	return out
}

// relation says what one of two cards does to the other, if the question only names them. It has no verdict: the
// question may be about something else.
func (x *asked) relation(a, b *catalog.Card) *Answer {
	forth, back := x.Hits(a, b), x.Hits(b, a)
	if back.Verdict == Yes && forth.Verdict != Yes {
		a, b, forth, back = b, a, back, forth
	}
	if forth.Verdict != Yes || back.Verdict == Yes || forth.Doubt {
		return x.guardian(a, b)
	}
	says := catalog.Capital(x.Say("%s %s %s", "%s %s %s", x.The(a), x.Can(a), x.deed(forth, x.Obj(b), x.ownVerb(a))))
	return &Answer{Verdict: Fact, Pair: [2]string{a.ID, b.ID}, Cards: []string{a.ID, b.ID},
		Cites:    x.Cites(forth.Sources...),
		Sentence: prose.Sentence(x.Remarked(says, forth.Remarks(x.Speaker)...), x.protection(a, b))}
}

// guardian says which of two cards protects from the other one, if the question only names them.
func (x *asked) guardian(a, b *catalog.Card) *Answer {
	for _, p := range [2][2]*catalog.Card{{a, b}, {b, a}} {
		out := x.guarded(p[0], nil, &question.Mention{Card: p[1].ID})
		if out == nil || out.Verdict != Yes && out.Verdict != Depends || !x.Played(out) {
			continue
		}
		_, rest, _ := strings.Cut(out.Sentence, ": ")
		out.Verdict, out.Sentence = Fact, catalog.Capital(rest)
		return out
	}
	return nil
}

// ownVerb returns the verb for what a card does, or else the general one.
func (x *asked) ownVerb(k *catalog.Card) question.Verb {
	if v, ok := x.by.reader.VerbOf(k.ID); ok && len(v.Actors) <= 2 {
		return v
	}
	return question.Verb{ID: "hit", Name: catalog.Text{DE: "treffen", EN: "hit"}}
}
