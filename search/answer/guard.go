package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/question"
)

// protects answers whether a card protects something from a card or from a face of the event die: "does the Church
// protect knights from the Civil War".
func protects(x *asked) *Answer {
	if x.Verb() != "protect" || !x.plain() || x.Passive || x.Player == "them" || x.Theirs() {
		return nil
	}
	a := x.card(x.Actors)
	if a == nil && len(x.Actors) == 0 {
		a = x.card(x.Objects) // does the Church protect against the Civil War: the only core mention
		x.Objects = nil
	}
	against := one(x.Against)
	if a == nil || against == nil || len(x.Objects) > 1 || !x.known(a) {
		return nil
	}
	return x.guarded(a, one(x.Objects), against)
}

// guarded says whether card a keeps what (anything if it is nil) safe from against.
func (x *asked) guarded(a *catalog.Card, what, against *question.Mention) *Answer {
	attacker := x.cat.Card(against.Card)
	if attacker == nil && against.Face == "" {
		return nil
	}
	fits := func(e catalog.Edge) bool {
		if what != nil && e.To.ID != what.Card && !e.To.Match(what.Group(), x.edition) {
			return false
		}
		return attacker != nil && slices.Contains(e.Against, attacker) || slices.Contains(e.Die, against.Face)
	}
	var found []catalog.Edge
	for _, e := range x.cat.EdgesFrom(a, x.edition, catalog.EdgeKind(catalog.Protects)) {
		if fits(e) && !slices.ContainsFunc(found, func(o catalog.Edge) bool { return o.Note == e.Note }) {
			found = append(found, e)
		}
	}
	out := &Answer{Verdict: Yes, Cards: []string{a.ID}}
	source := ""
	if attacker != nil {
		out.Cards, out.Pair, out.claim = append(out.Cards, attacker.ID), [2]string{a.ID, attacker.ID}, interact.Protected
		source = x.say("%s", "%s", attacker.WithDefinite(x.lang, catalog.Dative))
	} else {
		source = faces[against.Face].In(x.lang)
	}
	protects := x.verb(a, "schützt", "schützen", "protects", "protect")
	var notes []string
	for _, e := range found {
		notes = append(notes, e.Note.In(x.lang))
		out.Cites = append(out.Cites, x.cites(e.Source)...)
		entirely := what != nil || x.Be && x.Player != "" // "am I safe" is more than one card that it protects
		if rolled(e.Note) && !x.helps() || entirely && strings.HasPrefix(e.Note.EN, "Only ") {
			out.Verdict = Depends
		}
	}
	if len(found) > 0 && attacker != nil && x.guardsItself(found) && x.openBetween(a, attacker) {
		return nil // it may leave alone what lies there
	}
	if len(found) > 0 {
		says := x.say("%s %s vor %s", "%s %s against %s", x.the(a), protects, source)
		if out.Verdict == Depends {
			says = x.say("%s %s nicht immer vor %s", "%s %s not always protect against %s", x.the(a),
				x.verb(a, "schützt", "schützen", "does", "do"), source)
		}
		out.Sentence = x.with(out.Verdict, x.remarked(says, notes...))
		return out
	}
	if attacker != nil && (len(x.edges(a, attacker, catalog.EdgeKind(catalog.Stops))) > 0 ||
		len(x.edges(a, attacker, catalog.EdgeKind(catalog.Weakens))) > 0) {
		return nil
	}
	if what != nil || attacker == nil {
		return nil // it may protect something else, or the attack may not reach it in the first place
	}
	if x.changes(a, attacker) {
		return nil // it counts against it, in its own way
	}
	if len(x.edges(a, attacker, catalog.EdgeKind(catalog.Protects))) > 0 {
		out.Pair, out.claim = [2]string{}, "" // the engine plays that it protects the attacker, in the hand
	}
	out.Verdict = No
	out.Cites = x.cites(x.sourcesOf(a)...)
	out.Sentence = x.with(No, sentence(x.say("%s %s nicht vor %s", "%s %s not protect against %s", x.the(a),
		x.verb(a, "schützt", "schützen", "does", "do"), source), x.keeps(a)))
	return out
}

// guardsItself reports whether a card protects nothing but what lies on it.
func (x *asked) guardsItself(edges []catalog.Edge) bool {
	return !slices.ContainsFunc(edges, func(e catalog.Edge) bool { return e.To != e.From })
}

// openBetween reports whether the engine cannot tell what two cards have to do with each other.
func (x *asked) openBetween(a, b *catalog.Card) bool {
	if x.pairs == nil {
		return false
	}
	pairs, err := x.pairs()
	return err == nil && slices.ContainsFunc(x.games(), func(g catalog.Game) bool {
		r, _ := pairs.Between(interact.Case{A: a.ID, B: b.ID, Edition: x.edition, Game: g})
		return r.Outcome == interact.Undecided
	})
}

