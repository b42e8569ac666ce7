package engine

import "catanica/catalog"

// If the sources state a card's effect but not its number, its effect word says `n: unknown`. A scenario can assume the
// number (`assume: number CARD = 2`); without it the step is undecided.

// number returns the count in the effect word n of card c: at least 1, or the number that a scenario assumes where the
// sources give none.
func (g *treasury) number(c CardNo, n *node) (int, error) {
	if n.arg.Get("n").Str != "unknown" {
		return max(1, n.arg.Get("n").Int()), nil
	}
	if k := g.def(c).number; k > 0 {
		return k, nil
	}
	return 0, g.unstated("number of "+g.def(c).id,
		"Welche Zahl für %s gilt, nennt keine Quelle: Nimm sie an (`assume: number`).",
		"No source says which number applies to %s: assume it (`assume: number`).", g.title(c, catalog.Accusative))
}

// hasNumber returns why an action card cannot be played because nobody has stated its number, or nil.
func hasNumber(g *game, _ Player, c CardNo, n *node) error {
	_, err := g.number(c, n)
	return err
}
