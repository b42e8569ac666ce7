package question

import (
	"slices"

	"catanica/catalog"
)

// readSituation reads a question of two clauses, one of which only says what the case is: what the question is about
// ("Wheel of Time: …"), a state ("My Church is bewitched. …", "… while my Church is bewitched") or a card that somebody
// has ("I have a Church. …"). It reports false if the text is nothing of the kind.
func (r *Reader) readSituation(text string, lang catalog.Lang, words []word, items []item) (Question, bool) {
	for _, s := range situations(r.cat, words, items) {
		q, ok := r.settle(text, lang, words, s)
		if ok {
			return q, true
		}
	}
	return Question{}, false
}

// situation divides a text into a clause that may say what the case is, and the question proper.
type situation struct {
	setting, question []item
	conjunction       bool // the setting follows a conjunction
}

// situations returns the ways to divide the items in two clauses.
func situations(cat *catalog.Catalog, words []word, items []item) []situation {
	for i := 0; i < len(items)-1; i++ {
		if words[items[i].to-1].announces && isContext(items[:i+1]) {
			return []situation{{items[:i+1], items[i+1:], false}}
		}
	}
	if len(items) > 0 && items[0].isGiven() {
		for i := 1; i < len(items)-1; i++ {
			if words[items[i].to-1].clauseEnd {
				return []situation{{items[1 : i+1], items[i+1:], true}}
			}
		}
		return nil
	}
	for i := 1; i < len(items)-1; i++ {
		if items[i].isGiven() && words[items[i-1].to-1].end < words[items[i].from].start {
			return []situation{{items[i+1:], items[:i], true}}
		}
	}
	for i := 0; i < len(items)-1; i++ {
		last := words[items[i].to-1]
		if last.announces || endsSentence(cat, words, items[i]) || last.clauseEnd {
			return []situation{{items[:i+1], items[i+1:], false}}
		}
	}
	return nil
}

// isContext reports whether items name nothing but an edition, a set or a game: "Turnier-Set 1997: …".
func isContext(items []item) bool {
	return !slices.ContainsFunc(items, func(it item) bool {
		return !it.is(classYear, classSet, classGame, classArt, classPrep, classSkip, classPlace)
	})
}

// isGiven reports whether the item is a conjunction that introduces what is the case.
func (i item) isGiven() bool {
	return slices.ContainsFunc(i.meanings, func(e entry) bool {
		return e.class == classIf && e.id == "given" || e.class == classAsk && e.id == "when"
	}) && i.is(classIf, classAsk)
}

// settle reads the question of a situation in the light of its setting.
func (r *Reader) settle(text string, lang catalog.Lang, words []word, s situation) (Question, bool) {
	set := r.readItems(text, lang, words, s.setting, nil)
	if state, ok := set.onlyState(); ok && s.conjunction {
		q := r.readItems(text, lang, words, s.question, nil)
		i := slices.IndexFunc(q.Mentions, func(m Mention) bool { return m.Card != "" })
		if q.Complex || len(q.Cards()) != 1 || i < 0 {
			return Question{}, false
		}
		q.Mentions[i].States = append(slices.Clone(q.Mentions[i].States), state)
		return q, true
	}
	if m, ok := set.lack(); ok {
		q := r.readItems(text, lang, words, s.question, nil)
		if q.Complex || q.Not || names(s.question, m.Card) {
			return Question{}, false
		}
		q.Mentions = append(q.Mentions, m)
		return q, true
	}
	if len(set.Unread)+len(set.Asks)+len(set.Numbers)+len(set.Topics) > 0 || set.Complex || set.It ||
		set.Limited && !set.Only || set.Not || set.Modal != "" {
		return Question{}, false
	}
	if len(s.setting) > 0 && past(words[s.setting[0].from:s.setting[len(s.setting)-1].to]) {
		return Question{}, false
	}
	m, given, ok := set.setting(s.conjunction)
	if !ok {
		m, given, ok = set.scene()
	}
	if !ok || set.Only && m.Card == "" {
		return Question{}, false
	}
	var antecedent *Mention
	if m.Card != "" && !names(s.question, m.Card) {
		antecedent = &m
	}
	q, nested := Question{}, false
	if m.Card == "" {
		q, nested = r.readSituation(text, lang, words, s.question)
	}
	if !nested {
		q = r.readItems(text, lang, words, s.question, antecedent)
	}
	if q.Complex {
		return Question{}, false
	}
	if q.Edition == "" {
		q.Edition = set.Edition
	}
	if q.Game == "" {
		q.Game = set.Game
	}
	i := slices.IndexFunc(q.Mentions, func(o Mention) bool { return o.Card == m.Card })
	switch {
	case m.Card == "": // it names only an edition or a game
	case given && (i < 0 || m.Side == "theirs" && q.Mentions[i].Side != "theirs"):
		q.give(m, set.Only)
	case set.Only && (given || i >= 0):
		return Question{}, false
	case given: // it is mentioned again: it was in play anyway
	case i >= 0 && m.Side != "" && q.Mentions[i].Side != "" && m.Side != q.Mentions[i].Side:
		return Question{}, false
	case i >= 0:
		q.Mentions[i].States = m.States
	case len(m.States) > 0:
		q.give(m, set.Only)
	case i < 0 && len(m.States) == 0 && q.Player != "" && len(q.Verbs) > 0:
		m.Role = With // Wheel of Time: may I …
		q.Mentions = append(q.Mentions, m)
	default:
		return Question{}, false
	}
	return q, true
}

