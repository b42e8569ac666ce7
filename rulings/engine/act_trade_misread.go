package engine

// misreadOneForOneOnce reads 113.M.a wrongly: the card allows one trade, not any number of them.
func misreadOneForOneOnce(g *game, give Kind) { g.s.OneForOne &^= 1 << give }

// misreadGuildGetsBought reads 102.B.Banktausch wrongly: the guild gets what the bank gives.
func misreadGuildGetsBought(get Kind) Kind { return get }
