package question

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// parser assembles a Question from items.
type parser struct {
	cat   *catalog.Catalog
	words []word
	items []item
	q     Question

	pending                // what applies to the next mention
	lastVerb, lastName int // indexes of items; -1 for none yet

	asker int // how surely q.Player is the subject of the question proper: see inversion

	covered []cover // what lies on cards

	antecedent *Mention // what a pronoun may stand for: the thing that a clause before this one is about
	resolved   bool     // a pronoun stands for it
}

// pending holds the words before a mention that belong to it.
type pending struct {
	role    Role
	states  []State
	side    string
	all     bool
	number  string
	joined  string
	article string
}

func (p *parser) parse() {
	p.lastVerb, p.lastName = -1, -1
	p.choose()
	p.q.Complex = p.severalClauses()
	p.q.VerbFirst = p.q.Lang == catalog.DE && len(p.items) > 0 && p.items[0].is(classVerb)
	for i := range p.items {
		p.read(i)
	}
	p.flush()
	p.cover()
	if len(p.q.Verbs) > 1 { // does it do anything; makes knights cheaper
		p.q.Verbs = slices.DeleteFunc(p.q.Verbs, func(v Verb) bool { return v.ID == "do" })
	}
}

// text returns the words of an item as typed.
func (p *parser) text(it item) string { return p.q.Text[p.words[it.from].start:p.words[it.to-1].end] }

// severalClauses reports whether a sentence ends before the last word.
func (p *parser) severalClauses() bool {
	for i, it := range p.items {
		if i < len(p.items)-1 && endsSentence(p.cat, p.words, it) {
			return true
		}
	}
	return false
}

// endsSentence reports whether a sentence ends after the item. The mark of a name (Piraten!) ends none.
func endsSentence(cat *catalog.Catalog, words []word, it item) bool {
	return words[it.to-1].sentenceEnd && !slices.ContainsFunc(it.meanings, func(e entry) bool {
		k := cat.Card(e.id)
		return e.class == className && k != nil && strings.HasSuffix(k.Name.DE, "!")
	})
}

// choose decides between the meanings of ambiguous words: the name of a card or a verb, a state or a verb, a type or
// the only card of that name.
func (p *parser) choose() {
	verbs := 0
	for _, it := range p.items {
		if it.is(classVerb) && len(it.meanings) == 1 {
			verbs++
		}
	}
	for i := range p.items {
		it := &p.items[i]
		if len(it.meanings) < 2 {
			continue
		}
		slices.SortStableFunc(it.meanings, func(a, b entry) int { return rank(a.class) - rank(b.class) })
		p.prefer(it)
		switch {
		case it.may(classVerb) && it.may(className):
			if p.determined(i) || verbs > 0 || !p.hasAuxiliary() || p.verbFollows(i) {
				it.only(className)
			} else {
				it.only(classVerb)
				verbs++
			}
		case it.may(className) && it.may(classAfter): // der Weg, haut ihn weg
			if p.determined(i) {
				it.only(className)
			} else {
				it.only(classAfter)
			}
		case it.may(classVerb) && it.may(classClass):
			if p.determined(i) { // an attack
				it.only(classClass)
			} else {
				it.only(classVerb)
				verbs++
			}
		case it.may(classVerb) && it.may(classSide): // own
			if p.thingFollows(i) {
				it.only(classSide)
			} else {
				it.only(classVerb)
			}
		case it.may(classAux) && it.may(classSide): // sein
			if p.thingFollows(i) {
				it.only(classSide)
			} else {
				it.only(classAux)
			}
		case it.may(classVerb) && it.may(classTerm) && !it.may(classType) && !it.may(classState):
			it.only(classVerb)
		case it.may(classVerb) && it.may(classPrep): // using
			if p.prepositional(i) {
				it.only(classPrep)
			} else {
				it.only(classVerb)
				verbs++
			}
		case it.may(classVerb) && it.may(classState):
			if p.thingFollows(i) || verbs > 0 || !p.hasAuxiliary() {
				it.only(classState)
			} else {
				it.only(classVerb)
				verbs++
			}
		case it.may(classAfter) && it.may(classPrep):
			if p.words[it.to-1].clauseEnd {
				it.only(classAfter)
			} else {
				it.only(classPrep)
			}
		case it.may(classVerb) && it.may(classAux): // has, do
			if verbs > 0 || p.verbFollows(i) {
				it.only(classAux)
			} else {
				it.only(classVerb)
				verbs++
			}
		case it.may(classAux) && it.may(classTopic) && i == 0: // waren
			it.only(classAux)
		case it.may(classVerb) && it.may(classTopic) && i > 0 && p.items[i-1].is(classNumber): // 3 Stärke
			it.only(classTopic)
		case it.may(classVerb) && it.may(classTopic): // kosten, cost
			if p.hasQuestionWord() || p.hasDo() || i == len(p.items)-1 || p.severalCost(i) {
				it.only(classVerb)
			}
		}
	}
}

