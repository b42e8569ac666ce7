package engine

// casts: {do: […], when: before}. A spell out of a book: called up once in a turn, it costs the magic power that the book
// says (126.A.a, 103.P.c), brings the opponent's archdiocese its gold (123.AF.a), and its words are carried out.
// Nothing stops it: a veto is for action cards only (001#21). `when: before` is a spell for before the roll (103.C.b).

// useCast casts the spell.
func (g *game) useCast(m Move, n *node) error {
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
	if err := g.paySpell(m.Who, m.Card, m.By); err != nil {
		return err
	}
	e := g.emit("used", m.Who, append([]string{"zud.magie.zauberbuecher", "103.P.c"}, n.cites...)...)
	e.Card = m.Card
	g.tithe(m.Who, m.Card)
	g.pushNodes(n.do, m.Who, m.Card)
	return nil
}

// paySpell takes what a spell costs, from the wizard named first.
func (g *game) paySpell(p Player, book, first CardNo) error {
	cost := g.def(book).cost
	if err := g.payPower(p, int(cost.Power), first); err != nil {
		return err
	}
	cost.Power = 0
	if cost.Total() == 0 {
		return nil
	}
	return g.pay(p, book, cost, 0, Bag{}, Bag{}, "zud.magie.zauberbuecher")
}

// moment is the phase in which a function is called up.
func (u *usable) moment(n *node) Phase {
	if n.arg.Get("when").Str == "before" {
		return BeforeRoll
	}
	return u.phase
}

// momentOf names what says when a function is called up.
func momentOf(n *node, u *usable) string {
	if u.moment(n) == BeforeRoll {
		return "103.C.b 103.B.b"
	}
	return "103.B.b"
}

// noNumber is said of a use that names a number where the function reads none.
func (g *game) noNumber() error {
	return g.wrong("Diese Funktion braucht weder Stapel noch Zahl.", "This function takes no stack and no number.")
}

// wordCasts is the effect word `casts`.
func wordCasts() Word {
	return Word{
		Name: "casts", In: InForce,
		Args:    []string{"do", "when"},
		Form:    "`do: […]`, `when: before`",
		Doc:     "called up: a spell for magic power",
		Example: "Zeitrad",
		Use:     &usable{phase: MainPhase, do: (*game).useCast},
	}
}
