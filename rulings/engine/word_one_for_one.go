package engine

import (
	"slices"

	"catanica/catalog"
)

// one-for-one: {}. The player picks one of his trade fleets; for the rest of his turn the bank takes its resource one
// for one from him, as often as he likes (113.M.a). A fleet that trades for the landscapes beside it has the kind of
// one of them, wherever the resources lie (Ruling 113.M.b).

const procOneForOne procName = "one-for-one"

// The steps of one-for-one.
const (
	oneForOneFleet next = iota
	oneForOneKind
)

// favouring is the record of one-for-one.
type favouring struct {
	Fleet MaybeCard // the fleet that has been picked
}

// wordOneForOne returns the effect word `one-for-one`.
func wordOneForOne() Word {
	return Word{
		Name: "one-for-one", In: OnPlay,
		Doc:     "for the rest of the turn the bank takes a fleet's resource one for one",
		Example: "Handelsherr Christoph",
		Can:     canOneForOne,
		Procedures: []Procedure{{
			Name:  procOneForOne,
			Keeps: recordOf[favouring](),
			Steps: []Step{
				oneForOneFleet: {Name: "fleet", Ask: oneForOneAsksFleet, Take: oneForOneTakesFleet},
				oneForOneKind: {Name: "kind", Do: oneForOneFindsKind, Ask: oneForOneAsksKind,
					Take: oneForOneTakesKind},
			},
		}},
		Tells: []Sentence{
			{"favoured", catalog.Text{
				DE: "{who} tauscht in diesem Zug {to} eins zu eins.",
				EN: "{who} trades {to} 1:1 this turn."}},
		},
	}
}

func canOneForOne(g *game, p Player, _ CardNo, _ *node) error {
	if len(tradingFleets(g, p)) == 0 {
		return g.refuse("112.S.a 103.P.a", "Du hast keine Handelsflotte, die tauschen kann.",
			"You have no trade fleet that can trade.")
	}
	return nil
}

// tradingFleets returns p's working fleets that trade with the bank.
func tradingFleets(g *game, p Player) []CardNo {
	var out []CardNo
	for _, word := range [2]string{"trades", "trades-beside"} {
		g.eachFunction(p, word, func(c CardNo, _ *node) {
			if g.isType(c, catalog.TradeFleet) {
				out = append(out, c)
			}
		})
	}
	return out
}

// fleetKinds returns the resources of the fleet: its own, or those of the landscapes beside it. maybe lists the kinds
// of landscapes for which the position does not state whether they lie there.
func fleetKinds(g *game, p Player, c CardNo) (out, maybe []Kind) {
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

func oneForOneAsksFleet(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: g.node(f).cites,
		Text:    say("Welche Handelsflotte soll eins zu eins tauschen?", "Which trade fleet is to trade 1:1?"),
		Options: cardMoves(f.By, tradingFleets(g, f.By))}
}

func oneForOneTakesFleet(g *game, f *Frame, m Move) (next, error) {
	if !slices.Contains(tradingFleets(g, f.By), m.Card) {
		return wait, g.refuseBy(append([]string{"102.B.Banktausch"}, g.node(f).cites...),
			"Nenne eine eigene Handelsflotte.", "Name one of your own trade fleets.")
	}
	keeps[favouring](f).Fleet = SomeCard(m.Card)
	return oneForOneKind, nil
}

// oneForOneFindsKind skips the choice if the fleet certainly has one kind only.
func oneForOneFindsKind(g *game, f *Frame) next {
	kinds, maybe := fleetKinds(g, f.By, keeps[favouring](f).Fleet.Card())
	if len(kinds) != 1 || len(maybe) > 0 {
		return wait
	}
	favour(g, f, kinds[0])
	return done
}

func oneForOneAsksKind(g *game, f *Frame) Decision {
	var of Bag
	kinds, maybe := fleetKinds(g, f.By, keeps[favouring](f).Fleet.Card())
	for _, k := range append(kinds, maybe...) {
		of[k] = 1
	}
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welchen Rohstoff wählst du?", "Which resource do you choose?"), Get: Choice{1, 1, of}}
}

func oneForOneTakesKind(g *game, f *Frame, m Move) (next, error) {
	kind, ok := single(m.Get)
	if !ok || m.Get.Total() != 1 {
		return wait, g.unnamed("resources", "Nenne einen Rohstoff.", "Name a resource.")
	}
	switch kinds, maybe := fleetKinds(g, f.By, keeps[favouring](f).Fleet.Card()); {
	case slices.Contains(kinds, kind):
	case slices.Contains(maybe, kind):
		g.placesUnstated(f.By)
		return wait, g.err
	default:
		return wait, g.refuse("113.M.b", "Wähle den Rohstoff einer Landschaft neben der Flotte.",
			"Choose the resource of a landscape next to the fleet.")
	}
	favour(g, f, kind)
	return done, nil
}

// favour lets the player trade the resource one for one for the rest of the turn.
func favour(g *game, f *Frame, k Kind) {
	g.s.OneForOne |= 1 << k
	e := g.emit("favoured", f.By, "113.M.a", g.textOf(f.Card))
	e.Card, e.To = f.Card, k.String()
}

// favours reports whether p trades the resource one for one for the rest of this turn.
func (g *treasury) favours(p Player, k Kind) bool {
	return p == g.s.Active && g.s.OneForOne&(1<<k) != 0
}

// beyondFleet returns why p cannot trade n resources of a favoured kind, or nil. Where they lie does not matter (Ruling
// 113.M.b).
func (g *treasury) beyondFleet(p Player, k Kind, n int) error {
	if g.misread("113.M.b") {
		return g.misreadBeyondFleet(p, k, n)
	}
	return nil
}