// prefer puts the verb that a named card does before others of the same word: versetzen is what the Pawnbroker does,
// and otherwise to move.
func (p *parser) prefer(it *item) {
	slices.SortStableFunc(it.meanings, func(a, b entry) int {
		if a.class != classVerb || b.class != classVerb {
			return 0
		}
		return p.doing(b) - p.doing(a)
	})
}

// doing counts the items that name a card which does what a verb says.
func (p *parser) doing(verb entry) int {
	n := 0
	for _, it := range p.items {
		if slices.ContainsFunc(it.meanings, func(e entry) bool {
			return e.class == className && slices.Contains(verb.actors, e.id)
		}) {
			n++
		}
	}
	return n
}

// rank is the order in which the meanings of a word are preferred: names of cards first, terms of the glossary last.
func rank(c class) int {
	switch c {
	case className:
		return -1
	case classTerm, classSet:
		return len(wordClasses)
	}
	return slices.Index(wordClasses, c)
}

// determined reports whether an article, a possessive, a preposition or an attribute precedes the item.
func (p *parser) determined(i int) bool {
	return i > 0 && p.items[i-1].is(classArt, classSide, classPrep, classState, classAll, classNumber)
}

// thingFollows reports whether a thing follows the item at once, as after an attribute.
func (p *parser) thingFollows(i int) bool {
	return i+1 < len(p.items) && slices.ContainsFunc(p.items[i+1].meanings, entry.isThing)
}

// prepositional reports whether an item that may be a verb is a preposition: "recover it using Wisdom of the
// Ancestors".
func (p *parser) prepositional(i int) bool {
	return i > 0 && i+1 < len(p.items) && !p.items[i-1].is(classAux, classModal, classPlayer) &&
		(p.thingFollows(i) || p.items[i+1].is(classArt, classSide))
}

// verbFollows reports whether a later item may be the verb that an auxiliary belongs to.
func (p *parser) verbFollows(i int) bool {
	for j := i + 1; j < len(p.items); j++ {
		if p.items[j].may(classVerb) && !(p.items[j].may(classType) && p.items[j-1].is(classNot)) { // no building
			return true
		}
	}
	return false
}

func (p *parser) hasModal() bool {
	return slices.ContainsFunc(p.items, func(it item) bool { return it.is(classModal) })
}

func (p *parser) hasAuxiliary() bool {
	return slices.ContainsFunc(p.items, func(it item) bool { return it.may(classModal) || it.may(classAux) })
}

// hasDo reports whether a form of to do asks: "does it cost ore".
func (p *parser) hasDo() bool {
	return slices.ContainsFunc(p.items, func(it item) bool {
		return slices.ContainsFunc(it.meanings, func(e entry) bool { return e.class == classAux && e.id == "do" })
	})
}

