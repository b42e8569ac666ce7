package engine

import (
	"slices"

	"catanica/catalog"
)

// ban. The card is laid on a draw stack or the discard pile of the opponent's, who may then take no card from it
// and put none under it until he buys it off; cards still go on a barred discard pile (church ban, Ruling 112.P.a).

// bannedBy is the ban that lies on p's n-th draw stack, or on his discard pile when n is 0, or NoCard.
func (g *game) bannedBy(p Player, n int8) CardNo {
	for _, c := range g.s.Sides[p].Laid {
		if at := g.s.Cards[c].At; at.Kind == OnPile && at.Col == Col(n) && g.has(c, "bans") != nil {
			return c
		}
	}
	return NoCard
}

// shut reports whether a stack is barred to its player.
func (g *game) shut(p Player, n int8) bool { return g.bannedBy(p, n) != NoCard }

// mayFetch tells why p can take nothing from a discard pile, or nil. Whoever laid the ban still can.
func (g *game) mayFetch(p Player) error {
	if g.shut(p, 0) && g.t.on("112.P.a") {
		return g.refuse("112.P.a 103.K.c", "Auf dem Ablagestapel liegt ein Kirchenbann: es kommt keine Karte heraus.", "A Church Ban lies on the discard pile: no card comes out of it.")
	}
	return nil
}

// mayDiscard is the reading that 112.P.a refuses: under a ban no action card can be played, for it could not be
// put away. Only mutation comes here.
func (g *game) mayDiscard(p Player) error {
	if g.shut(p, 0) && !g.t.on("112.P.a") {
		return g.refuse("102.B.Ausspielen", "Auf den gebannten Stapel kann nichts abgelegt werden.", "Nothing can be put on the barred pile.")
	}
	return nil
}

// fetchBarred tells why a ban keeps p's fetch from its pile, or nil; one from the opponent's pile it does not keep.
func (g *game) fetchBarred(p Player, n *node) error {
	if n.arg.Get("of").Str == "opponent" {
		return nil
	}
	return g.mayFetch(p)
}

// canBan: a ban needs a pile that is not barred yet (112.S.a).
func canBan(g *game, p Player, c CardNo, n *node) error {
	for i := range g.pilesOf(p.Other()).Stacks {
		if !g.shut(p.Other(), int8(i+1)) {
			return nil
		}
	}
	if !g.shut(p.Other(), 0) {
		return nil
	}
	return g.refuse("112.S.a", "Alle Stapel des Mitspielers sind schon gebannt.", "All of the opponent's piles are barred already.")
}

func runBan(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askBan(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, Text: say("Welcher Stapel des Mitspielers wird gebannt?", "Which of the opponent's stacks is barred?")}
	if !g.shut(f.By.Other(), 0) {
		m := NewMove(f.By, Choose)
		m.Discard = true
		d.Options = append(d.Options, m)
	}
	for _, m := range g.stackMoves(f.By) {
		if !g.shut(f.By.Other(), m.N) {
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerBan(g *game, f *Frame, m Move) error {
	p := f.By.Other()
	if m.Discard {
		m.N = 0
	} else if err := g.badStack(p, m.N); err != nil {
		return err
	}
	if g.shut(p, m.N) {
		return g.refuse("112.P.a", "Dort liegt schon ein Kirchenbann.", "A Church Ban lies there already.")
	}
	f.Step = 1
	cites := g.node(f).cites
	card, by := f.Card, f.By
	g.lay(card, by, p, Spot{Kind: OnPile, Col: Col(m.N)})
	e := g.emit("banned", by, cites...)
	e.Card, e.N = card, int(m.N)
	g.cover(p, m.N)
	return nil
}

// liftBan buys a ban off: for three gold, in one's own main phase (103.G.c).
func (g *game) liftBan(m Move) error {
	if err := g.inPhase(m.Verb, []Phase{MainPhase}); err != nil {
		return err
	}
	if !g.t.on("103.G.c") { // the tempting reading: only its own player takes it away
		return g.refuse("103.G.c", "Der Bann bleibt liegen.", "The ban stays.")
	}
	n := g.has(m.Card, "bans")
	price := Bag{Gold: int8(n.arg.Get("gold").Int())}
	if m.Give.Total() > 0 && m.Give != price {
		return g.refuse("103.G.c", "So wird der Bann nicht aufgehoben.", "That does not lift the ban.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if !g.affords(m.Who, price) {
		return g.refuse("103.G.c", "Dafür reicht das Gold nicht.", "There is not enough gold for that.")
	}
	g.payOut(m.Who, price)
	e := g.emit("paid", m.Who, "103.G.c")
	e.Card, e.Get = m.Card, price
	by := g.s.Cards[m.Card].By
	g.leave(m.Card)
	g.toDiscard(by, m.Card)
	g.emit("discarded", by, slices.Concat([]string{"103.G.c"}, n.cites)...).Card = m.Card
	return nil
}

// isBanOn reports whether c is a ban on one of p's stacks.
func (g *game) isBanOn(p Player, c CardNo) bool {
	k := g.card(c)
	return k.Laid && k.Side == p && k.At.Kind == OnPile && g.has(c, "bans") != nil
}

// procBan names the procedure `ban`.
const procBan procName = "ban"

// wordBan is the effect word `ban`.
func wordBan() Word {
	return Word{
		Name: "ban", In: OnPlay,
		Doc:     "the card stays on a stack of the opponent's (see `bans`)",
		Example: "Kirchenbann",
		Acts:    catalog.Hits,
		Can:     canBan,
		Procedures: []Procedure{
			{Name: procBan, run: runBan, ask: askBan, answer: answerBan},
		},
		Tells: []Sentence{
			{"banned", catalog.Text{DE: "{who} bannt einen Stapel des Mitspielers.", EN: "{who} bars one of the opponent's stacks."}},
		},
	}
}
