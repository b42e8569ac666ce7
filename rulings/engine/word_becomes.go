package engine

import (
	"slices"

	"catanica/catalog"
)

// becomes: {card: schwarzer-ritter, price: unknown}; with `card: unknown` the card has to be assumed. The player turns
// a unit in play into that action card, a round after laying it out at the earliest (Rulings 103.P.b, 103.G.c). While
// it is used it is that action card for everything that asks; afterwards it is the unit again, on the discard pile
// (102.B.Einheit).

const procTurnBack procName = "turn-back"

// turned is the record of turn-back.
type turned struct {
	Was MaybeDef // the unit
}

// wordBecomes returns the effect word `becomes`.
func wordBecomes() Word {
	return Word{
		Name: "becomes", In: InForce,
		Args:    []string{"card", "price"},
		Form:    "`card: schwarzer-ritter`, `price: unknown`",
		Doc:     "called up: the unit is used as that action card; `card: unknown` has to be assumed",
		Example: "Richard der Rächer",
		Use:     &usable{phase: MainPhase, do: useBecomes, waits: true},
		Procedures: []Procedure{{
			Name:  procTurnBack,
			Keeps: recordOf[turned](),
			Steps: []Step{{Name: "turn back", Do: turnsBack}},
		}},
		Tells: []Sentence{
			{"turned", catalog.Text{
				DE: "{who} setzt {den from} als {as to} ein.",
				EN: "{who} uses {the from} as {as to}."}},
		},
	}
}

// useBecomes pays for it and plays the card.
func useBecomes(g *game, m Move, n *node) error {
	d := g.def(m.Card)
	as, err := becomesWhat(g, m.Card, n)
	if err != nil {
		return err
	}
	if d.priceIs != catalog.Known {
		return g.unstated("price of "+d.id,
			"Was es kostet, %s einzusetzen, nennt keine Quelle: Nimm es an (`assume: price`).",
			"No source says what it costs to use %s: assume it (`assume: price`).", g.title(m.Card, catalog.Accusative))
	}
	if err := g.pay(m.Who, m.Card, d.price, 0, m.Give, m.Save, "103.G.c"); err != nil {
		return err
	}
	was := g.s.Cards[m.Card].Def
	g.leave(m.Card)
	g.edit(m.Card).Def = as
	if err := g.mayPlay(m.Who, m.Card); err != nil {
		return err
	}
	if err := g.acts(m.Who); err != nil {
		return err
	}
	e := g.emit("turned", m.Who, catalog.CiteCard(d.id), catalog.CiteCard(g.t.Book.ID(as)))
	e.Card, e.From, e.To = m.Card, d.id, g.t.Book.ID(as)
	keeps[turned](g.begin(procTurnBack, m.Who, m.Card, -1)).Was = SomeDef(was)
	g.beginPlay(m.Who, m.Card)
	return nil
}

// becomesWhat returns the action card that the unit c turns into: the one that the table assumes, or the one that the
// word names.
func becomesWhat(g *game, c CardNo, n *node) (int16, error) {
	d, into := g.def(c), n.arg.Get("card").Str
	if d.becomes != "" {
		into = d.becomes
	}
	as, ok := g.t.Book.Def(into)
	if !ok || !g.t.defs[as].action() {
		return UnknownDef, g.unstated("effect of "+d.id,
			"Welcher Aktionskarte %s dann entspricht, nennt keine Quelle: Nimm es an (`assume: becomes`).",
			"No source says which action card %s then counts as: assume it (`assume: becomes`).",
			g.title(c, catalog.Nominative))
	}
	return as, nil
}

// turnedFrom returns the unit that is being used as the action card c, if c is one.
func (g *progress) turnedFrom(c CardNo) (unit int16, ok bool) {
	i := slices.IndexFunc(g.s.Frames, func(f Frame) bool { return g.carries(&f, procTurnBack) && f.Card == c })
	if i < 0 {
		return UnknownDef, false
	}
	return keeps[turned](&g.s.Frames[i]).Was.Def(), true
}

// turned reports whether a unit is being used as the action card that c is now.
func (g *progress) turned(c CardNo) bool {
	_, ok := g.turnedFrom(c)
	return ok
}

// hitsHimself reports whether a unit that is being used as an action card would be among the cards that its failure
// hits, if it were in play (reading richard-himself).
func (g *conditions) hitsHimself(r returning) bool {
	unit, ok := g.turnedFrom(r.card)
	if !r.lost || !ok {
		return false
	}
	asUnit := g.supposing(func(cards []Card) { cards[r.card].Def = unit })
	return asUnit.countsAny(r.card, r.what)
}

// turnsBack turns the card back into the unit (Rulings 102.B.Einheit, 117.C.b).
func turnsBack(g *game, f *Frame) next {
	if g.by("102.B.Einheit/verwandelt", "117.C.b") {
		g.edit(f.Card).Def = keeps[turned](f).Was.Def()
	}
	if g.misread("103.P.c/umwandeln") {
		misreadTurnsAgain(g, f)
	}
	return done
}