// changes reports whether the engine plays card b with another result because of card a.
func (x world) changes(a, b *catalog.Card) bool {
	if x.pairs == nil {
		return false
	}
	pairs, err := x.pairs()
	return err == nil && slices.ContainsFunc(x.games(), func(g catalog.Game) bool {
		r, _ := pairs.Between(interact.Case{A: a.ID, B: b.ID, Edition: x.edition, Game: g})
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
func (x speaker) keeps(a *catalog.Card) string {
	var names []string
	for _, e := range x.cat.EdgesFrom(a, x.edition) {
		if e.Kind != catalog.EdgeKind(catalog.Protects) {
			continue
		}
		for _, k := range e.Against {
			if n := x.dat(k); !slices.Contains(names, n) {
				names = append(names, n)
			}
		}
		for _, f := range e.Die {
			if n := faces[f].In(x.lang); !slices.Contains(names, n) {
				names = append(names, n)
			}
		}
	}
	if len(names) == 0 || len(names) > 4 {
		return ""
	}
	return Capital(x.say("Schutz bietet %s vor %s", "%s protects against %s", x.the(a), x.and(names)))
}

// stops answers whether a card stops another: "can Countermagic stop the Arsonist".
func stops(x *asked) *Answer {
	if x.Verb() != "stop" || !x.plain() || len(x.Against) > 0 {
		return nil
	}
	a, b := x.card(x.Actors), x.card(x.Objects)
	if a == nil || b == nil {
		return nil
	}
	return x.stopped(a, b)
}

// stopped says whether card a stops card b, or protects from it.
func (x *asked) stopped(a, b *catalog.Card) *Answer {
	out := &Answer{Verdict: Yes, Pair: [2]string{a.ID, b.ID}, Cards: []string{a.ID, b.ID}}
	if edges := x.edges(a, b, catalog.EdgeKind(catalog.Stops)); len(edges) > 0 {
		var notes []string
		for _, e := range edges {
			notes, out.Cites = append(notes, e.Note.In(x.lang)), append(out.Cites, x.cites(e.Source)...)
		}
		out.Sentence = x.with(Yes, x.remarked(
			x.say("%s %s %s verhindern", "%s %s stop %s", x.the(a), x.can(a), x.obj(b)), notes...))
		return out
	}
	if len(x.edges(a, b, catalog.EdgeKind(catalog.Hits))) > 0 {
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
		len(x.Places)+len(x.Numbers)+len(x.Asks)+len(x.Topics) > 0 || x.Own || !x.unqualified() || x.Player != "" {
		return nil
	}
	state := x.States[0]
	b := x.card(append(x.Actors, x.Objects...))
	var a *catalog.Card
	switch {
	case len(state.Actors) == 1 && len(x.Against)+len(x.Rest) == 0:
		a = x.cat.Card(state.Actors[0])
	case len(x.Against) == 1 && len(x.Rest) == 0:
		a = x.card(x.Against)
	case len(x.Rest) == 1 && x.Rest[0].Role == question.To && len(x.Against) == 0:
		a = x.card(x.Rest)
	}
	if a == nil || b == nil {
		return nil
	}
	t := x.hits(a, b)
	out := &Answer{Cites: x.cites(t.sources...), Pair: [2]string{a.ID, b.ID}, Cards: []string{b.ID, a.ID},
		claim: interact.Hits, inverse: state.ID != "burnable"}
	is := x.verb(b, "ist", "sind", "is", "are")
	switch {
	case t.verdict == Yes:
		out.Verdict = No
		out.Sentence = sentence(x.remarked(x.say("%s %s %s treffen", "%s %s hit %s", x.the(a), x.can(a), x.obj(b)),
			t.remarks(x.speaker)...), x.protection(a, b))
	case t.verdict == No && t.immune:
		out.Verdict = Yes
		out.Sentence = sentence(x.say("%s %s gegen %s immun", "%s %s immune to %s", x.the(b), is, x.obj(a)))
	case t.verdict == No && state.ID == "safe":
		out.Verdict = Yes
		out.Sentence = sentence(x.say("%s %s %s nicht treffen", "%s %s %s", x.the(a),
			x.say(x.can(a), "cannot hit"), x.obj(b)), x.reach(a, true))
	default:
		return nil
	}
	if state.ID == "burnable" {
		out.Verdict = map[Verdict]Verdict{Yes: No, No: Yes}[out.Verdict]
	}
	out.Sentence = x.with(out.Verdict, out.Sentence)
	return out
}
