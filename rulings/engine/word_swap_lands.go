package engine

import (
	"slices"

	"catanica/catalog"
)

// swap-lands: {by: magic}. The player swaps one of his landscapes for one of the opponent's, with what lies on them;
// each player must still have one of every kind that he had (border conflict, Ruling 112.I.a). `by: magic` does without
// the knight token, and expansions protect the landscapes at which they lie (land spell, 001#15).

const procSwap procName = "swap-lands"

// wordSwapLands returns the effect word `swap-lands`.
func wordSwapLands() Word {
	return Word{
		Name: "swap-lands", In: OnPlay,
		Args:    []string{"by"},
		Form:    "`by: magic`",
		Doc:     "the player swaps a landscape with the opponent",
		Example: "Grenzkonflikt",
		Harms:   true,
		Can:     canSwapLands,
		Procedures: []Procedure{
			{Name: procSwap, Steps: []Step{{Name: "landscapes", Ask: swapLandsAsks, Take: swapLandsTakes}}},
		},
		Tells: []Sentence{
			{"swapped", catalog.Text{
				DE: "{who} tauscht eine Landschaft mit {other}.",
				EN: "{who} swaps a landscape with {other}."}},
		},
	}
}

func byMagic(n *node) bool { return n.arg.Get("by").Str == "magic" }

// canSwapLands refuses a swap without the knight token, or without two landscapes that may be swapped (Ruling 112.S.a).
func canSwapLands(g *game, p Player, _ CardNo, n *node) error {
	if err := g.needLands(p, p.Other()); err != nil {
		return err
	}
	holder, sure := p, true
	if !byMagic(n) {
		holder, sure = g.token("strength")
	}
	switch {
	case !sure:
		return g.unstated("strength points",
			"Wer die größte Rittermacht hat, steht nicht fest: Nimm die Stärkepunkte an.",
			"The position does not say who has the greatest knight power: assume the strength points.")
	case holder != p:
		return g.refuseBy(n.cites, "Dazu brauchst du die größte Rittermacht.",
			"You need the greatest knight power for that.")
	case len(swappableLands(g, p, n)) == 0 || len(swappableLands(g, p.Other(), n)) == 0:
		return g.refuse("112.S.a 112.I.a", "Beide Spieler müssen eine Landschaftsart mindestens zweimal haben.",
			"Each player must have at least two landscapes of the same kind.")
	}
	return nil
}

// swappableLands returns p's landscapes that may be swapped, by their indexes.
func swappableLands(g *game, p Player, n *node) []int {
	var out []int
	for i := range g.s.Sides[p].Lands {
		if g.sparable(p, i) && !(byMagic(n) && g.expandedAt(p, i)) {
			out = append(out, i)
		}
	}
	return out
}

// guardOf returns the wizard who guards p's landscape (001#Zauberer), or NoCard.
func (g *targeting) guardOf(p Player, land int) CardNo {
	l := g.s.Sides[p].Lands[land]
	for _, w := range g.wizards(p) {
		at := g.card(w).At
		if l.Row != 0 && at.Col == l.Col && sameSide(at.Row, l.Row) {
			return w
		}
	}
	return NoCard
}

// guarded returns why a wizard keeps p's landscape where it is, or nil.
func (g *targeting) guarded(p Player, land int) error {
	if w := g.guardOf(p, land); w != NoCard {
		return g.refuseBy([]string{"zud.magie.zauberer"}, "%s bewacht diese Landschaft.", "%s guards that landscape.",
			g.title(w, catalog.Nominative))
	}
	return nil
}

// sparable reports whether p has another landscape of the same kind, and no wizard protects this one.
func (g *targeting) sparable(p Player, land int) bool {
	if g.guardOf(p, land) != NoCard {
		return false
	}
	lands := g.s.Sides[p].Lands
	for i, l := range lands {
		if i != land && l.Kind == lands[land].Kind {
			return true
		}
	}
	return false
}

func swapLandsAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card,
		Text: say("Welche Landschaft tauschst du gegen welche?", "Which landscape do you swap for which?")}
	for _, i := range swappableLands(g, f.By, g.node(f)) {
		for _, j := range swappableLands(g, f.By.Other(), g.node(f)) {
			m := NewMove(f.By, Choose)
			m.Own, m.Theirs = LandSet(0).With(i), LandSet(0).With(j)
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func swapLandsTakes(g *game, f *Frame, m Move) (next, error) {
	if err := maySwapLands(g, f.By, m, g.node(f)); err != nil {
		return wait, err
	}
	own, theirs := m.Own.List(), m.Theirs.List()
	mine, others := g.editLands(f.By), g.editLands(f.By.Other())
	for i := range own {
		a, b := &mine[own[i]], &others[theirs[i]]
		a.Kind, b.Kind = b.Kind, a.Kind
		a.Number, b.Number = b.Number, a.Number
		a.Stock, b.Stock = b.Stock, a.Stock
	}
	g.emit("swapped", f.By, g.node(f).cites...).Card = f.Card
	return done, nil
}

// maySwapLands returns why p may not swap the landscapes that m names, or nil.
func maySwapLands(g *game, p Player, m Move, n *node) error {
	o, own, theirs := p.Other(), m.Own.List(), m.Theirs.List()
	if len(own) == 0 || len(theirs) == 0 || own[len(own)-1] >= len(g.s.Sides[p].Lands) ||
		theirs[len(theirs)-1] >= len(g.s.Sides[o].Lands) {
		return g.unnamed("landscapes", "Nenne eine eigene Landschaft und eine des Mitspielers.",
			"Name one of your own landscapes and one of your opponent's.")
	}
	switch {
	case len(own) != len(theirs):
		return g.wrong("Nenne auf beiden Seiten gleich viele Landschaften.",
			"Name as many of your own landscapes as of your opponent's.")
	case byMagic(n) && (g.expandedAt(p, own[0]) || g.expandedAt(o, theirs[0])):
		return g.refuseBy(append(slices.Clip(n.cites), "zud.magie.zauberer"),
			"An einer der Landschaften liegt ein Zauberer oder ein Landschaftsausbau.",
			"There is a wizard or a landscape expansion at one of the landscapes.")
	case len(own) > 1 && g.by("112.I.a/eine-gegen-eine"):
		return g.refuse("112.I.a", "Tausche genau eine Landschaft gegen eine andere.",
			"Swap exactly one landscape for another.")
	case g.guarded(p, own[0]) != nil:
		return g.guarded(p, own[0])
	case g.guarded(o, theirs[0]) != nil:
		return g.guarded(o, theirs[0])
	case !(g.sparable(p, own[0]) && g.sparable(o, theirs[0])) && g.by("112.I.a/mindestens-eine"):
		return g.refuse("112.I.a", "Jeder Spieler muss von jeder Landschaftsart mindestens eine behalten.",
			"Each player must keep at least one landscape of each kind.")
	}
	return nil
}
