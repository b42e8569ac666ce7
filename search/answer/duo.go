package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// duo is a question about one card and another and nothing else. The engine has played the two in every edition and
// game, so that the question only has to show which card acts and what kind of thing it is asked to do: "is Guido
// blocked by the Philosopher's Stone", "Medicus gegen Seuche spielbar".
type duo struct {
	a, b  *catalog.Card // the acting card and the other one
	asks  interest
	deeds []interact.Deed // one of which confirms it; none: any that the interest allows
	safe  bool            // it asks whether b is safe from a: the verdict is no if a does it
	sure  bool            // it shows which card acts
	only  bool            // it asks for more than the engine shows of a deed, so that only a no can follow
	gain  int             // 1 if b must be worth more, -1 if less
	goods bool            // it asks for harm to what lies on b, not to b
	on    bool            // it asks whether a can be played on b, for good or ill
	// It is sure which card acts only if it does something at all: neither may have an effect for a no.
	either bool
	never  bool // the verb may mean something else, so that no no can follow
}

// interest is what a question wants to know of two cards.
type interest int

const (
	inAny     interest = iota // whether a can be played on b or against it
	inHarm                    // whether a harms b, takes it or moves it
	inGuard                   // whether a keeps something safe from b, or stops it
	inShelter                 // whether a keeps b safe
	inNeed                    // whether a needs b
	inEffect                  // whether b is worth more or less, or costs less, by a
	inCount                   // whether a counts for b
	inNone                    // whatever it is, only that the two have nothing to do with each other answers it
)

// between answers a question about two cards by what the engine plays of them: with a yes if one does to the other what
// is asked, with a no if a rule refuses it, or if the one has no effect on the other. Unless it is sure which card
// acts, neither may have any.
func between(x *asked) *Answer {
	if x.Pairs == nil {
		return nil
	}
	d, ok := x.duo()
	if !ok || d.asks == inHarm && closesStacks(d.a) {
		return nil
	}
	if out := x.onlyInHand(&d); out != nil {
		return out
	}
	found, verdict := d.play(x)
	if verdict == "" {
		return nil
	}
	out := &Answer{Verdict: verdict, Pair: [2]string{d.a.ID, d.b.ID}, Cards: []string{d.a.ID, d.b.ID}, Played: &found,
		Loose: true}
	if d.safe {
		out.Verdict = map[Verdict]Verdict{Yes: No, No: Yes}[verdict]
	}
	if verdict == Yes && found.Outcome == interact.Needs && x.replaceable(found) {
		out.Verdict = Depends
	}
	out.Cites = x.CitesOf(found)
	says := facts.Uncapital(found.Sentence(x.Cat, x.Language))
	out.Sentence = prose.Sentence(x.With(out.Verdict, says), x.proviso(found))
	return out
}

// replaceable reports whether the one card of a result needs the other only if nothing takes its place: the University
// needs a Library or an Abbey.
func (x *asked) replaceable(r interact.Result) bool {
	a, b := x.Cat.Card(r.A), x.Cat.Card(r.B)
	found := false
	for _, n := range x.Conditions(a) {
		switch {
		case slices.Contains(n.All, b.ID), slices.Equal(n.Any, []string{b.ID}):
			return false
		case b.MatchAny(slices.Concat(n.Any, n.All), x.EditionID):
			found = true
		}
	}
	return found
}

// needsKnown reports whether the sources show what a card needs: they state what it costs, or it is one that is played.
func (x *asked) needsKnown(k *catalog.Card) bool {
	_, is := k.Cost.At(x.EditionID)
	return is == catalog.Known || x.PlayedOrDrawn(k)
}

