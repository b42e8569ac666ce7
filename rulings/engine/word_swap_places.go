package engine

import (
	"slices"

	"catanica/catalog"
)

// swap-places: {what: [building, unit]}. Two of the player's own cards of one of the kinds named change places. Each must be
// allowed to lie where the other lay, no other card is moved, and foreign cards stay where they are (001#17). What lies
// on the cards, a witch or a pawnbroker, goes with them. Register A is the first card.

func canSwapPlaces(g *game, p Player, c CardNo, n *node) error {
	if len(g.swappable(p, n, NoCard)) == 0 {
		return g.refuse("112.S.a", "Es gibt keine zwei Karten, die ihre Plätze tauschen dürfen.", "There are no two cards that may change places.")
	}
	return nil
}

// swappable are the cards of p's that may change places with first, or with any other where first is not settled.
func (g *game) swappable(p Player, n *node, first CardNo) []CardNo {
	var out []CardNo
	laid := slices.Clone(g.s.Sides[p].Laid)
	for _, c := range laid {
		if first != NoCard && g.maySwapPlaces(p, n, first, c) == nil ||
			first == NoCard && slices.ContainsFunc(laid, func(x CardNo) bool { return g.maySwapPlaces(p, n, c, x) == nil }) {
			out = append(out, c)
		}
	}
	return out
}

// maySwapPlaces tells why the two cards may not change places, or nil.
func (g *game) maySwapPlaces(p Player, n *node, a, b CardNo) error {
	cite := "zud.magie.zauberbuecher"
	alike := slices.ContainsFunc(n.arg.Get("what").Strs(), func(what string) bool { return g.counts(a, what) && g.counts(b, what) })
	own := func(c CardNo) bool {
		k := g.card(c)
		return k.Laid && k.By == p && k.Side == p && k.At.Kind != OnCard && k.At.Kind != OnTable && !g.isType(c, catalog.Foreign)
	}
	if a == b || !alike || !own(a) || !own(b) {
		return g.refuse(cite, "Getauscht werden zwei eigene Gebäude oder zwei eigene Einheiten.", "Two buildings or two units of one's own change places.")
	}
	from, to := g.card(a).At, g.card(b).At
	x, y := &g.s.Cards[a], &g.s.Cards[b] // only while it is looked at
	x.At, y.At = Spot{}, Spot{}
	defer func() { x.At, y.At = from, to }()
	for i, c := range [2]CardNo{a, b} {
		if _, err := g.spotFor(p, c, [2]Spot{to, from}[i]); err != nil {
			return err
		}
	}
	return nil
}

func runSwapPlaces(g *game, f *Frame) status {
	if f.Step > 1 {
		return done
	}
	return wait
}

func askSwapPlaces(g *game, f *Frame) Decision {
	first := NoCard
	if f.Step == 1 {
		first = CardNo(f.A)
	}
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: g.node(f).cites, Options: cardMoves(f.By, g.swappable(f.By, g.node(f), first)),
		Text: say("Welche Karten tauschen ihre Plätze?", "Which cards change places?")}
}

func answerSwapPlaces(g *game, f *Frame, m Move) error {
	if m.Card == NoCard {
		return g.unnamed("card", "Nenne eine eigene Karte.", "Name a card of your own.")
	}
	if f.Step == 0 {
		if !slices.Contains(g.swappable(f.By, g.node(f), NoCard), m.Card) {
			return g.refuse("zud.magie.zauberbuecher", "Diese Karte kann mit keiner anderen den Platz tauschen.", "That card can change places with no other.")
		}
		f.A, f.Step = int16(m.Card), 1
		return nil
	}
	a, b := CardNo(f.A), m.Card
	if err := g.maySwapPlaces(f.By, g.node(f), a, b); err != nil {
		return err
	}
	f.Step = 2
	x, y := g.edit(a), g.edit(b)
	x.At, y.At = y.At, x.At
	e := g.emit("swapped-places", f.By, g.node(f).cites...)
	e.Card, e.On = a, b
	return nil
}

// procSwapPlaces names the procedure `swap-places`.
const procSwapPlaces procName = "swap-places"

// wordSwapPlaces is the effect word `swap-places`.
func wordSwapPlaces() Word {
	return Word{
		Name: "swap-places", In: OnPlay,
		Args:    []string{"what"},
		Form:    "`what: [building, unit]`",
		Doc:     "two own cards change places",
		Example: "Ort, wandle dich!",
		Can:     canSwapPlaces,
		Procedures: []Procedure{
			{Name: procSwapPlaces, run: runSwapPlaces, ask: askSwapPlaces, answer: answerSwapPlaces},
		},
		Tells: []Sentence{
			{"swapped-places", catalog.Text{DE: "{card} und {on} tauschen die Plätze.", EN: "{card} and {on} change places."}},
		},
	}
}
