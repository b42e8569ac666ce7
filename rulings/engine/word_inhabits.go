package engine

// inhabits: {wizards: 2}. To build it its player needs so many wizards in the principality; it is enough that one
// citadel is inhabited (Ruling 125.B.a).

// wordInhabits returns the effect word `inhabits`.
func wordInhabits() Word {
	return Word{
		Name: "inhabits", In: InForce,
		Args:    []string{"wizards"},
		Form:    "`wizards: 2`",
		Doc:     "to build it one needs so many wizards",
		Example: "Stein der Weisen",
	}
}

// inhabited returns why p has too few wizards to build such a card, or nil (Ruling 125.B.a).
func (g *conditions) inhabited(p Player, d *def) error {
	for _, i := range d.works {
		n := &g.t.Book.nodes[i]
		if n.word.Name != "inhabits" {
			continue
		}
		if g.misread(n.switches...) {
			return g.misreadEachCitadel(p)
		}
		if want := n.arg.Get("wizards").Int(); len(g.wizards(p)) < want {
			return g.refuseBy(n.cites, "Dazu brauchst du %s.", "You need %s for that.",
				countWizards(want))
		}
	}
	return nil
}
