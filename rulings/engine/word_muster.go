package engine

// muster: {against: [type:road, kloster]}. Each principality fights alone: its units are counted against the cards
// named; more units win, a tie loses (119.C.b). What that gives or takes no source states; it can be assumed.
func runMuster(g *game, f *Frame) status {
	n := g.node(f)
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	for _, p := range g.inTurn() {
		foes, units := 0, 0
		for _, ref := range n.arg.Get("against").Strs() {
			foes += g.countRef([]Player{p}, ref, true)
		}
		for _, c := range g.s.Sides[p].Laid {
			if g.counts(c, "unit") {
				units++
			}
		}
		if !g.t.on("119.C.b") {
			units, _ = g.sum(p, "strength") // the tempting reading: strength against strength
		}
		won := units > foes
		e := g.emit(map[bool]string{true: "repelled", false: "overrun"}[won], p, n.cites...)
		e.Card, e.N = f.Card, units
		if won && g.triumphant(p) && g.reading("arch-repelled-raid") == "counts" {
			g.triumph(p)
		}
		g.spoils(f.Card, p, won)
	}
	return again
}

// spoils gives or takes what an event brings.
func (g *game) spoils(event CardNo, p Player, won bool) {
	d := g.def(event)
	amount, fact := d.loss, "loss of "+d.id
	if won {
		amount, fact = d.gain, "gain of "+d.id
	}
	if amount == nil {
		if won && g.room(p).Total() > 0 || !won && g.purse(p).Total() > 0 || len(g.s.Sides[p].Lands) == 0 {
			g.undecided(fact, "Was das Ereignis bringt und nimmt, nennt keine Quelle: nimm es an (`assume: gain` und `assume: loss`).",
				"No source states what the event gives and takes: assume it (`assume: gain` and `assume: loss`).")
		}
		return
	}
	if won {
		got := g.gain(p, amount.Bag)
		e := g.emit("gained", p)
		e.Card, e.Get = event, got
		return
	}
	lost, have := amount.Bag, g.purse(p) // what has been mined goes too (122.B.a)
	for k := range lost {
		lost[k] = min(lost[k], have[k])
	}
	g.payOut(p, lost)
	g.breakIn(p, amount.Bag)
	e := g.emit("lost", p)
	e.Card, e.Get = event, lost
}

// procMuster names the procedure `muster`.
const procMuster procName = "muster"

// wordMuster is the effect word `muster`.
func wordMuster() Word {
	return Word{
		Name: "muster", In: OnEvent,
		Args:    []string{"against"},
		Form:    "`against: [\"type:road\", kloster]`",
		Doc:     "units against cards, each principality for itself",
		Example: "Barbarenüberfall",
		Procedures: []Procedure{
			{Name: procMuster, run: runMuster, ask: nil, answer: nil},
		},
	}
}
