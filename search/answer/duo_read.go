package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/question"
)

// interests maps the verbs of questions about two cards to what they want to know.
var interests = map[string]interest{
	"protect": inGuard, "cover": inGuard, "stop": inGuard, "answer": inGuard,
	"need":       inNeed,
	"strengthen": inEffect, "weaken": inEffect, "cheapen": inEffect, "double": inEffect,
	"count": inCount,
	"give":  inNone, "do": inNone, "have": inNone, "suffice": inNone, "charge": inNone,
	"fetch": inHarm, "choose": inHarm, "lose": inHarm, "move": inHarm, "discard": inHarm,
}

// duoDeeds maps verbs to the deeds that confirm a question about two cards, besides those of verbDeeds.
var duoDeeds = map[string][]interact.Deed{
	"choose":  {},
	"stop":    {},
	"need":    {},
	"disable": {interact.Blocked, interact.Bars, interact.Stops, interact.Guards},
	"fetch":   {interact.Fetched, interact.Stolen},

	"strengthen": {interact.Adds, interact.Strength, interact.Tourney, interact.Commerce},
	"weaken":     {interact.Lessens, interact.Strength, interact.Tourney, interact.Commerce},
	"double":     {interact.Yield, interact.Strength, interact.Commerce},
	"count":      {},
}

// gains are the verbs that ask whether a card is worth more, or less.
var gains = map[string]int{"strengthen": 1, "double": 1, "weaken": -1}

// duo reads the question as one about two cards. It reports false if it says anything else of them.
func (x *asked) duo() (duo, bool) {
	q := &x.Question
	if len(q.Unread)+len(q.Held) > 0 || q.Not || q.Limited || q.Own || q.All || q.Advice || x.sideBySide() ||
		x.reflexive() || len(q.Asks) > 0 && !q.Has("whether") || !gist.YesOrNo(q) && !gist.Permits(q) ||
		gist.Alternatives(q.Text) {
		return duo{}, false
	}
	if slices.ContainsFunc(q.Numbers, func(n string) bool { return n != "1" && n != "more" }) ||
		slices.ContainsFunc(q.Places, func(p string) bool { return p != "hand" && p != "discard" && p != "table" }) {
		return duo{}, false
	}
	first, second, others := x.twoCards()
	if second == nil || x.asksWhere(second) {
		return duo{}, false
	}
	if slices.Contains(q.Places, "table") && (first.Role == question.With || second.Role == question.With) {
		return duo{}, false // with the one in play, the other is done
	}
	d := duo{a: x.Cat.Card(first.Card), b: x.Cat.Card(second.Card), only: q.Modal == "must"}
	if q.Given != nil {
		return d, d.readGiven(x, first, second)
	}
	if gist.StopsPlay(q) && !x.forbids(d.a, d.b) {
		return duo{}, false // what takes the effect of a card does not keep it from being played
	}
	if first.Role != question.Core && second.Role == question.Core {
		first, second = second, first
		d.turn()
	}
	if q.Verb() == "answer" && first.Role == question.To && second.Role == question.With { // to it with it
		return duo{a: d.b, b: d.a, asks: inGuard, sure: true}, len(others)+len(q.Topics)+len(facts.Beside(q.States)) == 0 &&
			!q.Complex
	}
	if first.Role != question.Core || !d.read(x, second.Role) {
		return duo{}, false
	}
	topics := lists.Without(q.Topics, []string{"needs"})
	switch guards := d.asks == inGuard || d.asks == inShelter; {
	case len(topics) > 0 && d.asks == inHarm, q.Perfect && q.Modal != "":
		return duo{}, false
	case len(others)+len(topics) > 0 && !guards: // goods or points, rather than a card
		d.goods = d.asks == inHarm && len(others) > 0
		d.asks = inNone
	case guards || d.asks == inEffect: // for whom, or of what kind
		d.only = d.only || len(others) > 0 || q.Player == "them" || second.Side == "theirs" && !guards ||
			guards && q.Verb() == "protect" && q.Player != ""
	case second.Joined != "" && !q.It && d.asks != inNone, d.asks == inHarm && indefinite(q),
		q.Verb() == "lose" && q.Player == "" && second.Role == question.Core:
		return duo{}, false
	}
	switch theirs := first.Side == "theirs"; d.asks {
	case inHarm: // one's own card
		d.only = d.only || first.Side == "mine" && (second.Side == "mine" ||
			x.Player == "me" && second.Role == question.With && question.IsDeed(q.Verb()) && q.Verb() != "pawn")
	case inGuard, inShelter, inEffect, inNeed, inCount: // which most cards only do for those of their owner
		d.only = d.only || theirs && second.Side != "theirs" ||
			first.Side == "mine" && second.Side == "theirs" && d.asks == inShelter
	}
	if q.Complex && q.Player != "" && d.asks != inNone { // what the cards do may hang on the other clause
		return duo{}, false
	}
	return d, true
}

