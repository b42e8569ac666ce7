package engine

import (
	"strings"

	"catanica/catalog"
)

// build puts an expansion into play, from the hand or from the display, or extends the principality (build_axis.go).
// build_spots.go says where an expansion may lie.

// actBuild returns the verb `build`.
func actBuild() action {
	return action{
		verb: Build, phases: []Phase{MainPhase}, do: build,
		ofDisplay: func(l *list, c CardNo) {
			if l.g.opens(c) {
				buildCandidates(l, c)
			}
		},
		ofHand: func(l *list, c CardNo) {
			if !l.g.neverBuilt(c) {
				buildCandidates(l, c)
			}
		},
		onAxis: axisCandidates,
	}
}

// buildCandidates lists the spots where card c may be built.
func buildCandidates(l *list, c CardNo) {
	d := l.g.def(c)
	m := l.move(Build)
	m.Card = c
	if l.g.isBond(d) || l.g.opens(c) { // what it asks for depends on more than the card
		l.g.spots(l.who, c, func(at Spot, _ error) {
			m.At = at
			l.try(m)
		})
		return
	}
	why := mayBuildAnywhere(l.g, l.who, c)
	if !passable(why) && !d.unclearPlace() && l.g.t.off == nil {
		return
	}
	l.g.spots(l.who, c, func(at Spot, unclear error) {
		switch m.At = at; {
		case unclear != nil:
			l.unless(unclear, m)
		case len(d.built) > 0 || d.cost.Power > 0:
			l.tryUnless(why, m)
		default:
			l.unless(why, m)
		}
	})
}

// mayBuildAnywhere returns why p cannot build card c on any spot, or nil. It leaves out the reasons that depend on the
// spot.
func mayBuildAnywhere(g *game, p Player, c CardNo) error {
	d := g.def(c)
	if d.card == nil {
		return g.hiddenCard()
	}
	if err := onlyOne(g, c); err != nil {
		return err
	}
	if err := g.meets(p, c, "build"); err != nil {
		return err
	}
	if err := g.inhabited(p, d); err != nil {
		return err
	}
	if err := g.namesNone(p, c); err != nil {
		return err
	}
	if !hasBuildCost(d) {
		return nil
	}
	if d.costIs == catalog.Unknown {
		return costUnstated(g, d)
	}
	n, _ := g.discounts(p, c)
	err := g.err // of a discount of which nobody states how much it is
	g.err = nil
	if why := g.mayPay(p, c, d.cost, n); why != nil {
		return why
	}
	return err
}

// build puts an expansion into play or extends the principality (Ruling 103.G.c).
func build(g *game, m Move) error {
	switch {
	case m.Road:
		return buildRoad(g, m)
	case m.Place:
		return buildPlace(g, m)
	}
	return buildCard(g, m)
}

// buildCard puts an expansion from the hand, or an open card from the display, into play (Ruling 105.C.b).
func buildCard(g *game, m Move) error {
	open := g.onDisplay(m.Card)
	if !open && !g.inHand(m.Who, m.Card) {
		return g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	if err := g.isBuilt(m.Card); err != nil {
		return err
	}
	d := g.def(m.Card)
	if d.is(catalog.Metropolis) {
		return g.wrong("Nenne die Stadt, die zur Metropole wird.", "Name the city that becomes a metropolis.")
	}
	side := m.Who
	if d.is(catalog.Foreign) {
		side = m.Who.Other()
	}
	at, err := g.spotFor(side, m.Card, m.At)
	if err != nil {
		return err
	}
	if open {
		if err := g.mayTakeOpen(m.Who, m.Card); err != nil {
			return err
		}
		g.takeOpen(m.Who, m.Card)
	}
	if err := mayBuild(g, m, at); err != nil {
		return err
	}
	if err := payBuild(g, m); err != nil {
		return err
	}
	g.takeFromHand(m.Who, m.Card)
	g.lay(m.Card, m.Who, side, at)
	furnish(g, m.Card)
	cites := buildCites(g, m.Card)
	if open {
		cites = append(cites, "105.C.b")
	}
	g.emit("built", m.Who, cites...).Card = m.Card
	for _, i := range d.built {
		if n := &g.t.Book.nodes[i]; n.word.Completes != nil {
			if err := n.word.Completes(g, m.Card, n); err != nil {
				return err
			}
		}
	}
	g.pushNodes(d.built, m.Who, m.Card)
	return nil
}

// mayBuild returns which condition of the move's card is not met, or nil.
func mayBuild(g *game, m Move, at Spot) error {
	if err := onlyOne(g, m.Card); err != nil {
		return err
	}
	if err := g.meets(m.Who, m.Card, "build"); err != nil {
		return err
	}
	if err := g.inhabited(m.Who, g.def(m.Card)); err != nil {
		return err
	}
	if err := g.bonded(m.Who, m.Card, at); err != nil {
		return err
	}
	abroad := g.def(m.Card).is(catalog.Foreign)
	if g.misread("103.G.c/fremdkarten") && abroad && g.misreadStepOver(m.Who) {
		return g.misreadStepRefused()
	}
	if g.misread("103.G.c/ausbauten") && !abroad && g.misreadStepOver(m.Who) {
		return g.misreadStepRefused()
	}
	return g.namesNone(m.Who, m.Card)
}

// isBuilt returns an error if c is a card that is never built, or nil.
func (g *conditions) isBuilt(c CardNo) error {
	switch {
	case g.def(c).card == nil:
		return g.hiddenCard()
	case g.neverBuilt(c):
		return g.wrong("%s wird nicht gebaut.", "%s is not a card that you build.", g.title(c, catalog.Nominative))
	}
	return nil
}

// neverBuilt reports whether c is certain to be a card that is never built.
func (g *conditions) neverBuilt(c CardNo) bool {
	d := g.def(c)
	return d.card != nil && (d.action() || d.is(catalog.EventType))
}

// furnish gives a card that has just been built its initial contents: a wizard gets magic power (zud.magie.zauberer),
// Public Feeling a star (kuw.volksstimmung). A monument starts with nothing (Ruling 123.BI.a).
func furnish(g *game, c CardNo) {
	d := g.def(c)
	if d.is(catalog.Wizard) {
		furnishWizard(g, c)
	}
	if d.is(catalog.Counter) {
		g.edit(c).Stars = 1
	}
	if g.misread("123.BI.a") {
		misreadMonumentStarts(g, c)
	}
}

// furnishWizard gives a wizard two points of magic power, which can be used at once (Ruling 127.B.a). A wizard who
// joins another gets none (Ruling 127.C.a).
func furnishWizard(g *game, c CardNo) {
	k := g.edit(c)
	k.Power = 2
	if g.isBond(g.def(c)) && g.by("127.C.a") {
		k.Power = 0
	}
	if g.misread("127.B.a") {
		misreadWizardWaits(k)
	}
}

// buildCites returns the articles that allow building c. For a unit they include those on whether it may be in play
// only once or several times (Ruling 102.B.Einheit).
func buildCites(g *game, c CardNo) []string {
	d := g.def(c)
	switch {
	case d.victory.Count == "won":
		return []string{"103.G.c", "123.BI.a"}
	case d.unique, d.is(catalog.Unit) && inPlay(g, d) > 1:
		return []string{"103.G.c", "102.B.Einheit"}
	}
	return []string{"103.G.c"}
}

// inPlay returns how many cards of kind d are in play in both principalities.
func inPlay(g *game, d *def) int {
	n := 0
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			if g.def(c) == d {
				n++
			}
		}
	}
	return n
}

