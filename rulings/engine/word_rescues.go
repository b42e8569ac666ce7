package engine

import (
	"slices"

	"catanica/catalog"
)

// rescues: {to: [buergerkrieg, kaperflotte], what: [trade-fleet]}. An answer: one of the player's cards of those types
// that the event or the card threatens stays where it is (sea hero; 103.I.f). It is played only if there is such a card
// that nothing else guards (Ruling 114.F.a). It answers an event before the event is carried out, and its player says
// which card is saved (103.E.f); it answers a card that sinks another when that one has been picked, by the reading
// laid of rescue-when-picked as soon as that card is played.

const (
	procRescue  procName = "rescues" // the answer
	procRescued procName = "rescued" // the question that is asked when a card is to be sunk
)

// The steps of rescued.
const (
	rescuedAnswer next = iota
	rescuedOutcome
)

// rescued is the record of that question.
type rescued struct {
	Picked MaybeCard // the card to be sunk, if it has been picked
	Saved  bool      // an answer has saved it
}

// wordRescues returns the effect word `rescues`.
func wordRescues() Word {
	return Word{
		Name: "rescues", In: OnAnswer,
		Args:    []string{"to", "what"},
		Form:    "`to: [kaperflotte]`, `what: [trade-fleet]`",
		Doc:     "one threatened card stays where it is",
		Example: "Sigismund",
		Acts:    catalog.Protects,
		Procedures: []Procedure{
			{
				Name:  procRescue,
				Steps: []Step{{Name: "card", Do: rescueLooks, Ask: rescueAsks, Take: rescueTakes}},
			},
			{
				Name:  procRescued,
				Keeps: recordOf[rescued](),
				Steps: []Step{
					rescuedAnswer:  {Name: "answer", Ask: rescuedAsks, Take: rescuedTakes},
					rescuedOutcome: {Name: "outcome", Do: rescuedEnds},
				},
			},
		},
	}
}

// threatened returns p's cards that the rescue could save.
func (g *targeting) threatened(p Player, attack CardNo, n *node) []CardNo {
	r := returning{picker: p.Other(), victim: p, what: n.arg.Get("what").Strs(), card: attack, cites: n.cites}
	own := slices.DeleteFunc(g.among(r), func(c CardNo) bool { return g.card(c).By != p })
	if picked := g.picked(); picked.IsCard() { // nothing else is threatened any more
		own = slices.DeleteFunc(own, func(c CardNo) bool { return SomeCard(c) != picked })
	}
	if g.misread("114.F.a/anderer-schutz") {
		return misreadThreatened(own)
	}
	return slices.DeleteFunc(own, func(c CardNo) bool { return g.mayReturn(r, c) != nil })
}

// mayRescue returns why the answer n, if it rescues, would do nothing, or nil.
func (g *targeting) mayRescue(p Player, attack CardNo, n *node) error {
	rescues := n.word != nil && n.word.Name == "rescues"
	if rescues && len(g.threatened(p, attack, n)) == 0 && g.by("114.F.a/retten") {
		return g.refuse("114.F.a 112.S.a", "Alle bedrohten Karten sind schon geschützt.",
			"All threatened cards are already protected.")
	}
	return nil
}

// picked returns the card that has been picked to be sunk, if that is what is being asked.
func (g *targeting) picked() MaybeCard {
	for i := range slices.Backward(g.s.Frames) {
		if f := &g.s.Frames[i]; g.carries(f, procRescued) {
			return keeps[rescued](f).Picked
		}
	}
	return 0
}

// rescuable reports whether some answer of the game could save a card of p's from the attack, or the one that it has
// picked.
func (g *targeting) rescuable(p Player, attack CardNo) bool {
	for _, d := range g.t.defs {
		for _, i := range d.reacts {
			n := &g.t.Book.nodes[i]
			if slices.Contains(n.arg.Get("to").Strs(), g.def(attack).id) && g.mayRescue(p, attack, n) == nil {
				return true
			}
		}
	}
	return false
}

// mayAnswerSinking reports whether p could answer a card that sinks another.
func (g *targeting) mayAnswerSinking(p Player, by CardNo) bool {
	return g.holdsAnswer(p, by) && g.rescuable(p, by) && g.by("103.I.f/schutzkarten")
}

// offerRescueFirst lets the victim of a card that sinks another answer before one is picked, by the reading laid of
// rescue-when-picked. It reports whether it asks the victim.
func (g *targeting) offerRescueFirst(f *Frame, r returning) bool {
	k := keeps[returned](f)
	if !r.gone || k.Offered || !g.mayAnswerSinking(r.victim, r.card) || g.reading("rescue-when-picked") != "laid" {
		return false
	}
	k.Offered = true
	g.begin(procRescued, f.By, f.Card, f.Node)
	return true
}

