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

// conditional answers a question of yes or no with a condition that another type answers without it, or that asks
// whether a card may be played or built: "is the Triumphal Arch fireproof with a Witch on it", "may I build a
// Metropolis if my Secret Society mirrors his Church". The engine plays it with the condition and without it.
func conditional(x *asked) *Answer {
	if x.HasWord("itself", "themselves", "selbst", "sich") { // of itself a card has properties, not functions
		return nil
	}
	if len(x.Asks) > 0 || x.Own || x.Modal == "must" || x.Modal == "will" || len(x.Numbers)+len(x.Topics) > 0 {
		return nil
	}
	y, c, ok := x.unconditional()
	if !ok {
		return nil
	}
	c.alone = x.Alone
	for _, way := range []func(*asked, condition) *Answer{laidOn, entered, usable, struckUnder, worksUnder} {
		z := *y
		if out := way(&z, c); out != nil {
			return out
		}
	}
	return nil
}

// unconditional returns the question without its condition. It reports false unless there is exactly one.
func (x *asked) unconditional() (*asked, condition, bool) {
	y := *x
	at := -1
	for i, m := range x.Mentions {
		conditional := m.Role == question.Present || m.Role == question.Despite || len(m.States) > 0
		if !conditional {
			continue
		}
		if at >= 0 {
			return nil, condition{}, false
		}
		at = i
	}
	if at < 0 {
		return nil, condition{}, false
	}
	m := x.Mentions[at]
	c, ok := x.conditionOf(m)
	if m.Role == question.With && c.side == "" {
		c.side = "mine"
	}
	y.Question.Mentions = slices.Clone(x.Mentions)
	if m.Role == question.Present || m.Role == question.Despite || m.Role == question.With && len(x.Mentions) > 1 {
		y.Question.Mentions = slices.Delete(y.Question.Mentions, at, at+1)
	} else {
		y.Question.Mentions[at].States = nil
	}
	if c.under != "" && !x.EditionID.AtLeast(catalog.Ed2004) { // what is left of a building was disputed
		return nil, c, false
	}
	y.Given, y.Question.Given = nil, nil
	y.Frame = y.Question.Frame(x.Cat)
	return &y, c, ok
}

// entered answers whether a card may be played or built: "may I build the Cathedral although he has one".
func entered(x *asked, c condition) *Answer {
	k := x.Card(append(slices.Clone(x.Actors), x.Objects...))
	if k == nil || !x.Plain() || len(x.Mentions) != 1 || x.Mentions[0].Side == "theirs" ||
		x.Mentions[0].Role != question.Core {
		return nil
	}
	action := k.Is(catalog.Action, x.EditionID)
	switch v := x.Verb(); {
	case v == "play" && action, v == "build" && !action:
	case len(x.Verbs) == 0 && action && !x.Be:
	default:
		return nil
	}
	if len(k.Play.Reacts) > 0 || k.Is(catalog.SpellBook, x.EditionID) { // it is used after it was built
		return nil
	}
	if k.Is(catalog.EventType, x.EditionID) || k == c.card && c.side != "theirs" || x.conditioned(k, c) {
		return nil
	}
	t, ok := x.try(interact.Enter, k.ID, "", c.holds(true))
	if !ok || c.alone && !t.Changes() && !c.mirror && !x.isNeeded(k, c.card) {
		return nil
	}
	out := &Answer{Verdict: Yes, Cards: []string{k.ID}}
	not := catalog.Text{}
	if !t.With.Possible {
		out.Verdict, not = No, catalog.Text{DE: " nicht", EN: "not"}
	}
	done := catalog.Text{DE: "gespielt", EN: "played"}
	if !action {
		done = catalog.Text{DE: "gebaut", EN: "built"}
	}
	even := catalog.Text{}
	if t.With.Possible && !x.isNeeded(k, c.card) {
		even = catalog.Text{DE: " auch dann", EN: " even"}
		out.Cites = x.Cites(x.SourcesOf(k)...)
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("%[1]s %[2]s%[6]s%[3]s %[4]s werden, %[5]s",
		"%[1]s can%[3]s be %[4]s%[6]s %[5]s", x.The(k), x.VerbOf(k, "darf", "dürfen", "", ""), not, done, x.clause(c, k),
		even)))
	return x.tried(out, t, c)
}

// conditioned reports whether the card in question is one on which the condition says nothing: a state matters only to
// cards that need the one in that state.
func (x *asked) conditioned(k *catalog.Card, c condition) bool {
	return (c.under != "" || c.mirror) && !x.isNeeded(k, c.card)
}

// isNeeded reports whether card k can be played or built only if card b, or one that does as well, is in play.
func (x *asked) isNeeded(k, b *catalog.Card) bool {
	return slices.ContainsFunc(x.Conditions(k), func(n catalog.Need) bool {
		return slices.Contains(slices.Concat(n.Any, n.All), b.ID)
	})
}

