package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// actBuild is the verb `build`.
func actBuild() action {
	return action{
		verb: Build, phases: []Phase{MainPhase}, do: (*game).build,
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

// buildCandidates lists the spots where card c may be laid.
func buildCandidates(l *list, c CardNo) {
	for _, at := range l.g.spots(l.who, c) {
		l.add(Build, func(m *Move) { m.Card, m.At = c, at })
	}
}

// axisCandidates lists what extends the principality: cities, citadels and metropolises on each place, roads at both ends,
// settlements beyond them.
func axisCandidates(l *list) {
	places := l.g.s.Sides[l.who].Places
	for _, pl := range places {
		for _, k := range [3]PlaceKind{CityPlace, CitadelPlace, MetropolisPlace} {
			l.add(Build, func(m *Move) { m.Place, m.Central, m.At = true, k, Spot{Kind: OnSite, Col: pl.Col} })
		}
	}
	if len(places) == 0 {
		return
	}
	first, last := places[0].Col, places[len(places)-1].Col
	for _, col := range [2]Col{first - 1, last + 1} {
		l.add(Build, func(m *Move) { m.Road, m.At = true, Spot{Kind: OnRoad, Col: col} })
	}
	for _, col := range [2]Col{first - 2, last + 2} {
		l.add(Build, func(m *Move) { m.Place, m.At = true, Spot{Kind: OnSite, Col: col} })
	}
}

// build lays out an expansion from the hand, or extends the principality.
func (g *game) build(m Move) error {
	if m.Road {
		return g.buildRoad(m)
	}
	if m.Place {
		return g.buildPlace(m)
	}
	open := g.onDisplay(m.Card)
	if !open && !g.inHand(m.Who, m.Card) {
		return g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
	}
	if err := g.isBuilt(m.Card); err != nil {
		return err
	}
	d := g.def(m.Card)
	if d.is(catalog.Metropolis) {
		return g.wrong("Sag, welche Stadt zur Metropole wird.", "Say which city becomes a metropolis.")
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
	if err := g.onlyOne(m.Card); err != nil {
		return err
	}
	if err := g.meets(m.Who, m.Card, "build"); err != nil {
		return err
	}
	if err := g.inhabited(m.Who, d); err != nil {
		return err
	}
	if err := g.bonded(m.Who, m.Card, at); err != nil {
		return err
	}
	if err := g.namesNone(m.Who, m.Card); err != nil {
		return err
	}
	if err := g.payBuild(m, d); err != nil {
		return err
	}
	g.takeFromHand(m.Who, m.Card)
	g.lay(m.Card, m.Who, side, at)
	if d.is(catalog.Wizard) {
		g.edit(m.Card).Power = 2 // zud.magie.zauberer
		if g.isBond(d) && g.t.on("127.C.a") {
			g.edit(m.Card).Power = 0 // switched off, the tempting reading: like any other wizard
		}
		if !g.t.on("127.B.a") {
			g.edit(m.Card).Fresh = 2 // the tempting reading: he has to wait a turn
		}
	}
	if d.victory.Count == "won" && !g.t.on("123.BI.a") {
		g.edit(m.Card).Stored = 1 // the tempting reading: a monument is worth a point at once
	}
	if d.is(catalog.Counter) {
		g.edit(m.Card).Stars = 1 // kuw.volksstimmung
	}
	cites := g.buildCites(m.Card)
	if open {
		cites = append(cites, "105.C.b")
	}
	e := g.emit("built", m.Who, cites...)
	e.Card = m.Card
	g.pushNodes(d.built, m.Who, m.Card)
	return nil
}

// isBuilt tells why c is nothing that one builds, wherever it might be, or nil.
func (g *game) isBuilt(c CardNo) error {
	switch {
	case g.def(c).card == nil:
		return g.hiddenCard()
	case g.neverBuilt(c):
		return g.wrong("%s wird nicht gebaut.", "%s is not built.", g.title(c))
	}
	return nil
}

func (g *game) neverBuilt(c CardNo) bool {
	d := g.def(c)
	return d.card != nil && (d.action() || d.is(catalog.EventType))
}

func (g *game) hiddenCard() error {
	return g.unstated("a hidden card", "Welche Karte das ist, steht nicht fest.", "Nobody has stated which card that is.")
}

// buildCites names what allows building c; of a unit, that it lies out once only or several times (102.B.Einheit).
func (g *game) buildCites(c CardNo) []string {
	d, lie := g.def(c), 0
	for p := range g.s.Sides {
		for _, x := range g.s.Sides[p].Laid {
			if g.def(x) == d {
				lie++
			}
		}
	}
	if d.victory.Count == "won" {
		return []string{"103.G.c", "123.BI.a"}
	}
	if d.unique || d.is(catalog.Unit) && lie > 1 {
		return []string{"103.G.c", "102.B.Einheit"}
	}
	return []string{"103.G.c"}
}

// onlyOne: a unit or wizard with a name of its own may lie out once in both principalities together
// (102.B.Einheit, kuw.turnier.sonstiges).
func (g *game) onlyOne(c CardNo) error {
	d := g.def(c)
	cites := "102.B.Einheit 101.D.b"
	if g.t.since(catalog.Ed2005) {
		cites = "102.B.Einheit 101.D.b kuw.turnier.sonstiges"
	}
	unique := d.unique && g.t.on("101.D.b") // switched off, the rule of the basic game, which has each of them once
	if !g.t.on("102.B.Einheit") {
		unique = d.is(catalog.Unit) && !d.unique // the tempting reading: no two of the same kind, but names may meet
	}
	if d.is(catalog.Unit) && !d.is(catalog.Knight) && !d.is(catalog.Dragon) && d.unique {
		cites += " 118.C.a"
		unique = unique && g.t.on("118.C.a") // switched off, the tempting reading: the booklet names knights and dragons only
	}
	for p := range g.s.Sides {
		for _, x := range g.s.Sides[p].Laid {
			if unique && g.def(x).id == d.id {
				return g.refuse(cites, "Diese Karte hat einen Eigennamen und liegt schon aus; es darf sie nur einmal geben.",
					"This card bears a name of its own and lies out already; there may be only one of it.")
			}
		}
	}
	return nil
}

// payBuild pays the building cost (112.S.i: however the card was come by), less discounts. Spell books are
// laid out for nothing: their cost is the spell's (zud.magie.zauberbuecher).
func (g *game) payBuild(m Move, d *def) error {
	if d.is(catalog.SpellBook) || d.is(catalog.Counter) || d.costIs == catalog.None {
		return nil
	}
	if !g.t.on("112.S.i") && g.card(m.Card).Owner != m.Who {
		return nil // the tempting reading: stolen cards come for free
	}
	if d.costIs == catalog.Unknown {
		return g.unstated("cost of "+d.id, "Was %s kostet, nennt keine Quelle: nimm die Kosten an (`assume cost`).", "No source states what %s costs: assume it (`assume cost`).", d.card.Name.Text)
	}
	cite := "103.G.c"
	if g.card(m.Card).Owner != m.Who {
		cite = "112.S.i"
	}
	n, cites := g.discounts(m.Who, m.Card)
	g.eachFunction(m.Who, "discount", func(by CardNo, node *node) {
		if g.cheapens(node, m.Card) {
			g.wear(by)
		}
	})
	if len(cites) > 0 {
		cite += " " + strings.Join(cites, " ")
	}
	return g.pay(m.Who, m.Card, d.cost, n, m.Give, m.Save, cite)
}

// discounts counts the resources that p's buildings save on this card (103.P.c: every time).
func (g *game) discounts(p Player, c CardNo) (n int, cites []string) {
	var once []int16
	g.eachFunction(p, "discount", func(by CardNo, node *node) {
		if g.cheapens(node, c) && !g.wornOut(by) {
			less, err := g.number(by, node)
			if err != nil {
				g.stop(err)
			}
			if node.arg.Get("once").Str == "true" && slices.Contains(once, g.s.Cards[by].Def) {
				return // a second copy brings no further benefit
			}
			once = append(once, g.s.Cards[by].Def)
			n += less
			cites = append(cites, node.cites...)
		}
	})
	if n == 0 {
		return 0, nil
	}
	return n, append(cites, "103.P.c")
}

// cheapens reports whether a discount is one on card c.
func (g *game) cheapens(n *node, c CardNo) bool {
	d := g.def(c)
	return d.cost.Total() >= n.arg.Get("at-least").Int() && slices.ContainsFunc(n.arg.Get("on").Strs(), func(ref string) bool {
		t, typed := strings.CutPrefix(ref, "type:")
		return typed && g.counts(c, t) || ref == d.id
	})
}

// spotFor finds where a card may lie: class and type decide (001, 003 chapters 121 to 127, kuw.strassenausbauten).
func (g *game) spotFor(side Player, c CardNo, at Spot) (Spot, error) {
	d := g.def(c)
	if n := g.joining(c); n != nil {
		return g.spotToJoin(side, n, at)
	}
	switch {
	case d.is(catalog.Counter):
		return Spot{Kind: OnTable}, nil
	case d.class == "road":
		if at.Kind != OnRoad || !g.roadFree(side, at.Col) {
			return at, g.refuse("kuw.strassenausbauten", "Ein Straßenausbau liegt auf einer freien eigenen Straße.", "A road expansion lies on a free road of one's own.")
		}
		return at, nil
	case d.class == "wizard" || d.class == "landscape" || len(d.beside) > 0 || g.refines(d):
		return g.spotAtLandscape(side, d, at)
	case d.is(catalog.Dragon) && at.Kind == AtLandscape && g.besideMetropolis(side, at) && dragonOut(g, d):
		return at, g.refuse("115.A.a 128.C.b", "Ein Drache liegt nur an einer Zitadelle, nicht auf einem Metropolenplatz.", "A dragon lies at a citadel only, not on a site of a metropolis.")
	case g.onMetropolisSite(side, d, at):
		if !g.atLandscapeFree(side, at.Col, at.Row) {
			return at, g.refuse("128.C.b", "An dieser Landschaft liegt schon eine Karte.", "A card lies at this landscape already.")
		}
		return at, nil
	}
	pl, ok := g.place(side, at.Col)
	if at.Kind != OnSite || !ok {
		return at, g.nowhere(at, "Sag, an welchem Ort gebaut wird.", "Say at which place it is built.")
	}
	if err := g.fitsPlace(d, pl); err != nil {
		return at, err
	}
	if !g.t.on("123.AA.a") && g.cityExpansions(side, pl.Col) >= 2 && d.class == "city" {
		return at, g.refuse("123.AA.a", "Zwei Plätze gehören den Gebietsausbauten.", "Two sites belong to territory expansions.")
	}
	spot, free := g.freeSite(side, at)
	if !free {
		return at, g.refuse("128.C.b", "Dort ist kein Bauplatz frei.", "There is no free site there.")
	}
	return spot, nil
}

// cityExpansions is how many of them lie in a place; only mutation asks (123.AA.a).
func (g *game) cityExpansions(p Player, col Col) int {
	n := 0
	for _, c := range g.s.Sides[p].Laid {
		if at := g.card(c).At; at.Kind == OnSite && at.Col == col && g.def(c).class == "city" {
			n++
		}
	}
	return n
}

// nowhere is said of a card that is to lie where it cannot, or where nobody has said.
func (g *game) nowhere(at Spot, de, en string) error {
	if at.Kind == Nowhere {
		return g.unnamed("place", de, en)
	}
	return g.wrong(de, en)
}

func (g *game) fitsPlace(d *def, pl Place) error {
	magic := d.class == "citadel" || d.is(catalog.SpellBook)
	switch {
	case d.class == "unclear" && pl.Kind != CityPlace && pl.Kind != MetropolisPlace: // in a city either class of expansion may lie
		return g.unstated("class of "+d.id, "Ob %s hier liegen darf, nennt keine Quelle; in einer Stadt darf es liegen.", "No source tells whether %s may lie here; in a city it may.", d.card.Name.Text)
	case magic && pl.Kind != CitadelPlace:
		return g.refuse("zud.magie.zitadelle 123.AA.a", "Das gehört in eine Zitadelle.", "That belongs in a citadel.")
	case d.class == "city" && pl.Kind != CityPlace && pl.Kind != MetropolisPlace:
		return g.refuse("zud.magie.zitadelle 123.AA.a", "Das gehört in eine Stadt.", "That belongs in a city.")
	}
	return nil
}

func (g *game) spotAtLandscape(side Player, d *def, at Spot) (Spot, error) {
	if _, ok := g.landAt(side, at.Col, at.Row); at.Kind != AtLandscape || !ok {
		return at, g.nowhere(at, "Sag, an welcher Landschaft gebaut wird.", "Say at which landscape it is built.")
	}
	if err := g.fitsLandscape(side, d, at); err != nil {
		return at, err
	}
	if !g.atLandscapeFree(side, at.Col, at.Row) {
		return at, g.refuse("128.C.b", "An dieser Landschaft liegt schon eine Karte.", "A card lies at this landscape already.")
	}
	return at, nil
}

// fitsLandscape tells why a card of this kind may not lie at the landscape, or nil.
func (g *game) fitsLandscape(side Player, d *def, at Spot) error {
	i, ok := g.landAt(side, at.Col, at.Row)
	if ok && len(d.beside) > 0 && !slices.Contains(d.beside, "any") && !slices.Contains(d.beside, g.s.Sides[side].Lands[i].Kind.Landscape()) {
		return g.refuse("zud.magie.zauberer", "An diese Landschaft darf die Karte nicht.", "The card may not lie at this landscape.")
	}
	left, okL := g.place(side, at.Col-1)
	right, okR := g.place(side, at.Col+1)
	city := func(pl Place, ok bool) bool { return ok && (pl.Kind == CityPlace || pl.Kind == MetropolisPlace) }
	if g.refines(d) && g.t.since("2003") != g.t.on("122.A.a") && !city(left, okL) && !city(right, okR) {
		return g.refuse("122.A.a", "Die Landschaft muss neben einer Stadt liegen.", "The landscape has to lie beside a city.") // until 2003; switched off, the rule of the other time
	}
	if d.class == "landscape" && !g.t.on("122.C.a") && !(okL && left.Kind == CityPlace || okR && right.Kind == CityPlace) {
		return g.refuse("122.C.a", "Daneben muss eine Stadt liegen.", "A city has to lie beside it.") // the tempting reading
	}
	if g.isBond(d) && !g.t.on("127.C.b") {
		return nil // the tempting reading: it is the other wizard's citadel that counts
	}
	if d.is(catalog.Wizard) && !(okL && left.Kind == CitadelPlace || okR && right.Kind == CitadelPlace) {
		return g.refuse("127.C.b zud.magie.zauberer", "Ein Zauberer liegt an einer Landschaft der Zitadelle.", "A wizard lies at a landscape of the citadel.")
	}
	return nil
}

// buildRoad extends the axis at one of its ends.
func (g *game) buildRoad(m Move) error {
	if err := g.needAxis(m.Who); err != nil {
		return err
	}
	s := &g.s.Sides[m.Who]
	first, last := s.Places[0].Col-1, s.Places[len(s.Places)-1].Col+1
	if m.At.Col != first && m.At.Col != last || slices.Contains(s.Roads, m.At.Col) {
		return g.refuse("103.G.c", "Eine Straße wird am Ende der Mittelachse angelegt.", "A road is laid at an end of the central axis.")
	}
	if err := g.payCentral(m, catalog.Road); err != nil {
		return err
	}
	s = g.editSide(m.Who)
	s.Roads = append(s.Roads, m.At.Col)
	slices.Sort(s.Roads)
	g.emit("built-road", m.Who, "103.G.c")
	return nil
}

func (g *game) payCentral(m Move, t catalog.CardType) error {
	n, ok := g.t.Book.central[t]
	if !ok {
		return g.wrong("Diese Karte kennt der Katalog nicht.", "The catalogue does not know this card.")
	}
	d := &g.t.defs[n]
	if err := g.usedUp(d, t); err != nil {
		return err
	}
	if d.costIs == catalog.Unknown {
		return g.unstated("cost of "+d.id, "Was %s kostet, nennt keine Quelle: nimm die Kosten an (`assume cost`).", "No source states what %s costs: assume it (`assume cost`).", d.card.Name.Text)
	}
	if m.Stars == 0 {
		return g.pay(m.Who, NoCard, d.cost, 0, m.Give, m.Save, "103.G.c")
	}
	if m.Stars != 2 || t != catalog.Road && t != catalog.Settlement || g.stars(m.Who) < 2 || !g.t.on("kuw.volksstimmung") {
		return g.refuse("kuw.volksstimmung", "Genau zwei Sterne ersparen bei einer Straße oder Siedlung einen Rohstoff.", "Exactly two stars save one resource on a road or settlement.")
	}
	g.takeStars(m.Who, 2)
	g.emit("stars-spent", m.Who, "kuw.volksstimmung").N = 2
	return g.pay(m.Who, NoCard, d.cost, 1, m.Give, m.Save, "103.G.c kuw.volksstimmung")
}

// buildPlace turns a settlement into a city or citadel, or founds a settlement at the end of a road.
func (g *game) buildPlace(m Move) error {
	if err := g.needAxis(m.Who); err != nil {
		return err
	}
	switch m.Central {
	case SettlementPlace:
		return g.found(m)
	case MetropolisPlace:
		return g.buildMetropolis(m)
	}
	pl, ok := g.place(m.Who, m.At.Col)
	if !ok || pl.Kind != SettlementPlace {
		return g.refuse("103.G.c", "Stadt und Zitadelle werden auf eine eigene Siedlung gelegt.", "A city or citadel is laid on a settlement of one's own.")
	}
	t := catalog.City
	if m.Central == CitadelPlace {
		t = catalog.Citadel
		for _, col := range []Col{pl.Col - 2, pl.Col + 2} {
			if near, ok := g.place(m.Who, col); ok && near.Kind == CitadelPlace {
				return g.refuse("zud.magie.zitadelle", "Zwei Zitadellen dürfen nicht nebeneinander stehen.", "Two citadels may not stand next to each other.")
			}
		}
	}
	if t == catalog.Citadel {
		if err := g.takeCitadel(m.Who); err != nil {
			return err
		}
	}
	if err := g.payCentral(m, t); err != nil {
		return err
	}
	places := g.editSide(m.Who).Places
	for i := range places {
		if places[i].Col == pl.Col {
			places[i].Kind = m.Central
		}
	}
	g.emit("built-place", m.Who, "103.G.c", "102.B.Zentralkarte").To = m.Central.String() + " " + string(pl.Name)
	return nil
}

// maxPlaces bounds a principality: letters from A to Z, far above the cards that there are.
const maxPlaces = 26
