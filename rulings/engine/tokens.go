package engine

import "slices"

// The knight token goes to the player with more strength, the windmill token to the one with more commerce points and a
// city (Rulings 103.L.a, 103.M.a). Each is worth a victory point.

// tokenKinds are the kinds of points that bring a token, in the order of State.Held.
var tokenKinds = [2]string{"strength", "commerce"}

// tokenCites are the articles that say who holds the token of each kind.
var tokenCites = [2]string{"103.M.a", "103.L.a"}

// tokenEvents are the types of the events that move the tokens.
var tokenEvents = [2]string{"knight-token", "mill-token"}

// mainPhaseSwings are the clauses by which points that change in the main phase move the tokens at once.
var mainPhaseSwings = []string{"103.I.f/brauerei", "103.I.f/bauernheer", "103.I.f/handelsakademie"}

// unsure is the holder of a token that depends on unstated points.
const unsure Player = -2

// token returns the holder of the token for a kind of points, Chance for nobody; sure is false if unstated points could
// change it.
func (g *score) token(kind string) (holder Player, sure bool) {
	at := slices.Index(tokenKinds[:], kind)
	if g.misread(mainPhaseSwings...) && g.misreadTokenStays(at) {
		return g.misreadHolder(at), true
	}
	leastA, mostA := g.keptBetween(North, at)
	leastB, mostB := g.keptBetween(South, at)
	forSouth, sure1 := g.holderOf(at, leastA, mostB)
	forNorth, sure2 := g.holderOf(at, mostA, leastB)
	return forNorth, sure1 && sure2 && forSouth == forNorth
}

// holderOf returns who holds the token of a kind, by its place in tokenKinds, if North has a of those points and South
// has b; sure is false for a tie that leaves the token with nobody knows whom.
func (g *score) holderOf(at, a, b int) (holder Player, sure bool) {
	switch kind := tokenKinds[at]; {
	case a > b && g.mayHold(North, kind):
		return North, true
	case b > a && g.mayHold(South, kind):
		return South, true
	case a == b && a > 0 && g.t.reading("token-tie") == "keeps":
		held := g.s.Held[at]
		if held == heldByNobody {
			return Chance, true
		}
		return Player(held - 1), held > 0
	}
	return Chance, true
}

// mayHold reports whether p may hold the token: the windmill token stands on a city, so p must have one (Ruling
// 103.L.a).
func (g *score) mayHold(p Player, kind string) bool {
	if kind == "strength" {
		if g.misread("103.M.a") {
			return g.misreadStrongEnough(p)
		}
		return true
	}
	return slices.ContainsFunc(g.s.Sides[p].Places, func(pl Place) bool {
		return pl.Kind == CityPlace || pl.Kind == MetropolisPlace
	})
}

// misreadStrongEnough reads 103.M.a wrongly: the knight token requires five strength points, as in the pictures.
func (g *score) misreadStrongEnough(p Player) bool {
	n, _ := g.sum(p, "strength")
	return n >= 5
}

// tied reports whether both players have the same number of points, and more than none.
func (g *score) tied(kind string) bool {
	a, _ := g.sum(North, kind)
	b, _ := g.sum(South, kind)
	return a == b && a > 0
}

// heldByNobody marks in State.Held a token that nobody holds.
const heldByNobody = -1

// noteHolders records who holds the tokens, for ties that leave them where they are (reading token-tie).
func (g *score) noteHolders() {
	keeps := g.t.reading("token-tie") == "keeps"
	for i, kind := range tokenKinds {
		switch p, sure := g.token(kind); {
		case sure && p != Chance:
			g.s.Held[i] = int8(p) + 1
		case sure && keeps:
			g.s.Held[i] = heldByNobody
		case keeps:
			g.s.Held[i] = 0
		}
	}
}

// tokens returns the holders of the tokens: Chance where nobody holds one, unsure where unstated points leave it open.
func tokens(t *Table, s *State) [2]Player { return look(t, s).tokensNow() }

// tokensNow does what tokens does for the current position.
func (g *score) tokensNow() [2]Player {
	holders := [2]Player{unsure, unsure}
	for i, kind := range tokenKinds {
		if holder, sure := g.token(kind); sure {
			holders[i] = holder
		}
	}
	return holders
}

// tellTokens reports the moves of the tokens since points were last counted.
func (g *game) tellTokens() {
	if g.trial != nil {
		return
	}
	now, held := g.tokensNow(), g.held()
	for i, kind := range tokenKinds {
		if now[i] == held[i] || now[i] == unsure || held[i] == unsure {
			continue
		}
		if now[i] != Chance {
			g.tellScores(g.emit(tokenEvents[i], now[i], tokenCites[i]), now[i], kind)
			continue
		}
		if g.tied(kind) {
			g.read("token-tie")
		}
		g.tellScores(g.emit(tokenEvents[i]+"-lost", held[i], tokenCites[i]), held[i], kind)
	}
	g.tokens, g.told = now, true
}

// tellScores adds p's points of a kind and the opponent's to an event, if both are fully stated.
func (g *ledger) tellScores(e *Event, p Player, kind string) {
	if g.trial != nil {
		return
	}
	own, sure := g.sum(p, kind)
	others, sureToo := g.sum(p.Other(), kind)
	if sure && sureToo {
		e.N, e.Than = own, others
	}
}

// held returns the holders of the tokens when points were last counted: before the move, or during it if it counted
// them.
func (g *game) held() [2]Player {
	if !g.told {
		g.tokens, g.told = [2]Player{unsure, unsure}, true
		if g.before != nil {
			g.tokens = tokens(g.t, g.before)
		}
	}
	return g.tokens
}
