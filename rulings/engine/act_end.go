package engine

import (
	"slices"
	"strconv"

	"catanica/catalog"
)

// endMain goes on to the end of the turn (103.H).
func (g *game) endMain(m Move) error {
	if err := g.needHand(m.Who); err != nil {
		return err
	}
	g.s.Phase, g.s.End = EndPhase, g.endStep(m.Who)
	g.emit("main-ended", m.Who, "103.H.a").N = g.handLimit(m.Who)
	return nil
}

// endStep is what p's hand calls for at the end of the turn (103.H.b–d).
func (g *game) endStep(p Player) EndStep {
	switch n, limit := g.hand(p).Len(), g.handLimit(p); {
	case n < limit:
		return EndDrawing
	case n > limit:
		return EndReducing
	}
	return EndSettled
}

// needHand asks for the whole hand of a player.
func (g *game) needHand(p Player) error {
	if !g.hand(p).Open {
		return nil
	}
	return g.unstated("hand of "+p.String(), "Wie viele Karten auf der Hand sind, steht nicht fest: nenne die ganze Hand.", "Nobody has stated how many cards are in the hand: state all of it.")
}

// mayFill tells why the hand may not be filled, or nil (103.H.b).
func (g *game) mayFill(p Player) error {
	if err := g.needHand(p); err != nil {
		return err
	}
	switch {
	case g.s.End == EndDrawing && g.hand(p).Len() < g.handLimit(p):
		return nil
	case g.s.End == EndDrawing && !g.t.on("103.H.b"):
		return nil // the tempting reading: who is filling up may go on taking
	case g.s.End == EndReducing:
		return g.refuse("103.H.d", "Du hast mehr Karten als erlaubt: erst ablegen.", "You hold more cards than allowed: put some back first.")
	case g.s.End == EndDrawing:
		return g.refuse("103.H.b", "Die erlaubte Zahl von Handkarten ist erreicht.", "The allowed number of cards is reached.")
	case !g.t.on("103.H.c"):
		return nil // the tempting reading: whoever gives one away may as well take one first
	}
	return g.refuse("103.H.c", "Bei genau der erlaubten Zahl darf nur eine Karte getauscht werden.", "With exactly the allowed number only one card may be exchanged.")
}

// drawCard takes the top card of a stack (103.H.b).
func (g *game) drawCard(m Move) error {
	if err := g.mayFill(m.Who); err != nil {
		return err
	}
	if err := g.badStack(m.Who, m.N); err != nil {
		return err
	}
	if g.shut(m.Who, m.N) && g.t.on("103.H.a") { // switched off, the tempting reading: filling up is a duty all the same
		return g.barredStack()
	}
	c, err := g.drawTop(m.Who, m.N, m.Reveals)
	if err != nil {
		return err
	}
	g.draws(m.Who, c)
	g.edit(c).Drawn = m.N
	e := g.emit("drew", m.Who, "103.H.b")
	e.Card, e.N = c, int(m.N)
	return nil
}

func (g *game) barredStack() error {
	return g.refuse("103.H.a 112.P.a", "Dieser Stapel ist gebannt.", "This stack is barred.")
}

// searchCard chooses a card out of a stack for two resources, one with a town hall, none with a hall of the
// people (103.H.b; as often as cards are missing, 103.P.c).
func (g *game) searchCard(m Move) error {
	if err := g.mayFill(m.Who); err != nil {
		return err
	}
	c, err := g.search(m)
	if err != nil {
		return err
	}
	g.draws(m.Who, c)
	e := g.emit("searched", m.Who, "103.H.b")
	e.Card, e.N = c, int(m.N)
	return nil
}

// searchPrice is what choosing a card costs, and the card that makes it so: two resources, fewer with a building,
// for each card anew (103.P.c). Several such buildings make it no cheaper than the best one alone (103.H.b).
func (g *game) searchPrice(p Player) (price int, by CardNo) {
	const usual = 2
	price, by = usual, NoCard
	g.eachFunction(p, "search-price", func(c CardNo, n *node) {
		at := n.arg.Get("n").Int()
		switch {
		case g.wornOut(c, "123.BE.a"):
		case by != NoCard && !g.t.on("103.H.b"):
			price = max(0, price+at-usual) // the tempting reading: discounts add up
		case at < price:
			price, by = at, c
		}
	})
	return price, by
}

