package engine

// star-gain: {stars: 1, n: 2}. The player may give stars once and take n resources of his choice for them.

func runStarGain(g *game, f *Frame) status {
	if f.Step > 0 || g.stars(f.By) < g.starPrice(f) {
		return done
	}
	if n, err := g.roomFor(f.By, g.starGain(f)); err != nil {
		g.stop(err)
		return done
	} else if n == 0 {
		return done
	}
	return wait
}

func (g *game) starPrice(f *Frame) int { return max(1, g.node(f).arg.Get("stars").Int()) }
func (g *game) starGain(f *Frame) int  { return max(1, g.node(f).arg.Get("n").Int()) }

func askStarGain(g *game, f *Frame) Decision {
	n, _ := g.roomFor(f.By, g.starGain(f))
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, MayPass: true, Cites: g.node(f).cites,
		Text: say("Sterne (%d) gegen Rohstoffe (%d) tauschen?", "Swap stars (%d) for resources (%d)?", g.starPrice(f), n),
		Get:  Choice{n, n, g.room(f.By)}}
}

func answerStarGain(g *game, f *Frame, m Move) error {
	f.Step = 1
	if m.Verb == Pass {
		return nil
	}
	n, err := g.roomFor(f.By, g.starGain(f))
	if err != nil {
		return err
	}
	if m.Get.Total() != n {
		return g.unnamed("resources", "Es sind genau %d Rohstoffe zu nennen.", "Exactly %d resources have to be named.", n)
	}
	if err := g.fits(f.By, m.Get, "kuw.volksstimmung"); err != nil {
		return err
	}
	g.takeStars(f.By, g.starPrice(f))
	got := g.gain(f.By, m.Get)
	e := g.emit("gained", f.By, g.node(f).cites...)
	e.Card, e.Get, e.N = f.Card, got, g.starPrice(f)
	return nil
}
