package engine

import "slices"

// misreadPlayAfterBuild reads 103.G.c wrongly: a player who has built plays no more action cards in this turn.
func misreadPlayAfterBuild(g *game, p Player) error {
	built := slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		return g.s.Cards[c].By == p && g.newThisTurn(c)
	})
	if built {
		return g.refuse("103.G.c", "Wer gebaut hat, spielt keine Aktionskarte mehr.",
			"Who has built plays no more action cards.")
	}
	return g.heedAction(p)
}

// misreadPlayedAfterRoll reads 113.B.a wrongly: a card meant for before the roll may be played after it, once the dice
// are known.
func misreadPlayedAfterRoll(before, wrongPhase bool) bool { return wrongPhase && !before }

// misreadPlayedFromPalace reads 123.BD.a wrongly: a card meant for before the roll may also be played after it if the
// Palace has just fetched it.
func misreadPlayedFromPalace(g *game, p Player, before, wrongPhase bool) bool {
	palace, _ := g.function(p, "sun-fetch")
	return wrongPhase && !(before && palace != NoCard && g.s.Dice.Event == GoodYear)
}

// misreadTitheLast reads 123.AF.a wrongly: the archdiocese takes its gold after the card has taken effect.
func misreadTitheLast(g *game, f *Frame) { g.tithe(f.By, f.Card) }
