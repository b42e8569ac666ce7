package facts

import (
	"cmp"
	"slices"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// boxSize returns how many cards, with their copies, a set holds of a group, or in all. ok is false if that is unknown.
func (x World) boxSize(c cardsAsked, found []*catalog.Card) (n int, ok bool) {
	if c.group == "" {
		d := c.set.Printed.DatedAt(x.EditionID)
		return d.Is, d.Certainty == catalog.Known
	}
	for _, k := range found {
		in, _ := k.InSet(c.set.ID)
		if !in.Copies.Known {
			return 0, false
		}
		n += in.Copies.N
	}
	return n, c.set.Complete
}

// contents says how many cards a set holds of a group, or in all, and which.
func (x Speaker) contents(c cardsAsked, found []*catalog.Card, list string) string {
	n := x.Say("%d verschiedene", "%d different ones", len(found))
	if !c.set.Complete {
		n = x.Say("%d verschiedene sind bekannt", "%d different ones are known", len(found))
	}
	if len(found) <= maxNamed {
		n += " (" + list + ")"
	}
	if size, ok := x.boxSize(c, found); ok && size != len(found) {
		return x.Say("%d insgesamt, ", "%d in all, ", size) + n
	}
	return n
}

// incomplete says that the sources do not name all cards of a set; "" if they do.
func (x Speaker) incomplete(s *catalog.Set) string {
	switch d := s.Printed.DatedAt(x.EditionID); {
	case s.Complete:
		return ""
	case d.Certainty == catalog.Known:
		return x.Say("Das Set hat %d Karten; nicht alle sind bekannt",
			"The set has %d cards, not all of which are known", d.Is)
	}
	return x.Say("Ob das alle sind, sagt keine Quelle", "No source says whether these are all")
}

// setName returns a set's name within a sentence.
func (x Speaker) setName(s *catalog.Set) string { return s.Within(x.Language) }

// currentSets returns the entries for the sets that hold a card, without those that others have replaced, unless all
// are.
func (x World) currentSets(k *catalog.Card) []catalog.InSet {
	if x.superseded(k) {
		return k.Sets
	}
	return slices.DeleteFunc(slices.Clone(k.Sets), x.replaced)
}

// superseded reports whether all sets that hold a card were replaced by others.
func (x World) superseded(k *catalog.Card) bool {
	return !slices.ContainsFunc(k.Sets, func(in catalog.InSet) bool { return !x.replaced(in) })
}

// replaced reports whether others have replaced a set that holds a card.
func (x World) replaced(in catalog.InSet) bool {
	s := x.Cat.Set(in.Set)
	return s != nil && s.Kind == catalog.HistorySet
}

// copies answers how many copies of a card there are.
func copies(x *Asked) *Answer {
	if slices.Equal(x.Places, []string{"table"}) && x.HasWord("spiel", "game", "kartenspiel") {
		x.Places = nil // how many are in the game, and not in play
	}
	k := x.about()
	if x.Lang == catalog.EN && x.HasWord("copies") { // it is no verb there
		x.Verbs = slices.DeleteFunc(slices.Clone(x.Verbs), func(v question.Verb) bool { return v.ID == "mirror" })
	}
	exists := x.Verb() == "exist" || len(x.Verbs) == 0 || x.Verb() == "give" && x.HasWord("gibt", "gibts", "gab") ||
		x.Verb() == "have"
	if k == nil || x.Mentions[0].Role == question.With || !x.Has("how-many") || !exists || len(x.Numbers) > 0 ||
		x.Modal != "" || x.Player != "" || x.HasWord("nach", "bei", "beim", "after") { // how many are drawn after a Comet
		return nil
	}
	for _, t := range x.Topics {
		if t != "copies" && t != "card" && t != "set" {
			return nil
		}
	}
	var known, unknown []string
	var sources []catalog.Sources
	total := 0
	for _, in := range x.currentSets(k) {
		name := x.Cat.Set(in.Set).Name.In(x.Language)
		sources = append(sources, in.Source)
		if !in.Copies.Known {
			unknown = append(unknown, name)
			continue
		}
		known, total = append(known, x.Say("%d × %s", "%d × %s", in.Copies.N, name)), total+in.Copies.N
	}
	if len(known)+len(unknown) == 0 {
		return nil
	}
	if len(known) == 0 {
		return x.unknown(k, "die Anzahl %s", "the number of copies of %s")
	}
	list := x.And(known)
	if len(known) > 1 && len(unknown) == 0 {
		list = x.Say("zusammen %d: %s", "%d in all: %s", total, list)
	}
	out := &Answer{Verdict: Fact, Cites: x.Cites(sources...),
		Sentence: prose.Sentence(k.ShortTitle(x.Language) + ": " + list)}
	if len(unknown) > 0 {
		out.Sentence = prose.Sentence(out.Sentence, x.Say("Für %s nennt keine Quelle die Anzahl",
			"For %s no source states the number", x.And(unknown)))
	}
	return out
}

// moreThanOne answers whether there is more than one copy of a card: "gibt es mehr als einen Spion".
func (x *Asked) moreThanOne() *Answer {
	m := Only(x.Mentions)
	if m == nil || x.Verb() != "exist" || !slices.Equal(x.Numbers, []string{"several"}) || m.Role != question.Core ||
		m.Side != "" || len(x.Asks)+len(x.Places)+len(x.States)+len(x.Topics) > 0 || x.Own || x.Modal != "" ||
		x.Player != "" || x.Game != "" || !x.Unqualified() {
		return nil
	}
	k := x.Cat.Card(m.Card)
	if k == nil || len(k.Sets) == 0 {
		return nil
	}
	out, total := &Answer{Cards: []string{k.ID}}, 0
	var names []string
	for _, in := range x.currentSets(k) {
		if !in.Copies.Known {
			return nil
		}
		total += in.Copies.N
		names = append(names, x.Say("%d × %s", "%d × %s", in.Copies.N, x.Cat.Set(in.Set).Name))
		out.Cites = append(out.Cites, x.Cites(in.Source)...)
	}
	out.Verdict = yesIf(total > 1)
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.And(names)))
	return out
}

// former reports whether the question names an edition that is no longer in force, so that an answer speaks of the
// past.
func (x *Asked) former() bool {
	return x.Question.Edition != "" && cmp.Or(x.EditionID, catalog.DefaultEdition) != catalog.DefaultEdition
}