// laidOn answers whether a card may be laid on one that another covers already: "his Town Hall is pawned, may I put a
// Witch on it".
func laidOn(x *asked, c condition) *Answer {
	a := x.Card(append(slices.Clone(x.Actors), x.Objects...))
	if on := facts.Only(x.Rest); on != nil && on.Role == question.On && on.Card == c.card.ID && len(x.Mentions) == 2 {
		x.Rest = nil
	} else if len(x.Mentions) != 1 {
		return nil
	}
	if x.Verb() != "build" || c.under == "" || a == nil || stateNames[a.ID].EN == "" || a.ID == c.under || !x.Plain() {
		return nil
	}
	c.side = x.actingSide(c, c.card)
	return x.strikes(a, x.ownVerb(a), c.card, c)
}

// actingSide returns whose the card of the condition is for the player who acts on card b: of one's own cards only
// those that one pawns are acted upon. It is "" if the question does not say.
func (x *asked) actingSide(c condition, b *catalog.Card) string {
	pawns := x.Verb() == "pawn" || slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return m.Card == "pfandleiher"
	})
	if c.card == b {
		return map[bool]string{true: "mine", false: "theirs"}[pawns]
	}
	i := slices.IndexFunc(x.Mentions, func(m question.Mention) bool { return m.Card == b.ID })
	switch {
	case x.Player != "": // conditionOf has settled it
		return c.side
	case i >= 0 && (x.Mentions[i].Side == "mine") != pawns && x.Mentions[i].Side != "": // the speaker is acted upon
		return map[string]string{"mine": "theirs", "theirs": "mine"}[c.side]
	case i >= 0 && x.Mentions[i].Side != "":
		return c.side
	}
	return ""
}

// usable answers whether a card can do at all what the verb says: "may I capture something with the Privateers despite
// the Philosopher's Stone". It is tried on every plain card that it hits.
func usable(x *asked, c condition) *Answer {
	if with := facts.Only(x.Rest); len(x.Actors) == 0 && with != nil && with.Role == question.With { // keywords
		x.Actors, x.Rest = x.Rest, nil
	}
	a := x.Card(x.Actors)
	if a == nil || len(x.Objects) > 0 || len(x.Verbs) != 1 || !slices.Contains(x.Verbs[0].Actors, a.ID) || !x.Plain() ||
		len(x.Mentions) != 1 || x.Passive || c.under != "" || c.mirror {
		return nil
	}
	var out *Answer
	for _, id := range plainTargets {
		b := x.Cat.Card(id)
		if t := x.Hits(a, b); t.Verdict != Yes || t.Doubt || b == c.card {
			continue
		}
		t, ok := x.try(interact.Strike, a.ID, id, c.holds(true))
		if !ok || t.Changes() && t.With.Possible || out != nil && (out.Verdict == Yes) != t.With.Possible {
			return nil
		}
		out = &Answer{Verdict: Yes, Cards: []string{a.ID}, Cites: x.Cites(x.SourcesOf(a)...)}
		modal := x.Can(a)
		if !t.With.Possible {
			out.Verdict, modal = No, x.Say(x.Can(a)+" nicht", "cannot")
		}
		out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("%s %s %s, %s", "%s %s %s %s", x.The(a), modal,
			x.Verbs[0].Name, x.clause(c))))
		out = x.tried(out, t, c)
	}
	return out
}

// plainTargets are cards of every kind that attacks hit.
var plainTargets = []string{"bibliothek", "karl-der-starke", "gold-handelsflotte", "kanone", "samsor", "ari"}

// struckUnder answers whether a card hits another one that is in a state, or while a third card is in play, and whether
// that one is safe from it.
func struckUnder(x *asked, c condition) *Answer {
	if !question.IsDeed(x.Verb()) && len(x.States) != 1 {
		return nil
	}
	y := *x
	if c.under != "" {
		y.idle = c.card
	}
	base := y.first(immunity, acts)
	if base == nil || base.Pair[0] == "" || base.Claim != interact.Hits || base.Verdict != Yes && base.Verdict != No {
		return nil
	}
	a, b := x.Cat.Card(base.Pair[0]), x.Cat.Card(base.Pair[1])
	if c.card == a || c.under == a.ID {
		return nil
	}
	c.side = x.actingSide(c, b)
	t, ok := x.try(interact.Strike, a.ID, b.ID, c.holds(c.card != b))
	if plain := c; c.under != "" && c.card != b { // the state of a card that does not matter
		plain.under = ""
		if plain.side == "" { // what protects is the target's
			plain.side = "theirs"
		}
		if p, ok := x.try(interact.Strike, a.ID, b.ID, plain.holds(false)); !ok || !p.Changes() {
			return nil
		}
	}
	hits := (base.Verdict == Yes) != base.Inverse
	if !ok || t.Without.Possible != hits || len(t.With.Rolls) != len(t.Without.Rolls) && t.With.Possible {
		return nil
	}
	if t.With.Possible == t.Without.Possible {
		base.Sentence = prose.Sentence(base.Sentence, catalog.Capital(x.still(c, a, b)))
		return x.tried(base, t, c)
	}
	out := x.strikes(a, x.ownVerb(a), b, c)
	if out != nil && base.Inverse {
		out.Verdict = map[Verdict]Verdict{Yes: No, No: Yes}[base.Verdict]
		_, rest, _ := strings.Cut(out.Sentence, ": ")
		out.Sentence = x.With(out.Verdict, rest)
	}
	return out
}

