package engine

// swap-lands. The player swaps one of his landscapes for one of the opponent's, with what lies on them; each must
// still have one of every kind that he had (border conflict, Ruling 112.I.a). `by: magic` asks for no knight token, and
// landscape expansions protect the landscapes at which they lie (land spell, 001#15).

func canSwap(g *game, p Player, c CardNo, n *node) error {
	if err := g.needLands(p, p.Other()); err != nil {
		return err
	}
	holder, sure := p, true
	if n.arg.Get("by").Str != "magic" {
		holder, sure = g.token("strength")
	}
	if !sure {
		return g.unstated("strength points", "Wer die größte Rittermacht hat, steht nicht fest: nimm die Stärkepunkte an.", "Nobody has stated who has the largest knight force: assume the strength points.")
	}
	if holder != p {
		return g.refuseBy(n.cites, "Dazu braucht man die größte Rittermacht.", "One needs the largest knight force for that.")
	}
	if len(g.swappableLands(p, n)) == 0 || len(g.swappableLands(p.Other(), n)) == 0 {
		return g.refuse("112.S.a 112.I.a", "Beide Spieler brauchen eine Landschaftsart zweimal.", "Both players need a kind of landscape twice.")
	}
	return nil
}

// swappableLands are p's landscapes that may be swapped: of a kind that he has twice and, by magic, with no expansion at
// them (001#15).
func (g *game) swappableLands(p Player, n *node) []int {
	var out []int
	for i := range g.s.Sides[p].Lands {
		if g.sparable(p, i) && !(n.arg.Get("by").Str == "magic" && g.expandedAt(p, i)) {
			out = append(out, i)
		}
	}
	return out
}

// sparable reports whether p has another landscape of the same kind, and no wizard keeps this one (001#Zauberer).
func (g *game) sparable(p Player, land int) bool {
	lands := g.s.Sides[p].Lands
	for _, w := range g.wizards(p) {
		if at := g.card(w).At; at.Kind == AtLandscape && lands[land].Row != 0 && at.Col == lands[land].Col && sameSide(at.Row, lands[land].Row) {
			return false
		}
	}
	for i, l := range lands {
		if i != land && l.Kind == lands[land].Kind {
			return true
		}
	}
	return false
}

func runSwap(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askSwap(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card, Text: say("Welche Landschaft gegen welche?", "Which landscape for which?")}
	for _, i := range g.swappableLands(f.By, g.node(f)) {
		for _, j := range g.swappableLands(f.By.Other(), g.node(f)) {
			m := NewMove(f.By, Choose)
			m.Own, m.Theirs = LandSet(0).With(i), LandSet(0).With(j)
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerSwap(g *game, f *Frame, m Move) error {
	own, theirs := m.Own.List(), m.Theirs.List()
	p, o := f.By, f.By.Other()
	if len(own) == 0 || len(theirs) == 0 || own[len(own)-1] >= len(g.s.Sides[p].Lands) || theirs[len(theirs)-1] >= len(g.s.Sides[o].Lands) {
		return g.unnamed("landscapes", "Nenne die eigene Landschaft und die des Mitspielers.", "Name your own landscape and the opponent's.")
	}
	if len(own) != len(theirs) {
		return g.wrong("Getauscht werden gleich viele.", "As many are swapped on either side.")
	}
	if g.node(f).arg.Get("by").Str == "magic" && (g.expandedAt(p, own[0]) || g.expandedAt(o, theirs[0])) {
		return g.refuse("zud.magie.zauberbuecher", "An einer der Landschaften liegt ein Zauberer oder ein Landschaftsausbau.", "A wizard or a landscape expansion lies at one of the landscapes.")
	}
	if g.t.on("112.I.a") {
		if len(own) > 1 {
			return g.refuse("112.I.a", "Getauscht wird eine Landschaft gegen eine.", "One landscape is swapped for one.")
		}
		if !g.sparable(p, own[0]) || !g.sparable(o, theirs[0]) {
			return g.refuse("112.I.a", "Jeder behält von jeder Landschaftsart mindestens eine.", "Each player keeps at least one of each kind of landscape.")
		}
	}
	f.Step = 1
	mine, other := g.editLands(p), g.editLands(o)
	for k := range own {
		a, b := &mine[own[k]], &other[theirs[k]]
		a.Kind, b.Kind = b.Kind, a.Kind
		a.Number, b.Number = b.Number, a.Number
		a.Stock, b.Stock = b.Stock, a.Stock
	}
	e := g.emit("swapped", p, append([]string{"112.I.a"}, g.node(f).cites...)...)
	e.Card = f.Card
	return nil
}
