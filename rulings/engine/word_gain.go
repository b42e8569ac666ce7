package engine

// gain: {n: 1}. The player takes n resources of his choice from the bank, as far as there is room for them.

const procGain procName = "gain"

// gaining is the record of gain.
type gaining struct {
	N int8 // how many resources, if not as many as the word says
}

// wordGain returns the effect word `gain`.
func wordGain() Word {
	return Word{
		Name: "gain", In: OnPlay | OnEvent,
		Args: []string{"n"},
		Form: "`n: 1`",
		Doc:  "resources of choice from the bank",
		Procedures: []Procedure{{
			Name:  procGain,
			Keeps: recordOf[gaining](),
			Steps: []Step{{Name: "resources", Do: gainBegins, Ask: gainAsks, May: whatIsListed, Take: gainTakes}},
		}},
	}
}

// beginGain lets p take n resources of choice from the bank, with the effect word `node` of card.
func (g *targeting) beginGain(p Player, card CardNo, node int16, n int) {
	keeps[gaining](g.begin(procGain, p, card, node)).N = int8(n)
}

// gainNumber returns how many resources the player may choose, if there is room for them.
func gainNumber(g *game, f *Frame) int {
	if n := keeps[gaining](f).N; n > 0 {
		return int(n)
	}
	return max(1, g.node(f).arg.Get("n").Int())
}

func gainBegins(g *game, f *Frame) next {
	n, err := g.roomFor(f.By, gainNumber(g, f))
	if err != nil {
		g.stop(err)
	}
	if err != nil || n == 0 {
		return done
	}
	return wait
}

func gainAsks(g *game, f *Frame) Decision {
	n, _ := g.roomFor(f.By, gainNumber(g, f))
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welche Rohstoffe nimmst du von der Bank?", "Which resources do you take from the bank?"),
		Get:  Choice{n, n, g.room(f.By)}}
}

func gainTakes(g *game, f *Frame, m Move) (next, error) {
	n, err := g.roomFor(f.By, gainNumber(g, f))
	if err != nil {
		return wait, err
	}
	if m.Get.Total() != n {
		return wait, g.unnamed("resources", "Nenne genau %s.", "Name exactly %s.", countResources(n))
	}
	if err := g.fits(f.By, m.Get, "103.E.c"); err != nil {
		return wait, err
	}
	g.gain(f.By, m.Get)
	e := g.emit("gained", f.By, gainCites(g, f)...)
	e.Card, e.Get = f.Card, m.Get
	return done, nil
}

// gainCites returns the articles that grant the resources: the card's, or the dice's if there is no card.
func gainCites(g *game, f *Frame) []string {
	switch {
	case f.Node >= 0:
		return g.node(f).cites
	case g.s.Phase == YieldPhase:
		return []string{"103.F.b"}
	case g.s.Dice.Event == TourneyFace:
		return []string{"103.E.d"}
	}
	return []string{"103.E.c"}
}