func (g *game) search(m Move) (CardNo, error) {
	if err := g.badStack(m.Who, m.N); err != nil {
		return NoCard, err
	}
	if g.shut(m.Who, m.N) {
		return NoCard, g.barredStack()
	}
	price, by := g.searchPrice(m.Who)
	cites := []string{"103.H.b"}
	if by != NoCard {
		cites = append(cites, "123.BE.a", "103.P.c")
		g.wear(by, "123.BE.a")
	}
	if err := g.needLands(m.Who); price > 0 && err != nil {
		return NoCard, err
	}
	if g.purse(m.Who).Total() < price {
		return NoCard, g.refuseBy(cites, "Dafür reichen die Rohstoffe nicht.", "There are not enough resources for that.")
	}
	if m.Give.Total() == 0 && price > 0 {
		return NoCard, g.unnamed("resources", "Nenne die %d Rohstoffe, die das Aussuchen kostet.", "Name the %d resources that choosing costs.", price)
	}
	if m.Give.Total() != price {
		return NoCard, g.refuseBy(cites, "Aussuchen kostet hier %s.", "Choosing a card costs %s here.", resourcesInWords(price))
	}
	if !g.affords(m.Who, m.Give) {
		return NoCard, g.refuseBy(cites, "Dafür reichen die Rohstoffe nicht.", "There are not enough resources for that.")
	}
	st := &g.pilesOf(m.Who).Stacks[m.N-1]
	c := m.Card
	switch {
	case c != NoCard && slices.Contains(st.Top, c):
		g.editPile(st)
		st.Top = slices.DeleteFunc(st.Top, func(x CardNo) bool { return x == c })
	case c != NoCard && slices.Contains(st.Bottom, c):
		g.editPile(st)
		st.Bottom = slices.DeleteFunc(st.Bottom, func(x CardNo) bool { return x == c })
	case m.Reveals > 0:
		if c = g.unnamedIn(st, m.Reveals); c == NoCard && st.Open {
			c = g.newCard(m.Reveals-1, m.Who)
		}
		if c == NoCard {
			return NoCard, g.wrong("Diese Karte liegt nicht in dem Stapel.", "That card is not in the stack.")
		}
	case st.empty():
		return NoCard, g.refuse("103.H.a", "Dieser Stapel ist leer.", "This stack is empty.")
	default:
		return NoCard, g.unnamed("card", "Nenne die Karte, die ausgesucht wird.", "Name the card that is chosen.")
	}
	g.payOut(m.Who, m.Give)
	if price > 0 {
		e := g.emit("paid", m.Who, cites...)
		e.Get = m.Give
	}
	return c, nil
}

// resourcesInWords is a number of resources in words.
func resourcesInWords(n int) catalog.Text {
	switch n {
	case 0:
		return say("nichts", "nothing")
	case 1:
		return say("1 Rohstoff", "1 resource")
	}
	return say("%d Rohstoffe", "%d resources", n)
}

// unnamedIn takes a card out of the stack whose name nobody had stated, or NoCard: now it has that name.
func (g *game) unnamedIn(st *Pile, named int16) CardNo {
	for _, c := range slices.Concat(st.Top, st.Bottom) {
		if g.s.Cards[c].Def == UnknownDef {
			g.edit(c).Def = named - 1
			g.editPile(st).remove(c)
			return c
		}
	}
	return NoCard
}

// settleEnd notes when a hand that was too large has exactly the allowed number: then one card may be exchanged
// as well (103.H.d).
func (g *game) settleEnd(p Player) {
	if g.hand(p).Len() == g.handLimit(p) && g.s.End == EndReducing {
		g.s.End = EndSettled
		if !g.t.on("103.H.d") {
			g.s.End = EndDone // the tempting reading: whoever has put cards back exchanges none
		}
	}
}

// putBack puts a surplus card under any own draw stack (103.H.d).
func (g *game) putBack(m Move) error {
	if err := g.mayPutBack(); err != nil {
		return err
	}
	if !g.inHand(m.Who, m.Card) {
		return g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
	}
	g.takeFromHand(m.Who, m.Card)
	if err := g.putUnder(m.Who, m.Card, m.N, "103.H.d"); err != nil {
		return err
	}
	g.settleEnd(m.Who)
	return nil
}

// mayPutBack tells why the hand may not be reduced, whichever card is meant, or nil.
func (g *game) mayPutBack() error {
	if g.s.End != EndReducing {
		return g.refuse("103.H.a", "Es sind nicht zu viele Karten auf der Hand.", "There are not too many cards in the hand.")
	}
	return nil
}

// exchangeCard puts one card under a stack and takes one from the same stack: from the top, or chosen and
// paid for. It is allowed with exactly the allowed number of cards, once (103.H.c, 103.H.d).
func (g *game) exchangeCard(m Move) error {
	if err := g.mayExchange(); err != nil {
		return err
	}
	if !g.inHand(m.Who, m.On) {
		return g.wrong("Nenne die Handkarte, die weggelegt wird.", "Name the card of the hand that is put away.")
	}
	if err := g.badStack(m.Who, m.N); err != nil {
		return err
	}
	under := m.N
	if m.Under != 0 && m.Under != m.N {
		if err := g.otherStack(m); err != nil {
			return err
		}
		under = m.Under
	}
	if g.shut(m.Who, m.N) || g.shut(m.Who, under) {
		return g.barredStack()
	}
	if err := g.otherSort(m.On, under); err != nil {
		return err
	}
	g.takeFromHand(m.Who, m.On) // first one card is put away, then one is taken: it may be the same (103.J.a)
	g.underStack(m.Who, m.On, under)
	var c CardNo
	var err error
	if m.Chosen || m.Card != NoCard || m.Give.Total() > 0 {
		c, err = g.search(m)
	} else {
		if c, err = g.drawTop(m.Who, m.N, m.Reveals); err == nil {
			g.edit(c).Drawn = m.N
		}
	}
	if err != nil {
		return err
	}
	g.draws(m.Who, c)
	g.s.End = EndDone
	typ, cites := "exchanged-card", []string{"103.H.c"}
	if under != m.N {
		typ, cites = "exchanged-card-freely", []string{"103.H.c", "101.D.b"}
	}
	e := g.emit(typ, m.Who, g.stolenCites(m.Who, m.On, cites...)...)
	e.Card, e.On, e.N, e.From = c, m.On, int(m.N), strconv.Itoa(int(under))
	return nil
}

