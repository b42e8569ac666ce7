package engine

import "slices"

// runYield: every landscape with the number yields, doubled by its doubler, both players at once; then come the
// bonuses of buildings (103.F.b); then what follows from the new stocks (103.F.c). Register A holds as bits which
// players get no yield this time (1, 2), B how many landscapes that were full belong to the players (low and high
// byte).
func runYield(g *game, f *Frame) status {
	if !g.t.on("103.F.b") && f.Step == 0 && f.C < 100 {
		g.s.Phase = YieldPhase // the tempting reading: first the bonus, then the landscapes
		f.C += 100
		g.bonuses(g.s.Active, 0)
		return again
	}
	switch f.Step {
	case 0:
		if !g.t.on("103.B.b") {
			g.checkWin("103.B.b") // the tempting reading: whoever reaches the points has won, in whatever phase
		}
		g.s.Phase = YieldPhase
		f.Step = 1
		g.heed("yield")
		for _, p := range g.inTurn() {
			if f.A&(1<<p) == 0 {
				f.B |= int16(g.yield(p)) << (4 * p)
			}
		}
	case 1, 2:
		p := g.inTurn()[f.Step-1]
		f.Step++
		if f.C >= 100 {
			return again
		}
		if f.A&(1<<p) == 0 {
			lost := f.C - g.bonusAtRoll(p)
			full := int(f.B>>(4*p)) & 15
			if p == g.s.Active && lost > 0 {
				g.push(Frame{Proc: g.proc(procGain), By: p, Card: NoCard, Node: -1, A: lost})
			}
			g.bonuses(p, full)
		}
	case 3:
		f.Step = 4
		if g.t.on("103.F.c") {
			g.driveOff("103.F.c")
		}
	default:
		return done
	}
	return again
}

// bonusAtRoll is the reading that 121.M.a refuses, that a building lost to the event die still brings its bonus;
// only mutation asks.
func (g *game) bonusAtRoll(p Player) int16 {
	n := int16(0)
	if !g.t.on("121.M.a", "103.F.a") {
		g.eachFunction(p, "yield-bonus", func(CardNo, *node) { n++ })
	}
	return n
}

// yield books what the production die brings p, and tells how many landscapes with the number were full already.
func (g *game) yield(p Player) (full int) {
	if err := g.needLands(p); err != nil {
		g.stop(err)
		return 0
	}
	var got Bag
	lands := g.editLands(p)
	for i := range lands {
		l := &lands[i]
		if l.Number == 0 {
			g.undecided("number of a landscape", "Die Zahl einer Landschaft ist nicht genannt: sie entscheidet, ob sie trägt.", "The number of a landscape is not stated: it decides whether it yields.")
			return 0
		}
		if l.Number != g.s.Dice.Yield {
			continue
		}
		if l.Stock == 3 {
			full++
		}
		n := min(1+g.extraYield(p, *l), 3-l.Stock)
		l.Stock += n
		got[l.Kind] += n
	}
	if got.Total() > 0 {
		e := g.emit("yielded", p, "103.F.b")
		e.Get = got
	}
	g.mine(p)
	return full
}

// extraYield is what doublers beside a landscape add. Both sites above (or below) a city are equal (121.D.a).
func (g *game) extraYield(p Player, l Landscape) int8 {
	var n int8
	g.eachFunction(p, "doubles", func(c CardNo, node *node) {
		if !slices.Contains(node.arg.Get("of").Strs(), l.Kind.Landscape()) {
			return
		}
		beside, sure := g.touches(c, l)
		if !sure {
			g.placesUnstated(p)
		}
		if beside && l.Kind == Gold && len(node.arg.Get("of").Strs()) > 1 && g.reading("republic-house-kinds") == "no-gold" {
			return // a building that names no kind of its own
		}
		if beside {
			n += int8(max(1, node.arg.Get("n").Int()))
		}
	})
	return n
}

// bonuses are what buildings bring beyond the yield: to the player who has rolled (bailiwick; 103.I.e), to either
// for a building in the other's principality (trading branch) and for landscapes that were full (market place).
func (g *game) bonuses(p Player, full int) {
	g.eachFunction(p, "yield-bonus", func(c CardNo, n *node) {
		if (p == g.s.Active || !g.t.on("103.I.e")) && !g.bonusHeld(n) && int(g.s.Cards[c].Stored) >= n.arg.Get("stored").Int() {
			g.push(Frame{Proc: g.proc(procGain), By: p, Card: c, Node: n.no, A: int16(max(1, n.arg.Get("n").Int()))})
		}
	})
	g.eachFunction(p, "yields-abroad", func(c CardNo, n *node) { g.yieldAbroad(p, c, n) })
	if full > 0 {
		g.eachFunction(p, "full-gain", func(c CardNo, n *node) {
			g.push(Frame{Proc: g.proc(procGain), By: p, Card: c, Node: n.no, A: int16(full)})
		})
	}
}

// yieldAbroad: a building in the opponent's principality brings a resource of the kind that a landscape beside it
// yields now, from the bank, for an own landscape of that kind; a doubler there changes nothing (120.E.c, 120.E.d).
func (g *game) yieldAbroad(p Player, c CardNo, n *node) {
	for _, l := range g.s.Sides[g.s.Cards[c].Side].Lands {
		beside, sure := g.touches(c, l)
		if l.Number != g.s.Dice.Yield || sure && !beside {
			continue
		}
		if !sure {
			g.placesUnstated(g.s.Cards[c].Side)
			return
		}
		var b Bag
		b[l.Kind] = 1
		if !g.t.on("120.E.d") {
			b[l.Kind] += g.extraYield(g.s.Cards[c].Side, l) // the tempting reading: doubled there, doubled here
		}
		if host := g.s.Cards[c].Side; !g.t.on("120.E.c") {
			g.spend(host, b) // the tempting reading: it is the host's yield
		}
		if got := g.gain(p, b); got.Total() > 0 {
			e := g.emit("gained", p, append([]string{"103.F.b"}, n.cites...)...)
			e.Card, e.Get = c, got
		}
	}
}

// driveOff removes foreign buildings whose host has become too strong, or trades too much: once the resources have
// been booked (103.F.c), and in the main phase as soon as it happens. One removal can bring about the next.
func (g *game) driveOff(cite string) {
	for range g.s.Cards {
		c, n := g.drivenOff()
		if c == NoCard {
			return
		}
		by := g.s.Cards[c].By
		g.leave(c)
		g.toDiscard(by, c)
		e := g.emit("driven-off", by.Other(), append([]string{cite}, n.cites...)...)
		e.Card = c
	}
}

// drivenOff is the first foreign building whose host has more points than it bears, or NoCard.
func (g *game) drivenOff() (CardNo, *node) {
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			n := g.has(c, "driven-off")
			if n == nil || g.s.Cards[c].By == Player(p) {
				continue
			}
			have, sure := g.sum(Player(p), n.arg.Get("by").Str)
			if have > n.arg.Get("above").Int() {
				return c, n
			}
			if !sure {
				g.undecided(n.arg.Get("by").Str+" points of "+Player(p).String(),
					"Ob eine Fremdkarte liegen bleibt, hängt von Punkten ab, die keine Quelle nennt: nimm sie an.",
					"Whether a foreign card stays hangs on points that no source states: assume them.")
			}
		}
	}
	return NoCard, nil
}
