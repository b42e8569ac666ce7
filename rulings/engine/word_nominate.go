package engine

import "catanica/catalog"

// nominate: {what: [building], n: 3, names: strongest}. Somebody names n cards of one principality, the other player
// picks one of them. `names: strongest` (raid): the holder of the knight token names cards of the other, who picks
// one and takes it back to his hand. `names: opponent` (statue): the opponent names his own, and the card's player
// picks one and takes it to his own hand. With no more than n cards there is nothing to name.

// nomination is the effect as the procedure sees it.
type nomination struct {
	namer, victim, picker, taker Player
	n                            int
	node                         *node
	ok                           bool // there is somebody to name
}

func (g *game) nominating(f *Frame) nomination {
	n := g.node(f)
	o := nomination{n: min(3, max(1, n.arg.Get("n").Int())), node: n, ok: true}
	if n.arg.Get("names").Str == "strongest" {
		holder, sure := g.token("strength")
		if !sure {
			g.undecided("strength points", "Wer die größte Rittermacht hat, steht nicht fest: nimm die Stärkepunkte an.", "Nobody has stated who has the largest knight force: assume the strength points.")
		}
		if holder == Chance {
			return nomination{}
		}
		o.namer, o.victim, o.picker, o.taker = holder, holder.Other(), holder.Other(), holder.Other()
		return o
	}
	o.namer, o.victim, o.picker, o.taker = f.By.Other(), f.By.Other(), f.By, f.By
	return o
}

// nominees are the cards that can be named; register A, B and C hold those that have been, as CardNo+1.
func (g *game) nominees(o nomination) []CardNo {
	var out []CardNo
	for _, c := range g.s.Sides[o.victim].Laid {
		if g.countsAny(c, o.node.arg.Get("what").Strs()) && g.s.Cards[c].By == o.victim && (g.t.on("125.B.c") || g.has(c, "bars-attacks") == nil) {
			out = append(out, c)
		}
	}
	return out
}

// namesNone refuses, by the reading refused of statue-without-unit, to build a card for which the opponent has nothing to
// name; by ours a building need not do anything (112.S.a is about action cards).
func (g *game) namesNone(p Player, c CardNo) error {
	for _, i := range g.def(c).built {
		n := &g.t.Book.nodes[i]
		if n.proc != g.proc(procNominate) || n.arg.Get("names").Str != "opponent" {
			continue
		}
		if len(g.nominees(g.nominating(&Frame{By: p, Card: c, Node: i}))) == 0 && g.reading("statue-without-unit") == "refused" {
			return g.refuse("112.S.a", "Der Mitspieler hat keine Karte, die er nennen könnte.", "The opponent has no card to name.")
		}
	}
	return nil
}

func (f *Frame) named(c CardNo) bool {
	v := int16(c) + 1
	return f.A == v || f.B == v || f.C == v
}

// runNominate: step 0 begins, 1 names the first, 2 the second, 3 the third card, 4 picks, 5 is over.
func runNominate(g *game, f *Frame) status {
	if f.Step == 5 {
		return done
	}
	o := g.nominating(f)
	if !o.ok {
		g.emit("nothing", f.By, g.node(f).cites...).Card = f.Card
		return done
	}
	all := g.nominees(o)
	switch {
	case f.Step == 0 && len(all) == 0:
		g.emit("missed", f.By, o.node.cites...).Card = f.Card
		return done
	case f.Step == 0 && len(all) <= o.n:
		for i, c := range all {
			*[3]*int16{&f.A, &f.B, &f.C}[i] = int16(c) + 1
		}
		f.Step = 4
	case f.Step == 0:
		f.Step = 1
	case int(f.Step) > o.n && f.Step < 4:
		f.Step = 4
	}
	if f.Step == 4 && len(all) == 1 {
		g.takeNamed(f, o, all[0])
		return done
	}
	return wait
}

func askNominate(g *game, f *Frame) Decision {
	o := g.nominating(f)
	d := Decision{Who: o.namer, Kind: AskCard, Card: f.Card, Text: say("Welche Karte wird benannt?", "Which card is named?")}
	if f.Step == 4 {
		d.Who, d.Text = o.picker, say("Welche der benannten Karten trifft es?", "Which of the cards named is it?")
	}
	for _, c := range g.nominees(o) {
		if f.named(c) == (f.Step == 4) {
			m := NewMove(d.Who, Choose)
			m.Card = c
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerNominate(g *game, f *Frame, m Move) error {
	o := g.nominating(f)
	found := false
	for _, c := range g.nominees(o) {
		found = found || c == m.Card
	}
	if !found || f.named(m.Card) != (f.Step == 4) {
		return g.refuseBy(o.node.cites, "Diese Karte steht nicht zur Wahl.", "That card is not to be chosen.")
	}
	if f.Step == 4 {
		g.takeNamed(f, o, m.Card)
		return nil
	}
	*[3]*int16{&f.A, &f.B, &f.C}[f.Step-1] = int16(m.Card) + 1
	f.Step++
	e := g.emit("named", m.Who, o.node.cites...)
	e.Card, e.On = m.Card, f.Card
	return nil
}

// takeNamed brings the card to the taker's hand.
func (g *game) takeNamed(f *Frame, o nomination, c CardNo) {
	f.Step = 5
	raised := g.has(c, "hand-limit") != nil && g.working(c)
	side := g.card(c).Side
	home := g.keeper(o.taker, c)
	g.leave(c)
	if g.reopen(home, c, o.node.cites...) {
		return
	}
	g.toHand(home, c)
	e := g.emit("returned", home, o.node.cites...)
	e.Card, e.From = c, side.String()
	g.surplus(home, raised)
}

// procNominate names the procedure `nominate`.
const procNominate procName = "nominate"

// wordNominate is the effect word `nominate`.
func wordNominate() Word {
	return Word{
		Name: "nominate", In: OnPlay | OnBuild | OnEvent,
		Args:    []string{"what", "n", "names"},
		Form:    "`what: […]`, `n: 3`, `names: strongest`",
		Doc:     "one player names cards, the other picks one of them",
		Example: "Überfall",
		Harms:   true,
		Procedures: []Procedure{
			{Name: procNominate, run: runNominate, ask: askNominate, answer: answerNominate},
		},
		Tells: []Sentence{
			{"named", catalog.Text{DE: "{who} benennt {the card}.", EN: "{who} names {card}."}},
		},
	}
}