// mayExchange tells why no card may be exchanged, whichever is meant, or nil.
func (g *game) mayExchange() error {
	switch {
	case g.s.End == EndDone && g.t.on("103.H.c"):
		return g.refuse("103.H.c", "Es wird höchstens eine Karte getauscht.", "One card at the most is exchanged.")
	case g.s.End == EndReducing && g.t.on("103.H.d"):
		return g.refuse("103.H.d", "Du hast mehr Karten als erlaubt: erst ablegen.", "You hold more cards than allowed: put some back first.")
	case g.s.End == EndDrawing && g.t.on("103.H.c"):
		return g.refuse("103.H.c 103.H.b", "Wer auffüllen musste, tauscht keine Karte mehr: Das darf nur, wer gleich genau die erlaubte Zahl hielt.", "Whoever had to fill up exchanges no card any more: only a hand that held exactly the allowed number from the start may.")
	}
	return nil
}

// otherStack: the old card goes under the stack from which the new one comes (103.H.c). That came with the
// tournament game; the plain basic game took it over in 2005 (101.D.b d).
func (g *game) otherStack(m Move) error {
	if err := g.badStack(m.Who, m.Under); err != nil {
		return err
	}
	free := g.t.Game == catalog.Basic && !g.t.since("2005")
	if free == g.t.on("101.D.b") || !g.t.on("103.H.c") {
		return nil // switched off, the tempting reading: the rule of the other game, or any stack will do
	}
	return g.refuse("103.H.c 101.D.b", "Die alte Karte kommt unter den Stapel, von dem die neue stammt.", "The old card goes under the stack from which the new one comes.")
}

// endTurn hands the dice over. The hand must have exactly the allowed number of cards; only when no card can
// be drawn may there be fewer (103.H.a).
func (g *game) endTurn(m Move) error {
	if err := g.needHand(m.Who); err != nil {
		return err
	}
	n, limit := g.hand(m.Who).Len(), g.handLimit(m.Who)
	if n > limit && g.t.on("103.H.a") {
		return g.refuse("103.H.d 103.H.a", "Mit mehr Karten als erlaubt endet kein Zug.", "No turn ends with more cards than allowed.")
	}
	if n < limit && g.canDraw(m.Who) && g.t.on("103.H.a") {
		return g.refuse("103.H.a 103.H.b", "Die Hand muss bis zur erlaubten Zahl aufgefüllt werden.", "The hand has to be filled to the allowed number.")
	}
	g.emit("turn-ended", m.Who, "103.H.e")
	g.fade(m.Who)
	g.s.Active = m.Who.Other()
	g.s.Phase, g.s.End, g.s.Raised = BeforeRoll, EndFresh, false
	g.s.Dice, g.s.Set = Dice{}, Dice{}
	g.s.OneForOne, g.s.Acted = 0, [2]int8{}
	if g.s.Turn > 0 {
		g.s.Turn++
	}
	g.coverAtEndOfTurn()
	for i := range g.s.Cards {
		k := g.s.Cards[i]
		if g.t.on("126.I.b", "103.I.a") || g.has(CardNo(i), "veto") == nil {
			k.Used = 0
		}
		if k.Earlier, k.Fresh, k.Drawn, k.Named = 0, 0, 0, 0; k != g.s.Cards[i] {
			*g.edit(CardNo(i)) = k
		}
	}
	return nil
}

func (g *game) canDraw(p Player) bool {
	for i, st := range g.pilesOf(p).Stacks {
		if !st.empty() && !g.shut(p, int8(i+1)) && g.otherRow(p, int8(i+1)) == nil {
			return true
		}
	}
	return false
}

// surplusAtOnce lets the active player put surplus cards back in the middle of the turn, as the basic game had it
// until the theme sets of 1998 (101.D.b f). Since then that waits for the end of the turn (103.Q.a).
func (g *game) surplusAtOnce() {
	p := g.s.Active
	atOnce := g.t.since("1998") != g.t.on("101.D.b") || !g.t.on("103.Q.a") // switched off, the rule of the other time
	if atOnce && g.t.on("112.G.g") && g.s.Phase == MainPhase && g.hand(p).Len() > g.handLimit(p) {
		g.beginReduce(p, false)
	}
}
