package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/search/casebook"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// maxUnreadMeeting is the number of unknown words from which a name may be part of another one.
const maxUnreadMeeting = 3

// Meeting says what two cards do to each other, as the engine plays it, for a question that names them and is not read
// well enough for a verdict. It returns nil if unknown words may be part of what the question names, or if it speaks of
// states of the cards, or of one card without the other, or asks for the contrary. The sentence says that it is about
// the cards only.
func (a *Answerer) Meeting(q question.Question, lang catalog.Lang, e catalog.EditionID) *Answer {
	x := a.ask(q, lang, e)
	cards := x.Cards()
	if slices.ContainsFunc(q.Turns, func(t question.Turn) bool { return t != question.Except }) {
		return nil // what holds of the cards would seem to say that it is so
	}
	if !ofUnknownTime(&q) && !gist.Alternatives(x.Text) {
		if out := x.inGeneral(); out != nil {
			return out
		}
	}
	if ofUnknownTime(&q) || x.sideBySide() || x.AfterLoss() || gist.Alternatives(x.Text) || x.HasWord(exceptions...) ||
		x.Compare != "" || x.HasWord("than") || x.HasWord("als") && x.HasWord("mehr", "weniger", "so") {
		return nil // it compares them
	}
	if out := x.meets(cards); out != nil {
		return out
	}
	return x.ofConditions()
}

// meets says what the two cards of a question do to each other.
func (x *asked) meets(cards []string) *Answer {
	q := &x.Question
	if x.Pairs == nil || len(cards) != 2 || !x.Exist() || q.Held != "" || len(q.Unread) >= maxUnreadMeeting {
		return nil
	}
	for _, m := range q.Mentions {
		if m.Card == "" && len(q.Unread) > 0 || m.Ambiguous() || len(facts.Beside(m.States)) > 0 || m.Number != "" ||
			m.Role == question.Without {
			return nil
		}
	}
	one, two := x.Cat.Card(cards[0]), x.Cat.Card(cards[1])
	if !x.Known(one) || !x.Known(two) {
		return nil
	}
	if x.narrowed() || gist.StopsPlay(q) && !x.forbids(one, two) {
		return nil
	}
	found, ok := x.encounter(one, two)
	if !ok || x.unfounded(found) || found.Outcome == interact.None &&
		(x.thirdActs() || x.Central(one.ID) || x.Central(two.ID) || x.partOfName()) {
		return nil // central cards are mere places
	}
	if found.Outcome == interact.Protected && slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return m.Role == question.Beside
	}) {
		return nil // it asks for a place
	}
	if x.aside(found) || found.Outcome == interact.None && x.mayBeFace() || x.duringRaid() {
		return nil
	}
	if x.weakensNone(found) || x.Verb() == "need" && found.Outcome != interact.Needs || x.misses(found) ||
		x.otherDeed(found) || found.Outcome == interact.Hits && (x.demands() || x.foretells()) {
		return nil
	}
	if x.side(found.B) == "mine" && x.weakens(found) {
		return nil // it weakens the other player's
	}
	if acts, other := x.side(found.A), x.side(found.B); found.Outcome == interact.Hits && other != "" &&
		(acts == other || x.Own) ||
		found.Outcome != interact.Hits && found.Outcome != interact.None && found.Outcome != interact.Needs &&
			acts != other && (acts == "theirs" || other == "theirs") {
		return nil // cards seldom hit those of their own player, and seldom help those of the other one
	}
	out := &Answer{Verdict: Fact, Cards: []string{found.A, found.B}, Pair: [2]string{found.A, found.B}, Played: &found,
		Cites: x.CitesOf(found)}
	says := facts.Uncapital(found.Sentence(x.Cat, x.Language))
	if a := x.Cat.Card(found.A); found.Outcome == interact.Hits && x.bearsOnNeed(a) {
		text, cites := x.conditionsOf(a)
		says, out.Cites = prose.Sentence(says, catalog.Capital(text)), append(out.Cites, cites...)
	}
	if text, cites := x.severalNeeded(found); text != "" {
		says, out.Cites = text, append(out.Cites, cites...)
	}
	if found.Outcome == interact.None {
		if x.keepsFrom(one, two) || x.keepsFrom(two, one) {
			return nil
		}
		says = prose.Sentence(x.Say("%s und %s wirken nicht aufeinander", "%s and %s have no effect on each other",
			x.The(one), x.The(two)), x.exemption(one, two))
	}
	if found.Outcome == interact.Refused && len(found.Effects) == 0 {
		says = prose.Sentence(says, x.exemption(one, two))
	}
	out.Sentence = prose.Sentence(x.OfBoth(says), x.proviso(found), x.demand(found))
	x.Finish(out)
	return out
}

