package engine

// The Large Harbor does not stand in for the Harbor where a card asks for one: they are two cards with quite different
// jobs (Rulings 105.E.a, 123.AN.a). standsIn is the reading that these articles refuse; only mutation ever finds it true.
func (g *game) standsIn(d *def, ref string) bool {
	return ref == "hafen" && d.id == "grosser-hafen" && !g.t.on("105.E.a", "123.AN.a")
}