// severalCost reports whether the German question begins with item i as the verb of a plural: "kosten die Lanzenreiter
// Erz", but not "Kosten der Kirche".
func (p *parser) severalCost(i int) bool {
	return i == 0 && p.q.Lang == catalog.DE && len(p.items) > 3 && strings.EqualFold(p.text(p.items[1]), "die") &&
		slices.ContainsFunc(p.items[3:], func(it item) bool { return it.may(classTopic) || it.may(classNumber) })
}

func (p *parser) hasQuestionWord() bool {
	return slices.ContainsFunc(p.items, func(it item) bool { return it.may(classAsk) })
}

// read adds item i to the question.
func (p *parser) read(i int) {
	it := p.items[i]
	if len(it.meanings) == 0 {
		p.q.Unread = append(p.q.Unread, p.text(it))
		return
	}
	e := it.meanings[0]
	if e.isThing() {
		p.mention(it)
		p.lastName = i
		return
	}
	switch e.class {
	case classArt:
		p.article = p.text(it)
	case classSide:
		p.q.Own = p.q.Own || e.id == "own"
		if n := len(p.q.Mentions); n > 0 && p.lastName == i-1 && e.id == "theirs" && follows(p.text(it)) {
			if p.q.Mentions[n-1].Side != "mine" { // mine may lie with my opponent
				p.q.Mentions[n-1].Side = e.id // the Church of my opponent
			}
			break
		}
		p.side = e.id
	case classAll:
		p.all, p.q.All = true, true
	case classNumber:
		p.q.Numbers = append(p.q.Numbers, e.id)
		p.counted(i, e.id)
	case classPrep:
		p.pending = pending{role: Role(e.id)}
	case classAnd, classOr:
		p.joined = string(e.class)
	case classState:
		p.state(i, State{e.id, e.actors})
	case classUnder:
		on := -1
		if p.lastName == i-1 {
			on = len(p.q.Mentions) - 1
		}
		p.flush()
		p.covered = append(p.covered, cover{State{e.id, e.actors}, on})
	case classSkip, classAfter:
	default:
		if e.class == classTopic && p.side == "theirs" && p.antecedent != nil && !p.resolved {
			p.refers(Core) // its points
		}
		role := p.role
		p.flush()
		if e.class == classIt && p.refers(role) {
			break
		}
		p.other(i, e)
	}
}

// follows reports whether words for the other player stand behind what is theirs: *of my opponent*, *der Gegnerin*.
func follows(side string) bool {
	first, _, more := strings.Cut(strings.ToLower(side), " ")
	return more && slices.Contains([]string{"des", "der", "vom", "von", "meines", "meiner", "beim", "dem",
		"of", "from"}, first)
}

// counted gives a number to the thing or to the cards that follow it at once.
func (p *parser) counted(i int, number string) {
	switch {
	case p.thingFollows(i):
		p.number = number
	case i+1 < len(p.items) && p.items[i+1].may(classTopic):
		if e := p.items[i+1].meanings[0]; number != "more" && (e.id == "card" || e.id == "hand-limit") {
			p.q.Held = number
		}
	}
}

// isPronoun lists the personal pronouns among the words for the opponent. In a question about a card they may stand for
// the card.
var isPronoun = map[string]bool{"er": true, "he": true, "she": true, "they": true}

// refers adds a mention of the antecedent in place of a pronoun. It reports false if there is none.
func (p *parser) refers(role Role) bool {
	if p.antecedent == nil || p.resolved {
		return false
	}
	m := *p.antecedent
	m.Role, m.Joined, m.article = role, "", ""
	p.q.Mentions, p.resolved = append(p.q.Mentions, m), true
	return true
}

// flush ends a noun phrase: attributes that no mention followed belong to the whole question.
func (p *parser) flush() {
	p.q.States = append(p.q.States, p.states...)
	p.pending = pending{}
}

