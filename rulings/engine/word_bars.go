package engine

import (
	"slices"

	"catanica/catalog"
)

// bars-attacks: {what: harm}. Until the reform the Philosopher's Stone stopped, for both players, whatever takes resources,
// landscapes, units or buildings out of a principality, destroys them or makes them useless (001#4, 101.D.d q). Since then it
// stops what is classed as an attack.

// harmBarred tells why the card may not be played or cast beside such a stone, or nil. Whether a spell book counts among what it
// protects was unclear then.
func (g *game) harmBarred(d *def, n *node) error {
	nodes := slices.Clone(d.played)
	for _, i := range d.works {
		nodes = append(nodes, g.t.Book.nodes[i].do...)
	}
	harms, books := false, false
	for len(nodes) > 0 {
		w := &g.t.Book.nodes[nodes[0]]
		nodes = append(nodes[1:], w.won...)
		if w.word.Harms {
			harms = true
			books = books || slices.Contains(w.arg.Get("what").Strs(), string(catalog.SpellBook))
		}
	}
	switch {
	case books:
		return g.unstated("reach of the stone", "Ob der Stein der Weisen vor 2003 auch Zauberbücher schützte, war unklar.", "Whether the Philosopher's Stone protected spell books too before 2003 was unclear.")
	case harms:
		return g.refuseBy(n.cites, "Der Stein der Weisen schützt Rohstoffe, Einheiten und Gebäude beider Spieler.", "The Philosopher's Stone protects the resources, units and buildings of both players.")
	}
	return nil
}

// besideOldStone reports whether c is a unit that turns into an action card: until the reform it could beside the stone too
// (101.D.d r).
func (g *game) besideOldStone(p Player, c CardNo) bool {
	n := g.stone()
	return n != nil && n.arg.Get("what").Str == "harm" && !g.inHand(p, c)
}
