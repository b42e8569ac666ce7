package engine

import "catanica/catalog"

// misreadUseBuilt reads 116.E.a wrongly: the effect that a card has when it is built can be repeated once a turn.
func misreadUseBuilt(g *game, m Move, built []int16) error {
	g.edit(m.Card).Used++
	g.pushNodes(built, m.Who, m.Card)
	return nil
}

// misreadWizardMoves reads 127.A.b wrongly: a wizard may be laid at another citadel.
func misreadWizardMoves(g *game, m Move) error { return g.moveOver(m.Card, m.Who, m.To) }

// misreadBeforeRollIsAnyTime reads 103.C.b wrongly: a function meant for before the roll can be used all through the
// turn.
func misreadBeforeRollIsAnyTime(moment Phase, wrongPhase bool) bool {
	return wrongPhase && moment != BeforeRoll
}

// misreadSpellOnceATurn reads 126.A.b wrongly: a spell is cast once a turn, however many copies of its book are in
// play.
func misreadSpellOnceATurn(g *game, c CardNo, u *usable) error {
	if g.isType(c, catalog.SpellBook) && g.usedByName(c) {
		return g.refuse("126.A.b", "Diesen Spruch gab es in diesem Zug schon.", "That spell has been cast this turn.")
	}
	return g.tooFresh(c, u.waits)
}

// misreadSpentEarlier reads 112.G.f wrongly: a function works once a turn, even if the card is built anew.
func (g *conditions) misreadSpentEarlier(c CardNo) int8 {
	return g.s.Cards[c].Used + g.s.Cards[c].Earlier
}

// misreadFunctionOnceATurn reads 103.P.c wrongly: a function that may be used any number of times is used once a turn.
func misreadFunctionOnceATurn(g *game, c CardNo, n *node, u *usable) error {
	if g.spent(c) > 0 && n.arg.Get("often").Str == "unlimited" {
		return g.refuse("103.P.c", "Diese Karte hast du in diesem Zug schon genutzt.", "You have used this card this turn.")
	}
	return g.tooFresh(c, u.waits)
}

// misreadWorks reads 103.P.c wrongly: a function that works by itself works once a turn.
func misreadWorks() bool { return true }

// misreadWornOut reads 103.P.c wrongly: a function that has worked in this turn works no more.
func (g *treasury) misreadWornOut(c CardNo) bool { return g.s.Cards[c].Used > 0 }
