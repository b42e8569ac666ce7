package engine

import (
	"slices"

	"catanica/catalog"
)

// buildMetropolis puts the metropolis card, from the hand or from the middle, on a city. The card stays until the game
// is over (Ruling 102.B.Zentralkarte).
func (g *game) buildMetropolis(m Move) error {
	c, err := metropolisOf(g, m.Who)
	if err != nil {
		return err
	}
	d := g.def(c)
	if err := g.meets(m.Who, c, "build"); err != nil {
		return err
	}
	if err := mayCrown(g, m.Who, m.At.Col, d); err != nil {
		return err
	}
	g.takeFromHand(m.Who, c)
	g.editPile(&g.s.Display).remove(c)
	g.lay(c, m.Who, m.Who, Spot{Kind: OnTable})
	g.setPlaceKind(m.Who, m.At.Col, MetropolisPlace)
	pl, _ := g.place(m.Who, m.At.Col)
	cites := []string{"103.G.c", "102.B.Zentralkarte"}
	if g.t.since("2003") {
		cites = append(cites, "123.AI.a")
	}
	e := g.emit("built-place", m.Who, cites...)
	e.Card, e.To = c, MetropolisPlace.String()+" "+string(pl.Name)
	return nil
}

// metropolisOf returns the metropolis card that p can build: one in his hand, or one in the middle.
func metropolisOf(g *game, p Player) (CardNo, error) {
	in := slices.Concat(g.hand(p).Top, g.s.Display.Top)
	is := func(c CardNo) bool { return g.isType(c, catalog.Metropolis) }
	if i := slices.IndexFunc(in, is); i >= 0 {
		return in[i], nil
	}
	if g.hand(p).Open || g.s.Display.Open || g.hiddenIn(p) {
		return NoCard, g.unstated("a metropolis",
			"Ob eine Metropole auf der Hand ist oder in der Mitte liegt, steht nicht fest: Nenne die Karte.",
			"The position does not say whether a metropolis is in hand or in the middle of the table: name the card.")
	}
	return NoCard, g.refuse("102.B.Zentralkarte", "Weder in der Mitte noch auf deiner Hand ist eine Metropole.",
		"There is no metropolis in the middle of the table or in your hand.")
}