// still says that card a hits card b under the condition too, or that what protects from it does not in that state.
func (x *asked) still(c condition, a, b *catalog.Card) string {
	if c.under != "" && slices.ContainsFunc(x.Cat.Guards(b, a, x.EditionID), func(e catalog.Edge) bool {
		return e.From == c.card && c.card != b
	}) {
		return x.Say("%s %s nicht, %s", "%s %s no protection %s", x.The(c.card),
			x.VerbOf(c.card, "schützt", "schützen", "gives", "give"), x.clause(c, c.card))
	}
	return x.Say("Auch %s", "This also holds %s", x.clause(c, b))
}

// strikes says whether card a hits card b under the condition.
func (x *asked) strikes(a *catalog.Card, verb question.Verb, b *catalog.Card, c condition) *Answer {
	t, ok := x.try(interact.Strike, a.ID, b.ID, c.holds(c.card != b))
	if !ok {
		return nil
	}
	out := &Answer{Verdict: Yes, Cards: []string{a.ID, b.ID}}
	modal, infinitive := x.Can(a), verb.Name.In(x.Language)
	if !t.With.Possible {
		out.Verdict = No
		modal, infinitive = x.Say(x.Can(a), "cannot"), x.Say("nicht ", "")+infinitive
	}
	object, clause := x.Obj(b), x.clause(c, b)
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("%s %s %s, %s", "%s %s %s %s", x.The(a), modal,
		facts.Order(x.Language, object, infinitive), clause)))
	return x.tried(out, t, c)
}

// worksUnder answers whether a card that is bewitched, pawned or under a Dogma still does what it does: "does the
// bewitched Fire Brigade protect against the Arsonist".
func worksUnder(x *asked, c condition) *Answer {
	if c.under == "" || c.mirror {
		return nil
	}
	y := *x
	base := y.first(protects, stops, lends, influences, counts)
	if base == nil || base.Pair[0] != c.card.ID || base.Verdict != Yes && base.Verdict != Depends {
		return nil
	}
	c.side = "mine"
	if base.Claim == interact.Protected { // the other card is the attacker's
		c.side = "theirs"
	}
	t, ok := x.try(interact.Work, base.Pair[0], base.Pair[1], c.holds(false))
	if !ok && base.Claim == interact.Protected {
		t, ok = x.unguarded(x.Cat.Card(base.Pair[1]), c)
	} else if t.With.Possible {
		return nil
	}
	if !ok {
		return nil
	}
	out := &Answer{Verdict: No, Cards: base.Cards, Cites: []string{"103.P.a"}}
	out.Sentence = x.With(No, prose.Sentence(x.Say("%s %s keine Wirkung, %s", "%s %s no effect %s", x.The(c.card),
		x.VerbOf(c.card, "hat", "haben", "has", "have"), x.clause(c, c.card))))
	return x.tried(out, t, c)
}

// maxUnguarded is the most cards on which unguarded tries an attack.
const maxUnguarded = 4

// unguarded tries card a on what the card of the condition protects from it, of all that the question names. It returns
// a trial in which a hits all the same in that state, and reports false if there is none, or if one does not.
func (x *asked) unguarded(a *catalog.Card, c condition) (found interact.Trial, ok bool) {
	plain, tried := c, 0
	plain.under = ""
	for _, e := range x.Cat.EdgesFrom(c.card, x.EditionID, catalog.EdgeKind(catalog.Protects)) {
		b := e.To
		if m := facts.Only(x.Objects); tried == maxUnguarded || b == nil || b == c.card || !slices.Contains(e.Against, a) ||
			m != nil && m.Card != c.card.ID && m.Card != b.ID && !b.Match(m.Group(), x.EditionID) {
			continue
		}
		if h := x.Hits(a, b); h.Verdict != Yes || h.Doubt {
			continue
		}
		if p, ok := x.try(interact.Strike, a.ID, b.ID, plain.holds(false)); !ok || p.With.Possible {
			continue // it does not protect this one
		}
		t, played := x.try(interact.Strike, a.ID, b.ID, c.holds(false))
		if !played {
			continue
		}
		if !t.With.Possible {
			return found, false
		}
		found, tried = t, tried+1
	}
	return found, tried > 0
}