// lack returns the card or type that a clause says a player does not have: "I have no Church", "wenn mein Gegner keinen
// Ritter hat". Whatever the question asks is then done without it.
func (q *Question) lack() (m Mention, ok bool) {
	if len(q.Unread)+len(q.Asks)+len(q.Numbers)+len(q.Topics)+len(q.States)+len(q.Places) > 0 || q.Complex || q.It ||
		q.Limited || q.Own || !q.Not || q.Modal != "" || q.Passive || len(q.Mentions) != 1 || q.Edition != "" ||
		q.Game != "" || q.Verb() != "have" && (q.Verb() != "build" || !q.Perfect) {
		return m, false
	}
	m = q.Mentions[0]
	if m.Role != Core || m.Card == "" && m.Type == "" || len(m.States)+len(m.ambiguous) > 0 || m.Number != "" || m.All ||
		m.Joined != "" || !m.setSide(map[string]string{"me": "mine", "them": "theirs"}[q.Player]) {
		return m, false
	}
	m.Role = Without
	return m, true
}

// past reports whether the words speak of what somebody had before.
func past(words []word) bool {
	return slices.ContainsFunc(words, func(w word) bool {
		return slices.Contains([]string{"had", "hatte", "hatten"}, w.text)
	})
}

// give adds the card that the question says to be in play.
func (q *Question) give(m Mention, alone bool) {
	m.Role = Present
	q.Given, q.Alone, q.Mentions = &m, alone, append(q.Mentions, m)
}

// onlyState returns the state that a clause gives to a thing that it does not name: "while it is bewitched", "when
// pawned".
func (q *Question) onlyState() (State, bool) {
	if len(q.Mentions)+len(q.Places)+len(q.Asks)+len(q.Numbers)+len(q.Topics)+len(q.Unread) > 0 || q.Complex ||
		q.Limited || q.Not || q.Modal != "" || q.Player == "me" {
		return State{}, false
	}
	states := slices.Clone(q.States)
	switch {
	case len(q.Verbs) == 1 && (q.Be || q.Passive):
		s, is := participles[q.Verbs[0].ID]
		if !is {
			return State{}, false
		}
		states = append(states, s)
	case len(q.Verbs) > 0:
		return State{}, false
	}
	if len(states) != 1 || len(states[0].Actors) != 1 {
		return State{}, false
	}
	return states[0], true
}

// names reports whether an item may name the card.
func names(items []item, card string) bool {
	return slices.ContainsFunc(items, func(it item) bool {
		return slices.ContainsFunc(it.meanings, func(e entry) bool { return e.class == className && e.id == card })
	})
}

// setting returns the card that a clause is about, with the state that the clause gives it. given is true if the clause
// says that the card is in play or that somebody has it. ok is false if the clause says anything else.
func (q *Question) setting(conjunction bool) (m Mention, given, ok bool) {
	mentions := slices.DeleteFunc(slices.Clone(q.Mentions), func(m Mention) bool { return m.Set != "" && m.Card == "" })
	inPlay := slices.Equal(q.Places, []string{"table"})
	if len(q.Places) > 0 && !inPlay {
		return m, false, false
	}
	if len(mentions) == 0 {
		named := q.Edition != "" || q.Game != "" || len(q.Mentions) > 0
		return m, false, len(q.Verbs)+len(q.States) == 0 && q.Player == "" && named
	}
	m = mentions[0]
	if m.Card == "" || m.Role != Core || len(m.ambiguous) > 0 {
		return m, false, false
	}
	states := slices.Concat(m.States, q.States)
	if len(q.Verbs) == 1 && (q.Be || q.Passive) && q.Player == "" {
		if s, is := participles[q.Verbs[0].ID]; is {
			states, q.Verbs = append(states, s), nil
		}
	}
	switch v := q.Verb(); {
	case len(mentions) == 2 && v == "build" && mentions[1].Role == On && !q.Passive && q.Player == "":
		state, is := attached[m.Card]
		m = mentions[1]
		m.Role, m.States = Core, []State{state}
		return m, false, is && m.Card != ""
	case len(mentions) == 2 && len(q.Verbs) == 0 && len(states) == 1 && mentions[1].Role == With &&
		slices.Contains(states[0].Actors, mentions[1].Card):
		m.States = states
		return m, false, true
	case len(mentions) > 1 || m.Side == "own" || q.Own:
		return m, false, false
	case len(q.Verbs) == 0 && len(states) == 1 && q.Player == "" && len(states[0].Actors) == 1 && (q.Be || !conjunction):
		m.States = states
		return m, false, true
	case len(q.Verbs) == 0 && len(states) == 0 && !q.Be && !q.Passive && q.Player == "" && !inPlay && !conjunction:
		return m, false, true
	case len(states) > 0:
		return m, false, false
	case v == "have" && q.Player == "me":
		ok, m.Side = m.Side != "theirs", "mine"
		return m, true, ok
	case (v == "build" || len(q.Verbs) == 0 && inPlay) && q.Player == "":
		return m, true, true
	}
	return m, false, false
}
