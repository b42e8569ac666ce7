package engine

// star-gain: {stars: 1, n: 2}. The player may give stars once and take n resources of his choice for them.

const procStarGain procName = "star-gain"

// wordStarGain returns the effect word `star-gain`.
func wordStarGain() Word {
	return Word{
		Name: "star-gain", In: OnEvent,
		Args:    []string{"stars", "n"},
		Form:    "`stars: 1`, `n: 2`",
		Doc:     "the player may give stars for resources, once",
		Example: "Goldene Zeiten",
		Procedures: []Procedure{{
			Name:  procStarGain,
			Steps: []Step{{Name: "resources", Do: starGainBegins, Ask: starGainAsks, Take: starGainTakes}},
		}},
	}
}

func starGainPrice(g *game, f *Frame) int  { return max(1, g.node(f).arg.Get("stars").Int()) }
func starGainNumber(g *game, f *Frame) int { return max(1, g.node(f).arg.Get("n").Int()) }

func starGainBegins(g *game, f *Frame) next {
	if g.stars(f.By) < starGainPrice(g, f) {
		return done
	}
	n, err := g.roomFor(f.By, starGainNumber(g, f))
	if err != nil {
		g.stop(err)
	}
	if err != nil || n == 0 {
		return done
	}
	return wait
}

func starGainAsks(g *game, f *Frame) Decision {
	n, _ := g.roomFor(f.By, starGainNumber(g, f))
	return Decision{Who: f.By, Kind: AskResource, Card: f.Card, MayPass: true, Cites: g.node(f).cites,
		Text: say("Tauschst du %s gegen %s?", "Do you trade %s for %s?",
			countStars(starGainPrice(g, f)), countResources(n)),
		Get: Choice{n, n, g.room(f.By)}}
}

func starGainTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		return done, nil
	}
	n, err := g.roomFor(f.By, starGainNumber(g, f))
	if err != nil {
		return wait, err
	}
	if m.Get.Total() != n {
		return wait, g.unnamed("resources", "Nenne genau %s.", "Name exactly %s.", countResources(n))
	}
	if err := g.fits(f.By, m.Get, "kuw.volksstimmung"); err != nil {
		return wait, err
	}
	price := starGainPrice(g, f)
	g.takeStars(f.By, price)
	got := g.gain(f.By, m.Get)
	e := g.emit("gained", f.By, g.node(f).cites...)
	e.Card, e.Get, e.N = f.Card, got, price
	return done, nil
}
