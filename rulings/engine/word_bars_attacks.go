package engine

import (
	"slices"

	"catanica/catalog"
)

// bars-attacks: {what: harm}. A function: the Philosopher's Stone bars attacks for both players. Until the reform,
// `what: harm`, it barred whatever takes resources, landscapes, units or buildings out of a principality, destroys them
// or makes them useless (001#4, 101.D.d q).

// wordBarsAttacks returns the effect word `bars-attacks`.
func wordBarsAttacks() Word {
	return Word{
		Name: "bars-attacks", In: InForce,
		Args:    []string{"what"},
		Form:    "`what: harm`",
		Doc:     "neither player may play attacks any more; with `what`, nothing that harms a principality",
		Example: "Stein der Weisen",
		Acts:    catalog.Stops,
	}
}

// harmBarred returns why the card may not be played or cast while a stone that bars harm is in play, or nil. Whether
// the stone protected spell books too was unclear then.
func (g *progress) harmBarred(d *def, n *node) error {
	for _, w := range g.wordsCarriedOut(d) {
		switch {
		case !w.word.Harms:
		case slices.Contains(w.arg.Get("what").Strs(), string(catalog.SpellBook)):
			return g.unstated("reach of the stone",
				"Ob der Stein der Weisen vor 2003 auch Zauberbücher schützte, sagt keine Quelle eindeutig.",
				"No source says clearly whether the Philosopher's Stone also protected spell books before 2003.")
		default:
			return g.refuseBy(n.cites, "Der Stein der Weisen schützt Rohstoffe, Einheiten und Gebäude beider Spieler.",
				"The Philosopher's Stone protects the resources, units and buildings of both players.")
		}
	}
	return nil
}

// wordsCarriedOut returns the effect words that are carried out when the card is played, or when its function is
// invoked, and those that follow if they succeed.
func (g *progress) wordsCarriedOut(d *def) []*node {
	open := slices.Clone(d.played)
	for _, i := range d.works {
		open = append(open, g.t.Book.nodes[i].do...)
	}
	var out []*node
	for len(open) > 0 {
		n := &g.t.Book.nodes[open[0]]
		out, open = append(out, n), append(open[1:], n.won...)
	}
	return out
}

// besideOldStone reports whether c is a unit that turns into an action card beside a stone that bars harm: until the
// reform it could (Ruling 101.D.d r). There must be a stone in play.
func (g *conditions) besideOldStone(p Player, c CardNo) bool {
	n := g.stone()
	old := n.arg.Get("what").Str == "harm"
	if g.misread("101.D.d/richard-der-raecher") {
		old = misreadStoneSparesUnits(n)
	}
	return old && !g.inHand(p, c)
}
