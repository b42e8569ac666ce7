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

// leaves lists the deeds by which a card leaves its place in play or in the hand.
var leaves = []interact.Deed{interact.ToHand, interact.Stolen, interact.TakenOver, interact.Discarded,
	interact.UnderStack, interact.OutOfGame}

// verbDeeds maps the verbs of questions to the deeds of the engine that they ask for.
var verbDeeds = map[string][]interact.Deed{
	"hit":        append([]interact.Deed{interact.Blocked}, leaves...),
	"destroy":    leaves,
	"lose":       leaves,
	"cost":       leaves,
	"steal":      {interact.Stolen, interact.TakenOver},
	"take":       {interact.Stolen, interact.TakenOver, interact.Fetched},
	"discard":    {interact.Discarded},
	"disable":    {interact.Blocked},
	"fetch":      {interact.Fetched},
	"move":       {interact.Moved},
	"stop":       {interact.Stops, interact.Bars},
	"need":       {interact.Requires},
	"cheapen":    {interact.Cheapens},
	"strengthen": {interact.Adds},
	"weaken":     {interact.Lessens},
	"double":     {interact.Yield},
}

// engine answers with what the engine plays of two cards, if the relations do not say it: only that a card does
// something, never that it does not.
func engine(x *asked) *Answer {
	v := x.Verb()
	want := verbDeeds[v]
	if v == "lose" && len(x.Rest) == 1 && len(x.Actors) == 0 && (x.Rest[0].Role == question.By ||
		x.Rest[0].Role == question.To) {
		x.Actors, x.Rest = x.Rest, nil // do I lose the Church to the Arsonist
	}
	if x.Pairs == nil || want == nil || v == "fetch" && indefinite(&x.Question) {
		return nil
	}
	var zones []interact.Zone
	discard := slices.Equal(x.Places, []string{"discard"}) && (v == "take" || v == "fetch")
	if discard || v == "fetch" {
		want = []interact.Deed{interact.Fetched}
		if discard { // the opponent's, too
			x.Places, want = nil, append(want, interact.Stolen)
			zones = []interact.Zone{interact.InDiscard, interact.TheirPile}
		}
	} else if v == "take" {
		want = verbDeeds["steal"]
	}
	if !x.Plain() || len(x.Against) > 0 || x.All && question.IsDeed(v) { // what hits each does not hit all
		return nil
	}
	a, b := x.Card(x.Actors), x.Card(x.Objects)
	if a == nil || b == nil || a == b || !x.Known(a) {
		return nil
	}
	if v == "take" && len(zones) == 0 && len(x.Edges(a, b, catalog.EdgeKind(catalog.Fetches))) > 0 {
		return x.byEdge(catalog.Fetches) // from a discard pile, and not from the opponent
	}
	if v == "lose" || v == "cost" {
		if v == "lose" && (facts.Only(x.Actors).Role == question.Core || x.Player == "" && !x.Passive) {
			return nil // it loses something itself, or against the other card
		}
		return x.loses(a, b)
	}
	if v == "need" && a.Is(catalog.Foreign, x.EditionID) && x.Central(b.ID) {
		return nil // it is built at the opponent's
	}
	if worth := v == "cheapen" || v == "strengthen" || v == "double" || v == "weaken"; worth && (x.All || x.Theirs()) {
		return nil // most cards only help their player
	}
	if target := facts.Only(x.Objects); v != "need" && v != "cheapen" && v != "strengthen" && v != "double" &&
		v != "fetch" && want[0] != interact.Fetched && !x.otherSide(target, false) {
		return nil
	}
	return x.shown(a, b, want, zones...)
}

// loses answers whether a player may lose card b by card a.
func (x *asked) loses(a, b *catalog.Card) *Answer {
	if facts.Only(x.Objects).Side == "theirs" {
		return nil
	}
	out := x.actOn([]*catalog.Card{a}, question.Verb{ID: "hit", Name: catalog.Text{DE: "treffen", EN: "hit"}}, b)
	if out != nil && out.Verdict == No && x.Played(out) {
		return out
	}
	return x.shown(a, b, leaves)
}

