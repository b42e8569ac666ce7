package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/question"
)

// duo is a question about one card and another and nothing else, that no other type has read. The engine has played the
// two in every edition and game, so that a question only needs to show which card acts and what kind of thing it is
// asked to do: "is guido blocked by the philosopher's stone", "medicus gegen seuche spielbar".
type duo struct {
	a, b *catalog.Card // the acting card and the other one
	asks predicate
	sure bool // the question shows which card acts
}

// predicate is what a question asks of two cards.
type predicate struct {
	deeds  []interact.Deed // one of which confirms it; none: any deed does
	guards bool            // it asks for protection: a keeps something safe from b, or stops it
	needs  bool            // it asks whether a needs b
	denies bool            // "is b safe from a": the verdict is no if a does it
	only   bool            // that neither card affects the other is the only thing that answers it
}

// effectVerbs are the verbs that ask whether a card is worth more, costs less or brings something by another one.
var effectVerbs = []string{"strengthen", "weaken", "cheapen", "double", "give", "count", "suffice", "charge"}

// between answers a question about two cards by what the engine plays of them: with a yes if one does to the other what
// is asked, with a no if a rule refuses it or neither has any effect on the other.
func between(x *asked) *Answer {
	d, ok := x.duo()
	if !ok || x.pairs == nil {
		return nil
	}
	pairs, err := x.pairs()
	if err != nil {
		return nil
	}
	var found []interact.Result
	none := true // in every game, and in both directions
	for _, g := range x.games() {
		r, ok := pairs.Between(interact.Case{A: d.a.ID, B: d.b.ID, Edition: x.edition, Game: g})
		if !ok {
			continue
		}
		found = append(found, r)
		back, _ := pairs.Between(interact.Case{A: d.b.ID, B: d.a.ID, Edition: x.edition, Game: g})
		none = none && r.Outcome == interact.None && back.Outcome == interact.None && len(r.See)+len(back.See) == 0
	}
	if len(found) == 0 {
		return nil
	}
	v := Verdict("")
	for i, r := range found {
		one := d.verdict(r, none)
		if one == "" || i > 0 && one != v {
			return nil
		}
		v = one
	}
	r := found[0]
	out := &Answer{Verdict: v, Pair: [2]string{d.a.ID, d.b.ID}, Cards: []string{d.a.ID, d.b.ID}, Played: &r, Loose: true}
	if d.asks.denies {
		out.Verdict = map[Verdict]Verdict{Yes: No, No: Yes}[v]
	}
	for _, id := range r.Cites {
		if art := x.lib.Ruling(id); art != nil && art.Editions.Holds(x.edition) {
			out.Cites = append(out.Cites, id)
		}
	}
	if len(out.Cites) == 0 {
		out.Cites = x.cites(x.sourcesOf(d.a)...)
	}
	out.Sentence = x.with(out.Verdict, x.uncapital(r.Sentence(x.cat, x.lang)))
	return out
}

// verdict returns what a result says to the question, "" if it does not decide it. none reports that neither card
// affects the other in any game.
func (d *duo) verdict(r interact.Result, none bool) Verdict {
	if r.Outcome == interact.None {
		if none {
			return No
		}
		return ""
	}
	if d.asks.only || !d.sure {
		return ""
	}
	switch r.Outcome {
	case interact.Refused:
		if d.asks.needs || d.asks.guards || len(r.Effects) > 0 {
			return ""
		}
		return No
	case interact.Undecided:
		return ""
	}
	e := r.Effects[0]
	switch {
	case e.Back || e.Zone == interact.OwnHand || e.Loose:
		return ""
	case d.asks.needs:
		if r.Outcome != interact.Needs {
			return ""
		}
	case d.asks.guards:
		if r.Outcome != interact.Protected && e.Deed != interact.Stops {
			return ""
		}
	case len(d.asks.deeds) > 0 && !slices.Contains(d.asks.deeds, e.Deed):
		return ""
	case len(d.asks.deeds) == 0 && r.Outcome != interact.Hits && r.Outcome != interact.Protected:
		return ""
	}
	if v := Verdict(r.Verdict()); v == Depends && d.asks.guards {
		return Yes // it helps, if only on some rolls
	} else {
		return v
	}
}

// duo reads the question as one about two cards. It reports false if it says anything else of them.
func (x *asked) duo() (duo, bool) {
	q := &x.Question
	if len(q.Unread) > 0 || q.Not || q.Limited || q.Given != nil || q.Own || len(q.Asks) > 0 && !q.Has("whether") ||
		q.Complex && q.Player != "" || q.Held != "" || q.Modal == "must" || !yesOrNo(q) || alternatives(q.Text) {
		return duo{}, false
	}
	for _, n := range q.Numbers {
		if n != "1" && n != "more" {
			return duo{}, false
		}
	}
	var first, second *question.Mention
	again := false // a card is named twice
	for i := range q.Mentions {
		m := &q.Mentions[i]
		k := x.cat.Card(m.Card)
		switch {
		case k == nil && (m.Term == "glossar.rohstoff" || m.Term == "glossar.gold"):
			continue
		case k == nil || len(m.States) > 0 && !slices.ContainsFunc(m.States, func(s question.State) bool {
			return s.ID == "allowed"
		}), m.Ambiguous(), m.Number != "", m.All:
			return duo{}, false
		case first == nil:
			first = m
		case first.Card == m.Card && first.Role == m.Role || second != nil && second.Card == m.Card && second.Role == m.Role:
			again = true
		case second == nil && first.Card != m.Card:
			second = m
		default:
			return duo{}, false
		}
	}
	if second == nil || x.central(first.Card) || x.central(second.Card) || again && len(q.Verbs) > 1 || !x.known(x.cat.Card(first.Card)) || !x.known(x.cat.Card(second.Card)) {
		return duo{}, false
	}
	d := duo{a: x.cat.Card(first.Card), b: x.cat.Card(second.Card)}
	return d, d.read(x, first, second)
}