// state keeps an attribute for the mention that follows, gives it to the one before it if the question has no verb
// (Feuerwache verhext), or else to the whole question.
func (p *parser) state(i int, s State) {
	switch {
	case p.thingFollows(i) || i+2 < len(p.items) && p.items[i+1].is(classState) && p.thingFollows(i+1):
		p.states = append(p.states, s)
	case len(p.q.Mentions) > 0 && p.lastName == i-1 && !p.hasAuxiliary():
		m := &p.q.Mentions[len(p.q.Mentions)-1]
		m.States = append(m.States, s)
	default:
		p.q.States = append(p.q.States, s)
	}
}

// other adds a word that belongs to no mention.
func (p *parser) other(i int, e entry) {
	q := &p.q
	switch e.class {
	case classVerb:
		q.Passive = q.Passive || p.participle(i)
		if !slices.ContainsFunc(q.Verbs, func(v Verb) bool { return v.ID == e.id }) {
			q.Verbs = append(q.Verbs, Verb{e.id, e.actors, e.name, e.sense})
		}
		p.lastVerb = i
	case classAsk:
		if p.something(i) || p.instance(i) {
			break
		}
		if e.id == "when" && q.Lang == catalog.EN && p.items[i].from > 0 {
			q.Complex = true // a clause: "may I play it when …"
			break
		}
		q.Asks = append(q.Asks, e.id)
	case classModal:
		q.Modal = e.id
		q.Advice = q.Advice || slices.Contains(advising, strings.ToLower(p.text(p.items[i])))
	case classAux:
		q.Passive = q.Passive || e.id == "passive"
		q.Be = q.Be || e.id == "be"
		q.Perfect = q.Perfect || e.id == "have"
		q.Does = q.Does || e.id == "do"
	case classNot:
		q.Not = true
	case classPlayer:
		if e.id == "them" && isPronoun[strings.ToLower(p.text(p.items[i]))] && p.refers(Core) {
			break
		}
		if rank := p.inversion(i); rank >= p.asker {
			if p.asker == 0 || rank > p.asker {
				q.Player = e.id
			}
			p.asker = rank
		}
	case classIt:
		q.It = true
	case classThere:
		q.It = q.It || p.antecedent == nil
	case classIf:
		q.Complex = true
	case classLimit:
		q.Only = e.id == "only" && (q.Only || !q.Limited)
		q.Limited = true
	case classMost, classThan:
		most, of, _ := strings.Cut(e.id, " ")
		if q.Limited = true; e.class == classMost {
			q.Extreme = most
		} else {
			q.Compare = most
		}
		if of != "" {
			q.Topics = append(q.Topics, of)
		}
	case classSelf: // the Fire Brigade itself
	case classPlace:
		q.Places = append(q.Places, e.id)
	case classTopic:
		q.Topics = append(q.Topics, e.id)
	case classGame:
		q.Game = catalog.Game(e.id)
	case classYear:
		q.Edition = catalog.EditionID(e.id)
	case classNoYear:
		q.NoYear = e.id
	}
	if q.Be && q.Lang == catalog.EN && len(q.Verbs) > 0 {
		q.Passive = true // be + verb; the -ing form is not used in questions about rules
	}
}

// advising are the modal verbs with which a player asks for advice.
var advising = []string{"should", "sollte", "sollten", "solltest", "sollt"}

// separable are the prefixes before the ge- of German participles.
var separable = []string{
	"", "ab", "an", "auf", "aus", "ein", "her", "hin", "los", "mit", "nieder", "raus", "runter", "um", "vor", "weg", "zu",
	"zurück",
}

// participle reports whether item i is a German participle without an auxiliary or a player, so that the thing named
// was acted upon: "Feuerwache abgefackelt".
func (p *parser) participle(i int) bool {
	word := strings.ToLower(p.text(p.items[i]))
	if p.q.Lang != catalog.DE || p.hasAuxiliary() || p.q.Player != "" || !strings.HasSuffix(word, "t") &&
		!strings.HasSuffix(word, "en") || p.items[i].meanings[0].name.DE == word {
		return false
	}
	return slices.ContainsFunc(separable, func(prefix string) bool {
		rest, ok := strings.CutPrefix(word, prefix+"ge")
		return ok && len(rest) > 3
	})
}

