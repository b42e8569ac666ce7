package engine

import (
	"slices"

	"catanica/catalog"
)

// pawn. The card is laid on one of its player's buildings: its functions rest (see pawns), and its player gets the
// building cost less one resource, whatever was paid for it (Rulings 113.U.a–c).

const procPawn procName = "pawn"

// wordPawn returns the effect word `pawn`.
func wordPawn() Word {
	return Word{
		Name: "pawn", In: OnPlay,
		Doc:     "the card is laid on one of the player's own buildings, whose cost less one comes back (see `pawns`)",
		Example: "Pfandleiher",
		Acts:    catalog.Hits,
		Can:     canPawn,
		Procedures: []Procedure{
			{Name: procPawn, Steps: []Step{{Name: "building", Ask: pawnAsks, Take: pawnTakes}}},
		},
		Tells: []Sentence{
			{"pawned", catalog.Text{
				DE: "{who} verpfändet {den on} und erhält {get}.",
				EN: "{who} pawns {on} and receives {get}."}},
		},
	}
}

// canPawn refuses the card if there is no building to pawn (Ruling 112.S.a).
func canPawn(g *game, p Player, _ CardNo, _ *node) error {
	for _, x := range g.s.Sides[p].Laid {
		switch mayPawn(g, p, x).(type) {
		case nil, *Undecided:
			return nil
		}
	}
	return g.refuse("112.S.a", "Du hast kein Gebäude, das du verpfänden könntest.",
		"You have no building that you could pawn.")
}

// mayPawn returns why p may not pawn c, or nil.
func mayPawn(g *game, p Player, c CardNo) error {
	k := &g.s.Cards[c]
	d := g.def(c)
	switch {
	case !k.Laid || k.By != p || !d.is(catalog.Building):
		return g.refuse("102.B.Gebäude 113.U.a", "Du kannst nur ein eigenes Gebäude verpfänden.",
			"You can pawn only one of your own buildings.")
	case g.pawnOn(c) != NoCard:
		return g.refuse("113.U.a", "Dieses Gebäude ist schon verpfändet.", "This building is already pawned.")
	}
	if g.misread("112.M.a") {
		return misreadPawnsFree(g, c)
	}
	return costToPawn(g, d)
}

// costToPawn returns an Undecided error if nobody states the cost of a building, or nil.
func costToPawn(g *game, d *def) error {
	if d.costIs != catalog.Unknown {
		return nil
	}
	return g.unstated("cost of "+d.id,
		"Was das Gebäude kostet, nennt keine Quelle: Nimm die Kosten an (`assume cost`).",
		"No source says what the building costs: assume a cost (`assume cost`).")
}

func pawnAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card,
		Text: say("Welches Gebäude verpfändest du, und welche Rohstoffe nimmst du dafür?",
			"Which building do you pawn, and which resources do you take for it?")}
	for _, c := range g.s.Sides[f.By].Laid {
		if mayPawn(g, f.By, c) == nil {
			d.Options = append(d.Options, cardMove(f.By, c))
		}
	}
	return d
}

// pawnTakes takes the building (Card) and the resources received (Get). A blocked building may be pawned as well
// (Ruling 112.M.a).
func pawnTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Card == NoCard {
		return wait, g.wrong("Nenne das Gebäude, das du verpfändest.", "Name the building that you pawn.")
	}
	if err := mayPawn(g, f.By, m.Card); err != nil {
		return wait, err
	}
	cites := pawnCites(g, f.By, m.Card)
	if err := mayPawnFor(g, f.By, m, cites); err != nil {
		return wait, err
	}
	if g.misread("125.B.b") {
		misreadPawnPaysPower(g, f.By, m.Card)
	}
	by, card := f.By, f.Card
	g.lay(card, by, by, Spot{Kind: OnCard, Card: m.Card})
	got := g.gain(by, m.Get)
	if g.def(m.Card).cost.Power == 0 { // 125.B.b is about magic power, which is not paid out
		cites = slices.DeleteFunc(cites, func(id string) bool { return id == "125.B.b" })
	}
	e := g.emit("pawned", by, append([]string{g.textOf(card)}, cites...)...)
	e.Card, e.On, e.Get = card, m.Card, got
	return done, nil
}

func pawnCites(g *game, p Player, c CardNo) []string {
	cites := []string{"125.B.b", "103.P.a"}
	if n, _ := g.discounts(p, c); n > 0 {
		cites = append([]string{"113.U.b"}, cites...)
	}
	if len(g.lyingOn(c)) > 0 {
		cites = append(cites, "112.M.a")
	}
	return cites
}

// mayPawnFor returns why the building that m names does not pay the resources that m names, or nil: it pays its
// building cost less one (Ruling 125.B.b), whatever was paid for it (Ruling 113.U.b). Resources without room are lost.
func mayPawnFor(g *game, p Player, m Move, cites []string) error {
	cost := g.def(m.Card).cost
	want := cost.Total() - 1
	if g.misread("113.U.b") {
		want = misreadPawnPaid(g, p, m.Card)
	}
	room := g.room(p)
	fits := 0
	for k := range room {
		fits += int(min(room[k], cost.Bag[k]))
	}
	want = max(0, min(want, fits))
	if m.Get.Total() == 0 && want > 0 {
		return g.unnamed("resources", "Nenne, was du für das Gebäude nimmst: genau %s.",
			"Name what you take for the building: exactly %s.", countResources(want))
	}
	if m.Get.Total() != want {
		return g.refuseBy(cites, "Für dieses Gebäude bekommst du genau %s.",
			"You receive exactly %s for this building.", countResources(want))
	}
	for k := range m.Get {
		if m.Get[k] > cost.Bag[k] {
			return g.refuseBy(cites, "Du bekommst nur Rohstoffe, die zu den Baukosten des Gebäudes gehören.",
				"You receive only resources that are part of the building's cost.")
		}
		if m.Get[k] > room[k] {
			return g.refuse("125.B.b", "Dafür ist auf deinen Landschaften kein Platz.",
				"Your landscapes have no room for that.")
		}
	}
	return nil
}

// pawnOn returns the card that pawns c, or NoCard.
func (g *game) pawnOn(c CardNo) CardNo {
	on := g.lyingOn(c)
	if i := slices.IndexFunc(on, func(x CardNo) bool { return g.has(x, "pawns") != nil }); i >= 0 {
		return on[i]
	}
	return NoCard
}