// present are the words with which a question says that something lies there already.
var present = []string{"schon", "bereits", "liegende", "liegenden", "liegender", "ausliegende", "ausliegenden",
	"already", "existing"}

// aside reports whether a result does not bear on what a question asks leave for. Who may do something despite a card
// does not ask whether he hits that card or shelters it, and what cannot be played any more may lie there already.
func (x *asked) aside(r interact.Result) bool {
	leave := x.Modal == "may" || x.Modal == "must" || gist.Permits(&x.Question) || len(x.In(question.Despite)) > 0
	switch {
	case r.Outcome == interact.Protected && x.HasWord(present...):
		return true
	case facts.Shelters(r):
		return leave && x.Verb() != "protect" && x.Verb() != "stop"
	case r.Outcome != interact.Refused:
		return false
	case len(r.Effects) > 0, x.Central(r.B): // it cannot be built there
		return false
	case slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return m.Role == question.Despite || m.Card == r.B && (m.Role == question.With || m.Role == question.By)
	}):
		return true
	case len(x.Verbs) == 0 || slices.Contains(question.Light(), x.Verb()):
		return leave
	}
	return !question.IsDeed(x.Verb()) && x.Verb() != "stop"
}

// severalNeeded says the conditions of a card that needs the other one of a result more than once, and cites their
// articles: that it needs a Citadel is too little for the Philosopher's Stone.
func (x *asked) severalNeeded(r interact.Result) (text string, cites []string) {
	if r.Outcome != interact.Needs || !slices.ContainsFunc(x.Conditions(x.Cat.Card(r.A)), func(n catalog.Need) bool {
		return n.Count > 1 && (slices.Contains(n.All, r.B) || slices.Contains(n.Any, r.B))
	}) {
		return "", nil
	}
	return x.conditionsOf(x.Cat.Card(r.A))
}

// Disputed reports whether a decided question contradicts what the answer says of two cards in general: a yes that they
// have no effect on each other, and a no what only their texts say. It must name both of the cards and no other.
func (a *Answerer) Disputed(out *Answer, near []casebook.Neighbor) bool {
	if out == nil || out.Verdict != Fact || out.Played == nil || len(out.Cards) != 2 {
		return false
	}
	against := rulings.No
	switch {
	case out.Played.Outcome == interact.None, out.Played.Outcome == interact.Refused && len(out.Played.Effects) == 0:
		against = rulings.Yes
	case out.Played.Playable():
		return false
	}
	return slices.ContainsFunc(near, func(n casebook.Neighbor) bool {
		q := a.book.ReadAsTyped(n.Question, n.Lang)
		cards := q.Cards()
		return n.Verdict == against && len(cards) == 2 && len(lists.Without(cards, out.Cards)) == 0
	})
}

// keepsFrom reports whether card a keeps cards of a kind from others than card b, which hits cards of that kind: a
// wizard keeps its landscape from the Land Spell, and no position shows what it does against the Border Conflict.
func (x *asked) keepsFrom(a, b *catalog.Card) bool {
	hits := map[string]bool{}
	for _, st := range b.Statements(x.EditionID) {
		if st.Kind == catalog.EdgeKind(catalog.Hits) {
			for _, ref := range st.Refs {
				hits[ref] = true
			}
		}
	}
	return slices.ContainsFunc(a.Relations, func(r catalog.Relation) bool {
		return r.Kind == catalog.Protects && r.Holds(x.EditionID) &&
			slices.ContainsFunc(r.What, func(ref string) bool { return strings.HasPrefix(ref, "landscape:") && hits[ref] })
	})
}

