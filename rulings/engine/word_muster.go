package engine

import "catanica/catalog"

// muster: {against: ["type:road", kloster]}. Each principality fights by itself: its units are counted against the
// cards named; more units win, a tie loses (Ruling 119.C.b). No source states what a victory brings or a defeat takes;
// it can be assumed.

const procMuster procName = "muster"

// wordMuster returns the effect word `muster`.
func wordMuster() Word {
	return Word{
		Name: "muster", In: OnEvent,
		Args:    []string{"against"},
		Form:    "`against: [\"type:road\", kloster]`",
		Doc:     "counts units against cards, each principality by itself",
		Example: "Barbarenüberfall",
		Procedures: []Procedure{
			{Name: procMuster, Steps: []Step{{Name: "fights", Do: musterFights}}},
		},
	}
}

func musterFights(g *game, f *Frame) next {
	n, event := g.node(f), f.Card
	for _, p := range g.inTurn() {
		foes, units := 0, countUnits(g, p)
		if g.misread("119.C.b") {
			units = misreadUnits(g, p)
		}
		for _, ref := range n.arg.Get("against").Strs() {
			foes += g.countRef([]Player{p}, ref, withBlocked)
		}
		won := units > foes
		outcome := "overrun"
		if won {
			outcome = "repelled"
		}
		e := g.emit(outcome, p, n.cites...)
		e.Card, e.N, e.Than = event, units, foes
		g.says(e, musterSaid[won].DE, musterSaid[won].EN)
		if won && g.triumphant(p) && g.reading("arch-repelled-raid") == "counts" {
			g.triumph(p)
		}
		musterSpoils(g, n, event, p, won)
	}
	return done
}

// musterSaid says how the muster of one principality ends, by whether it is won.
var musterSaid = map[bool]catalog.Text{
	true: {
		DE: "{who} schlägt die Barbaren zurück: {n} {Einheit|Einheiten} gegen eine Stärke von {than}.",
		EN: "{who} repels the barbarians: {n} {unit|units} against a strength of {than}."},
	false: {
		DE: "Die Barbaren überrennen {who}: {n} {Einheit|Einheiten} gegen eine Stärke von {than}.",
		EN: "The barbarians overrun {who}: {n} {unit|units} against a strength of {than}."},
}

// countUnits returns the number of p's units in p's own principality.
func countUnits(g *game, p Player) int {
	n := 0
	for _, c := range g.s.Sides[p].Laid {
		if g.counts(c, "unit") {
			n++
		}
	}
	return n
}

// musterSpoils gives or takes what the event brings.
func musterSpoils(g *game, n *node, event CardNo, p Player, won bool) {
	d := g.def(event)
	amount, fact := d.loss, "loss of "+d.id
	if won {
		amount, fact = d.gain, "gain of "+d.id
	}
	if amount == nil {
		if won && g.room(p).Total() > 0 || !won && g.purse(p).Total() > 0 || len(g.s.Sides[p].Lands) == 0 {
			g.undecided(fact, "Was das Ereignis bringt und nimmt, sagt keine Quelle: "+
				"Nimm es an (`assume: gain` und `assume: loss`).",
				"No source says what the event gives and takes: assume it (`assume: gain` and `assume: loss`).")
		}
		return
	}
	if won {
		g.bring(p, amount.Bag, event, n.cites...)
		return
	}
	lost, have := amount.Bag, g.purse(p) // what has been mined goes too (122.B.a)
	for k := range lost {
		lost[k] = min(lost[k], have[k])
	}
	g.payOut(p, lost)
	if g.misread("119.C.a") {
		misreadBreaksIn(g, p, amount.Bag)
	}
	e := g.emit("lost", p, n.cites...)
	e.Card, e.Get = event, lost
}
