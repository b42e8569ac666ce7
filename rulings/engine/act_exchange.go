package engine

import (
	"strconv"

	"catanica/catalog"
)

// actExchange returns the verb `exchange`.
func actExchange() action {
	return action{
		verb: Exchange, phases: []Phase{EndPhase}, do: exchangeCard,
		ofStack: exchangeCandidates,
	}
}

// exchangeCandidates lists the exchanges of each card in the hand for one from the n-th stack, drawn from the top or
// chosen.
func exchangeCandidates(l *list, n int8) {
	m := l.move(Exchange)
	m.N = n
	if l.g.mayExchange() != nil {
		return
	}
	_, _, choosing := maySearch(l.g, m)
	for _, c := range l.g.hand(l.who).Top {
		m.On, m.Chosen = c, false
		_, why := mayExchangeBy(l.g, m)
		l.unless(why, m)
		if m.Chosen = true; why == nil {
			why = choosing
		}
		l.unless(why, m)
	}
}

// exchangeCard puts one card under a stack and takes one from the same stack: the top one, or a chosen one that is paid
// for. A player whose hand has exactly the allowed number of cards may do so once (Rulings 103.H.c, 103.H.d).
func exchangeCard(g *game, m Move) error {
	under, err := mayExchangeBy(g, m)
	if err != nil {
		return err
	}
	g.takeFromHand(m.Who, m.On) // first one card is put away, then one is taken: it may be the same (103.J.a)
	g.underStack(m.Who, m.On, under)
	var c CardNo
	if m.Chosen || m.Card != NoCard || m.Give.Total() > 0 {
		c, err = search(g, m)
	} else if c, err = g.drawTop(m.Who, m.N, m.Reveals); err == nil {
		g.edit(c).Drawn = m.N
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

// mayExchangeBy returns the stack under which the move puts the old card, or why the move is refused.
func mayExchangeBy(g *game, m Move) (under int8, err error) {
	if err := g.mayExchange(); err != nil {
		return 0, err
	}
	if !g.inHand(m.Who, m.On) {
		return 0, g.wrong("Nenne die Handkarte, die du austauschst.", "Name the hand card that you exchange.")
	}
	if err := g.badStack(m.Who, m.N); err != nil {
		return 0, err
	}
	under = m.N
	if m.Under != 0 && m.Under != m.N {
		if err := otherStack(g, m); err != nil {
			return 0, err
		}
		under = m.Under
	}
	if g.shut(m.Who, m.N) || g.shut(m.Who, under) {
		return 0, g.barredStack()
	}
	return under, g.otherSort(m.On, under)
}

// otherStack refuses to put the old card under another stack than the one from which the new one comes (Ruling
// 103.H.c). The tournament game introduced that rule; the plain basic game adopted it in 2005 (Ruling 101.D.b d).
func otherStack(g *game, m Move) error {
	if err := g.badStack(m.Who, m.Under); err != nil {
		return err
	}
	free := g.t.Game == catalog.Basic && !g.t.since("2005")
	if g.misread("101.D.b/kartentausch") {
		free = misreadOpposite(free)
	}
	if !free && g.by("103.H.c/derselbe-stapel") {
		return g.refuse("103.H.c 101.D.b", "Die alte Karte kommt unter den Stapel, von dem die neue stammt.",
			"The old card goes under the stack that the new one comes from.")
	}
	return nil
}