// exemption says why one of two cards has no effect on the other, if a relation says so.
func (x *asked) exemption(one, two *catalog.Card) string {
	for _, e := range append(x.Edges(one, two, catalog.EdgeKind(catalog.Exempts)),
		x.Edges(two, one, catalog.EdgeKind(catalog.Exempts))...) {
		if !e.Note.Empty() {
			return e.Note.In(x.Language)
		}
	}
	return ""
}

// weakensNone reports whether a result takes strength from a card that has none.
func (x *asked) weakensNone(r interact.Result) bool {
	if !x.weakens(r) {
		return false
	}
	d := x.Cat.Card(r.B).Points.Strength.DatedAt(x.EditionID)
	return d.Certainty == catalog.Known && d.Is.N == 0 && d.Is.Count == ""
}

// weakens reports whether a result takes points from the other card.
func (x *asked) weakens(r interact.Result) bool {
	return r.Outcome == interact.Changes && len(r.Effects) > 0 && len(x.Edges(x.Cat.Card(r.A), x.Cat.Card(r.B),
		catalog.EdgeKind(catalog.Weakens))) > 0
}

// demand says what the acting card of a result demands of its player, so that nobody takes what it does for what any
// player may do: a number of cards, or what no card shows.
func (x *asked) demand(r interact.Result) string {
	k := x.Cat.Card(r.A)
	if r.Outcome != interact.Hits || !k.Is(catalog.Action, x.EditionID) {
		return ""
	}
	var parts []string
	for _, n := range x.Conditions(k) {
		if n.Where != "" && n.Where != "own" || n.Count < 2 && len(n.Any)+len(n.All) > 0 {
			continue
		}
		parts = append(parts, x.NeedText(n))
	}
	if len(parts) == 0 {
		return ""
	}
	return x.Say("Bedingung: %s", "Condition: %s", strings.Join(parts, "; "))
}

// supposing are the words with which a question sets a condition, under which what holds in general may not hold.
var supposing = []string{"if", "when", "while", "before", "after", "until", "unless", "once", "twice", "during",
	"again", "although", "though", "own", "failed", "wenn", "falls", "sobald", "solange", "bevor", "ehe", "nachdem",
	"während", "bis", "obwohl", "zweimal", "nochmal", "wieder", "eigene", "eigenen", "eigener", "eigenes",
	"gescheiterten", "gescheiterter"}

// narrowed reports whether a question sets a condition: a number, a time, a roll, whose card it is, or another case.
func (x *asked) narrowed() bool {
	return len(x.Numbers) > 0 || x.Modal != "" && len(x.Verbs) == 0 && len(x.Topics) > 0 || x.Given != nil || x.Own ||
		x.Limited || x.HasWord(supposing...) ||
		slices.ContainsFunc(x.Places, func(p string) bool {
			return p != "hand" && p != "discard" && p != "stack" && p != "table"
		})
}

// otherDeed reports whether a question asks whether a card does a certain thing to the other one, and the result is
// that it does another one: who brings a card to the hand does not burn it.
func (x *asked) otherDeed(r interact.Result) bool {
	v := x.Verb()
	if !question.IsDeed(v) && v != "fetch" || r.Outcome == interact.None || r.Outcome == interact.Protected {
		return false
	}
	if acts := x.Card(x.Actors); acts != nil && acts.ID != r.A {
		return true
	}
	want := append(slices.Clone(verbDeeds[v]), duoDeeds[v]...)
	if actors := x.Verbs[0].Actors; len(actors) > 0 {
		return !slices.Contains(actors, r.A) || r.Outcome != interact.Hits
	}
	return r.Outcome != interact.Hits || !slices.ContainsFunc(r.Effects, func(e interact.Effect) bool {
		return slices.Contains(want, e.Deed)
	})
}

// thirdActs reports whether a question has a verb for what only other cards do than the two that it names, so that they
// act on these and not these on each other: "can I burn the Library and keep the Church".
func (x *asked) thirdActs() bool {
	cards := x.Cards()
	return slices.ContainsFunc(x.Verbs, func(v question.Verb) bool {
		return question.IsDeed(v.ID) && len(v.Actors) > 0 && !lists.Overlap(v.Actors, cards)
	})
}

