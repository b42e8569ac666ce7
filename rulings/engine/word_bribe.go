package engine

import (
	"slices"

	"catanica/catalog"
)

// bribe: {what: [knight]}. The player moves a card of the opponent's into his own principality, where it counts as
// newly laid out (Ruling 117.C.a). Spell books change sides by it too (magic's hand).

const procBribe procName = "bribe"

// wordBribe returns the effect word `bribe`.
func wordBribe() Word {
	return Word{
		Name: "bribe", In: OnPlay,
		Args:    []string{"what"},
		Form:    "`what: [knight]`",
		Doc:     "one of the opponent's cards changes sides",
		Example: "Bestechung",
		Acts:    catalog.Hits,
		Harms:   true,
		Can:     canBribe,
		Procedures: []Procedure{
			{Name: procBribe, Steps: []Step{{Name: "card", Do: bribeLooks, Ask: bribeAsks, Take: bribeTakes}}},
		},
		Tells: []Sentence{
			{"bribed", catalog.Text{
				DE: "{who} holt {den on} auf die eigene Seite.",
				EN: "{who} wins over {on}."}},
		},
	}
}

// canBribe refuses a bribe that would find no target, or no site for it (Rulings 112.S.a, 128.C.b). The card's
// conditions check what it requires of the opponent.
func canBribe(g *game, p Player, c CardNo, n *node) error {
	found, immune := false, error(nil)
	for _, x := range g.s.Sides[p.Other()].Laid {
		if g.card(x).By != p.Other() || !g.countsAny(x, n.arg.Get("what").Strs()) {
			continue
		}
		found = true
		if cites, ok := g.immune(x, c); ok {
			immune = g.refuseBy(append([]string{"112.S.a"}, cites...), "%s ist dagegen immun.",
				"%s is immune to that.", g.title(x, catalog.Nominative))
		} else if len(sitesFor(g, p, x)) > 0 {
			return nil
		}
	}
	switch {
	case immune != nil && g.byOf(c, "112.S.a", "112.S.a/allgemein"):
		return immune
	case immune != nil, !found && len(sitesFor(g, p, c)) > 0:
		return nil
	}
	return g.refuse("112.S.a 128.C.b", "Du hast keinen Bauplatz frei.", "You have no free building site.")
}

// mayBribe returns why card c cannot change sides, or nil.
func mayBribe(g *game, f *Frame, c CardNo) error {
	n := g.node(f)
	what := n.arg.Get("what").Strs()
	if c == NoCard || !inSide(g.s.Cards[c], f.By.Other()) || !g.countsAny(c, what) {
		cite := map[string]string{"knight": "102.B.Ritter"}[what[0]]
		return g.refuseBy(append([]string{cite}, n.cites...),
			"Die Seite wechseln kann nur eine Karte des Mitspielers von dieser Art: %s.",
			"Only an opposing card of this type can change sides: %s.", g.refTitle("type:"+what[0]))
	}
	if cites, ok := g.immune(c, f.Card); ok {
		return g.refuseBy(cites, "%s ist dagegen immun.", "%s is immune to that.", g.title(c, catalog.Nominative))
	}
	return nil
}

// inSide reports whether a card is in p's principality and works for p.
func inSide(k Card, p Player) bool { return k.Laid && k.By == p && k.Side == p }

func bribeLooks(g *game, f *Frame) next {
	takesIt := func(c CardNo) bool { return mayBribe(g, f, c) == nil }
	if slices.ContainsFunc(g.s.Sides[f.By.Other()].Laid, takesIt) {
		return wait
	}
	g.emit("missed", f.By, g.node(f).cites...).Card = f.Card
	return done
}

func bribeAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card,
		Text: say("Welche Karte wechselt die Seite, und auf welchen Bauplatz kommt sie?",
			"Which card changes sides, and which building site does it go to?")}
	for _, c := range g.s.Sides[f.By.Other()].Laid {
		if mayBribe(g, f, c) != nil {
			continue
		}
		for _, to := range sitesFor(g, f.By, c) {
			m := cardMove(f.By, c)
			m.To = to
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func bribeTakes(g *game, f *Frame, m Move) (next, error) {
	if err := mayBribe(g, f, m.Card); err != nil {
		return wait, err
	}
	if m.Side != f.By {
		return wait, g.wrong("Die Karte muss in dein eigenes Fürstentum kommen.",
			"The card must go to your own principality.")
	}
	since := g.s.Cards[m.Card].Since
	if err := g.moveOver(m.Card, f.By, m.To); err != nil {
		return wait, err
	}
	if g.misread("117.C.a") {
		misreadBribedEarlier(g, m.Card, since)
	}
	e := g.emit("bribed", f.By, g.node(f).cites...)
	e.Card, e.On = f.Card, m.Card
	return done, nil
}

// moveOver moves a card in play into p's principality. From then on it works for p.
func (g *game) moveOver(c CardNo, p Player, to Spot) error {
	if to.Kind == Nowhere {
		return g.unnamed("place", "Nenne den Bauplatz, auf den die Karte kommt.",
			"Name the building site that the card goes to.")
	}
	at, err := g.spotFor(p, c, to)
	if err != nil {
		return err
	}
	g.leave(c)
	g.lay(c, p, p, at)
	return nil
}

// sitesFor returns the spots in p's principality where card c could be laid.
func sitesFor(g *game, p Player, c CardNo) []Spot {
	var out []Spot
	for _, at := range spotsIn(g, p) {
		if _, err := g.spotFor(p, c, at); err == nil && !slices.Contains(out, at) {
			out = append(out, at)
		}
	}
	return out
}

// spotsIn returns the spots of p's principality on which a knight or a spell book can lie: free sites and, whether or
// not their landscapes are stated, the extra sites of metropolises (Ruling 128.C.b).
func spotsIn(g *game, p Player) []Spot {
	var out []Spot
	for _, pl := range g.s.Sides[p].Places {
		out = append(out, g.freeRows(p, pl)...)
		if pl.Kind == MetropolisPlace {
			out = append(out, extraSites(pl)...)
		}
	}
	return out
}

// extraSites returns the sites of a metropolis next to the landscapes. Two metropolises side by side share two of them.
func extraSites(pl Place) []Spot {
	var out []Spot
	for _, gap := range [2]Col{pl.Col - 1, pl.Col + 1} {
		for _, row := range [2]int8{1, -1} {
			out = append(out, Spot{Kind: AtLandscape, Col: gap, Row: row})
		}
	}
	return out
}
