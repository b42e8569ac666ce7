package engine

import (
	"slices"

	"catanica/catalog"
)

// test: {fails: [6], won: […], lost: […]}. The attacker throws a die; the opponent may first play a
// protection card that names the attack, which changes the numbers that fail.

// runTest carries out a `test`. Register A holds the failing numbers as bits, B the result, C counts the
// protection cards.
func runTest(g *game, f *Frame) status {
	n := g.node(f)
	switch f.Step {
	case 0:
		f.A = bits(n.arg.Get("fails").Ints())
		f.Step = 1
	case 1: // before the roll (reading bishop-before-die)
		if g.mayProtect(f) {
			return wait
		}
		f.Step = 2
		if g.askedLater(f) {
			return again
		}
	case 2:
		return wait // for the die
	case 3:
		f.Step = 5
		if f.A&(1<<f.B) == 0 && g.mayProtect(f) && g.reading("bishop-before-die") == "after" {
			f.Step = 4
		}
	case 4:
		if !g.mayProtect(f) {
			f.Step = 5
			return again
		}
		return wait
	case 5:
		failed := f.A&(1<<f.B) != 0
		next, typ := n.won, "succeeded"
		if failed {
			next, typ = n.lost, "failed"
		}
		f.Step = 6
		by, card, b := f.By, f.Card, f.B
		e := g.emit(typ, by, n.cites...)
		e.Card, e.N = card, int(b)
		if !failed {
			g.console(by, card)
		}
		g.pushNodes(next, by, card)
	case 6:
		return done
	}
	return again
}

func bits(numbers []int) int16 {
	var b int16
	for _, n := range numbers {
		b |= 1 << n
	}
	return b
}

// protections are the cards in p's hand that answer the card.
func (g *game) protections(p Player, attack CardNo) []CardNo {
	if g.t.reading("bishop-foreign-building") == "no" && g.abroadOnly(p, attack) {
		return nil
	}
	return g.replies(p, attack)
}

// replies are those cards, wherever the attack may hit.
func (g *game) replies(p Player, attack CardNo) []CardNo {
	var out []CardNo
	for _, c := range g.hand(p).Top {
		if n, ok := g.answers(c, attack); ok && g.mayRescue(p, attack, n) == nil {
			out = append(out, c)
		}
	}
	return out
}

// abroadOnly reports whether the attack can hit p only outside his own principality: a foreign building of his with the
// attacker (112.G.d).
func (g *game) abroadOnly(p Player, attack CardNo) bool {
	abroad := false
	for _, i := range g.def(attack).played {
		for _, j := range g.t.Book.nodes[i].won {
			n := &g.t.Book.nodes[j]
			if n.proc != g.proc(procReturn) || n.arg.Get("also").Strs() == nil {
				continue
			}
			r := g.returning(p.Other(), attack, n)
			for _, c := range g.among(r) {
				if g.card(c).Side == p && g.mightReturn(r, c) {
					return false
				}
				abroad = abroad || g.card(c).Side != p
			}
		}
	}
	return abroad
}

// answers is the word by which card c answers the attack or event, if it does.
func (g *game) answers(c, attack CardNo) (*node, bool) {
	if !g.t.on("117.C.c") && g.turned(attack) {
		return &node{}, false // the tempting reading: the protection card names the action, not the knight
	}
	for _, i := range g.def(c).reacts {
		if n := &g.t.Book.nodes[i]; slices.Contains(n.arg.Get("to").Strs(), g.def(attack).id) {
			return n, true
		}
	}
	return &node{}, false
}

// mayProtect reports whether the opponent could answer with a protection card: he holds one, or nobody has
// stated all of his hand. He may do so once; a card that was vetoed counts as played (126.I.c).
func (g *game) mayProtect(f *Frame) bool {
	if f.C > 0 && (g.t.on("126.I.c", "102.B.Ausspielen") || f.C > 8) {
		return false
	}
	if !g.t.on("103.I.f") {
		return false // the tempting reading: who is not on turn has nothing to answer with
	}
	p := f.By.Other()
	could := len(g.replies(p, f.Card)) > 0 || g.answerable(f.Card) && (g.hand(p).Open || g.hiddenIn(p))
	return could && (!g.abroadOnly(p, f.Card) || g.reading("bishop-foreign-building") != "no")
}

// answerable reports whether any card of the game answers this one.
func (g *game) answerable(attack CardNo) bool {
	for _, d := range g.t.defs {
		for _, i := range d.reacts {
			if slices.Contains(g.t.Book.nodes[i].arg.Get("to").Strs(), g.def(attack).id) {
				return true
			}
		}
	}
	return false
}

