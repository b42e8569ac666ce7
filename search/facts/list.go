package facts

import (
	"regexp"
	"slices"

	"catanica/catalog"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// maxList limits the cards that an answer lists.
const maxList = 12

// guardsOf answers what protects from a card or a face of the event die: "what protects against the Arsonist".
func guardsOf(x *Asked) *Answer {
	if v := x.Verb(); v != "protect" && v != "stop" || !x.Has("what", "which", "who", "how") || x.Modal == "must" ||
		len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Rest) > 0 || x.Own || !x.Unqualified() || x.askedCards() {
		return nil
	}
	source := x.Against
	if x.Verb() == "stop" {
		source = append(slices.Clone(x.Actors), x.Objects...)
	} else if len(x.Actors)+len(x.Objects) > 0 {
		return nil
	}
	m := Only(source)
	if m == nil || x.Verb() == "stop" && x.directionOf(m) != forActors {
		return nil
	}
	attacker := x.Cat.Card(m.Card)
	if attacker == nil && (m.Face == "" || x.Verb() == "stop") || !x.partOfGame(attacker) {
		return nil
	}
	var found, undated, doubtful []*catalog.Card
	var sources []catalog.Sources
	for _, g := range x.guardsFrom(attacker, m.Face) {
		switch there := x.There(g.card); {
		case g.card == attacker || there == No:
		case there == Undecided:
			undated = append(undated, g.card)
		case g.doubtful():
			doubtful = append(doubtful, g.card)
		default:
			found, sources = append(found, g.card), append(sources, g.edge.Source)
		}
	}
	perhaps := ""
	if len(doubtful) > 0 {
		perhaps = x.Say("Vielleicht auch: %s; wie weit das reicht, sagt keine Quelle",
			"Perhaps also: %s; no source says how far that goes", x.And(x.Titles(doubtful)))
	}
	if len(found) > maxList || len(found) == 0 && (x.Game != catalog.Basic || len(undated) > 0 || x.Verb() == "stop") {
		return nil
	}
	target := Faces[m.Face].In(x.Language)
	if attacker != nil {
		target = x.Dat(attacker)
	}
	out := &Answer{Verdict: Fact, Cards: IDs(found), Cites: x.Cites(sources...)}
	if len(found) == 0 {
		out.Sentence = prose.Sentence(x.Say("Vor %s schützt im Grundspiel keine Karte",
			"No card in the basic game protects against %s", target))
		return out
	}
	if x.Verb() == "stop" {
		out.Sentence = prose.Sentence(x.Say("%s verhindern oder abwehren %s%s: %s",
			"%[2]s can stop %[1]s or ward it off%[3]s: %[4]s",
			catalog.Text{DE: catalog.Capital(x.Obj(attacker)), EN: x.Obj(attacker)},
			x.several(found, "kann", "können", "This card", "These"), x.inBasic(), x.And(x.Titles(found))),
			perhaps, x.leftOpen(len(undated), dateUnstated))
		return out
	}
	out.Sentence = prose.Sentence(x.Say("Vor %s %s%s: %s", "Protection against %[1]s%[3]s: %[4]s", target,
		x.several(found, "schützt", "schützen", "", ""), x.inBasic(), x.And(x.Titles(found))), perhaps,
		x.leftOpen(len(undated), dateUnstated))
	return out
}

// guard is a card that protects something from another card or stops that card, and the edge that says so.
type guard struct {
	card *catalog.Card
	edge *catalog.Edge
}

// doubtful reports whether no source says how far the protection goes.
func (g guard) doubtful() bool { return g.card.Unplayed() }

// guardsFrom returns what protects anything from an attacker, or from a face of the event die, and what stops the
// attacker.
func (x World) guardsFrom(attacker *catalog.Card, face string) []guard {
	var out []guard
	for _, k := range x.Cat.Cards {
		if !guards(k) || !x.Cat.Exists(k, x.EditionID) && x.There(k) == No {
			continue
		}
		edges := x.Cat.EdgesFrom(k, x.EditionID, catalog.EdgeKind(catalog.Protects), catalog.EdgeKind(catalog.Stops))
		for _, e := range edges {
			if x.isGuard(&e, attacker, face) {
				out = append(out, guard{k, &e})
				break
			}
		}
	}
	return out
}

// isGuard reports whether an edge says that a card protects another one from an attacker or a face of the event die, or
// stops the attacker. What only keeps its own gold protects nothing.
func (x World) isGuard(e *catalog.Edge, attacker *catalog.Card, face string) bool {
	if e.Kind == catalog.EdgeKind(catalog.Protects) {
		return e.To != e.From && (attacker != nil && slices.Contains(e.Against, attacker) ||
			face != "" && slices.Contains(e.Die, face))
	}
	return e.Kind == catalog.EdgeKind(catalog.Stops) && attacker != nil && e.To == attacker
}

