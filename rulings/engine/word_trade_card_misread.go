package engine

// misreadTradeBegins reads 126.E.a wrongly: the player first chooses a card, and may then give up that very card.
func misreadTradeBegins() next { return tradeCardChoose }

// misreadGivesChosen reads 126.E.a wrongly: a player who has given no card gives the one just chosen.
func misreadGivesChosen(f *Frame, chosen CardNo) {
	if k := keeps[trading](f); !k.Given.IsCard() {
		k.Given = SomeCard(chosen)
	}
}
