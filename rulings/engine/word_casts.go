package engine

// casts: {do: […], when: before}. A spell out of a book: called up once a turn, it costs the magic power that the book
// says (Rulings 126.A.a, 103.P.c), brings the opponent's archdiocese its gold (123.AF.a), and its words are carried
// out. Nothing stops it: a veto is for action cards only. `when: before` marks a spell of before the roll (103.C.b).

// wordCasts returns the effect word `casts`.
func wordCasts() Word {
	return Word{
		Name: "casts", In: InForce,
		Args:    []string{"do", "when"},
		Form:    "`do: […]`, `when: before`",
		Doc:     "called up: a spell for magic power",
		Example: "Zeitrad",
		Use:     &usable{phase: MainPhase, do: useCasts},
	}
}

// useCasts casts the spell.
func useCasts(g *game, m Move, n *node) error {
	if m.N != 0 {
		return g.noNumber()
	}
	if err := g.mayCast(m.Who, m.Card); err != nil {
		return err
	}
	for _, i := range n.do {
		w := &g.t.Book.nodes[i]
		if w.word.Can == nil {
			continue
		}
		if err := w.word.Can(g, m.Who, m.Card, w); err != nil {
			return err
		}
	}
	if err := g.paySpell(m.Who, m.Card, m.payers()); err != nil {
		return err
	}
	e := g.emit("used", m.Who, append([]string{"zud.magie.zauberbuecher", "103.P.c"}, n.cites...)...)
	e.Card = m.Card
	g.tithe(m.Who, m.Card)
	g.pushNodes(n.do, m.Who, m.Card)
	return nil
}
