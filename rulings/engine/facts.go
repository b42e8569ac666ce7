package engine

import (
	"slices"

	"catanica/catalog"
)

// working reports whether the functions of a laid card work: a witch, a dogma or a pawnbroker on it takes
// them away, its properties stay (Ruling 103.P.a).
func (g *game) working(c CardNo) bool {
	k := &g.s.Cards[c]
	if !k.Laid {
		return false
	}
	if !g.t.on("103.R.a", "117.E.a") && !g.stillAllowed(c, false) {
		return false // the tempting reading: a condition must go on being met
	}
	if !g.t.on("103.P.b") && g.newThisTurn(c) {
		return false // the tempting reading: a new card works from the next turn on
	}
	return g.blocker(c) == NoCard
}

// newThisTurn reports whether c was laid out in this turn.
func (g *game) newThisTurn(c CardNo) bool { return g.s.Turn > 0 && g.s.Cards[c].Since == g.s.Turn }

// blocker is the card that blocks c, or NoCard.
func (g *game) blocker(c CardNo) CardNo {
	if !g.t.on("103.P.a") {
		return NoCard
	}
	for _, on := range g.lyingOn(c) {
		if g.has(on, "blocks") != nil {
			if !g.t.on("125.B.d") && g.attacksEnded(on) {
				continue // the tempting reading: the stone ends attacks that lie out
			}
			return on
		}
	}
	return NoCard
}

// attacksEnded reports whether card c is an attack and a stone lies out; only mutation asks (125.B.d).
func (g *game) attacksEnded(c CardNo) bool {
	return g.def(c).attack() && slices.ContainsFunc(slices.Concat(g.s.Sides[North].Laid, g.s.Sides[South].Laid), func(x CardNo) bool { return g.has(x, "bars-attacks") != nil })
}

// has returns the card's function node of that word, blocked or not; nil when it has none or the article
// behind it is switched off.
func (g *game) has(c CardNo, name string) *node {
	d := g.def(c)
	if len(d.works) == 0 || d.functions&setOf(name) == 0 {
		return nil
	}
	for _, i := range d.works {
		if n := &g.t.Book.nodes[i]; n.word.Name == name && g.t.stands(n.cites) {
			return n
		}
	}
	return nil
}

// eachFunction calls yield for every working function of that word among the cards that work for p.
func (g *game) eachFunction(p Player, name string, yield func(c CardNo, n *node)) {
	word := setOf(name)
	for _, side := range [2]Player{p, p.Other()} {
		for _, c := range g.s.Sides[side].Laid {
			k := &g.s.Cards[c]
			if k.By != p || k.Target == 0 && g.def(c).functions&word == 0 {
				continue
			}
			n := g.has(c, name)
			if n == nil && k.Target > 0 {
				n = g.mirrored(c, name)
			}
			if n != nil && g.working(c) {
				yield(c, n)
			}
		}
	}
}

// booster is a working function that changes what other cards bring.
type booster struct {
	by CardNo
	n  *node
}

// boosters are those that reach one player's cards.
type boosters struct{ knights, each, weakening, caps []booster }

// sumUp gathers what changes the points of p's cards, so that each card need not look for it again.
func (g *game) sumUp(p Player) boosters {
	out := g.wordsOut()
	return boosters{g.boosters(out, p, "knights-gain"), g.boosters(out, p, "gains-each"), g.boosters(out, p.Other(), "weakens"), g.gatherCaps(out, p)}
}

// wordsOut are the function words of all cards that lie out.
func (g *game) wordsOut() wordSet {
	var all wordSet
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			all |= g.def(c).functions
		}
	}
	return all
}

func (g *game) boosters(lieOut wordSet, p Player, name string) []booster {
	if lieOut&setOf(name) == 0 {
		return nil
	}
	var out []booster
	g.eachFunction(p, name, func(c CardNo, n *node) { out = append(out, booster{c, n}) })
	return out
}

// function returns p's first working card with a function of that word.
func (g *game) function(p Player, name string) (found CardNo, at *node) {
	found = NoCard
	g.eachFunction(p, name, func(c CardNo, n *node) {
		if found == NoCard {
			found, at = c, n
		}
	})
	return found, at
}

// HandLimit is how many cards p may hold at the end of a turn: three, and what buildings add (103.H.a).
func HandLimit(t *Table, s *State, p Player) int {
	return (&game{t: t, s: s}).handLimit(p)
}

