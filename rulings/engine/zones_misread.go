package engine

// misreadGoesHome reads 112.S.c and 103.K.b wrongly: once used, a card goes to the piles of its owner.
func (g *board) misreadGoesHome(c CardNo) Player { return g.s.Cards[c].Owner }

// misreadNoStack reads 103.J.a wrongly: if no card is left, there is no stack.
func (g *ledger) misreadNoStack() error {
	return g.refuse("103.J.a", "Dort liegt kein Stapel mehr.", "There is no stack any more.")
}

// misreadKeepsGoods reads 122.C.c wrongly: a card that leaves play keeps the goods stored on it.
func misreadKeepsGoods(k *Card, was Card) { k.Stored = was.Stored }

// misreadWitchReturns reads 112.M.b wrongly: a card that lay on one which has left goes back to the hand.
func (g *ledger) misreadWitchReturns(on CardNo, by Player) { g.toHand(by, on) }
