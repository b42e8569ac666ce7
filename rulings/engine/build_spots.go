package engine

import (
	"slices"

	"catanica/catalog"
)

// The class and type of an expansion decide where it may lie (chapters 121 to 127, kuw.strassenausbauten).

// spots calls yield for each spot where a card of the hand may be built. unclear is set if no source says whether it
// may lie there. A metropolis has no spot, because it is built as a place, on a city.
func (g *conditions) spots(p Player, c CardNo, yield func(at Spot, unclear error)) {
	if g.isType(c, catalog.Metropolis) {
		return
	}
	if n := g.joining(c); n != nil {
		for _, at := range g.spotsToJoin(p, n) {
			yield(at, nil)
		}
		return
	}
	side := p
	if g.isType(c, catalog.Foreign) {
		side = p.Other()
	}
	var room [64]Spot
	for _, at := range g.spotsOf(room[:0], side) {
		if (at.Kind == OnTable) != g.isType(c, catalog.Counter) {
			continue
		}
		if _, err := g.spotFor(side, c, at); passable(err) {
			yield(at, err)
		}
	}
}

// spotsOf appends the spots of a principality to out; building sites only if they are free.
func (g *conditions) spotsOf(out []Spot, side Player) []Spot {
	out = append(out, Spot{Kind: OnTable})
	for _, pl := range g.s.Sides[side].Places {
		out = g.appendFreeRows(out, side, pl)
	}
	for _, r := range g.s.Sides[side].Roads {
		out = append(out, Spot{Kind: OnRoad, Col: r})
	}
	for _, l := range g.s.Sides[side].Lands {
		if l.Row != 0 {
			out = append(out, Spot{Kind: AtLandscape, Col: l.Col, Row: l.Row})
		}
	}
	return out
}

// spotFor returns the spot in side's principality where card c will lie if the move asks for at, or why it may not lie
// there.
func (g *conditions) spotFor(side Player, c CardNo, at Spot) (Spot, error) {
	d := g.def(c)
	if n := g.joining(c); n != nil {
		return g.spotToJoin(side, n, at)
	}
	switch {
	case d.is(catalog.Counter):
		return Spot{Kind: OnTable}, nil
	case d.class == "road":
		return g.spotOnRoad(side, at)
	case d.class == "wizard" || d.class == "landscape" || len(d.beside) > 0 || g.refines(d):
		return g.spotAtLandscape(side, d, at)
	case d.is(catalog.Dragon) && at.Kind == AtLandscape && g.besideMetropolis(side, at) && g.dragonOut(d):
		return at, g.refuse("115.A.a 128.C.b",
			"Ein Drache darf nur an einer Zitadelle liegen, nicht auf dem Bauplatz einer Metropole.",
			"A dragon can be placed only at a citadel, not on a building site of a metropolis.")
	case g.onMetropolisSite(side, d, at):
		return at, g.landscapeTaken(side, at)
	case at.Kind == AtLandscape && !d.unclearPlace():
		return at, g.refuse("128.C.b",
			"An einer Landschaft haben nur Landschaftsausbauten und Zauberer Platz, bei einer Metropole auch Einheiten.",
			"Only landscape expansions and wizards can be placed next to a landscape, and units beside a metropolis.")
	}
	pl, ok := g.place(side, at.Col)
	if at.Kind != OnSite || !ok {
		return at, g.nowhere(at, "Nenne den Ort, an dem du baust: Siedlung, Stadt oder Zitadelle.",
			"Name the settlement, city or citadel where you build it.")
	}
	if err := g.fitsPlace(d, pl); err != nil {
		return at, err
	}
	if g.misread("123.AA.a") {
		return g.misreadTwoSitesOnly(side, d, at)
	}
	return g.siteFor(side, at)
}

// siteFor returns a free site of a place. Each of its sites accepts any expansion that fits the place (Ruling
// 123.AA.a).
func (g *conditions) siteFor(side Player, at Spot) (Spot, error) {
	spot, free := g.freeSite(side, at)
	if !free {
		return at, g.refuse("128.C.b", "Dort ist kein Bauplatz frei.", "There is no free building site there.")
	}
	return spot, nil
}

// nowhere refuses a spot where the card cannot lie, or asks for the spot if the move names none.
func (g *conditions) nowhere(at Spot, de, en string) error {
	if at.Kind == Nowhere {
		return g.unnamed("place", de, en)
	}
	return g.wrong(de, en)
}

// spotOnRoad returns a free road.
func (g *conditions) spotOnRoad(side Player, at Spot) (Spot, error) {
	if at.Kind != OnRoad || !g.roadFree(side, at.Col) {
		return at, g.refuse("kuw.strassenausbauten", "Ein Straßenausbau wird auf eine freie eigene Straße gebaut.",
			"A road expansion must be built on a free road of your own.")
	}
	return at, nil
}