// onlyOne refuses a second unit or wizard with a name of its own: there may be one in both principalities together
// (Rulings 102.B.Einheit, 118.C.a, kuw.turnier.sonstiges). In the plain basic game there is one of each anyway
// (101.D.b).
func onlyOne(g *game, c CardNo) error {
	d := g.def(c)
	once := d.unique && g.by("101.D.b/einmaligkeit")
	if g.misread("102.B.Einheit/einmalig") {
		once = misreadNamesMayMeet(d)
	}
	if g.misread("118.C.a") {
		once = misreadKnightsAndDragonsOnce(d, once)
	}
	if once && inPlay(g, d) > 0 {
		return g.refuse(onlyOneCites(g, d),
			"Diese Karte trägt einen Eigennamen und liegt schon aus; es darf sie nur einmal geben.",
			"This card has a proper name and is already in play; there can be only one of it.")
	}
	return nil
}

// onlyOneCites returns the articles that allow only one card of this kind.
func onlyOneCites(g *game, d *def) string {
	cites := "102.B.Einheit 101.D.b"
	if g.t.since(catalog.Ed2005) {
		cites = "102.B.Einheit 101.D.b kuw.turnier.sonstiges"
	}
	if otherUnit(d) {
		cites += " 118.C.a"
	}
	return cites
}

// otherUnit reports whether d is a unit with a name of its own and neither a knight nor a dragon.
func otherUnit(d *def) bool {
	return d.unique && d.is(catalog.Unit) && !d.is(catalog.Knight) && !d.is(catalog.Dragon)
}

// payBuild pays the building cost, less discounts, however the player obtained the card (Ruling 112.S.i). Spell books
// are built free of charge: their cost is that of the spell (zud.magie.zauberbuecher).
func payBuild(g *game, m Move) error {
	if !hasBuildCost(g.def(m.Card)) {
		return nil
	}
	if g.misread("112.S.i") {
		return misreadStolenIsFree(g, m)
	}
	return payBuildCost(g, m)
}

// hasBuildCost reports whether building a card costs anything.
func hasBuildCost(d *def) bool {
	return !d.is(catalog.SpellBook) && d.costIs != catalog.None
}

// payBuildCost does the work of payBuild for a card that has a cost.
func payBuildCost(g *game, m Move) error {
	d := g.def(m.Card)
	if d.costIs == catalog.Unknown {
		return costUnstated(g, d)
	}
	cite := "103.G.c"
	if g.s.Cards[m.Card].Owner != m.Who {
		cite = "112.S.i"
	}
	n, cites := g.discounts(m.Who, m.Card)
	wearDiscounts(g, m.Who, m.Card)
	if len(cites) > 0 {
		cite += " " + strings.Join(cites, " ")
	}
	cost, err := g.payNamedPower(m.Who, m.Card, d.cost, m.payers())
	if err != nil {
		return err
	}
	return g.pay(m.Who, m.Card, cost, n, m.Give, m.Save, cite)
}

// costUnstated returns an Undecided error that asks for the cost of a card for which no source gives one.
func costUnstated(g *game, d *def) error {
	return g.unstated("cost of "+d.id,
		"Was %s kostet, nennt keine Quelle: Nimm die Kosten an (`assume cost`).",
		"No source says what %s costs: assume a cost (`assume cost`).", d.title(catalog.Nominative))
}