// asksWhere reports whether a question asks whether a card lies on the second one, or does so no more: "is the Dogma
// on my Church gone".
func (x *asked) asksWhere(second *question.Mention) bool {
	return x.Be && second.Role == question.On && len(x.States) == 0 && !gist.Permits(&x.Question) &&
		(len(x.Verbs) == 0 || x.HasWord(lyingWords...))
}

// lyingWords are the words that say of a card that it lies there still, or no more.
var lyingWords = []string{"weg", "fort", "noch", "da", "gone", "away", "off", "still", "there"}

// twoCards returns the mentions of the only two cards of a question, and those of groups and goods beside them. second
// is nil if there are not two, if one of them is a settlement, a city or the like, or if a source leaves open what it
// does.
func (x *asked) twoCards() (first, second *question.Mention, others []question.Mention) {
	again := false
	for i := range x.Mentions {
		m := &x.Mentions[i]
		if m.Card == "" {
			others = append(others, *m)
			continue
		}
		k := x.Cat.Card(m.Card)
		if x.Central(m.Card) || !x.Known(k) || m.Ambiguous() || m.Number != "" || m.All || len(facts.Beside(m.States)) > 0 {
			return nil, nil, nil
		}
		switch {
		case first == nil:
			first = m
		case first.Card == m.Card && first.Role == m.Role, second != nil && second.Card == m.Card && second.Role == m.Role:
			again = true
		case second == nil && first.Card != m.Card:
			second = m
		default:
			return nil, nil, nil
		}
	}
	guarded := x.Verb() == "protect" || x.Verb() == "stop"
	if again && len(x.Verbs) > 1 || slices.ContainsFunc(others, func(m question.Mention) bool {
		return m.Term != "glossar.rohstoff" && m.Term != "glossar.gold" && !(guarded && m.Role == question.Core)
	}) {
		return nil, nil, nil
	}
	return first, second, others
}

// readGiven reads a question whether a card in play stops another one, or protects from it: "once the Philosopher's
// Stone stands, is By Magic's Hand barred".
func (d *duo) readGiven(x *asked, first, second *question.Mention) bool {
	if second.Role == question.Present {
		first, second = second, first
		d.turn()
	}
	d.asks, d.sure = inGuard, true
	return first.Role == question.Present && first.Side == "" && second.Role == question.Core && (x.Verb() == "stop" ||
		len(x.Verbs) == 0 && len(x.States) == 1 && x.HasState("forbidden"))
}

// turn exchanges the cards.
func (d *duo) turn() { d.a, d.b = d.b, d.a }

