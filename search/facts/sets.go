package facts

import (
	"slices"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// setNames returns the names of the sets that hold a card, as they stand within a sentence.
func (x Speaker) setNames(k *catalog.Card) []string {
	var names []string
	for _, in := range k.Sets {
		if s := x.Cat.Set(in.Set); s != nil {
			names = append(names, x.setName(s))
		}
	}
	return names
}

// sets answers in which set a card is.
func sets(x *Asked) *Answer {
	k := x.about()
	asks := x.About("set") && x.Has("what", "which", "where") || x.Has("where") && x.Verb() == "belong" ||
		x.Verb() == "belong" && x.About("set")
	if k == nil || !asks || x.Has("how-many") || len(x.Numbers) > 0 || len(x.Topics) > 1 && !x.About("card") {
		return nil
	}
	names := x.setNames(k)
	if len(names) == 0 {
		return x.unknown(k, "das Set %s", "the set of %s")
	}
	return &Answer{Verdict: Fact, Sentence: prose.Sentence(x.Say("%s %s: %s", "%s %s in %s", catalog.Capital(x.The(k)),
		x.VerbOf(k, "ist in", "sind in", "is", "are"), x.And(names)))}
}

// since answers since when a card has existed: "when did the Witch come out", "seit wann ist das Rathaus im Spiel".
func since(x *Asked) *Answer {
	asks := x.Has("since") || x.Has("when") && x.Verb() == "exist"
	inGame := slices.ContainsFunc(x.Places, func(p string) bool { return p != "table" })
	m := Only(x.Mentions)
	if m == nil || !asks || inGame || len(x.Asks) > 1 || len(x.Topics)+len(x.Numbers)+len(x.States) > 0 || x.Own ||
		x.Not ||
		!x.Unqualified() || m.Role != question.Core || m.Side != "" || x.Modal != "" || x.Player != "" ||
		slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { return v.ID != "exist" && v.ID != "give" }) {
		return nil
	}
	k := x.Cat.Card(m.Card)
	if k == nil {
		return nil
	}
	text := x.existence(k)
	if text == "" {
		return x.unknown(k, "das Erscheinungsjahr %s", "the year of %s")
	}
	return &Answer{Verdict: Fact, Sentence: prose.Sentence(text)}
}

// exists answers whether there is a card, or whether a set or the basic game has it: "gibt es Ari im Grundspiel".
func exists(x *Asked) *Answer {
	if out := x.moreThanOne(); out != nil {
		return out
	}
	v := x.Verb()
	belongs := v == "belong" || v == "" && x.Be && len(x.Verbs) == 0 &&
		(x.Game == catalog.Basic || len(x.In(question.In)) == 1)
	if v != "exist" && !belongs || len(x.Asks)+len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Topics) > 0 || x.Own ||
		x.Modal != "" || x.Player != "" || !x.Unqualified() || x.Game != "" && x.Game != catalog.Basic {
		return nil
	}
	var k *catalog.Card
	set := x.Cat.Set(basicSet)
	if x.Game == "" {
		set = nil
	}
	for _, m := range x.Mentions {
		switch {
		case m.Side != "" || m.Number != "" || m.All:
			return nil
		case m.Card != "" && k == nil && m.Role == question.Core:
			k = x.Cat.Card(m.Card)
		case m.Set != "" && set == nil && (m.Role == question.In || v == "belong" && m.Role == question.To):
			set = x.Cat.Set(m.Set)
		default:
			return nil
		}
	}
	if k == nil {
		return nil
	}
	names := x.setNames(k)
	if len(names) == 0 || set == nil && (belongs || x.superseded(k)) {
		return nil
	}
	out := &Answer{Verdict: Yes}
	if set != nil {
		_, in := k.InSet(set.ID)
		out.Verdict = yesIf(in)
	}
	for _, in := range k.Sets {
		out.Cites = append(out.Cites, x.Cites(in.Source)...)
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("%s %s: %s", "%s %s in %s", x.The(k),
		x.VerbOf(k, "ist in", "sind in", "is", "are"), x.And(names))))
	return out
}