// read finds out what is asked, and which card acts. It reports false if the question is none that two cards alone
// answer.
func (d *duo) read(x *asked, first, second *question.Mention) bool {
	q := &x.Question
	var states []string
	for _, s := range statesOf(q) {
		if s.ID != "allowed" {
			states = append(states, s.ID)
		}
	}
	verbs := verbsOf(q)
	turn := func() { d.a, d.b, first, second = d.b, d.a, second, first }
	if first.Role != question.Core && second.Role == question.Core {
		turn()
	}
	// From here on the second mention has the preposition, if there is one.
	role := second.Role
	switch {
	case slices.Contains([]question.Role{question.Without, question.Despite, question.As, question.Beside, question.Present},
		role) || first.Role != question.Core:
		return false
	case len(states) > 0:
		if len(states) > 1 || len(verbs) > 0 || states[0] != "safe" && states[0] != "immune" || role != question.Against {
			return false
		}
		turn() // is b safe from a
		d.asks.denies, d.sure = true, true
		return true
	case slices.Contains(verbs, "protect") && role == question.Core:
		return false // b is what a protects
	case slices.Contains(verbs, "protect"), slices.Contains(verbs, "stop"):
		d.asks.guards = true
		if q.Passive || role == question.By || role == question.With {
			turn()
		}
		d.sure = role != question.Core || x.Lang == catalog.EN || len(x.Actors) == 1 && x.card(x.Actors) == d.a
		return true
	case len(verbs) == 0 || slices.Equal(verbs, []string{"play"}):
		d.sure = role == question.Against || role == question.On && d.a.Is(catalog.Action, x.edition)
		return role == question.Against || role == question.On
	case len(verbs) > 1:
		return false
	case slices.Contains(effectVerbs, verbs[0]):
		d.asks.only = true
		return true
	case verbs[0] == "need":
		if d.asks.needs = true; role == question.For {
			turn()
		}
		d.sure = role == question.For || x.Lang == catalog.EN && !x.ByPlayer
		return true
	case verbs[0] == "fetch":
		d.asks.deeds = []interact.Deed{interact.Fetched, interact.Stolen}
	case verbs[0] == "choose" || verbs[0] == "build" && role == question.On && d.a.Is(catalog.Action, x.edition):
	case verbs[0] == "lose" || verbs[0] == "move" || verbs[0] == "discard" || slices.Contains(deeds, verbs[0]):
		d.asks.deeds = verbDeeds[verbs[0]]
		if actors := q.Verbs[0].Actors; len(actors) > 0 && verbDeeds[verbs[0]] == nil {
			d.asks.deeds = slices.Concat(verbDeeds["hit"], []interact.Deed{interact.Stock})
		}
		if topicOfGoods(q) {
			d.asks.only = true
		}
	default:
		return false
	}
	return d.acting(x, role, turn)
}

// topicOfGoods reports whether a question is about resources or points rather than about a card.
func topicOfGoods(q *question.Question) bool {
	return len(q.Topics) > 0 || slices.ContainsFunc(q.Mentions, func(m question.Mention) bool { return m.Card == "" })
}

// fewActors is the number of cards that do what a verb says, up to which the verb means nothing but what they do.
const fewActors = 3

// acting finds out which card does the deed. It reports false if the other card cannot do what the verb says.
func (d *duo) acting(x *asked, role question.Role, turn func()) bool {
	switch {
	case role == question.By, role == question.With:
		turn()
		d.sure = true
	case role == question.On || role == question.In || role == question.To:
		if d.b.Is(catalog.EventType, x.edition) { // in a civil war
			turn()
		}
		d.sure = role != question.To
	case role == question.Against:
		d.sure = true
	case x.Passive:
		return false
	default:
		a := x.card(x.Actors)
		if a == d.b {
			turn()
		}
		d.sure = a != nil
	}
	actors := x.Question.Verbs[0].Actors
	if 0 < len(actors) && len(actors) <= fewActors && !slices.Contains(actors, d.a.ID) {
		d.asks.only = true // it does something else to the other card
		return role != question.On && !slices.Contains(actors, d.b.ID)
	}
	return true
}

// verbsOf returns the ids of the verbs of a question, without those that say nothing beside another one.
func verbsOf(q *question.Question) []string {
	var out []string
	for _, v := range q.Verbs {
		out = append(out, v.ID)
	}
	if slices.Contains(out, "stop") || slices.Contains(out, "protect") {
		return slices.DeleteFunc(out, func(v string) bool { return v == "take" || v == "play" || v == "hit" })
	}
	if len(out) > 1 {
		out = slices.DeleteFunc(out, func(v string) bool { return v == "do" || v == "play" })
	}
	return out
}