// read finds out what is asked, and which card acts. Card b has the role, card a none. It reports false if the question
// is none that two cards alone answer.
func (d *duo) read(x *asked, role question.Role) bool {
	switch role {
	case question.Without, question.Despite, question.As, question.Beside, question.Present:
		return false
	}
	if states := facts.Beside(x.States); len(states) > 0 { // is a safe from b
		if len(states) > 1 || len(x.Verbs) > 0 || x.Player != "" {
			return false
		}
		d.turn()
		d.asks, d.safe, d.sure = inHarm, states[0].ID != "burnable", true
		return (states[0].ID == "safe" || states[0].ID == "immune") && role == question.Against ||
			states[0].ID == "burnable" && slices.Contains(states[0].Actors, d.a.ID)
	}
	verbs := verbsOf(&x.Question)
	sense := x.Sense()
	switch {
	case sense == question.Works: // it works on something, or against it
		ok := (role == question.On || role == question.Against) && d.readPlay(x, role)
		d.sure = true
		return ok
	case len(verbs) == 0, slices.Equal(verbs, []string{"play"}):
		return d.readPlay(x, role)
	case len(verbs) > 1:
		return false
	}
	v := verbs[0]
	asks, ok := interests[v]
	action := d.a.Is(catalog.Action, x.EditionID)
	if !ok {
		if !question.IsDeed(v) && !(v == "build" && role == question.On && action) {
			return false
		}
		asks = inHarm
	}
	d.asks, d.deeds, d.gain = asks, verbDeeds[v], gains[v]
	if own, ok := duoDeeds[v]; ok {
		d.deeds = own
	}
	switch asks {
	case inGuard:
		switch {
		case sense != question.Helps || role != question.With:
		case x.Player != "": // help Otto with the Church; but nutzen is to use
			return x.Lang == catalog.EN && d.readGuard(x, v, role)
		case x.PlayedOrDrawn(d.b): // help with a Plague
			role, d.never = question.Against, true // or with a raid that is no card
		default:
			d.asks = inNone
			return true
		}
		return d.readGuard(x, v, role)
	case inNeed:
		toBuild := x.ByPlayer && role == question.Core && len(x.Verbs) == 2 // do I need it to build that
		if role == question.For || toBuild {
			d.turn()
		}
		d.sure = role == question.For || toBuild || !x.ByPlayer && (x.Lang == catalog.EN ||
			x.VerbFirst && role == question.Core && x.Player == "" && len(x.Actors) == 1 && x.Card(x.Actors) == d.a)
	case inEffect:
		if sense == question.Reduces && x.PlayedOrDrawn(d.b) {
			return false
		}
		if role == question.By || role == question.With || sense == question.Benefit && role == question.Against {
			d.turn()
			d.sure = true
			break
		}
		d.sure = len(x.Actors) == 1 && x.Card(x.Actors) == d.a
	case inHarm:
		return d.readHarm(x, role)
	case inCount:
		d.only = x.Theirs()
		d.sure = (role == question.For || role == question.In) && x.PlayedOrDrawn(d.b)
		if !x.PlayedOrDrawn(d.b) {
			d.asks = inNone
		}
	case inNone:
		return v != "do" && v != "have" || role == question.For || role == question.By
	}
	return true
}

// readPlay reads a question without a verb, or one whether a card may be played.
func (d *duo) readPlay(x *asked, role question.Role) bool {
	switch role {
	case question.Against, question.On:
		action := d.a.Is(catalog.Action, x.EditionID) || d.a.Is(catalog.SpellBook, x.EditionID)
		d.sure, d.on = role == question.Against || action, role == question.On && action
		return true
	case question.For:
		if d.asks = inNone; slices.Contains(x.Topics, "needs") { // is b a condition of a
			d.turn()
			d.asks, d.sure = inNeed, true
		}
		return len(x.Verbs) == 0
	case question.Core: // one strikes the other, whichever comes first
		if isMust(&x.Question) {
			d.asks, d.only = inNeed, false
			return true
		}
		if d.b.Is(catalog.Action, x.EditionID) || d.b.Is(catalog.EventType, x.EditionID) {
			d.turn()
		}
		d.asks, d.sure = inHarm, gist.Permits(&x.Question)
		d.never = d.sure && !x.harms(d.a) // both may lie there: "philosopher's stone + Flavo allowed"
		return len(x.Verbs) == 0 && !x.PlayedOrDrawn(d.b)
	}
	return false
}

// isMust reports whether a question asks whether something is *a must*.
func isMust(q *question.Question) bool {
	text := strings.ToLower(q.Text)
	return q.Modal == "must" && len(q.Verbs) == 0 && (strings.Contains(text, "ein muss") ||
		strings.Contains(text, "a must"))
}