// offerRescue lets the victim of a card that sinks c answer, if he can. It reports whether it asks the victim.
func (g *targeting) offerRescue(f *Frame, r returning, c CardNo) bool {
	if !r.gone || !g.mayAnswerSinking(r.victim, r.card) {
		return false
	}
	by := f.Card
	keeps[rescued](g.begin(procRescued, f.By, by, f.Node)).Picked = SomeCard(c)
	if g.mayAnswerSinking(r.victim, by) {
		return true
	}
	g.s.Frames = g.s.Frames[:len(g.s.Frames)-1] // what has been picked is no card that an answer saves
	return false
}

func rescuedAsks(g *game, f *Frame) Decision {
	p, what := f.By.Other(), say("eine Karte", "a card")
	if c := keeps[rescued](f).Picked; c.IsCard() {
		what = g.title(c.Card(), catalog.Accusative)
	}
	return Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true, Cites: []string{"103.I.f", "114.F.a"},
		Options: cardMoves(p, g.protections(p, f.Card)),
		Text:    say("Mit einer Schutzkarte retten: %s?", "Save %s with a protection card?", what)}
}

func rescuedTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Verb != Pass {
		if err := g.protect(f, m); err != nil {
			return wait, err
		}
	}
	return rescuedOutcome, nil
}

// rescuedEnds takes the picked card away if nothing has saved it.
func rescuedEnds(g *game, f *Frame) next {
	if k := keeps[rescued](f); k.Picked.IsCard() && !k.Saved {
		g.takeAway(g.returning(f.By, f.Card, g.node(f)), k.Picked.Card())
	}
	return done
}

// rescuedFrom returns the frame from which the answer saves a card: the question that rescued asks, or an event. It is
// nil if there is neither.
func rescuedFrom(g *game) *Frame {
	for i := range slices.Backward(g.s.Frames) {
		if x := &g.s.Frames[i]; g.carries(x, procRescued) || g.carries(x, procEvent) {
			return x
		}
	}
	return nil
}

// pickedOf returns the card that has been picked to be sunk, if x is the question of rescued.
func pickedOf(g *game, x *Frame) MaybeCard {
	if g.carries(x, procRescued) {
		return keeps[rescued](x).Picked
	}
	return 0
}

// rescueLooks saves the card that has been picked, or the only one that is threatened.
func rescueLooks(g *game, f *Frame) next {
	x := rescuedFrom(g)
	if x == nil {
		return done
	}
	if c := pickedOf(g, x); c.IsCard() {
		keeps[rescued](x).Saved = true
		rescueTold(g, f, c.Card())
		return done
	}
	switch all := g.threatened(f.By, x.Card, g.node(f)); len(all) {
	case 0:
		return done
	case 1:
		rescueSaves(g, f, all[0])
		return done
	}
	return wait
}

func rescueAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{"114.F.a"},
		Text: say("Welche Karte rettest du?", "Which card do you save?")}
	if x := rescuedFrom(g); x != nil {
		d.Options = cardMoves(f.By, g.threatened(f.By, x.Card, g.node(f)))
	}
	return d
}

func rescueTakes(g *game, f *Frame, m Move) (next, error) {
	x := rescuedFrom(g)
	if x == nil || !slices.Contains(g.threatened(f.By, x.Card, g.node(f)), m.Card) {
		return wait, g.refuse("114.F.a", "Retten kannst du nur eine eigene Handelsflotte, die bedroht ist.",
			"You can save only one of your own trade fleets that is threatened.")
	}
	rescueSaves(g, f, m.Card)
	return done, nil
}

// rescueSaves records that c is saved from the event, or from the card that sinks another.
func rescueSaves(g *game, f *Frame, c CardNo) {
	for i := range g.s.Frames {
		x := &g.s.Frames[i]
		if g.carries(x, procEvent) {
			keeps[happening](x).Saved[f.By] = SomeCard(c)
			break
		}
		if g.carries(x, procReturn) {
			keeps[returned](x).Saved = SomeCard(c)
			break
		}
	}
	rescueTold(g, f, c)
}

func rescueTold(g *game, f *Frame, c CardNo) {
	e := g.emit("protected", f.By, append([]string{"114.F.a"}, g.node(f).cites...)...)
	e.Card, e.On = f.Card, c
}

// savedFrom reports whether an answer has saved c from the effect in progress.
func (g *targeting) savedFrom(c CardNo) bool {
	return slices.ContainsFunc(g.s.Frames, func(f Frame) bool {
		switch {
		case g.carries(&f, procEvent):
			return slices.Contains(keeps[happening](&f).Saved[:], SomeCard(c))
		case g.carries(&f, procReturn):
			return keeps[returned](&f).Saved == SomeCard(c)
		}
		return false
	})
}