// proviso is what the card that acts in a result says of how it hits or changes the other one, such as that its owner
// chooses first, so that nobody reads a bare yes.
func (x *asked) proviso(r interact.Result) string {
	kinds := map[interact.Outcome][]catalog.RelationKind{
		interact.Hits:    {catalog.Hits},
		interact.Changes: {catalog.Affects, catalog.Weakens, catalog.Strengthens, catalog.Cheapens},
	}[r.Outcome]
	switch {
	case len(r.Effects) == 0:
	case r.Effects[0].Zone == interact.Stated:
		return "" // its sentence is the note
	case r.Effects[0].Deed == interact.Pays:
		kinds = []catalog.RelationKind{catalog.Affects}
	}
	var notes []string
	for _, kind := range kinds {
		for _, e := range x.Edges(x.Cat.Card(r.A), x.Cat.Card(r.B), catalog.EdgeKind(kind)) {
			if text := e.Note.In(x.Language); text != "" && !slices.Contains(notes, text) {
				notes = append(notes, text)
			}
		}
	}
	if len(notes) != 1 {
		return ""
	}
	return catalog.Capital(notes[0])
}

// play returns what the engine plays of the two cards, and the verdict that follows from it in every game in which they
// meet; "" if it does not decide the question or the games differ.
func (d *duo) play(x *asked) (first interact.Result, v Verdict) {
	pairs, err := x.Pairs()
	if err != nil {
		return first, ""
	}
	var found []interact.Result
	none := true
	// Nothing is needed for it, or the question compares the two.
	idle := x.Verb() == "suffice" && len(x.Conditions(d.b)) == 0 || x.HasWord("mehr", "more", "stärker", "stronger")
	for _, g := range x.Games() {
		r, ok := pairs.Between(interact.Case{A: d.a.ID, B: d.b.ID, Edition: x.EditionID, Game: g})
		if !ok {
			continue
		}
		found = append(found, r)
		back, _ := pairs.Between(interact.Case{A: d.b.ID, B: d.a.ID, Edition: x.EditionID, Game: g})
		if d.asks == inNeed && !d.sure && r.Outcome != interact.Needs && back.Outcome == interact.Needs {
			found[len(found)-1] = back // whichever needs the other
		}
		none = none && r.Outcome == interact.None && !idle && (d.directed() || back.Outcome == interact.None ||
			d.goods && d.sure && back.Outcome == interact.Protected)
	}
	for i, r := range found {
		one := d.verdict(x, r, none)
		if one == "" || x.unfounded(r) || len(r.Effects) > 0 && x.merelyHeld(d.b, r.Effects[0]) || x.elsewhere(r) ||
			i > 0 && one != v {
			return first, ""
		}
		v = one
	}
	if v == No && len(x.Edges(d.a, d.b, catalog.EdgeKind(catalog.Fetches))) > 0 {
		return first, "" // a source states what the positions tried do not show
	}
	if v == No && none && x.mayBeFace() {
		return first, ""
	}
	if v == No && none && len(x.Verbs) == 0 && len(x.In(question.Core)) == 2 && gist.Permits(&x.Question) {
		return first, "" // what does nothing to the other forbids nothing: "Philosopher's Stone and Privateers, allowed?"
	}
	if (v == Yes || v == No) && d.asks != inGuard && !slices.Contains(x.Places, "hand") && x.OnlyAnywhere(d.a, d.b) {
		return first, "" // only in a hand or a stack, but the question is about the card in play
	}
	if len(found) > 0 {
		first = found[0]
	}
	if none && !d.sure && first.Outcome == interact.None && len(x.Cards()) > 0 && x.Cards()[0] == first.B {
		if back, ok := pairs.Between(interact.Case{A: first.B, B: first.A, Edition: x.EditionID, Game: first.Game}); ok &&
			back.Outcome == interact.None {
			first = back // the sentence names first what the question names first
		}
	}
	return first, v
}

// brigands is the face of the event die that brings a raid.
const brigands = "brigands"