// something reports whether item i is the German *was* for something: "darf ich damit was versenken", "bringt mir der
// Medicus was".
func (p *parser) something(i int) bool {
	if p.text(p.items[i]) != "was" || i == 0 {
		return false
	}
	if last := p.items[i-1]; last.is(classPrep, classAsk) || p.words[last.to-1].clauseEnd {
		return false
	}
	before := slices.ContainsFunc(p.items[:i], func(it item) bool { return it.is(classVerb, classModal, classAux) })
	return before && (i == len(p.items)-1 || !p.items[i+1].is(classVerb) || p.hasModal())
}

// instance reports whether item i is the *wie* between a type and a card of it: "ein Ritter wie Götz".
func (p *parser) instance(i int) bool {
	return p.text(p.items[i]) == "wie" && i > 0 && p.lastName == i-1 && i+1 < len(p.items) && len(p.q.Mentions) > 0 &&
		p.q.Mentions[len(p.q.Mentions)-1].Card == ""
}

// inversion tells how surely a player named at item i is the subject of the question proper and not of a clause beside
// it: 2 right after a modal verb (*may I*), 1 right after another verb (*do I*, *bekomme ich*), 0 elsewhere.
func (p *parser) inversion(i int) int {
	switch {
	case i == 0:
		return 0
	case p.items[i-1].is(classModal):
		return 2
	case p.items[i-1].is(classAux, classVerb):
		return 1
	}
	return 0
}

// mention adds a thing with the words before it.
func (p *parser) mention(it item) {
	m := Mention{
		Role:    p.role,
		States:  p.states,
		Side:    p.side,
		All:     p.all,
		Number:  p.number,
		Joined:  p.joined,
		Text:    p.text(it),
		article: strings.ToLower(p.article),
	}
	if n := len(p.q.Mentions); m.Joined != "" && m.Role == Core && n > 0 {
		m.Role = p.q.Mentions[n-1].Role
	}
	for _, e := range it.meanings {
		switch e.class {
		case className:
			if m.Card == "" {
				m.Card = e.id
			} else if m.Card != e.id {
				m.ambiguous = append(m.ambiguous, e.id)
			}
		case classType:
			m.Type = catalog.CardType(e.id)
		case classClass:
			m.Class = e.id
		case classTerm:
			m.Term = e.id
		case classSet:
			m.Set = e.id
		case classFace:
			m.Face = e.id
		}
	}
	if n := len(p.q.Mentions); n > 0 && p.apposition(&p.q.Mentions[n-1], &m, it) {
		m.Role, m.Side, m.States = p.q.Mentions[n-1].Role, p.q.Mentions[n-1].Side, p.q.Mentions[n-1].States
		m.article = p.q.Mentions[n-1].article
		p.q.Mentions = p.q.Mentions[:n-1]
	}
	p.q.Mentions = append(p.q.Mentions, m)
	p.pending = pending{}
}

// apposition reports whether a type and the card after it are one thing, or two names of a card: the dragon Samsor, the
// Raid (Überfall).
func (p *parser) apposition(before, m *Mention, it item) bool {
	k := p.cat.Card(m.Card)
	if k != nil && before.Card == m.Card && p.lastName >= 0 && m.Role == Core && m.Joined == "" && m.Side == "" {
		return !slices.ContainsFunc(p.items[p.lastName+1:], func(o item) bool {
			return o.from < it.from && !o.is(classArt)
		})
	}
	if k == nil || before.Card != "" || before.Type == "" || p.lastName < 0 || m.Joined != "" ||
		!k.Is(before.Type, catalog.DefaultEdition) {
		return false
	}
	return !slices.ContainsFunc(p.items[p.lastName+1:], func(o item) bool { // dragons such as Ismai
		return o.from < it.from && !o.is(classArt) && !slices.Contains([]string{"wie", "like", "such as"}, p.text(o))
	})
}