// guardEdge returns the edge by which a card protects something from an attacker or a face of the event die, or stops
// the attacker; nil if there is none. What only keeps its own gold protects nothing.
func (x World) guardEdge(k, attacker *catalog.Card, face string) *catalog.Edge {
	for _, e := range x.Cat.EdgesFrom(k, x.EditionID) {
		if x.isGuard(&e, attacker, face) {
			return &e
		}
	}
	return nil
}

// guardTrait reads which cards of a group protect from a card: "which buildings protect against the Spy".
func guardTrait(x *Asked, c cardsAsked) *trait {
	if x.Verb() != "protect" || c.from == nil || c.group == "" && c.set == nil || !c.only(ofFrom) {
		return nil
	}
	attacker := x.Cat.Card(c.from.Card)
	if attacker == nil || c.set != nil && c.set.ID == basicSet && c.group == "" {
		return nil // guardsOf
	}
	return &trait{name: x.Say(", die vor %s schützen", " that protect against %s", x.Dat(attacker)),
		has: func(k *catalog.Card) Verdict {
			if guards := k != attacker && x.guardEdge(k, attacker, "") != nil; !guards || !k.Unplayed() {
				return yesIf(guards)
			}
			return Undecided
		},
		source: func(k *catalog.Card) catalog.Sources { return x.guardEdge(k, attacker, "").Source }}
}

// several returns the words for one card or for several, in the reader's language.
func (x Speaker) several(cards []*catalog.Card, de, dePlural, en, enPlural string) string {
	if len(cards) == 1 {
		return x.Say(de, en)
	}
	return x.Say(dePlural, enPlural)
}

// againstWhat matches a question against what something helps.
var againstWhat = regexp.MustCompile(`(?i)^\s*(?:gegen|vor|against|from)\s+(?:welche[nr]?|was|wen|which|what)\b|` +
	`\b(?:against|from)\W*$|\b(?:wogegen|wovor)\b`)

// guardsAgainst answers against what a card helps: "what does the Church protect against", "wogegen hilft Sigismund".
func guardsAgainst(x *Asked) *Answer {
	v := x.Verb()
	if v != "protect" && v != "stop" && v != "play" || !x.Has("against-what", "which", "what") || x.Modal == "must" ||
		len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Against)+len(x.Rest) > 0 ||
		x.Own || !x.Unqualified() || x.askedCards() || len(x.Mentions) != 1 || x.Player == "them" ||
		!againstWhat.MatchString(x.Text) && !(v == "stop" && x.directionOf(&x.Mentions[0]) == forTarget) {
		return nil
	}
	k := x.Cat.Card(x.Mentions[0].Card)
	if k == nil || !guards(k) {
		return nil
	}
	var names []string
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}}
	for _, e := range x.Cat.EdgesFrom(k, x.EditionID, catalog.EdgeKind(catalog.Protects),
		catalog.EdgeKind(catalog.Stops)) {
		from := e.Against
		switch group := x.Plural(e.Via); {
		case e.Kind != catalog.EdgeKind(catalog.Stops):
		case e.Group() && group != "": // any event
			names = append(names, group)
		default:
			from = append(from, e.To)
		}
		for _, a := range from {
			if !slices.Contains(out.Cards, a.ID) {
				out.Cards, names = append(out.Cards, a.ID), append(names, a.ShortTitle(x.Language))
			}
		}
		for _, face := range e.Die {
			names = append(names, catalog.Capital(faceNames[face].In(x.Language)))
		}
		out.Cites = append(out.Cites, x.Cites(e.Source)...)
	}
	if names = lists.Distinct(names); len(names) == 0 || len(names) > maxNamed {
		return nil
	}
	out.Sentence = prose.Sentence(x.Say("%s %s gegen: %s", "%s %s against: %s", catalog.Capital(x.The(k)),
		x.VerbOf(k, "hilft", "helfen", "helps", "help"), x.And(names)))
	return out
}

// guards reports whether a card protects something or stops other cards.
func guards(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Relations, func(r catalog.Relation) bool {
		return r.Kind == catalog.Protects || r.Kind == catalog.Stops
	})
}

