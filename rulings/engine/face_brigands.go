package engine

import "catanica/catalog"

// brigands: each player in turn, the active one first, who counts more than seven resources loses all ore and
// wool (103.E.b, 121.A.a); the first two rounds are spared in the extended and the tournament game (101.D.b).
// Register C holds as bits who has been asked (1, 2) and who is spared (4, 8).
func (g *game) brigands(f *Frame) status {
	if f.Step == 0 {
		f.Step = 1
		g.heed("brigands")
		if g.truce() && g.s.Turn == 0 {
			g.undecided("turn number", "Ob die Schonfrist noch gilt, hängt von der Runde ab: nenne den Zug (`turn 5`).", "Whether the truce still holds hangs on the round: state the turn (`turn 5`).")
			return done
		}
		if g.truce() && g.s.Turn <= g.truceTurns() {
			g.emit("truce", g.s.Active, "101.D.b", "103.B.a")
			if g.t.on("117.D.a") { // switched off, the tempting reading: no raid, no ore
				g.raidOre("117.D.a", "103.E.b")
			}
			return done
		}
	}
	if f.Step == 1 && f.C == 0 && !g.t.on("103.E.b") {
		g.raidOre("103.E.b") // the tempting reading: first what the face brings, then what it takes
	}
	for f.Step <= 2 {
		p := g.inTurn()[f.Step-1]
		if g.robbed(p) && f.C&(1<<p) == 0 && g.offerSpare(f, p, "brigands") {
			return again
		}
		f.Step++
		if g.robbed(p) && f.C&(4<<p) == 0 {
			g.loseToBrigands(p)
		}
	}
	if g.t.on("103.E.b") {
		g.raidOre("103.E.b")
	}
	return done
}

// inTurn is both players, the active one first (reading active-first).
func (g *game) inTurn() [2]Player {
	p := g.s.Active
	if g.t.reading("active-first") == "passive" {
		p = p.Other()
	}
	return [2]Player{p, p.Other()}
}

// truce reports whether the brigands leave the first two rounds alone: since the theme sets, in the basic game
// since 2005 (101.D.b c).
func (g *game) truce() bool {
	since := catalog.EditionID("1998")
	if g.t.Game == catalog.Basic {
		since = "2005"
	}
	return g.t.since(since) == g.t.on("101.D.b") // switched off, the tempting reading: as in the other rules
}

// truceTurns is how many turns two rounds are: a round is a turn of each player (103.B.a).
func (g *game) truceTurns() int16 {
	if !g.t.on("103.B.a") {
		return 2 // the tempting reading: a round is a turn
	}
	return 4
}

// robbed reports whether the brigands count too many resources of p's.
func (g *game) robbed(p Player) bool {
	if err := g.needLands(p); err != nil {
		g.stop(err)
		return false
	}
	limit := 7
	g.eachFunction(p, "brigands-limit", func(_ CardNo, n *node) { limit = max(limit, n.arg.Get("n").Int()) })
	low, high := g.counted(p)
	if low <= limit && high > limit {
		g.placesUnstated(p)
	}
	return low > limit
}

// counted is how many resources the brigands count, at least and at most: none beside a fortified camp
// (121.A.a). The two differ where nobody has stated what lies beside the camp.
func (g *game) counted(p Player) (low, high int) {
	for _, l := range g.s.Sides[p].Lands {
		hidden, sure := false, true
		g.eachFunction(p, "hides", func(c CardNo, _ *node) {
			beside, known := g.touches(c, l)
			hidden = hidden || beside
			sure = sure && known
		})
		if !hidden {
			high += int(l.Stock)
			if sure {
				low += int(l.Stock)
			}
		}
	}
	if !g.t.on("122.B.a") { // the tempting reading: gold is gold
		return low + int(g.mined(p)), high + int(g.mined(p))
	}
	return low, high
}

// loseToBrigands takes all ore and wool, also what lies beside a camp (121.A.a).
func (g *game) loseToBrigands(p Player) {
	var lost Bag
	have := g.stock(p)
	lost[Ore], lost[Wool] = have[Ore], have[Wool]
	g.spend(p, lost)
	e := g.emit("lost", p, "103.E.b")
	e.Get = lost
}