// misses reports whether a result is beside what a question asks of two cards: of protection, what harms the protector;
// of what one does against another, what the other does; of points and costs, that they have none; of what is lost,
// that it was needed.
func (x *asked) misses(r interact.Result) bool {
	v := x.Verb()
	against := x.Card(x.Against)
	lost := x.HasWord("weg", "verliere", "verliert", "verloren", "gone", "lose", "lost")
	switch r.Outcome {
	case interact.None:
		return len(x.Topics) > 0 || v == "cost" || x.HasVerb("win")
	case interact.Needs:
		return len(x.Topics) > 0 || lost || !x.asksNeed(r) || // a foreign card needs the city of the other player
			x.Cat.Card(r.A).Is(catalog.Foreign, x.EditionID) && x.Central(r.B)
	case interact.Protected:
		return facts.Shelters(r) && (v == "protect" || v == "stop")
	}
	return v == "protect" && !slices.Contains(facts.Confirms(r), interact.Protected) ||
		against != nil && r.A == against.ID && gist.Open(&x.Question)
}

// asksNeed reports whether a question may be one for what a card needs. What a card is, what is done to it or protects
// it, and whether another one can be built there, is not.
func (x *asked) asksNeed(r interact.Result) bool {
	v := x.Verb()
	if x.Central(r.B) && (slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { return question.IsDeed(v.ID) }) ||
		x.HasState("safe", "immune", "fireproof", "burnable")) {
		return false // it is but a place
	}
	if _, relation := facts.RelationVerbs[v]; relation || question.IsDeed(v) ||
		gist.AsksKind(&x.Question) && x.Central(r.B) {
		return false
	}
	core := x.In(question.Core)
	there := len(x.In(question.In))+len(x.In(question.On)) > 0
	return v != "build" || len(core) != 1 || core[0].Card == r.A || !there
}

// partOfName reports whether an unknown word stands before a card, so that it may belong to another name: the *band* of
// merchants.
func (x *asked) partOfName() bool {
	return slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		before, _, _ := strings.Cut(x.Text, m.Text)
		words := strings.Fields(before)
		if n := len(words); n > 1 && slices.Contains([]string{"of", "der", "des", "von", "the"}, words[n-1]) {
			words = words[:n-1]
		}
		return len(words) > 0 && slices.Contains(x.Unread, words[len(words)-1])
	})
}

// side returns whose a card of the question is: mine, theirs or "" if the question does not say.
func (x *asked) side(card string) string {
	for _, m := range x.Mentions {
		switch {
		case m.Card != card:
		case m.Side == "own":
			return "mine"
		case m.Side != "":
			return m.Side
		}
	}
	return ""
}

// encounter returns the more telling of what the two cards do to each other, in the first game in which they meet. It
// reports false if it is undecided, or if texts connect the cards and no effect was found.
func (x *asked) encounter(one, two *catalog.Card) (interact.Result, bool) {
	pairs, err := x.Pairs()
	if err != nil {
		return interact.Result{}, false
	}
	for _, g := range x.Games() {
		to, ok := pairs.Between(interact.Case{A: one.ID, B: two.ID, Edition: x.EditionID, Game: g})
		back, _ := pairs.Between(interact.Case{A: two.ID, B: one.ID, Edition: x.EditionID, Game: g})
		if !ok {
			continue
		}
		if back.Outcome == interact.Undecided && len(back.Readings) > 0 {
			return to, false // an open question
		}
		if bars := back.Outcome == interact.Protected && x.OnlyAnywhere(one, two); bars ||
			back.Outcome != "" && back.Rank() < to.Rank() && !(to.Outcome == interact.Protected && x.OnlyAnywhere(two, one)) {
			to = back // what a card in play does tells more than what becomes of it in a hand
		}
		pays := len(to.Effects) > 0 && to.Effects[0].Deed == interact.Pays && to.Effects[0].Back
		return to, to.Outcome != interact.Undecided && !pays
	}
	return interact.Result{}, false
}

// ofUnknownTime reports whether a question asks for former rules and does not say for which.
func ofUnknownTime(q *question.Question) bool {
	return q.Edition == "" && gist.Formerly(q.Lang, q.Text)
}