// shown answers yes if the engine shows one of the deeds of card a on card b, in every game in which they can meet. If
// it shows it only in some of them, the answer depends.
//
// If zones are given, card b has to be in one of them.
func (x *asked) shown(a, b *catalog.Card, want []interact.Deed, zones ...interact.Zone) *Answer {
	pairs, err := x.Pairs()
	if err != nil || len(zones) == 0 && x.OnlyAnywhere(a, b) && !slices.Contains(x.Places, "hand") &&
		slices.Contains(want, interact.Blocked) {
		return nil // only in a hand or a stack, but the question is about the card in play
	}
	var found *interact.Result
	var does, doesNot []catalog.Game
	for _, g := range x.Games() {
		r, ok := pairs.Between(interact.Case{A: a.ID, B: b.ID, Edition: x.EditionID, Game: g})
		if !ok {
			continue
		}
		if x.unfounded(r) {
			return nil
		}
		i := slices.IndexFunc(r.Effects, func(e interact.Effect) bool {
			return slices.Contains(want, e.Deed) && !x.merelyHeld(b, e) && !e.Back && e.Zone != interact.Stated &&
				(len(zones) == 0 || slices.Contains(zones, e.Zone))
		})
		switch {
		case i < 0 && r.Outcome == interact.Undecided:
			return nil
		case i < 0:
			doesNot = append(doesNot, g)
			continue
		}
		does = append(does, g)
		if found == nil {
			r = r.Further(i, outcomes[r.Effects[i].Deed])
			found = &r
		}
	}
	if found == nil || found.Outcome == "" || x.Stated(a, b).Verdict == No && slices.Contains(leaves, want[0]) {
		return nil
	}
	out := &Answer{Verdict: Verdict(found.Verdict()), Pair: [2]string{a.ID, b.ID}, Cards: []string{a.ID, b.ID},
		Played: found}
	if out.Verdict == No || out.Verdict == Undecided {
		return nil
	}
	for _, id := range slices.Concat(found.Effects[0].Cites, found.Cites) {
		if r := x.Lib.Ruling(id); r != nil && r.Editions.Holds(x.EditionID) {
			out.Cites = append(out.Cites, id)
		}
	}
	says := found.Sentence(x.Cat, x.Language)
	if len(doesNot) > 0 {
		out.Verdict = Depends
		says = prose.Sentence(x.Say("im %s ja, im %s nein", "yes in the %s, no in the %s", x.GameNames(does),
			x.GameNames(doesNot)), says)
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(facts.Uncapital(says), x.proviso(*found)))
	return out
}

// merelyHeld reports whether an effect reaches card b in a hand or a stack only, while the question asks whether it is
// destroyed: that is done to a card in play.
func (x *asked) merelyHeld(b *catalog.Card, e interact.Effect) bool {
	return x.Verb() == "destroy" && !x.PlayedOrDrawn(b) && len(x.Places) == 0 &&
		slices.Contains([]interact.Zone{interact.InHand, interact.InStack, interact.OwnHand}, e.Zone)
}

// unfounded reports whether a result says that a card protects from another one, which neither a relation of the card
// nor one of the other states: in the position that was tried its player only happened to fare better with it.
func (x *asked) unfounded(r interact.Result) bool {
	if len(r.Effects) == 0 || r.Effects[0].Deed != interact.Guards || r.Effects[0].Back {
		return false
	}
	a, b := x.Cat.Card(r.A), x.Cat.Card(r.B)
	return len(x.Edges(a, b, catalog.EdgeKind(catalog.Stops))) == 0 &&
		len(x.Edges(a, b, catalog.EdgeKind(catalog.Weakens))) == 0 &&
		!slices.ContainsFunc(x.Cat.EdgesFrom(a, x.EditionID), func(e catalog.Edge) bool {
			return slices.Contains(e.Against, b)
		})
}

