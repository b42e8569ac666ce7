package engine

import "slices"

// misreadRollerLeaps reads 103.I.d wrongly: only the player who has rolled undoes the event.
func misreadRollerLeaps(g *game, p Player) []CardNo {
	if p != g.s.Active {
		return nil
	}
	return leapBooks(g, p)
}

// misreadRestoreTable reads 103.E.f wrongly: once the event card has been read out, earlier changes remain, and only
// the card is cancelled.
func misreadRestoreTable(g *game, event CardNo) {
	if event == NoCard {
		restoreTable(g, event)
		return
	}
	g.s.Frames, g.s.Before, g.s.Phase = nil, nil, BeforeRoll
}

// misreadEventStays reads 126.K.a wrongly: an event that has not been carried out stays on top of its stack.
func misreadEventStays(g *game, c CardNo) {
	pile := g.editPile(&g.s.Events)
	pile.Top = slices.Insert(pile.Top, 0, c)
}
