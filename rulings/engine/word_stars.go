package engine

import (
	"slices"

	"catanica/catalog"
)

// Functions that turn stars into something else, and back (kuw.volksstimmung).
//
// swaps-for-star: {stars: 1}. A resource becomes another one (000#Allmende).
// tends: {stars: 1, n: 1}. A star, or for a star a resource of choice from the bank (000#Hospital).
// recalls: {what: [neutral], stars: 3}. A card from the discard pile to the hand (000#Die Sonderfunktion der Volksstimmung).
// restores: {what: [work-of-art], gold: 1}. The same for gold, while the hand is filled, once a turn however many such
// buildings lie out (000#Haus des Mäzens).

// starsFor tells why p cannot give so many stars, or nil.
func (g *game) starsFor(p Player, n int) error {
	if g.stars(p) < n {
		return g.refuse("kuw.volksstimmung", "Dafür reichen die Sterne nicht.", "There are not enough stars for that.")
	}
	return nil
}

func (g *game) giveStars(p Player, c CardNo, n int) {
	g.takeStars(p, n)
	e := g.emit("stars-spent", p, "kuw.volksstimmung")
	e.Card, e.N = c, n
}

func (g *game) useSwapForStar(m Move, n *node) error {
	stars := max(1, n.arg.Get("stars").Int())
	if m.Give.Total() != 1 || m.Get.Total() != 1 {
		return g.unnamed("resources", "Genau ein Rohstoff wird gegen einen anderen gewechselt.", "Exactly one resource is changed into another.")
	}
	if m.Give == m.Get {
		return g.wrong("Gewechselt wird gegen einen anderen Rohstoff.", "It is changed into another resource.")
	}
	if err := g.starsFor(m.Who, stars); err != nil {
		return err
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if !g.holds(m.Who, m.Give) {
		return g.refuse("103.G.c", "So viele hast du davon nicht.", "You do not have that many of them.")
	}
	g.giveStars(m.Who, m.Card, stars)
	g.spend(m.Who, m.Give)
	if err := g.fits(m.Who, m.Get, "103.G.c"); err != nil {
		return err
	}
	e := g.emit("exchanged", m.Who, n.cites...)
	e.Card, e.Get = m.Card, g.gain(m.Who, m.Get)
	return nil
}

func (g *game) useTend(m Move, n *node) error {
	stars, most := max(1, n.arg.Get("stars").Int()), max(1, n.arg.Get("n").Int())
	switch {
	case m.Give.Total() > 0:
		return g.wrong("Gezahlt wird dafür nichts, höchstens ein Stern.", "Nothing is paid for that, but for a star.")
	case m.Get.Total() == 0:
		if g.starRoom(m.Who) == 0 {
			return g.refuse("kuw.volksstimmung", "Auf der Volksstimmung ist kein Platz für einen Stern.", "There is no room for a star on the Public Feeling.")
		}
		e := g.emit("stars", m.Who, append(slices.Clone(n.cites), "kuw.volksstimmung")...)
		e.Card, e.N = m.Card, g.addStars(m.Who, stars)
		return nil
	case m.Get.Total() != most:
		return g.unnamed("resources", "Zu nennen sind genau %d Rohstoffe.", "Exactly %d resources have to be named.", most)
	}
	if err := g.starsFor(m.Who, stars); err != nil {
		return err
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if err := g.fits(m.Who, m.Get, "103.G.c"); err != nil {
		return err
	}
	g.giveStars(m.Who, m.Card, stars)
	e := g.emit("gained", m.Who, n.cites...)
	e.Card, e.Get = m.Card, g.gain(m.Who, m.Get)
	return nil
}

func (g *game) useRecall(m Move, n *node) error {
	stars := max(1, n.arg.Get("stars").Int())
	if err := g.starsFor(m.Who, stars); err != nil {
		return err
	}
	if err := canFetch(g, m.Who, m.Card, n); err != nil {
		return err
	}
	g.giveStars(m.Who, m.Card, stars)
	g.beginFetch(m.Who, m.Card, n.no)
	return nil
}

func (g *game) useRestore(m Move, n *node) error {
	if err := g.mayFill(m.Who); err != nil {
		return err
	}
	if g.usedByName(m.Card) {
		return g.refuse("103.P.c", "In einem Zug wird nur ein Kunstwerk geholt.", "Only one work of art is fetched in a turn.")
	}
	if err := canFetch(g, m.Who, m.Card, n); err != nil {
		return err
	}
	price := Cost{Bag: Bag{Gold: int8(n.arg.Get("gold").Int())}}
	if err := g.pay(m.Who, m.Card, price, 0, m.Give, m.Save, "103.H.b"); err != nil {
		return err
	}
	g.beginFetch(m.Who, m.Card, n.no)
	return nil
}

// cheap-city: {ore: 2, grain: 1}. Its player turns a settlement into a city at that price (000#Wachstum).
func cityPrice(n *node) Cost {
	var c Cost
	for k := range kinds {
		c.Bag[k] = int8(n.arg.Get(k.String()).Int())
	}
	return c
}

func canCheapCity(g *game, p Player, _ CardNo, n *node) error {
	if err := g.needAxis(p); err != nil {
		return err
	}
	if !slices.ContainsFunc(g.s.Sides[p].Places, func(pl Place) bool { return pl.Kind == SettlementPlace }) {
		return g.refuse("112.S.a", "Es gibt keine Siedlung, auf die eine Stadt passt.", "There is no settlement on which a city could be laid.")
	}
	if i, ok := g.t.Book.central[catalog.City]; ok {
		if err := g.usedUp(&g.t.defs[i], catalog.City); err != nil {
			return err
		}
	}
	if err := g.needLands(p); err != nil {
		return err
	}
	if !g.holds(p, cityPrice(n).Bag) {
		return g.refuse("112.S.a", "Dafür reichen die Rohstoffe nicht.", "There are not enough resources for that.")
	}
	return nil
}

func runCheapCity(g *game, f *Frame) status {
	if f.Step == 0 && canCheapCity(g, f.By, f.Card, g.node(f)) == nil {
		return wait
	}
	return done
}

func askCheapCity(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskPlace, Card: f.Card, Text: say("Auf welche Siedlung kommt die Stadt?", "On which settlement is the city laid?")}
	for _, pl := range g.s.Sides[f.By].Places {
		if pl.Kind == SettlementPlace {
			m := NewMove(f.By, Choose)
			m.To = Spot{Kind: OnSite, Col: pl.Col}
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerCheapCity(g *game, f *Frame, m Move) error {
	places := g.s.Sides[f.By].Places
	i := slices.IndexFunc(places, func(pl Place) bool { return m.To.Kind == OnSite && pl.Col == m.To.Col && pl.Kind == SettlementPlace })
	if i < 0 || m.Side != f.By {
		return g.wrong("Gemeint ist eine eigene Siedlung.", "One of your own settlements is meant.")
	}
	if err := g.pay(f.By, f.Card, cityPrice(g.node(f)), 0, m.Give, m.Save, "103.G.c"); err != nil {
		return err
	}
	f.Step = 1
	g.editSide(f.By).Places[i].Kind = CityPlace
	g.emit("built-place", f.By, "103.G.c", "102.B.Zentralkarte").To = CityPlace.String() + " " + string(places[i].Name)
	return nil
}

// stars: {n: 1, with: {haus-des-maezens: 2, target: 3}}. The player turns the Volksstimmung up; only the best
// case counts, and what has no room is lost (kuw.volksstimmung).
func canStars(g *game, p Player, c CardNo, n *node) error {
	// of works of art the booklet says so (kuw.volksstimmung); of other cards a reading decides
	if g.starRoom(p) == 0 && (g.isType(c, catalog.WorkOfArt) || g.reading("poor-relief-no-feeling") == "refused") {
		return g.refuse("kuw.volksstimmung", "Auf der Volksstimmung ist kein Platz für einen Stern.", "There is no room for a star on the Public Feeling.")
	}
	return nil
}

func runStars(g *game, f *Frame) status {
	n := g.node(f)
	stars := n.arg.Get("n").Int()
	with := n.arg.Get("with")
	for i, id := range with.Keys {
		ids := []string{id}
		if id == "target" {
			ids, _ = g.def(f.Card).card.Targets.At(g.t.Book.Edition)
		}
		if slices.ContainsFunc(ids, func(id string) bool { return g.countRef([]Player{f.By}, id, false) > 0 }) {
			stars = max(stars, with.Vals[i].Int())
		}
	}
	e := g.emit("stars", f.By, append(slices.Clone(n.cites), "kuw.volksstimmung")...)
	e.Card, e.N = f.Card, g.addStars(f.By, stars)
	return done
}

// procStars names the procedure `stars`.
const procStars procName = "stars"

// wordStars is the effect word `stars`.
func wordStars() Word {
	return Word{
		Name: "stars", In: OnPlay | OnBuild,
		Args:    []string{"n", "with"},
		Form:    "`n: 1`, `with: {haus-des-maezens: 2, target: 3}`",
		Doc:     "stars; the best case counts",
		Example: "Epos",
		Can:     canStars,
		Procedures: []Procedure{
			{Name: procStars, run: runStars, ask: nil, answer: nil},
		},
	}
}