func (g *game) handLimit(p Player) int {
	limit := 3
	if !g.t.on("103.H.a") {
		return limit
	}
	g.eachFunction(p, "hand-limit", func(_ CardNo, n *node) {
		more := n.arg.Get("n").Int()
		if w := n.arg.Get("misread"); w.Str != "" && !g.t.onAll(n.cites) {
			more = w.Int() // the tempting reading: what the card says in another printing (123.BJ.a)
		}
		limit += more
	})
	return limit
}

// isType reports whether a card is of the type in this edition. The glossary decides what counts
// (102.B.Einheit, 102.B.Gebäude, 102.B.Ritter).
func (g *game) isType(c CardNo, t catalog.CardType) bool { return g.def(c).is(t) }

// counts reports whether a card is what an effect is about: a building, a knight, a unit or any other type. The
// glossary decides (102.B.Gebäude, 102.B.Ritter, 102.B.Einheit); switched off, the tempting readings decide.
func (g *game) counts(c CardNo, what string) bool {
	d := g.def(c)
	switch t := catalog.CardType(what); {
	case t == catalog.Building && !g.t.on("102.B.Gebäude"):
		return d.is(t) || d.is(catalog.Unit) // whatever has been built
	case t == catalog.Knight && !g.t.on("102.B.Ritter"):
		return d.is(catalog.Unit) // whoever fights
	case t == catalog.Knight && d.growsOnGrain() && !g.t.on("118.B.a"):
		return true // the tempting reading: an army is knights
	case t == catalog.Unit && !g.t.on("102.B.Einheit"):
		return d.is(t) || d.is(catalog.Wizard) // whatever has legs
	default:
		return d.is(t)
	}
}

func (g *game) countsAny(c CardNo, types []string) bool {
	return slices.ContainsFunc(types, func(t string) bool { return g.counts(c, t) })
}

// Points is what p has: the victory points that are sure, and how many more there could be because nobody
// states the points of a card or the holder of a token.
func Points(t *Table, s *State, p Player) (sure, open int) {
	return (&game{t: t, s: s}).points(p)
}

// mostPoints is the most that any card in the sources brings (the Triumphal Arch); a card whose victory
// points nobody states is taken to bring no more.
const mostPoints = 3

func (g *game) points(p Player) (sure, open int) {
	for _, place := range g.s.Sides[p].Places {
		sure += g.placePoints(p, place)
		if n, known := g.metropolisPoints(place); known {
			sure += n
		} else {
			open += mostPoints
		}
	}
	g.laidBy(p, func(c CardNo) {
		if !g.working(c) {
			return
		}
		d := g.def(c)
		if d.is(catalog.Metropolis) {
			return // its points stand with the place
		}
		switch d.victory.is {
		case catalog.Known:
			n, known := g.value(p, c, d.victory)
			sure += n
			if !known {
				open += mostPoints
			}
		case catalog.Unknown:
			if d.is(catalog.Building) || d.card == nil {
				open += mostPoints
			}
		}
	})
	sure += g.joinedPoints(p)
	for _, token := range []string{"strength", "commerce"} {
		switch holder, sureOf := g.token(token); {
		case !sureOf:
			open++
		case holder == p:
			sure++
		}
	}
	return sure, open
}

// placePoints: a settlement brings 1, a city 2, a citadel 1 and with a wizard 2 (128.G.a, zud.magie.zitadelle).
func (g *game) placePoints(p Player, place Place) int {
	switch place.Kind {
	case CityPlace, MetropolisPlace:
		return 2
	case CitadelPlace:
		if g.wizardAt(p, place) || !g.t.on("128.G.a") {
			return 2
		}
	}
	return 1
}

// metropolisPoints is what a metropolis brings beyond its city.
func (g *game) metropolisPoints(place Place) (n int, known bool) {
	i, ok := g.t.Book.central[catalog.Metropolis]
	if place.Kind != MetropolisPlace || !ok {
		return 0, true
	}
	v := g.t.defs[i].victory
	return v.N, v.is != catalog.Unknown
}

func (g *game) wizardAt(p Player, place Place) bool {
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		k := &g.s.Cards[c]
		return g.isType(c, catalog.Wizard) && k.At.Kind == AtLandscape && (k.At.Col == place.Col-1 || k.At.Col == place.Col+1)
	})
}