// fitsPlace returns why a card of this kind may not lie at the place, or nil.
func (g *conditions) fitsPlace(d *def, pl Place) error {
	city := pl.Kind == CityPlace || pl.Kind == MetropolisPlace
	magic := d.class == "citadel" || d.is(catalog.SpellBook)
	switch {
	case d.class == "unclear" && !city: // in a city either class of expansion may lie
		return g.unstated("class of "+d.id,
			"Ob %s hier liegen darf, sagt keine Quelle; in einer Stadt ist es erlaubt.",
			"No source says whether %s can be built here; in a city it can.", d.title(catalog.Nominative))
	case magic && pl.Kind != CitadelPlace:
		return g.refuse("glossar.zitadellenausbau zud.magie.zitadelle", "Diese Karte gehört in eine Zitadelle.",
			"This card must be built in a citadel.")
	case d.class == "city" && !city:
		return g.refuse("glossar.stadtausbau 123.AA.a", "Diese Karte gehört in eine Stadt.",
			"This card must be built in a city.")
	}
	return nil
}

// spotAtLandscape returns a free landscape that the card fits.
func (g *conditions) spotAtLandscape(side Player, d *def, at Spot) (Spot, error) {
	if _, ok := g.landAt(side, at.Col, at.Row); at.Kind != AtLandscape || !ok {
		return at, g.nowhere(at, "Nenne die Landschaft, an der du baust.", "Name the landscape where you build it.")
	}
	if err := g.fitsLandscape(side, d, at); err != nil {
		return at, err
	}
	return at, g.landscapeTaken(side, at)
}

// landscapeTaken refuses a landscape that already has a card beyond it (Ruling 128.C.b).
func (g *conditions) landscapeTaken(side Player, at Spot) error {
	if g.atLandscapeFree(side, at.Col, at.Row) {
		return nil
	}
	return g.refuse("128.C.b", "An dieser Landschaft liegt schon eine Karte.",
		"There is already a card at this landscape.")
}

// fitsLandscape returns why a card of this kind may not lie at the landscape, or nil. Until 2003 cards that refine
// goods had to lie beside a city (Ruling 122.A.a); other cards at landscapes need no city (Ruling 122.C.a).
func (g *conditions) fitsLandscape(side Player, d *def, at Spot) error {
	i, ok := g.landAt(side, at.Col, at.Row)
	if ok && len(d.beside) > 0 && !slices.Contains(d.beside, "any") &&
		!slices.Contains(d.beside, g.s.Sides[side].Lands[i].Kind.Landscape()) {
		if g.trial != nil {
			return &triedRefusal
		}
		return g.refuseBy([]string{"zud.magie.zauberer"}, "Diese Karte gehört an eine andere Landschaft: %s.",
			"This card must be placed next to a different landscape: %s.", landscapesInWords(d.beside))
	}
	wantsCity := !g.t.since("2003")
	if g.misread("122.A.a") {
		wantsCity = misreadOpposite(wantsCity)
	}
	if wantsCity && g.refines(d) && !g.besidePlace(side, at, CityPlace, MetropolisPlace) {
		return g.refuse("122.A.a", "Die Landschaft muss neben einer Stadt liegen.",
			"The landscape must be next to a city.")
	}
	if g.misread("122.C.a/ort") {
		return g.misreadLandscapeAtCity(side, d, at)
	}
	if g.misread("127.C.b") {
		return g.misreadBondAnywhere(side, d, at)
	}
	return g.wizardAtCitadel(side, d, at)
}

// wizardAtCitadel refuses a wizard, including one who joins another, at a landscape that is not beside a citadel
// (Ruling 127.C.b).
func (g *conditions) wizardAtCitadel(side Player, d *def, at Spot) error {
	if d.is(catalog.Wizard) && !g.besidePlace(side, at, CitadelPlace) {
		return g.refuse("127.C.b zud.magie.zauberer",
			"Ein Zauberer muss an einer Landschaft neben einer Zitadelle liegen.",
			"A wizard must be placed next to a landscape of a citadel.")
	}
	return nil
}

// besidePlace reports whether the landscape is beside a place of one of the kinds.
func (g *conditions) besidePlace(side Player, at Spot, kinds ...PlaceKind) bool {
	for _, col := range [2]Col{at.Col - 1, at.Col + 1} {
		if pl, ok := g.place(side, col); ok && slices.Contains(kinds, pl.Kind) {
			return true
		}
	}
	return false
}
