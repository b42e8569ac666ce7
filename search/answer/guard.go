package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/prose"
	"catanica/search/question"
)

// protects answers whether a card protects something from a card or from a face of the event die: "does the Church
// protect knights from the Civil War".
func protects(x *asked) *Answer {
	if x.Verb() != "protect" || !x.Plain() || x.Passive || x.Player == "them" || x.Theirs() {
		return nil
	}
	a := x.Card(x.Actors)
	if a == nil && len(x.Actors) == 0 {
		a = x.Card(x.Objects) // does the Church protect against the Civil War: the only core mention
		x.Objects = nil
	}
	against := facts.Only(x.Against)
	if a == nil || against == nil || len(x.Objects) > 1 || !x.Known(a) {
		return nil
	}
	what := facts.Only(x.Objects)
	if x.reflexive() {
		if what != nil {
			return nil
		}
		what = &question.Mention{Card: a.ID}
	}
	return x.guarded(a, what, against)
}

// reflexive reports whether a question asks whether a card keeps itself safe: what guards others need not.
func (x *asked) reflexive() bool {
	return x.Verb() == "protect" && x.HasWord("sich", "itself", "themselves", "himself", "herself")
}

// guarded says whether card a keeps what (anything if it is nil) safe from against.
func (x *asked) guarded(a *catalog.Card, what, against *question.Mention) *Answer {
	attacker := x.Cat.Card(against.Card)
	if attacker == nil && against.Face == "" {
		return nil
	}
	fits := func(e catalog.Edge) bool {
		if what != nil && e.To.ID != what.Card && !e.To.Match(what.Group(), x.EditionID) {
			return false
		}
		return attacker != nil && slices.Contains(e.Against, attacker) || slices.Contains(e.Die, against.Face)
	}
	var found []catalog.Edge
	for _, e := range x.Cat.EdgesFrom(a, x.EditionID, catalog.EdgeKind(catalog.Protects)) {
		if fits(e) && !slices.ContainsFunc(found, func(o catalog.Edge) bool { return o.Note == e.Note }) {
			found = append(found, e)
		}
	}
	out := &Answer{Verdict: Yes, Cards: []string{a.ID}}
	source := ""
	if attacker != nil {
		out.Cards, out.Pair, out.Claim = append(out.Cards, attacker.ID), [2]string{a.ID, attacker.ID}, interact.Protected
		source = x.Say("%s", "%s", attacker.WithDefinite(x.Language, catalog.Dative))
	} else {
		source = facts.Faces[against.Face].In(x.Language)
	}
	protects := x.VerbOf(a, "schützt", "schützen", "protects", "protect")
	var notes []string
	for _, e := range found {
		notes = append(notes, e.Note.In(x.Language))
		out.Cites = append(out.Cites, x.Cites(e.Source)...)
		entirely := what != nil || x.Be && x.Player != "" // "am I safe" is more than one card that it protects
		if rolled(e.Note) && !x.helps() || entirely && strings.HasPrefix(e.Note.EN, "Only ") {
			out.Verdict = Depends
		}
	}
	if len(found) > 0 && attacker != nil && x.guardsItself(found) && x.openBetween(a, attacker) {
		return nil // it may leave alone what lies there
	}
	if len(found) > 0 {
		says := x.Say("%s %s vor %s", "%s %s against %s", x.The(a), protects, source)
		if out.Verdict == Depends {
			says = x.Say("%s %s nicht immer vor %s", "%s %s not always protect against %s", x.The(a),
				x.VerbOf(a, "schützt", "schützen", "does", "do"), source)
		}
		out.Sentence = x.With(out.Verdict, x.Remarked(says, notes...))
		return out
	}
	if attacker != nil && (len(x.Edges(a, attacker, catalog.EdgeKind(catalog.Stops))) > 0 ||
		len(x.Edges(a, attacker, catalog.EdgeKind(catalog.Weakens))) > 0) {
		return nil
	}
	if what != nil || attacker == nil {
		return nil // it may protect something else, or the attack may not reach it in the first place
	}
	if x.changes(a, attacker) {
		return nil // it counts against it, in its own way
	}
	if len(x.Edges(a, attacker, catalog.EdgeKind(catalog.Protects))) > 0 {
		out.Pair, out.Claim = [2]string{}, "" // the engine plays that it protects the attacker, in the hand
	}
	out.Verdict = No
	out.Cites = x.Cites(x.SourcesOf(a)...)
	out.Sentence = x.With(No, prose.Sentence(x.Say("%s %s nicht vor %s", "%s %s not protect against %s", x.The(a),
		x.VerbOf(a, "schützt", "schützen", "does", "do"), source), x.keeps(a)))
	return out
}

// guardsItself reports whether a card protects nothing but what lies on it.
func (x *asked) guardsItself(edges []catalog.Edge) bool {
	return !slices.ContainsFunc(edges, func(e catalog.Edge) bool { return e.To != e.From })
}

// openBetween reports whether the engine cannot tell what two cards have to do with each other.
func (x *asked) openBetween(a, b *catalog.Card) bool {
	if x.Pairs == nil {
		return false
	}
	pairs, err := x.Pairs()
	return err == nil && slices.ContainsFunc(x.Games(), func(g catalog.Game) bool {
		r, _ := pairs.Between(interact.Case{A: a.ID, B: b.ID, Edition: x.EditionID, Game: g})
		return r.Outcome == interact.Undecided
	})
}

