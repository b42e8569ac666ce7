package engine

// seizure is a choice of resources that one player takes from the other.
type seizure struct {
	taker, victim Player
	n             int // as many as are asked for and the taker has room for (103.E.e)
}

// seizureOf returns the seizure that lets taker take n resources.
func (g *treasury) seizureOf(taker Player, n int) seizure {
	return seizure{taker, taker.Other(), min(n, g.fitting(taker, taker.Other()))}
}

// fitting returns how many of the victim's resources the taker has room for. The others stay where they are (Ruling
// 103.E.e).
func (g *treasury) fitting(taker, victim Player) int {
	n := 0
	for _, x := range g.takeable(taker, victim) {
		n += int(x)
	}
	return n
}

// takeable returns how many resources of each kind the taker could take from the victim.
func (g *treasury) takeable(taker, victim Player) Bag {
	if g.misread("103.E.e/kein-platz") {
		return g.misreadTakeableBeyondRoom(victim)
	}
	if g.misread("121.A.a/nur-keule") {
		return g.misreadTakeableOutsideCamps(taker, victim)
	}
	return g.storable(taker, g.reach(victim))
}

// seizureBegins lets the taker choose, unless there is nothing to take.
func seizureBegins(g *game, f *Frame, s seizure) next {
	if err := g.needLands(s.victim); err != nil {
		g.stop(err)
		return done
	}
	if s.n == 0 {
		e := g.emit("nothing", f.By, g.node(f).cites...)
		e.Card = f.Card
		g.says(e, "Es gibt nichts zu nehmen.", "There is nothing to take.")
		return done
	}
	if err := g.needLands(s.taker); err != nil {
		g.stop(err)
		return done
	}
	return wait
}

func seizureAsks(g *game, f *Frame, s seizure) Decision {
	return Decision{Who: s.taker, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Was nimmst du? (%s)", "What do you take? (%s)", countResources(s.n)),
		Get:  Choice{s.n, s.n, g.takeable(s.taker, s.victim)}}
}

// seizureAllows returns why the taker may not take the resources get, or nil. cite names what lets him take any.
func seizureAllows(g *game, s seizure, get Bag, cite string) error {
	if get.Total() != s.n {
		return g.unnamed("resources", "Nenne genau %s.", "Name exactly %s.", countResources(s.n))
	}
	if reach := g.reach(s.victim); get.beyond(reach) {
		if get[Gold] > reach[Gold] && g.mined(s.victim) > 0 {
			cite += " 122.B.a"
		}
		return g.refuse(cite, "So viele Rohstoffe dieser Sorte hat der Mitspieler nicht.",
			"Your opponent does not have that many of these resources.")
	}
	if g.misread("121.A.a/nur-keule") {
		return misreadSeizureSparesCamps(g, s, get)
	}
	return seizureFits(g, s, get)
}

func seizureFits(g *game, s seizure, get Bag) error {
	if err := g.fits(s.taker, get, "103.E.e"); err != nil && g.by("103.E.e/kein-platz") {
		return err
	}
	return nil
}

// seize moves the resources to the taker and returns those for which there was room.
func seize(g *game, s seizure, get Bag) Bag {
	g.payOut(s.victim, get)
	return g.gain(s.taker, get)
}
