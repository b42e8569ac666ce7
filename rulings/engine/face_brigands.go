package engine

import (
	"slices"

	"catanica/catalog"
)

// Brigands (Ruling 103.E.b): a player who holds more than seven resources loses all ore and wool. The active player is
// checked first (reading active-first).

const procBrigands procName = "brigands"

// The steps of brigands.
const (
	brigandsTruce next = iota
	brigandsFirst
	brigandsSecond
	brigandsOre
)

// raided is the record of brigands, by player.
type raided struct {
	Asked  [2]bool // has been asked whether to pay for being spared
	Spared [2]bool
}

func brigandsProcedure() Procedure {
	return Procedure{
		Name:  procBrigands,
		Keeps: recordOf[raided](),
		Steps: []Step{
			brigandsTruce:  {Name: "truce", Do: brigandsKeepTruce},
			brigandsFirst:  {Name: "first", Do: brigandsVisit(0, brigandsSecond)},
			brigandsSecond: {Name: "second", Do: brigandsVisit(1, brigandsOre)},
			brigandsOre:    {Name: "ore", Do: brigandsBringOre},
		},
	}
}

// brigandsKeepTruce spares both players in the first two rounds (Ruling 101.D.b c). They still get ore (Ruling
// 117.D.a).
func brigandsKeepTruce(g *game, _ *Frame) next {
	g.heed("brigands")
	if truce(g) && g.s.Turn == 0 {
		g.undecided("turn number", "Ob die Schonfrist noch gilt, hängt von der Runde ab: Nenne den Zug (`turn 5`).",
			"Whether the brigands still spare everyone depends on the round: give the turn (`turn 5`).")
		return done
	}
	if truce(g) && g.s.Turn <= truceTurns(g) {
		g.emit("truce", g.s.Active, truceCite(g), "103.B.a")
		if g.by("117.D.a") {
			g.raidOre("117.D.a", "103.E.b")
		}
		return done
	}
	if g.misread("103.E.b") {
		misreadOreFirst(g)
	}
	return brigandsFirst
}

// truce reports whether the brigands spare everybody in the first two rounds: since the theme sets of 1998, in the
// basic game since 2005 (Ruling 101.D.b c).
func truce(g *game) bool {
	since := catalog.EditionID("1998")
	if g.t.Game == catalog.Basic {
		since = "2005"
	}
	spared := g.t.since(since)
	if g.misread("101.D.b/schonfrist") {
		return misreadOpposite(spared)
	}
	return spared
}

// truceCite returns where the truce stands: in the booklet of 2005, and before it in those of the theme sets.
func truceCite(g *game) string {
	switch {
	case g.t.since(catalog.Ed2005):
		return "kuw.erweitert.verlauf"
	case g.t.Game == catalog.Tournament:
		return "zud.turnier.aenderungen"
	}
	return "zud.erweitert.aenderungen"
}

// truceTurns returns the number of turns in the first two rounds; each player has one turn in a round (Ruling 103.B.a).
func truceTurns(g *game) int16 {
	if g.misread("103.B.a/schonzeit") {
		return misreadTruceTurns()
	}
	return 4
}

// brigandsVisit returns a step function that robs the i-th player in turn order, who may first pay to be spared.
func brigandsVisit(i int, then next) func(g *game, f *Frame) next {
	return func(g *game, f *Frame) next {
		p, k := g.inTurn()[i], keeps[raided](f)
		robbed := robbed(g, p)
		if !k.Asked[p] && g.err == nil {
			tellBrigandsCount(g, p)
		}
		if !robbed {
			return then
		}
		if !k.Asked[p] {
			k.Asked[p] = true
			if g.offerSpare(p, string(procBrigands)) {
				return repeat
			}
		}
		if !k.Spared[p] {
			loseToBrigands(g, p)
		}
		return then
	}
}

// robbed reports whether p holds more resources than the brigands allow (Ruling 103.E.b).
func robbed(g *game, p Player) bool {
	if err := g.needLands(p); err != nil {
		g.stop(err)
		return false
	}
	limit := brigandsLimit(g, p)
	low, high := brigandsCount(g, p)
	if low <= limit && high > limit {
		g.placesUnstated(p)
	}
	return low > limit
}

// tellBrigandsCount reports how many of p's resources the brigands count, what they leave out and how many they let
// pass.
func tellBrigandsCount(g *game, p Player) {
	if g.trial != nil {
		return
	}
	g.eachFunction(p, "hides", func(c CardNo, n *node) {
		var hidden Bag
		for _, l := range g.s.Sides[p].Lands {
			if beside, sure := g.touches(c, l); beside && sure {
				hidden[l.Kind] += l.Stock
			}
		}
		tellUncounted(g, p, c, hidden, n.cites)
	})
	mined := g.purse(p)[Gold] - g.stock(p)[Gold]
	g.eachFunction(p, "mines", func(c CardNo, n *node) {
		tellUncounted(g, p, c, Bag{Gold: min(mined, g.card(c).Stored)}, append([]string{"122.B.a"}, n.cites...))
	})
	card, cites := NoCard, []string{"glossar.raeuberueberfall", "103.E.b"}
	limit := brigandsLimit(g, p)
	g.eachFunction(p, "brigands-limit", func(c CardNo, n *node) {
		if card == NoCard && n.arg.Get("n").Int() == limit {
			card, cites = c, append(slices.Clip(n.cites), "103.E.b")
		}
	})
	e := g.emit("counted", p, cites...)
	e.Card, e.Than = card, limit
	e.N, _ = brigandsCount(g, p)
}

// tellUncounted reports resources that the brigands do not count because of card c.
func tellUncounted(g *game, p Player, c CardNo, b Bag, cites []string) {
	if b.Total() > 0 {
		e := g.emit("uncounted", p, cites...)
		e.Card, e.Get = c, b
	}
}

// loseToBrigands takes all ore and wool, hidden ones as well (Rulings 101.C.a, 103.E.b, 121.A.a).
func loseToBrigands(g *game, p Player) {
	lost := g.oreAndWool(p)
	g.spend(p, lost)
	g.emit("lost", p, "glossar.raeuberueberfall", "103.E.b").Get = lost
}

// oreAndWool returns all ore and wool on p's landscapes.
func (g *game) oreAndWool(p Player) Bag {
	have := g.stock(p)
	return Bag{Ore: have[Ore], Wool: have[Wool]}
}

// brigandsBringOre gives ore to the players of cards that raid for it, after the brigands have taken their share
// (Ruling 103.E.b).
func brigandsBringOre(g *game, _ *Frame) next {
	if g.by("103.E.b") {
		g.raidOre("103.E.b")
	}
	return done
}