func (g *game) hiddenIn(p Player) bool {
	return slices.ContainsFunc(g.hand(p).Top, func(c CardNo) bool { return g.s.Cards[c].Def == UnknownDef })
}

func askTest(g *game, f *Frame) Decision {
	if f.Step == 2 {
		return dieDecision(f.Card, say("Würfelprobe", "Roll the die"))
	}
	p := f.By.Other()
	d := Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true, Cites: []string{"103.I.f"},
		Text: say("Schutzkarte dagegen spielen?", "Answer with a protection card?")}
	d.Options = append(d.Options, cardMoves(p, g.protections(p, f.Card))...)
	return d
}

func dieDecision(c CardNo, text catalog.Text) Decision {
	d := Decision{Who: Chance, Kind: AskDie, Card: c, Text: text}
	for n := int8(1); n <= 6; n++ {
		m := NewMove(Chance, Die)
		m.N = n
		d.Options = append(d.Options, m)
	}
	return d
}

func answerTest(g *game, f *Frame, m Move) error {
	if f.Step == 2 {
		f.B, f.Step = int16(m.N), 3
		return g.testRoll(m, f.Card)
	}
	if m.Verb == Pass {
		f.Step++
		return nil
	}
	g.read("bishop-before-die")
	return g.protect(f, m)
}

func (g *game) badDie(m Move) error {
	if m.N < 1 || m.N > 6 {
		return g.wrong("Der Würfel zeigt 1 bis 6, nicht %d.", "The die shows 1 to 6, not %d.", m.N)
	}
	return nil
}

// protect plays a protection card from the hand against the test.
func (g *game) protect(f *Frame, m Move) error {
	if !g.inHand(m.Who, m.Card) {
		return g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
	}
	if n, ok := g.answers(m.Card, f.Card); ok && g.mayRescue(m.Who, f.Card, n) != nil {
		return g.mayRescue(m.Who, f.Card, n)
	}
	if !slices.Contains(g.protections(m.Who, f.Card), m.Card) {
		return g.refuse("103.I.f", "Diese Karte schützt davor nicht.", "That card does not protect from this.")
	}
	if err := g.acts(m.Who); err != nil {
		return err
	}
	f.C++
	by, card := m.Who, m.Card
	g.takeFromHand(by, card)
	e := g.emit("played", by, "103.I.f", "102.B.Ausspielen")
	e.Card, e.On = card, f.Card
	g.push(Frame{Proc: g.proc(procPlay), By: by, Card: card, Node: -2})
	return nil
}

// outOfTurn is said to a player who moves in the other's place. Protection cards are for the passive player: when
// an attack has changed sides it hits the active one, but his turn it still is (Ruling 112.G.b, 103.I.f).
func (g *game) outOfTurn(f *Frame, m Move, d Decision) error {
	if f.Card == NoCard || m.Who != g.s.Active || !g.inHand(m.Who, m.Card) || !slices.Contains(g.protections(m.Who, f.Card), m.Card) {
		return g.wrong("Hier entscheidet %s, nicht %s.", "It is %s who decides here, not %s.", d.Who, m.Who)
	}
	if !g.t.on("112.G.b") {
		return g.protect(f, m) // the tempting reading: whoever is hit may answer
	}
	return g.refuse("112.G.b 103.I.f", "Eine Schutzkarte spielt nur, wer nicht am Zug ist; auch ein Angriff, der die Seite wechselt, ändert nicht, wer am Zug ist.",
		"Only the player whose turn it is not plays a protection card; an attack that changes sides does not change whose turn it is.")
}

// runWorsen is what a protection card does: the attack now fails on these numbers.
func runWorsen(g *game, f *Frame) status {
	n := g.node(f)
	for i := len(g.s.Frames) - 1; i >= 0; i-- {
		if t := &g.s.Frames[i]; g.carries(t, procTest) {
			t.A = bits(n.arg.Get("fails").Ints())
			break
		}
	}
	g.emit("protected", f.By, n.cites...).Card = f.Card
	return done
}

// procTest names the procedure `test`.
const procTest procName = "test"

// wordTest is the effect word `test`.
func wordTest() Word {
	return Word{
		Name: "test", In: OnPlay,
		Args:    []string{"fails", "won", "lost"},
		Form:    "`fails: [6]`, `won: […]`, `lost: […]`",
		Doc:     "a die is thrown; the words of the one or the other list follow",
		Example: "Raubzug",
		Can:     testCan,
		Procedures: []Procedure{
			{Name: procTest, run: runTest, ask: askTest, answer: answerTest},
		},
	}
}
