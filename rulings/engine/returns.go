package engine

import (
	"slices"

	"catanica/catalog"
)

// Return is a card that goes back to its owner after the game: in the tournament game each player brings cards of his
// own (Rulings 112.S.c, 103.K.b, kuw.turnier.sonstiges). In the other games all cards belong to one box.
type Return struct {
	Card  CardNo
	From  Player // who has it
	To    Player // who owns it
	Where Whereabouts
}

// Whereabouts is the zone in which a card to be returned lies.
type Whereabouts string

// The values of Whereabouts.
const (
	InHand       Whereabouts = "hand"
	InDiscard    Whereabouts = "discard"
	InStack      Whereabouts = "stack"
	Principality Whereabouts = "principality"
)

// GoingBack lists the cards that go back to their owners if the game ends now, North's side first.
func GoingBack(t *Table, s *State) []Return {
	if t.common() {
		return nil
	}
	var out []Return
	for p := range s.Sides {
		from, side := Player(p), &s.Sides[p]
		add := func(where Whereabouts, cards ...CardNo) {
			for _, c := range cards {
				if s.Cards[c].Owner == from.Other() {
					out = append(out, Return{c, from, from.Other(), where})
				}
			}
		}
		add(InHand, side.Hand.Top...)
		add(Principality, slices.DeleteFunc(slices.Clone(side.Laid), func(c CardNo) bool {
			return central(t, s.Cards[c].Def)
		})...)
		add(InDiscard, side.Discard.Top...)
		for _, st := range side.Stacks {
			add(InStack, st.Top...)
			add(InStack, st.Bottom...)
		}
	}
	return out
}

// central reports whether the card is one that the host provides for both players (kuw.turnier.aufstellung).
func central(t *Table, def int16) bool {
	return def >= 0 && t.defs[def].class == "central" && !t.defs[def].is(catalog.Counter)
}

// tellReturns emits an event for each card that goes back to its owner at the end of the game: a foreign card, which
// has always been its builder's, or one that has changed sides (Rulings 103.K.b, 112.S.c, kuw.turnier.sonstiges).
func (g *game) tellReturns() {
	for _, r := range GoingBack(g.t, g.s) {
		var cites []string
		switch {
		case g.isType(r.Card, catalog.Foreign):
			cites = append(cites, "glossar.fremdkarte")
		case g.def(r.Card).action(), g.isType(r.Card, catalog.Unit):
			cites = append(cites, "112.S.c")
		}
		switch {
		case g.t.since(catalog.Ed2005):
			cites = append(cites, "kuw.turnier.sonstiges")
		case len(cites) == 0:
			cites = append(cites, "zud.turnier.aenderungen")
		}
		e := g.emit("goes-back", r.From, cites...)
		e.Card, e.From, e.To = r.Card, string(r.Where), r.To.String()
	}
}