// Strength and Commerce sum up a kind of points; sure is false when a card's points are not stated.
func (g *game) sum(p Player, kind string) (n int, sure bool) {
	sure = true
	boost := g.sumUp(p)
	g.laidBy(p, func(c CardNo) {
		if !g.working(c) {
			return
		}
		v, ok := g.brings(p, c, kind, &boost)
		n += v
		sure = sure && ok
	})
	if g.wordsOut()&setOf("unplayed") != 0 && (g.unplayed(North, kind) != NoCard || g.unplayed(South, kind) != NoCard) {
		sure = false
	}
	return n, sure
}

// worth is what one card that works for p brings of a kind of points.
func (g *game) worth(p Player, c CardNo, kind string) (n int, sure bool) {
	boost := g.sumUp(p)
	return g.brings(p, c, kind, &boost)
}

// brings is worth for whoever has gathered what changes p's points.
func (g *game) brings(p Player, c CardNo, kind string, boost *boosters) (n int, sure bool) {
	d := g.def(c)
	v, ok := g.value(p, c, *d.points(kind))
	if t := g.target(c); t != NoCard && g.working(t) { // it shares all but the victory points (123.AI.a)
		n, sure := g.value(p, c, *g.def(t).points(kind))
		v, ok = v+n, ok && sure
	}
	if counts, sure := g.facing(c, kind); !counts || !sure {
		v, ok = 0, ok && sure
	}
	if kind == "strength" && !ok {
		if _, settled, at := g.capped(c, boost); settled { // whatever it would be, it counts that much
			v, ok = at, true
		}
	}
	switch {
	case ok && kind == "strength":
		return g.strength(c, v, boost)
	case ok && kind == "commerce":
		return g.commerce(p, c, v+g.bonus(c, kind, boost))
	case ok:
		v += g.bonus(c, kind, boost)
	}
	return v, ok
}

// bonus is what buildings add to the card: a smithy to each knight's strength, a tournament ground to his tournament
// points, a harbor to each trade fleet's commerce points.
func (g *game) bonus(to CardNo, kind string, boost *boosters) int {
	add := 0
	if kind != "commerce" && len(boost.knights) > 0 && g.forged(to) {
		for _, b := range boost.knights {
			add += b.n.arg.Get(kind).Int()
		}
	}
	for _, b := range boost.each {
		if g.isAnyOf(to, b.n.arg.Get("of").Strs()) {
			add += b.n.arg.Get(kind).Int()
		}
	}
	return add
}

// value is the points that a card brings now.
func (g *game) value(p Player, c CardNo, f points) (n int, sure bool) {
	switch {
	case f.is == catalog.None:
		return 0, true
	case f.is == catalog.Unknown:
		return 0, !g.isType(c, catalog.Unit) && !g.isType(c, catalog.Building)
	case f.Count == "":
		return f.N, true
	}
	switch f.Count {
	case "gold":
		return int(g.purse(p)[Gold]) + g.kept(p, Gold), len(g.s.Sides[p].Lands) > 0
	case "stars":
		return g.stars(p), true
	case "die": // as the last roll has left it (117.F.a)
		return int(g.s.Cards[c].Stored), g.s.Cards[c].Stored > 0
	case "stored", "won":
		return int(g.s.Cards[c].Stored), true
	case "grain-beside":
		n, sure := 0, true
		for _, l := range g.s.Sides[p].Lands {
			if beside, known := g.touches(c, l); l.Kind == Grain && beside {
				n += int(l.Stock)
			} else if l.Kind == Grain && !known {
				sure = false
			}
		}
		return n, sure && len(g.s.Sides[p].Lands) > 0
	}
	return 0, false
}

// token says who holds the knight token (strength) or the windmill token (commerce): whoever has more;
// commerce counts only with a city (103.L.a, 103.M.a). sure is false when unstated points could change it.
func (g *game) token(kind string) (holder Player, sure bool) {
	if g.still {
		h := &g.holder[slices.Index(tokenKinds[:], kind)]
		return h.p, h.sure
	}
	a, sureA := g.sum(North, kind)
	b, sureB := g.sum(South, kind)
	holder = Chance
	switch {
	case a > b && g.mayHold(North, kind):
		holder = North
	case b > a && g.mayHold(South, kind):
		holder = South
	case a == b && a > 0 && g.t.reading("token-tie") == "keeps":
		held := g.s.Held[slices.Index(tokenKinds[:], kind)]
		return Player(held - 1), sureA && sureB && held > 0
	}
	return holder, sureA && sureB
}

// tokenKinds are the kinds of points that bring a token, in the order of State.Held.
var tokenKinds = [2]string{"strength", "commerce"}

// tokenOf is who holds a token, and whether that is sure.
type tokenOf struct {
	p    Player
	sure bool
}

