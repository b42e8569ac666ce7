package engine

import (
	"slices"

	"catanica/catalog"
)

// card returns card c to be read. To change it use edit.
func (g *game) card(c CardNo) Card { return g.s.Cards[c] }

var hiddenDef = def{id: "?", victory: unknownPoints, strength: unknownPoints, tournament: unknownPoints, commerce: unknownPoints, costIs: catalog.Unknown}
var unknownPoints = points{is: catalog.Unknown}

func (g *game) def(c CardNo) *def {
	if n := g.s.Cards[c].Def; n >= 0 {
		return &g.t.defs[n]
	}
	return &hiddenDef
}

// title is the card's name for messages.
func (g *game) title(c CardNo) catalog.Text {
	if d := g.def(c); d.card != nil {
		return d.card.Name.Text
	}
	return say("eine verdeckte Karte", "a hidden card")
}

// pilesOf is the side that keeps p's draw stacks and discard pile: p's own in the tournament game, else
// the common ones (kuw.turnier.sonstiges).
func (g *game) pilesOf(p Player) *Side {
	if g.t.common() {
		return &g.s.Sides[North]
	}
	return &g.s.Sides[p]
}

func (g *game) hand(p Player) *Pile    { return &g.s.Sides[p].Hand }
func (g *game) discard(p Player) *Pile { return &g.pilesOf(p).Discard }

func (g *game) inHand(p Player, c CardNo) bool {
	return c >= 0 && slices.Contains(g.s.Sides[p].Hand.Top, c)
}

// takeFromHand removes c from p's hand.
func (g *game) takeFromHand(p Player, c CardNo) {
	h := g.editHand(p)
	h.Top = slices.DeleteFunc(h.Top, func(x CardNo) bool { return x == c })
}

// toHand gives p the card; a stolen card keeps its owner (112.S.c).
func (g *game) toHand(p Player, c CardNo) {
	if g.s.Cards[c].Shown {
		g.edit(c).Shown = false
	}
	h := g.editHand(p)
	h.Top = append(h.Top, c)
}

// keeper is to whom a card goes that p has played, built or puts away: to p, even if it is stolen; it is given
// back after the game only (112.S.c, 103.K.b). Switched off, stolen cards go home at once.
func (g *game) keeper(p Player, c CardNo) Player {
	if g.t.on("112.S.c") {
		return p
	}
	return g.s.Cards[c].Owner
}

// stolenCites puts 112.S.c in front when the card with which p deals belongs to the other.
func (g *game) stolenCites(p Player, c CardNo, cites ...string) []string {
	if g.s.Cards[c].Owner == p.Other() && g.trial == nil {
		return append([]string{"112.S.c"}, cites...)
	}
	return cites
}

// toDiscard lays c openly on p's discard pile: whoever played or tore it down, whoever owns it (103.K.b).
func (g *game) toDiscard(p Player, c CardNo) {
	keeper := g.keeper(p, c)
	if !g.t.on("103.K.b") {
		keeper = g.s.Cards[c].Owner // the tempting reading: once used, it goes home
	}
	d := g.editDiscard(keeper)
	d.Top = slices.Insert(d.Top, 0, c)
}

// underStack pushes c under p's n-th draw stack, counted from 1. An empty stack is still one (103.J.a).
func (g *game) underStack(p Player, c CardNo, n int8) {
	g.editStack(g.keeper(p, c), n).putUnder(c)
}

// putUnder pushes c under p's n-th stack, by the articles named. A stack is a place: where no card is left, one can
// be laid alone (103.J.a).
func (g *game) putUnder(p Player, c CardNo, n int8, cites ...string) error {
	if err := g.badStack(p, n); err != nil {
		return err
	}
	if err := g.otherSort(c, n); err != nil {
		return err
	}
	if g.shut(p, n) {
		return g.underBarred(p)
	}
	if st := g.pilesOf(p).Stacks[n-1]; st.empty() {
		if !g.t.on("103.J.a") { // the tempting reading: no cards, no stack
			return g.refuse("103.J.a", "Dort liegt kein Stapel mehr.", "There is no stack any more.")
		}
		cites = append(cites, "103.J.a")
	}
	g.underStack(p, c, n)
	e := g.emit("put-under", p, g.stolenCites(p, c, cites...)...)
	e.Card, e.N = c, int(n)
	return nil
}

