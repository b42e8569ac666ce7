package engine

// misreadTradeBegins reads 126.E.a wrongly: a player with an empty hand need not give a card beforehand.
func misreadTradeBegins(g *game, f *Frame) next {
	if h := g.hand(f.By); h.Len() == 0 && !h.Open {
		return tradeCardChoose
	}
	return wait
}

// misreadGivesChosen reads 126.E.a wrongly: a player who has given no card gives the one just chosen.
func misreadGivesChosen(f *Frame, chosen CardNo) {
	if k := keeps[trading](f); !k.Given.IsCard() {
		k.Given = SomeCard(chosen)
	}
}