// readGuard reads a question of protection.
func (d *duo) readGuard(x *asked, verb string, role question.Role) bool {
	switch {
	case verb != "stop" && verb != "answer" && role == question.Core, verb != "stop" && x.Passive && role == question.By:
		if x.Passive && role == question.By {
			d.turn()
		}
		d.asks, d.sure = inShelter, true // b is what a protects
		return x.Lang == catalog.EN || x.Passive || x.Card(x.Actors) == d.a
	case verb == "protect" && x.Passive && role != question.With:
		return false // a is what is protected
	case verb == "answer" && role == question.Core:
		d.sure = true
		return x.Lang == catalog.EN
	case (verb == "answer" || verb == "cover") && role != question.Against && role != question.On && role != question.With:
		return false
	case x.Passive && role != question.Against, role == question.By, role == question.With:
		d.turn()
	}
	d.sure = role != question.Core || x.Lang == catalog.EN || len(x.Actors) == 1 && x.Card(x.Actors) == d.a
	return verb != "stop" || !x.harmless(d.a, d.b)
}

// fewActors is the number of cards that do what a verb says, up to which the verb means nothing but what they do.
const fewActors = 3

// readHarm reads a question by a verb with which a card harms another, or moves it. It reports false if card b is one
// that does what the verb says, and card a is not.
func (d *duo) readHarm(x *asked, role question.Role) bool {
	verb := x.Question.Verbs[0]
	does := func(k *catalog.Card) bool { return slices.Contains(verb.Actors, k.ID) }
	few := 0 < len(verb.Actors) && len(verb.Actors) <= fewActors
	shown := role == question.Core && x.ShowsActor(x.Cat) && x.Card(x.Actors) == d.a
	if few && does(d.b) && !does(d.a) && role != question.On && !shown { // catch fire from an Arsonist
		d.turn()
		d.sure = true
		return true
	}
	switch role {
	case question.By, question.With:
		if verb.ID == "fetch" && role == question.By && !x.Passive && x.Player != "" {
			return false // back from whoever took it, or by what brings it
		}
		d.turn()
		d.sure = true
	case question.On, question.In: // in a civil war
		if x.PlayedOrDrawn(d.b) && !x.PlayedOrDrawn(d.a) {
			d.turn()
			d.either = role == question.On // on a Spy, or at a Spy
		}
		d.sure = true
	case question.Against: // recover from it, lose against it
		if verb.ID != "hit" && !does(d.a) {
			return false
		}
		d.sure = true
	case question.Core:
		switch {
		case shown:
			d.sure = true
		case x.PlayedOrDrawn(d.b) != x.PlayedOrDrawn(d.a) && x.Verb() != "disable": // a card that is played or drawn acts
			if x.PlayedOrDrawn(d.b) {
				d.turn()
			}
			d.sure = true
		case x.Passive:
			return false
		default:
			a := x.Card(x.Actors)
			if a == d.b {
				d.turn()
			}
			d.sure = a != nil && (x.Lang == catalog.EN || x.VerbFirst || x.Modal != "")
		}
	default:
		return false
	}
	d.never = x.otherwise(d.a, verb, d.b) && (verb.ID != "take" || role != question.By)
	if verb.ID != "disable" && few && !does(d.a) {
		d.asks = inNone // a does something else to b
		return role != question.On && !does(d.b)
	}
	return true
}

// verbsOf returns the ids of the verbs of a question, without those that say nothing beside another one.
func verbsOf(q *question.Question) []string {
	var out []string
	for _, v := range q.Verbs {
		out = append(out, v.ID)
	}
	text := strings.ToLower(strings.TrimRight(q.Text, "?! "))
	drop := []string{"do", "play"}
	switch {
	case len(out) < 2:
		return out
	case slices.Contains(out, "need"):
		drop = []string{"build", "play"}
	case slices.Contains(out, "stop"), slices.Contains(out, "protect"): // stop it from taking
		drop = []string{"take", "play", "hit", "steal"}
	case strings.HasSuffix(text, " geht"):
		drop = append(drop, "build")
	}
	return slices.DeleteFunc(out, func(v string) bool { return slices.Contains(drop, v) })
}

// indefinite reports whether a question is about something that it does not name.
func indefinite(q *question.Question) bool {
	return q.HasWord("etwas", "was", "something", "anything", "irgendwas", "jemand", "one")
}
