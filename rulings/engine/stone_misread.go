package engine

// misreadEventsAttack reads 113.F.a wrongly: a card that touches the event stack hurts, so it is an attack.
func (g *progress) misreadEventsAttack(d *def, attack bool) bool { return attack || g.touchesEvents(d) }

// misreadOwnStone reads 125.B.e wrongly: the stone binds only the opponent of its player.
func (g *progress) misreadOwnStone(p Player, d *def, stone *node) error {
	if own, _ := g.function(p, "bars-attacks"); own != NoCard {
		return nil
	}
	return g.barredBy(d, stone)
}
