package engine

import (
	"slices"

	"catanica/catalog"
)

// one-for-one: {}. The player picks one of his trade fleets; for the rest of his turn the bank takes its resource one for
// one from him, as often as he likes (113.M.a), and of a fleet that trades for the landscapes beside it the kind of one of
// them, wherever the resources lie (113.M.b). Register A is the fleet as a number from 1.

func canOneForOne(g *game, p Player, c CardNo, n *node) error {
	if len(g.tradingFleets(p)) == 0 {
		return g.refuse("112.S.a 103.P.a", "Es gibt keine eigene Handelsflotte, die tauscht.", "There is no trade fleet of one's own that trades.")
	}
	return nil
}

// tradingFleets are p's working fleets that trade with the bank.
func (g *game) tradingFleets(p Player) []CardNo {
	var out []CardNo
	for _, word := range [2]string{"trades", "trades-beside"} {
		g.eachFunction(p, word, func(c CardNo, _ *node) {
			if g.isType(c, "trade-fleet") {
				out = append(out, c)
			}
		})
	}
	return out
}

// fleetKinds are the resources of the fleet: its own, or those of the landscapes beside it. Maybe are those of landscapes of
// which nobody has stated whether they lie there.
func (g *game) fleetKinds(p Player, c CardNo) (out, maybe []Kind) {
	if n := g.has(c, "trades"); n != nil {
		if k, ok := ParseKind(n.arg.Get("of").Str); ok {
			out = append(out, k)
		}
	}
	if g.has(c, "trades-beside") != nil {
		for _, l := range g.s.Sides[p].Lands {
			switch beside, sure := g.touches(c, l); {
			case !sure:
				maybe = append(maybe, l.Kind)
			case beside && !slices.Contains(out, l.Kind):
				out = append(out, l.Kind)
			}
		}
	}
	return out, maybe
}

func runOneForOne(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		return wait
	case 1:
		kinds, maybe := g.fleetKinds(f.By, CardNo(f.A-1))
		if len(kinds) != 1 || len(maybe) > 0 {
			return wait
		}
		g.favour(f, kinds[0])
	}
	return done
}

func askOneForOne(g *game, f *Frame) Decision {
	if f.Step == 0 {
		return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: g.node(f).cites, Options: cardMoves(f.By, g.tradingFleets(f.By)),
			Text: say("Für welche Handelsflotte?", "For which trade fleet?")}
	}
	var of Bag
	kinds, maybe := g.fleetKinds(f.By, CardNo(f.A-1))
	for _, k := range append(kinds, maybe...) {
		of[k] = 1
	}
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites, Get: Choice{1, 1, of}, Text: say("Welchen Rohstoff?", "Which resource?")}
}

func answerOneForOne(g *game, f *Frame, m Move) error {
	if f.Step == 0 {
		if !slices.Contains(g.tradingFleets(f.By), m.Card) {
			return g.refuseBy(append([]string{"102.B.Banktausch"}, g.node(f).cites...), "Gemeint ist eine eigene Handelsflotte.", "A trade fleet of one's own is meant.")
		}
		f.A, f.Step = int16(m.Card)+1, 1
		return nil
	}
	kind, ok := single(m.Get)
	if !ok || m.Get.Total() != 1 {
		return g.unnamed("resources", "Nenne einen Rohstoff.", "Name one resource.")
	}
	switch kinds, maybe := g.fleetKinds(f.By, CardNo(f.A-1)); {
	case slices.Contains(kinds, kind):
	case slices.Contains(maybe, kind):
		g.placesUnstated(f.By)
		return g.err
	default:
		return g.refuse("113.M.b", "Gewählt wird die Sorte einer Landschaft neben der Flotte.", "The kind of a landscape beside the fleet is chosen.")
	}
	g.favour(f, kind)
	return nil
}

func (g *game) favour(f *Frame, k Kind) {
	f.Step = 2
	g.s.OneForOne |= 1 << k
	e := g.emit("favoured", f.By, "113.M.a", "102.B.Banktausch")
	e.Card, e.To = f.Card, k.String()
}

// favours reports whether p trades the resource one for one for the rest of this turn.
func (g *game) favours(p Player, k Kind) bool { return p == g.s.Active && g.s.OneForOne&(1<<k) != 0 }

// beyondFleet is the reading that 113.M.b refuses, that only what lies beside the large fleet is traded one for one; only
// mutation finds a reason.
func (g *game) beyondFleet(p Player, k Kind, n int) error {
	if g.t.on("113.M.b") {
		return nil
	}
	if c, _ := g.function(p, "trades-beside"); c != NoCard && g.tradesBeside(p, c, k, 1) < n {
		return g.refuse("113.M.b", "So viel liegt nicht neben der Flotte.", "That much does not lie beside the fleet.")
	}
	return nil
}

// procOneForOne names the procedure `one-for-one`.
const procOneForOne procName = "one-for-one"

// wordOneForOne is the effect word `one-for-one`.
func wordOneForOne() Word {
	return Word{
		Name: "one-for-one", In: OnPlay,
		Doc:     "for the rest of the turn the bank takes a fleet's resource one for one",
		Example: "Handelsherr Christoph",
		Can:     canOneForOne,
		Procedures: []Procedure{
			{Name: procOneForOne, run: runOneForOne, ask: askOneForOne, answer: answerOneForOne},
		},
		Tells: []Sentence{
			{"favoured", catalog.Text{DE: "{who} tauscht in diesem Zug eins zu eins: {to}.", EN: "{who} trades one for one in this turn: {to}."}},
		},
	}
}