// changes reports whether the engine plays card b with another result because of card a.
func (x *asked) changes(a, b *catalog.Card) bool {
	if x.Pairs == nil {
		return false
	}
	pairs, err := x.Pairs()
	return err == nil && slices.ContainsFunc(x.Games(), func(g catalog.Game) bool {
		r, _ := pairs.Between(interact.Case{A: a.ID, B: b.ID, Edition: x.EditionID, Game: g})
		return r.Outcome == interact.Changes
	})
}

// helping are the words for help, which need not be certain.
var helping = []string{"hilft", "helfen", "hilf", "nützt", "nutzt", "bringt", "help", "helps", "good", "use"}

// helps reports whether a question asks for any help, or for what may be, rather than for protection in all cases.
func (x *asked) helps() bool {
	return x.Modal == "may" || x.HasWord(helping...)
}

// keeps says from what a card does protect.
func (x *asked) keeps(a *catalog.Card) string {
	var names []string
	for _, e := range x.Cat.EdgesFrom(a, x.EditionID) {
		if e.Kind != catalog.EdgeKind(catalog.Protects) {
			continue
		}
		for _, k := range e.Against {
			if n := x.Dat(k); !slices.Contains(names, n) {
				names = append(names, n)
			}
		}
		for _, f := range e.Die {
			if n := facts.Faces[f].In(x.Language); !slices.Contains(names, n) {
				names = append(names, n)
			}
		}
	}
	if len(names) == 0 || len(names) > 4 {
		return ""
	}
	return catalog.Capital(x.Say("Schutz bietet %s vor %s", "%s protects against %s", x.The(a), x.And(names)))
}

// stops answers whether a card stops another: "can Countermagic stop the Arsonist".
func stops(x *asked) *Answer {
	if x.Verb() != "stop" || !x.Plain() || len(x.Against) > 0 {
		return nil
	}
	a, b := x.Card(x.Actors), x.Card(x.Objects)
	if a == nil || b == nil {
		return nil
	}
	return x.stopped(a, b)
}

// stopped says whether card a stops card b, or protects from it.
func (x *asked) stopped(a, b *catalog.Card) *Answer {
	out := &Answer{Verdict: Yes, Pair: [2]string{a.ID, b.ID}, Cards: []string{a.ID, b.ID}}
	if edges := x.Edges(a, b, catalog.EdgeKind(catalog.Stops)); len(edges) > 0 {
		var notes []string
		for _, e := range edges {
			notes, out.Cites = append(notes, e.Note.In(x.Language)), append(out.Cites, x.Cites(e.Source)...)
		}
		out.Sentence = x.With(Yes, x.Remarked(
			x.Say("%s %s %s verhindern", "%s %s stop %s", x.The(a), x.Can(a), x.Obj(b)), notes...))
		return out
	}
	if len(x.Edges(a, b, catalog.EdgeKind(catalog.Hits))) > 0 {
		return nil
	}
	out = x.guarded(a, nil, &question.Mention{Card: b.ID})
	if out != nil && out.Verdict == No && x.harmless(a, b) {
		return nil
	}
	return out
}

// immunity answers whether a card is safe from another, or immune: "is the Town Hall safe from the Witch".
func immunity(x *asked) *Answer {
	if len(x.States) != 1 || !x.HasState("immune", "safe", "fireproof", "burnable") || len(x.Verbs) > 0 ||
		len(x.Places)+len(x.Numbers)+len(x.Asks)+len(x.Topics) > 0 || x.Own || !x.Unqualified() || x.Player != "" {
		return nil
	}
	state := x.States[0]
	b := x.Card(append(x.Actors, x.Objects...))
	var a *catalog.Card
	switch {
	case len(state.Actors) == 1 && len(x.Against)+len(x.Rest) == 0:
		a = x.Cat.Card(state.Actors[0])
	case len(x.Against) == 1 && len(x.Rest) == 0:
		a = x.Card(x.Against)
	case len(x.Rest) == 1 && x.Rest[0].Role == question.To && len(x.Against) == 0:
		a = x.Card(x.Rest)
	}
	if a == nil || b == nil {
		return nil
	}
	t := x.Hits(a, b)
	out := &Answer{Cites: x.Cites(t.Sources...), Pair: [2]string{a.ID, b.ID}, Cards: []string{b.ID, a.ID},
		Claim: interact.Hits, Inverse: state.ID != "burnable"}
	is := x.VerbOf(b, "ist", "sind", "is", "are")
	switch {
	case t.Verdict == Yes:
		out.Verdict = No
		out.Sentence = prose.Sentence(x.Remarked(x.Say("%s %s %s treffen", "%s %s hit %s", x.The(a), x.Can(a), x.Obj(b)),
			t.Remarks(x.Speaker)...), x.protection(a, b))
	case t.Verdict == No && t.Immune:
		out.Verdict = Yes
		out.Sentence = prose.Sentence(x.Say("%s %s gegen %s immun", "%s %s immune to %s", x.The(b), is, x.Obj(a)))
	case t.Verdict == No && state.ID == "safe":
		out.Verdict = Yes
		out.Sentence = prose.Sentence(x.Say("%s %s %s nicht treffen", "%s %s %s", x.The(a),
			x.Say(x.Can(a), "cannot hit"), x.Obj(b)), x.reach(a, true))
	default:
		return nil
	}
	if state.ID == "burnable" {
		out.Verdict = map[Verdict]Verdict{Yes: No, No: Yes}[out.Verdict]
	}
	out.Sentence = x.With(out.Verdict, out.Sentence)
	return out
}

// rolled reports whether a note speaks of a die, so that the result is not certain.
func rolled(note catalog.Text) bool { return strings.Contains(note.EN, "roll") }