// mayBeFace reports whether a question may mean a face of the event die by the name of a card: the mill, or a raid that
// is not what acts. That a card has no effect on the other is then no answer.
func (x *asked) mayBeFace() bool {
	for i, m := range x.Mentions {
		if m.Card != "" && m.Face != "" && (m.Face != brigands || x.isRaid(i)) {
			return true
		}
	}
	return false
}

// isRaid reports whether a mention may be the raid of the event die: it names the Brigands, but not as what acts.
func (x *asked) isRaid(i int) bool {
	m := x.Mentions[i]
	return m.Card != "" && m.Face == brigands && (i > 0 || m.Role != question.Core)
}

// duringRaid reports whether a question speaks of a raid, which may be the card or the face, and of a card that matters
// for the face: "the Garrison: ore in a raid".
func (x *asked) duringRaid() bool {
	raid, guards := false, false
	for i, m := range x.Mentions {
		raid = raid || x.isRaid(i)
		if k := x.Cat.Card(m.Card); k != nil {
			guards = guards || slices.ContainsFunc(k.Relations, func(r catalog.Relation) bool {
				return r.Holds(x.EditionID) && slices.Contains(r.Against, "die:"+brigands)
			})
		}
	}
	return raid && guards
}

// directed reports whether only what card a does to card b matters.
func (d *duo) directed() bool { return d.sure && !d.either && d.asks != inNone && d.asks != inCount }

// verdict returns what a result says to the question, or "" if it does not decide it. none reports that the cards have
// no effect on each other in any game.
func (d *duo) verdict(x *asked, r interact.Result, none bool) Verdict {
	switch {
	case (none || r.Outcome == interact.Refused) && d.never:
		return ""
	case none:
		if d.asks == inCount { // it may count in a position that was not tried
			return ""
		}
		if d.asks == inNeed && !(x.needsKnown(d.a) && (d.sure || x.needsKnown(d.b))) {
			return "" // it may need what no source states
		}
		return No
	case r.Outcome == interact.None, d.asks == inNone, d.only, !d.sure && d.asks != inNeed:
		return ""
	case r.Outcome == interact.Refused && len(r.Effects) == 0 && (d.asks == inAny || d.asks == inHarm):
		return No
	case len(r.Effects) == 0:
		return ""
	}
	e := r.Effects[0]
	if e.Zone == interact.Stated && slices.Contains(d.deeds, interact.Blocked) {
		return "" // the text says more of it
	}
	price := e.Zone == interact.OwnHand && r.Outcome == interact.Hits // a card that its player gives up
	if e.Back && d.asks != inCount || e.Loose && d.asks != inCount || price || !d.confirmed(r.Outcome, e.Deed, e.N) {
		return ""
	}
	v := Verdict(r.Verdict())
	if e.Near && d.asks == inShelter {
		return Depends
	}
	if v == Depends && (d.asks == inGuard || d.asks == inAny) {
		return Yes // it helps, if only on some rolls
	}
	return v
}

// pointDeeds are the deeds by which a card is worth more or less.
var pointDeeds = []interact.Deed{interact.Adds, interact.Lessens, interact.Strength, interact.Tourney,
	interact.Commerce}

// confirmed reports whether a deed is one that the question asks for.
func (d *duo) confirmed(o interact.Outcome, deed interact.Deed, n int) bool {
	if len(d.deeds) > 0 {
		return slices.Contains(d.deeds, deed) && (d.gain == 0 || n == 0 || (n > 0) == (d.gain > 0))
	}
	switch d.asks {
	case inAny:
		return o == interact.Hits || deed == interact.Guards || deed == interact.Bars ||
			d.on && slices.Contains(pointDeeds, deed)
	case inHarm:
		return o == interact.Hits
	case inGuard:
		return deed == interact.Guards || deed == interact.Bars || deed == interact.Stops
	case inShelter:
		return deed == interact.Shelters
	case inNeed:
		return o == interact.Needs
	case inCount:
		return deed == interact.Requires || deed == interact.Counts || deed == interact.Odds
	}
	return false
}