// outcomes maps deeds to what they mean for the pair, for those that may be answered from an effect that is not the
// first one.
var outcomes = map[interact.Deed]interact.Outcome{
	interact.Fetched: interact.Hits, interact.Stolen: interact.Hits, interact.ToHand: interact.Hits,
	interact.TakenOver: interact.Hits, interact.Discarded: interact.Hits, interact.UnderStack: interact.Hits,
	interact.OutOfGame: interact.Hits, interact.Blocked: interact.Hits, interact.Moved: interact.Hits,
	interact.Stops: interact.Hits, interact.Bars: interact.Protected, interact.Requires: interact.Needs,
	interact.Cheapens: interact.Changes, interact.Adds: interact.Changes, interact.Lessens: interact.Changes,
	interact.Yield: interact.Changes,
}

// given answers a question that also says which card is in play: "I have a Church. Is Karl safe from the Civil War".
func given(x *asked) *Answer {
	g := x.Cat.Card(x.Given.Card)
	if g == nil || !x.Cat.Exists(g, x.EditionID) || x.Own || !x.Unqualified() || x.Given.Side == "theirs" || x.Alone ||
		len(x.Asks)+len(x.Numbers)+len(x.Topics)+len(x.Rest) > 0 {
		return nil
	}
	hand := slices.Equal(x.Places, []string{"hand"})
	if len(x.Places) > 0 && !hand {
		return nil
	}
	core := append(slices.Clone(x.Actors), x.Objects...)
	switch v := x.Verb(); {
	case len(x.Verbs) == 0 && len(x.States) == 1 && x.HasState("safe") && len(x.Against) == 1 && len(core) < 2:
		out := x.guarded(g, facts.Only(core), &x.Against[0])
		if out == nil || out.Verdict == No { // something else may
			return nil
		}
		return out
	case len(core) == 1 && (v == "play" || len(x.Verbs) == 0 && x.isAction(core[0])) && len(x.States) == 0 &&
		len(x.Against) == 0:
		a := x.Card(core)
		if a == nil {
			return nil
		}
		return x.barred(g, a)
	case question.IsDeed(v) && len(x.States) == 0 && len(x.Against) == 0 && !hand:
		a, b := x.Card(x.Actors), x.Card(x.Objects)
		if a == nil && len(x.Actors) == 0 && len(x.Verbs[0].Actors) == 1 {
			a = x.Cat.Card(x.Verbs[0].Actors[0])
		}
		if a == nil || b == nil || a == b {
			return nil
		}
		if out := x.barred(g, a); out != nil {
			return out
		}
		if t := x.Hits(a, b); t.Verdict != Yes || t.Doubt {
			return nil
		}
		out := x.guarded(g, &question.Mention{Card: b.ID}, &question.Mention{Card: a.ID})
		if out == nil || out.Verdict == No {
			return nil
		}
		if out.Verdict == Yes {
			_, rest, _ := strings.Cut(out.Sentence, ": ")
			out.Verdict, out.Sentence, out.Inverse = No, x.With(No, rest), true
		}
		return out
	}
	return nil
}

// isAction reports whether a mention is an action card.
func (x *asked) isAction(m question.Mention) bool {
	k := x.Cat.Card(m.Card)
	return k != nil && k.Is(catalog.Action, x.EditionID)
}

// barred answers no if card g, as long as it is in play, stops card a.
func (x *asked) barred(g, a *catalog.Card) *Answer {
	edges := x.Edges(g, a, catalog.EdgeKind(catalog.Stops))
	if len(edges) == 0 || !g.Is(catalog.Building, x.EditionID) {
		return nil
	}
	return &Answer{Verdict: No, Cites: x.Cites(edges[0].Source), Pair: [2]string{g.ID, a.ID},
		Cards: []string{a.ID, g.ID}, Claim: interact.Protected, Inverse: true,
		Sentence: x.With(No, x.Remarked(x.Say("%s %s %s", "%s %s %s", x.The(g),
			x.VerbOf(g, "verhindert", "verhindern", "prevents", "prevent"), x.Obj(a)), edges[0].Note.In(x.Language)))}
}
