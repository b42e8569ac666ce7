package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// pawns. A function: the card on which it lies is pawned. Paying the building cost redeems it.

// wordPawns returns the effect word `pawns`.
func wordPawns() Word {
	return Word{
		Name: "pawns", In: InForce,
		Doc:     "marks the card on which it lies as pawned",
		Example: "Pfandleiher",
		Tells: []Sentence{
			{"redeemed", catalog.Text{DE: "{Der on} ist ausgelöst.", EN: "{The on} is redeemed."}},
		},
	}
}

// redeem redeems a pawned building for its building cost, less any discounts: at any time in the player's own turn,
// even in the turn of pawning (Ruling 113.U.a) or while a witch lies on it (Ruling 113.U.c).
func (g *game) redeem(m Move) error {
	if m.Card != NoCard && g.isBan(m.Card) {
		return g.liftBan(m)
	}
	if m.Card == NoCard || !g.s.Cards[m.Card].Laid || g.s.Cards[m.Card].By != m.Who {
		return g.wrong("Du kannst nur ein eigenes verpfändetes Gebäude auslösen.",
			"You can redeem only one of your own pawned buildings.")
	}
	pawn := g.pawnOn(m.Card)
	if pawn == NoCard {
		return g.wrong("Dieses Gebäude ist nicht verpfändet.", "This building is not pawned.")
	}
	cite := "113.U.a"
	if bewitched(g, m.Card) {
		cite = "113.U.c"
	}
	if g.misread("113.U.c") {
		return misreadRedeem(g, m, pawn, cite)
	}
	if g.misread("113.U.a") {
		return misreadRedeemLater(g, m, pawn, cite)
	}
	return redeemFrom(g, m, pawn, cite)
}

// bewitched reports whether a card other than a pawnbroker blocks c.
func bewitched(g *game, c CardNo) bool {
	return slices.ContainsFunc(g.lyingOn(c), func(x CardNo) bool {
		return g.has(x, "pawns") == nil && g.has(x, "blocks") != nil
	})
}

// redeemFrom pays for the building and discards the card by which it was pawned.
func redeemFrom(g *game, m Move, pawn CardNo, cite string) error {
	if err := payRedeem(g, m, cite); err != nil {
		return err
	}
	by := g.s.Cards[pawn].By
	g.leave(pawn)
	g.toDiscard(by, pawn)
	e := g.emit("redeemed", m.Who, cite, g.textOf(pawn))
	e.Card, e.On = pawn, m.Card
	g.emit("discarded", by, g.stolenCites(by, pawn, "103.K.b")...).Card = pawn
	g.settleEnd(m.Who) // the building may allow more cards again (103.H.a)
	if g.s.Phase == EndPhase && g.hand(m.Who).Len() < g.handLimit(m.Who) {
		g.s.End = EndDrawing
	}
	return nil
}

// payRedeem pays the building cost of a pawned building, less discounts. This is why pawning and redeeming in one turn
// can be profitable with discounts (Ruling 113.U.a; reading redeem-price).
func payRedeem(g *game, m Move, cite string) error {
	n, cites := g.discounts(m.Who, m.Card)
	if n > 0 && g.reading("redeem-price") == "printed" {
		n, cites = 0, nil
	}
	return g.pay(m.Who, m.Card, g.def(m.Card).cost, n, m.Give, m.Save, cite+" "+strings.Join(cites, " "))
}