// holdStill counts the holders of the tokens once, for all who ask until g.still ends. As long as it lasts nothing may
// move that brings points.
func (g *game) holdStill() {
	for i, kind := range tokenKinds {
		g.holder[i].p, g.holder[i].sure = g.token(kind)
	}
	g.still = true
}

// noteHolders remembers who has more strength and more commerce points, for ties (reading token-tie).
func (g *game) noteHolders() {
	for i, kind := range [2]string{"strength", "commerce"} {
		if p, sure := g.token(kind); sure && p != Chance {
			g.s.Held[i] = int8(p) + 1
		}
	}
}

// unsure stands for the holder of a token where unstated points leave it open.
const unsure Player = -2

// tokens are the holders of the knight token and of the windmill token; Chance where nobody holds it.
func tokens(t *Table, s *State) [2]Player {
	holders := [2]Player{unsure, unsure}
	for i, kind := range []string{"strength", "commerce"} {
		g := &game{t: t, s: s} // what this leaves undecided does not stop the move
		if holder, sure := g.token(kind); sure && g.err == nil {
			holders[i] = holder
		}
	}
	return holders
}

// tellTokens notes where the tokens have gone since points were last counted (103.L.a, 103.M.a).
func (g *game) tellTokens() {
	if g.trial != nil {
		return
	}
	now, held := g.tokensNow(), g.held()
	for i, cite := range []string{"103.M.a", "103.L.a"} {
		if now[i] == held[i] || now[i] == unsure || held[i] == unsure {
			continue
		}
		who, typ := now[i], []string{"knight-token", "mill-token"}[i]
		if who == Chance && g.tied(tokenSums[i]) {
			g.read("token-tie")
		}
		if who == Chance {
			who, typ = held[i], typ+"-lost"
		}
		g.emit(typ, who, cite)
	}
	g.tokens, g.told = now, true
}

// held are the holders of the tokens when points were last counted: before the move, unless it has been done since.
func (g *game) held() [2]Player {
	if !g.told {
		g.tokens, g.told = [2]Player{unsure, unsure}, true
		if g.before != nil {
			g.tokens = tokens(g.t, g.before)
		}
	}
	return g.tokens
}

func (g *game) tokensNow() [2]Player {
	if !g.still {
		return tokens(g.t, g.s)
	}
	now := [2]Player{unsure, unsure}
	for i, h := range g.holder {
		if h.sure {
			now[i] = h.p
		}
	}
	return now
}

// tokenSums are the sums on which the two tokens hang.
var tokenSums = [2]string{"strength", "commerce"}

// mayHold: the windmill token stands on a city, so there must be one (103.L.a).
func (g *game) mayHold(p Player, kind string) bool {
	if kind == "strength" {
		if g.t.on("103.M.a") {
			return true
		}
		n, _ := g.sum(p, kind)
		return n >= 5 // the tempting reading: five points, as in the pictures
	}
	return slices.ContainsFunc(g.s.Sides[p].Places, func(pl Place) bool { return pl.Kind == CityPlace || pl.Kind == MetropolisPlace })
}

// stars is how many stars p has on all counters (kuw.volksstimmung).
func (g *game) stars(p Player) int {
	n := 0
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Counter) {
			n += int(g.s.Cards[c].Stars)
		}
	})
	return n
}

// immune returns the article or source by which card c cannot be touched by the card by; it is a property
// and stays when the functions are lost (Ruling 112.G.e, 103.P.a).
func (g *game) immune(c, by CardNo) (cites []string, ok bool) {
	if g.blocked(c) && !g.t.on("112.G.e") {
		return nil, false
	}
	for _, i := range g.def(c).immune {
		if i.To == g.def(by).id && (i.From == "" || g.t.since(i.From)) {
			cites = articles(i.Source)
			if g.t.onAll(cites) {
				return cites, true
			}
		}
	}
	return nil, false
}

func (g *game) blocked(c CardNo) bool { return g.s.Cards[c].Laid && g.blocker(c) != NoCard }

// Works reports whether the functions of a laid card work.
func Works(t *Table, s *State, c CardNo) bool { return (&game{t: t, s: s}).working(c) }

// Stars is how many stars p has.
func Stars(t *Table, s *State, p Player) int { return (&game{t: t, s: s}).stars(p) }

// Sum is p's strength, commerce or tournament points; sure is false when a card's points are not stated.
func Sum(t *Table, s *State, p Player, kind string) (n int, sure bool) {
	return (&game{t: t, s: s}).sum(p, kind)
}
