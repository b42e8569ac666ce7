package engine

import "catanica/catalog"

// veto. A spell book that stops an action card, for magic power (Rulings 126.I.b, 103.I.f). The vetoed card goes under
// one of its player's draw stacks, and its effect is off.

// wordVeto returns the effect word `veto`.
func wordVeto() Word {
	return Word{
		Name: "veto", In: InForce,
		Doc:        "stops an action card, for magic power",
		Example:    "Zauberveto",
		Acts:       catalog.Stops,
		Procedures: []Procedure{lateVetoProcedure()},
	}
}

// vetoAsks asks the opponent of the player whose card frame f plays.
func vetoAsks(g *game, f *Frame) Decision {
	p := f.By.Other()
	return Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true, Options: cardMoves(p, g.vetoes(p)),
		Text: say("Legst du ein Veto gegen diese Karte ein?", "Do you veto this card?")}
}

// castVeto pays for the veto against the card that frame f plays. The caller stops the card.
func castVeto(g *game, f *Frame, m Move) error {
	if m.Card == NoCard || g.has(m.Card, "veto") == nil || !g.s.Cards[m.Card].Laid || g.s.Cards[m.Card].By != m.Who {
		return g.wrong("Hier kannst du nur ein Zauberveto einsetzen.", "You can respond only with Countermagic here.")
	}
	if err := g.mayCastVeto(m.Who, m.Card); err != nil {
		return err
	}
	if err := g.payPower(m.Who, m.Card, int(g.def(m.Card).cost.Power), m.payers()); err != nil {
		return err
	}
	g.edit(m.Card).Used++
	if len(g.protections(m.Who, f.Card)) > 0 { // he could have answered with a protection card later
		g.read("reaction-order")
	}
	e := g.emit("vetoed", m.Who, append(vetoCites(g, f), g.textOf(m.Card))...)
	e.Card, e.On = m.Card, f.Card
	g.tithe(m.Who, m.Card)
	return nil
}

// vetoCites returns the articles that allow this veto.
func vetoCites(g *game, f *Frame) []string {
	cites := []string{"126.I.b"}
	switch {
	case g.answering(f):
		cites = []string{"126.I.d", "126.I.b"}
	case g.isDuel(f.Card):
		cites = []string{"126.I.e", "126.I.b"}
	case g.s.Phase == BeforeRoll:
		cites = []string{"103.I.b", "126.I.b"}
	}
	if n := g.stone(); n != nil && n.arg.Get("what").Str != "harm" {
		return append([]string{"126.I.a"}, cites...)
	}
	return cites
}

// mayVeto reports whether p can answer a card with a veto at all.
func (g *progress) mayVeto(p Player) bool { return len(g.vetoes(p)) > 0 }

// vetoes returns the books with which p can veto now.
func (g *progress) vetoes(p Player) []CardNo {
	var out []CardNo
	g.eachFunction(p, "veto", func(c CardNo, _ *node) {
		if g.mayCastVeto(p, c) == nil {
			out = append(out, c)
		}
	})
	return out
}

// mayCastVeto returns why p cannot cast from the book c, or nil. Vetoes may be cast before the roll as well (Ruling
// 103.I.b), and against answers (126.I.d).
func (g *progress) mayCastVeto(p Player, c CardNo) error {
	if g.misread("103.I.b") {
		return g.misreadVetoAfterRoll(p, c)
	}
	if g.misread("126.I.d", "103.E.f/zauberveto") {
		return g.misreadVetoOfAttack(p, c)
	}
	return g.canCastVeto(p, c)
}

// canCastVeto refuses a second veto in a turn (Ruling 126.I.b), one barred by the stone, and one without enough magic
// power.
func (g *progress) canCastVeto(p Player, c CardNo) error {
	d := g.def(c)
	if !g.working(c) {
		return g.refuse("103.P.a", "Das Zauberbuch ist blockiert.", "The spell book is blocked.")
	}
	if g.s.Cards[c].Used > 0 && g.by("103.P.c/zauberbuecher") {
		return g.refuse("126.I.b 103.P.c", "Jedes Zauberbuch wirkt nur einmal im Zug.",
			"Each spell book works only once per turn.")
	}
	if err := g.barred(p, d); err != nil {
		return err
	}
	if err := g.gateForSpells(d); err != nil {
		return err
	}
	if g.powerForVeto(p) < int(d.cost.Power) {
		return g.refuse("zud.magie.zauberbuecher", "Dafür reicht deine Zauberkraft nicht.",
			"You do not have enough magic power for that.")
	}
	return nil
}

// powerForVeto returns the magic power that p can use, including that of a wizard who is about to be attacked (Ruling
// 126.I.e).
func (g *progress) powerForVeto(p Player) int {
	if g.misread("126.I.e") {
		return g.misreadChallengedPower(p)
	}
	return g.power(p)
}

// vetoedAsks asks the player of the vetoed card for a draw stack (Rulings 102.B.Ausspielen, 103.J.a).
func vetoedAsks(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: []string{"102.B.Ausspielen", "103.J.a"},
		Text: say("Unter welchen Ausbaustapel kommt die verhinderte Karte?",
			"Under which draw stack does the vetoed card go?"),
		Options: g.stackMoves(f.By)}
}

// vetoTexts returns the text of the veto that has stopped the card, which says where the card goes.
func vetoTexts(g *game, f *Frame) []string {
	var out []string
	g.eachFunction(f.By.Other(), "veto", func(c CardNo, _ *node) { out = append(out, g.textOf(c)) })
	return out
}

// vetoedTakes puts the vetoed card under the stack.
func vetoedTakes(g *game, f *Frame, m Move) (next, error) {
	return done, g.putUnder(f.By, f.Card, m.N, vetoTexts(g, f)...)
}
