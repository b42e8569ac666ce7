package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// The pawnbroker (Pfandleiher, Rulings 113.U.a–c) is laid on an own building: its functions rest, and its
// player gets the building cost less one resource, whatever was paid for it. Paying the cost frees it again.

func (g *game) pawnable(p Player, c CardNo) error {
	k := &g.s.Cards[c]
	d := g.def(c)
	switch {
	case !k.Laid || k.By != p || !d.is(catalog.Building):
		return g.refuse("102.B.Gebäude 113.U.a", "Verpfändet wird ein eigenes Gebäude.", "It is one of your own buildings that is pawned.")
	case slices.ContainsFunc(g.lyingOn(c), func(on CardNo) bool { return g.has(on, "pawns") != nil }):
		return g.refuse("113.U.a", "Dieses Gebäude ist schon verpfändet.", "This building is pawned already.")
	case !g.t.on("112.M.a") && len(g.lyingOn(c)) > 0: // the tempting reading: one blocking card is enough
		return g.refuse("112.M.a", "Dort liegt schon eine Karte.", "A card lies there already.")
	case d.costIs == catalog.Unknown:
		return g.unstated("cost of "+d.id, "Was das Gebäude kostet, nennt keine Quelle: nimm die Kosten an (`assume cost`).", "No source states what the building costs: assume it (`assume cost`).")
	}
	return nil
}

func canPawn(g *game, p Player, c CardNo, n *node) error {
	for _, x := range g.s.Sides[p].Laid {
		if err := g.pawnable(p, x); err == nil {
			return nil
		} else if _, ok := err.(*Undecided); ok {
			return nil
		}
	}
	return g.refuse("112.S.a", "Es gibt kein Gebäude, das sich verpfänden ließe.", "There is no building to pawn.")
}

func runPawn(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askPawn(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Text: say("Welches Gebäude wird verpfändet, und welche Rohstoffe gibt es dafür?", "Which building is pawned, and for which resources?")}
	for _, c := range g.s.Sides[f.By].Laid {
		if g.pawnable(f.By, c) == nil {
			m := NewMove(f.By, Choose)
			m.Card = c
			d.Options = append(d.Options, m)
		}
	}
	return d
}

// answerPawn takes the building (Card) and the resources received (Get): its cost less one.
func answerPawn(g *game, f *Frame, m Move) error {
	if m.Card == NoCard {
		return g.wrong("Sag, welches Gebäude verpfändet wird.", "Say which building is pawned.")
	}
	if err := g.pawnable(f.By, m.Card); err != nil {
		return err
	}
	cost := g.def(m.Card).cost
	want := cost.Total() - 1
	cites := []string{"125.B.b", "103.P.a"}
	if n, _ := g.discounts(f.By, m.Card); n > 0 {
		cites = []string{"113.U.b", "125.B.b", "103.P.a"}
		if !g.t.on("113.U.b") {
			want -= n // the tempting reading: only what was paid comes back
		}
	}
	if len(g.lyingOn(m.Card)) > 0 { // a bewitched building may be pawned as well
		cites = append(cites, "112.M.a")
	}
	room := g.room(f.By)
	fits := 0
	for k := range room {
		fits += int(min(room[k], cost.Bag[k]))
	}
	want = max(0, min(want, fits)) // what has no room on the landscapes is lost (125.B.b)
	if m.Get.Total() == 0 && want > 0 {
		return g.unnamed("resources", "Nenne die %d Rohstoffe, die es dafür gibt.", "Name the %d resources that it brings.", want)
	}
	if m.Get.Total() != want {
		return g.refuseBy(cites, "Für dieses Gebäude gibt es %d Rohstoffe.", "This building brings %d resources.", want)
	}
	for k := range m.Get {
		if m.Get[k] > cost.Bag[k] {
			return g.refuseBy(cites, "Zurück kommen nur Rohstoffe der Baukosten.", "Only resources of the building cost come back.")
		}
		if m.Get[k] > room[k] {
			return g.refuse("125.B.b", "Dafür ist auf den Landschaften kein Platz.", "There is no room for that on the landscapes.")
		}
	}
	if cost.Power > 0 && !g.t.on("125.B.b") {
		for _, w := range g.wizards(f.By) {
			g.edit(w).Power = 3 // the tempting reading: magic power comes back as resources do
		}
	}
	f.Step = 1
	building, by, card := m.Card, f.By, f.Card
	g.lay(card, by, by, Spot{Kind: OnCard, Card: building})
	got := g.gain(by, m.Get)
	e := g.emit("pawned", by, cites...)
	e.Card, e.On, e.Get = card, building, got
	return nil
}

// redeem frees a pawned building for its building cost, cheaper where it could be built cheaper: at any time in
// one's own turn, in the turn of pawning too (113.U.a), and even while a witch lies on it (113.U.c).
func (g *game) redeem(m Move) error {
	if m.Card != NoCard && g.isBanOn(m.Who, m.Card) {
		return g.liftBan(m)
	}
	if m.Card == NoCard || !g.s.Cards[m.Card].Laid || g.s.Cards[m.Card].By != m.Who {
		return g.wrong("Ausgelöst wird ein eigenes verpfändetes Gebäude.", "It is one of your own pawned buildings that is redeemed.")
	}
	pawn := NoCard
	witch := false
	for _, on := range g.lyingOn(m.Card) {
		if g.has(on, "pawns") != nil {
			pawn = on
		} else if g.has(on, "blocks") != nil {
			witch = true
		}
	}
	if pawn == NoCard {
		return g.wrong("Dieses Gebäude ist nicht verpfändet.", "This building is not pawned.")
	}
	cite := "113.U.a"
	if witch {
		cite = "113.U.c"
		if !g.t.on("113.U.c") {
			return g.refuse("113.U.c", "Erst muss die Hexe weg.", "The witch has to go first.")
		}
	}
	if !g.t.on("113.U.a") && g.s.Cards[pawn].Since == g.s.Turn {
		return g.refuse("113.U.a", "Nicht im selben Zug.", "Not in the same turn.")
	}
	if err := g.payRedeem(m, cite); err != nil {
		return err
	}
	by := g.s.Cards[pawn].By
	g.leave(pawn)
	g.toDiscard(by, pawn)
	e := g.emit("redeemed", m.Who, cite)
	e.Card, e.On = pawn, m.Card
	g.emit("discarded", by, g.stolenCites(by, pawn, "103.K.b")...).Card = pawn
	g.settleEnd(m.Who) // the building may allow more cards again (103.H.a)
	if g.s.Phase == EndPhase && g.hand(m.Who).Len() < g.handLimit(m.Who) {
		g.s.End = EndDrawing
	}
	return nil
}

// payRedeem pays the building cost of a pawned building, less discounts: that is why pawning and redeeming in
// one turn pays where one builds cheaply (113.U.a; reading redeem-price).
func (g *game) payRedeem(m Move, cite string) error {
	n, cites := g.discounts(m.Who, m.Card)
	if n > 0 && g.reading("redeem-price") == "printed" {
		n, cites = 0, nil
	}
	return g.pay(m.Who, m.Card, g.def(m.Card).cost, n, m.Give, m.Save, cite+" "+strings.Join(cites, " "))
}