// doersOf answers which cards do something to a card: "which cards can burn the Library", "what strengthens Otto".
func doersOf(x *Asked) *Answer {
	kind, ok := RelationVerbs[x.Verb()]
	hit := question.IsDeed(x.Verb())
	if !ok && !hit || kind == catalog.Stops || !x.Has("what", "which", "who") || len(x.Against)+len(x.Rest) > 0 ||
		x.Player != "" || x.Own || len(x.Places)+len(x.Numbers)+len(x.States) > 0 || !x.Unqualified() ||
		len(x.Mentions) != 1 || x.askedCards() {
		return nil
	}
	b := x.Cat.Card(x.Mentions[0].Card)
	if hit {
		kind = catalog.Hits
	}
	if b == nil || !x.partOfGame(b) {
		return nil
	}
	switch d := x.directionOf(&x.Mentions[0]); {
	case d == forTarget:
		return x.targetsOf(b, kind)
	case d == unclear, kind == catalog.Protects: // what protects it, and from what
		return nil
	}
	var found []*catalog.Card
	var sources []catalog.Sources
	undated := 0
	for _, k := range x.Cat.Cards {
		there := x.There(k)
		if there == No || !slices.ContainsFunc(k.Relations, func(r catalog.Relation) bool {
			return r.Kind == kind
		}) || len(x.Verbs[0].Actors) > 0 && !slices.Contains(x.Verbs[0].Actors, k.ID) {
			continue
		}
		source, does := x.does(k, b, catalog.EdgeKind(kind))
		switch {
		case !does:
		case there == Undecided:
			undated++
		default:
			found, sources = append(found, k), append(sources, source...)
		}
	}
	if len(found) == 0 || len(found) > maxList {
		return nil
	}
	out := &Answer{Verdict: Fact, Cards: append(IDs(found), b.ID), Cites: x.Cites(sources...)}
	what := Order(x.Language, x.Obj(b), x.Verbs[0].Name.In(x.Language))
	if len(found) == 1 {
		out.Sentence = prose.Sentence(x.Say("%s %s %s", "%s %s %s", catalog.Capital(x.The(found[0])), x.Can(found[0]), what))
	} else {
		list := x.And(x.Titles(found))
		out.Sentence = prose.Sentence(x.Say("%[1]s können%[3]s: %[2]s", "These can %[1]s%[3]s: %[2]s",
			catalog.Text{DE: catalog.Capital(what), EN: what}, list, x.inBasic()))
	}
	out.Sentence = prose.Sentence(out.Sentence, x.leftOpen(undated, dateUnstated))
	return out
}

// does reports whether a card does to another what a kind of edge says, with the sources.
func (x World) does(k, b *catalog.Card, kind catalog.EdgeKind) (sources []catalog.Sources, ok bool) {
	if kind == catalog.EdgeKind(catalog.Hits) {
		t := x.Hits(k, b)
		return t.Sources, t.Verdict == Yes && !t.Doubt || t.Verdict == Depends
	}
	edges := x.Edges(k, b, kind)
	if !slices.ContainsFunc(edges, func(e catalog.Edge) bool { return x.Fails(e, b) == No }) {
		return nil, false
	}
	return []catalog.Sources{edges[0].Source}, true
}

// askedCards reports whether the question asks for something other than cards: "which points".
func (x *Asked) askedCards() bool {
	return slices.ContainsFunc(x.Topics, func(t string) bool { return t != "card" })
}

// Determiners are the words that may stand between a verb and its object.
var Determiners = []string{"the", "a", "an", "my", "his", "her", "your", "their", "der", "die", "das", "den", "einen",
	"meinen", "eine", "meine", "mein", "ein"}

// groupIs answers whether the cards of one group are all in another: "are wizards units", "do fleets count as
// buildings".
func groupIs(x *Asked) *Answer {
	counts := x.Verb() == "count"
	if !x.Be && !counts || len(x.Verbs) > 0 && !counts || x.Own ||
		len(x.Asks)+len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Topics) > 0 ||
		x.Modal != "" || x.Passive || len(x.Mentions) != 2 || x.Player != "" || !x.Unqualified() {
		return nil
	}
	first, second := x.Mentions[0], x.Mentions[1]
	from, to := first.Group(), second.Group()
	if from == "" || to == "" || from == to || first.Role != question.Core ||
		second.Role != map[bool]question.Role{true: question.As, false: question.Core}[counts] {
		return nil
	}
	var in, out []*catalog.Card
	for _, k := range x.Members(from) {
		d := k.Types.DatedAt(x.EditionID)
		switch {
		case x.There(k) == Undecided: // whether it existed then is unknown
		case d.Certainty != catalog.Known || second.Class != "" && x.ClassOf(k) == nil:
			return nil
		case k.Match(to, x.EditionID) || x.within(k, to):
			in = append(in, k)
		default:
			out = append(out, k)
		}
	}
	group, other := x.Plural(from), x.Plural(to)
	if group == "" || other == "" || len(in)+len(out) == 0 {
		return nil
	}
	a := &Answer{Verdict: Yes} // of no card in particular
	switch {
	case len(out) == 0:
		a.Sentence = x.Say("%s %s %s", "%s %s %s", group, x.are(), other)
	case len(in) == 0:
		a.Verdict, a.Sentence = No, x.Say("%s %s keine %s", "%s %s not %s", group, x.are(), other)
	default: // it differs from card to card
		return nil
	}
	for _, k := range append(in, out...) {
		a.Cites = append(a.Cites, x.Cites(k.Types.DatedAt(x.EditionID).Source)...)
	}
	a.Sentence = x.With(a.Verdict, prose.Sentence(a.Sentence))
	return a
}

// are returns the verb for what several cards are, in the past for a former edition.
func (x *Asked) are() string {
	if x.former() {
		return x.Say("waren", "were")
	}
	return x.Say("sind", "are")
}

// within reports whether a card is of a class whose cards are a kind of another class (class:C).
func (x World) within(k *catalog.Card, ref string) bool {
	c := x.Cat.Class(k.ClassAt(x.EditionID))
	return c != nil && c.Within != "" && ref == "class:"+c.Within
}