// underBarred refuses a barred stack; where all are barred no source says what becomes of the card.
func (g *game) underBarred(p Player) error {
	for i := range g.pilesOf(p).Stacks {
		if !g.shut(p, int8(i+1)) {
			return g.barredStack()
		}
	}
	return g.unstated("barred stacks of "+p.String(), "Alle Ausbaustapel sind gebannt; wohin eine Karte dann kommt, sagt keine Quelle.", "All draw stacks are barred; no source says where a card goes then.")
}

// badStack tells why n is no draw stack of p, or nil.
func (g *game) badStack(p Player, n int8) error {
	if k := len(g.pilesOf(p).Stacks); n < 1 || int(n) > k {
		return g.wrong("Es gibt die Ausbaustapel 1 bis %d, genannt ist %d.", "There are draw stacks 1 to %d, not %d.", k, n)
	}
	return g.otherRow(p, n)
}

// leave takes a laid card out of its principality. Cards that lay on it go to the discard pile of whoever
// laid them (112.M.b). Where the card itself goes is the caller's business.
func (g *game) leave(c CardNo) {
	k := g.edit(c)
	g.noteLimit(c)
	for _, on := range g.lyingOn(c) {
		by := g.s.Cards[on].By
		g.edit(on).At = Spot{} // what goes with its host need not take it along
		g.leave(on)
		g.cardsOnIt(on, by)
	}
	side := g.editSide(k.Side)
	side.Laid = slices.DeleteFunc(side.Laid, func(x CardNo) bool { return x == c })
	g.unmark(c)
	g.noteTargets(c)
	goods, host := k.Stored, NoCard
	if k.At.Kind == OnCard && g.joining(c) != nil {
		host = k.At.Card
	}
	*k = Card{Def: k.Def, Owner: k.Owner, Earlier: k.Earlier + k.Used, Named: k.Named}
	if !g.t.on("122.C.c") {
		k.Stored = goods // the tempting reading: what has been gathered is kept
	}
	if host != NoCard {
		g.part(c, host)
	}
}

// cardsOnIt sends a card away that lay on a card which has just left: to the discard pile of whoever laid it
// (112.M.b), from whomever he had it (103.K.b).
func (g *game) cardsOnIt(on CardNo, by Player) {
	if g.t.on("112.M.b") {
		g.toDiscard(by, on)
		e := g.emit("discarded", by, "112.M.b")
		e.Card = on
		return
	}
	g.toHand(by, on) // the tempting reading: a witch does not burn
}

// lyingOn returns the cards that lie on c.
func (g *game) lyingOn(c CardNo) []CardNo {
	var out []CardNo
	for _, x := range g.s.Sides[g.s.Cards[c].Side].Laid {
		if k := &g.s.Cards[x]; k.At.Kind == OnCard && k.At.Card == c {
			out = append(out, x)
		}
	}
	return out
}

// lay puts c into side's principality for by.
func (g *game) lay(c CardNo, by, side Player, at Spot) {
	k := g.edit(c)
	if at.Kind == OnCard && g.has(c, "blocks") != nil {
		g.noteLimit(at.Card)
	}
	k.By, k.Side, k.At, k.Laid, k.Since, k.Used, k.Named = by, side, at, true, g.s.Turn, 0, 0
	g.s.Clock++
	k.Order = g.s.Clock
	s := g.editSide(side)
	s.Laid = append(s.Laid, c)
}

// laidBy calls yield for every card that works for p, in both principalities, in the order of laying.
func (g *game) laidBy(p Player, yield func(CardNo)) {
	for _, side := range [2]Player{p, p.Other()} {
		for _, c := range g.s.Sides[side].Laid {
			if g.s.Cards[c].By == p {
				yield(c)
			}
		}
	}
}

// newCard brings a card into the game that had been hidden: it belongs to owner.
func (g *game) newCard(def int16, owner Player) CardNo {
	g.s.Cards = append(g.s.Cards, Card{Def: def, Owner: owner})
	return CardNo(len(g.s.Cards) - 1)
}

// drawTop takes the top card of p's n-th stack; reveals names it when nobody has stated it.
func (g *game) drawTop(p Player, n int8, reveals int16) (CardNo, error) {
	st := &g.pilesOf(p).Stacks[n-1]
	c, err := g.takeTop(st, reveals)
	switch {
	case err != nil || c != NoCard:
		return c, err
	case st.empty():
		return NoCard, g.refuse("103.H.a", "Dieser Stapel ist leer.", "This stack is empty.")
	case reveals == 0:
		return NoCard, g.unstated("top card of a draw stack", "Was oben auf Stapel %d liegt, steht nicht fest: nenne die gezogene Karte.", "Nobody has stated the top card of stack %d: name the card that is drawn.", n)
	}
	return g.newCard(reveals-1, p), nil
}
