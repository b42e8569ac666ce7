package engine

import (
	"slices"

	"catanica/catalog"
)

// card returns card c for reading. To change it use edit.
func (g *board) card(c CardNo) Card { return g.s.Cards[c] }

// hiddenDef is the def of a card that nobody has named: all its facts are unknown.
var hiddenDef = def{
	id: "?", victory: unknownPoints, strength: unknownPoints, tournament: unknownPoints, commerce: unknownPoints,
	costIs: catalog.Unknown,
}
var unknownPoints = points{is: catalog.Unknown}

// def returns the facts of card c in the book.
func (g *board) def(c CardNo) *def {
	if n := g.s.Cards[c].Def; n >= 0 {
		return g.t.defs[n]
	}
	return &hiddenDef
}

// title returns the card's name for messages, with its article: in German in case k, in the nominative for a verb in
// the singular.
func (g *board) title(c CardNo, k catalog.Case) catalog.Text { return g.def(c).title(k) }

// hiddenTitles names a card that the reader may not see, by case.
var hiddenTitles = [...]catalog.Text{
	catalog.Nominative: {DE: "eine verdeckte Karte", EN: "a hidden card"},
	catalog.Accusative: {DE: "eine verdeckte Karte", EN: "a hidden card"},
	catalog.Dative:     {DE: "einer verdeckten Karte", EN: "a hidden card"},
	catalog.Genitive:   {DE: "einer verdeckten Karte", EN: "a hidden card"},
}

// title is board.title of a card with these facts.
func (d *def) title(k catalog.Case) catalog.Text {
	switch {
	case d.card == nil:
		return hiddenTitles[k]
	case k == catalog.Nominative:
		return catalog.Text{DE: d.card.AsSubject(catalog.DE), EN: d.card.AsSubject(catalog.EN)}
	}
	return catalog.Text{DE: d.card.WithDefinite(catalog.DE, k), EN: d.card.WithDefinite(catalog.EN, k)}
}

// pilesOf returns the side that holds p's draw stacks and discard pile: p's own in the tournament game, else North's,
// which holds the common ones (kuw.turnier.sonstiges).
func (g *board) pilesOf(p Player) *Side {
	if g.t.common() {
		return &g.s.Sides[North]
	}
	return &g.s.Sides[p]
}

func (g *board) hand(p Player) *Pile    { return &g.s.Sides[p].Hand }
func (g *board) discard(p Player) *Pile { return &g.pilesOf(p).Discard }

func (g *board) inHand(p Player, c CardNo) bool {
	return c >= 0 && slices.Contains(g.s.Sides[p].Hand.Top, c)
}

// takeFromHand removes c from p's hand.
func (g *ledger) takeFromHand(p Player, c CardNo) {
	h := g.editHand(p)
	h.Top = slices.DeleteFunc(h.Top, func(x CardNo) bool { return x == c })
}

// toHand puts the card into p's hand. A stolen card keeps its owner (Ruling 112.S.c).
func (g *ledger) toHand(p Player, c CardNo) {
	if g.s.Cards[c].Shown {
		g.edit(c).Shown = false
	}
	h := g.editHand(p)
	h.Top = append(h.Top, c)
}

// keeper returns the player to whose piles a card goes that p has played, built or put away: p, even if the card is
// stolen. Stolen cards go back only after the game (Rulings 112.S.c, 103.K.b).
func (g *board) keeper(p Player, c CardNo) Player {
	if g.misread("112.S.c") {
		return g.misreadGoesHome(c)
	}
	return p
}

// stolenCites prepends 112.S.c to the articles if c is a card of the opponent's.
func (g *board) stolenCites(p Player, c CardNo, cites ...string) []string {
	if g.s.Cards[c].Owner == p.Other() && g.trial == nil {
		return append([]string{"112.S.c"}, cites...)
	}
	return cites
}

// toDiscard puts c face up on the discard pile of p, who played it or tore it down, whoever owns it (Ruling 103.K.b).
func (g *ledger) toDiscard(p Player, c CardNo) {
	keeper := g.keeper(p, c)
	if g.misread("103.K.b") {
		keeper = g.misreadGoesHome(c)
	}
	if g.misreadOf(c, "112.P.a") && g.shut(keeper, 0) {
		g.misreadBarredPileIsFull(keeper, c)
		return
	}
	if g.misread(g.discardedUnderBan(c)) && g.shut(keeper, 0) {
		g.misreadBarredPileIsFull(keeper, c)
		return
	}
	d := g.editDiscard(keeper)
	d.Top = slices.Insert(d.Top, 0, c)
}

// discardedUnderBan returns the clause of Ruling 112.P.a by which card c still goes to a barred discard pile.
func (g *progress) discardedUnderBan(c CardNo) string {
	switch d := g.def(c); {
	case g.turned(c), d.functions&setOf("becomes") != 0:
		return "112.P.a/umgewandelt"
	case d.is(catalog.Fleet):
		return "112.P.a/kaperflotte"
	case d.is(catalog.Knight):
		return "112.P.a/burgfraeulein-imelda"
	case d.is(catalog.Building):
		return "112.P.a/gebaeude"
	}
	return "112.P.a/aktionskarten"
}

// underStack puts c under p's n-th draw stack, counted from 1, without a check.
func (g *ledger) underStack(p Player, c CardNo, n int8) {
	g.editStack(g.keeper(p, c), n).putUnder(c)
}

// mayPutUnder returns why c cannot be put under p's n-th draw stack, or nil.
func (g *board) mayPutUnder(p Player, c CardNo, n int8) error {
	if err := g.badStack(p, n); err != nil {
		return err
	}
	if err := g.otherSort(c, n); err != nil {
		return err
	}
	if g.shut(p, n) {
		return g.underBarred(p)
	}
	return nil
}

// putUnder puts c under p's n-th draw stack, counted from 1, and cites the articles. The stack may be empty, because it
// is a place (Ruling 103.J.a).
func (g *ledger) putUnder(p Player, c CardNo, n int8, cites ...string) error {
	if err := g.mayPutUnder(p, c, n); err != nil {
		return err
	}
	if st := g.pilesOf(p).Stacks[n-1]; st.empty() {
		if g.misread("103.J.a") {
			return g.misreadNoStack()
		}
		cites = append(cites, "103.J.a")
	}
	g.underStack(p, c, n)
	e := g.emit("put-under", p, g.stolenCites(p, c, cites...)...)
	e.Card, e.N = c, int(n)
	return nil
}

// underBarred refuses a barred stack. If all are barred, no source says where the card goes.
func (g *board) underBarred(p Player) error {
	for i := range g.pilesOf(p).Stacks {
		if !g.shut(p, int8(i+1)) {
			return g.barredStack()
		}
	}
	return g.unstated("barred stacks of "+p.String(),
		"Alle Ausbaustapel sind gebannt, und wohin eine Karte dann kommt, sagt keine Quelle.",
		"All draw stacks are banned, and no source says where a card goes then.")
}

// badStack returns why n is not a draw stack of p, or nil.
func (g *board) badStack(p Player, n int8) error {
	if k := len(g.pilesOf(p).Stacks); n < 1 || int(n) > k {
		return g.wrong("Nenne einen Ausbaustapel von 1 bis %d.", "Name a draw stack from 1 to %d.", k)
	}
	return g.otherRow(p, n)
}

// leave takes a card out of play. Cards that lie on it go to the discard pile of the player who laid them (Ruling
// 112.M.b). The caller decides where the card itself goes.
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
	was, host := *k, NoCard
	if k.At.Kind == OnCard && g.joining(c) != nil {
		host = k.At.Card
	}
	*k = Card{Def: k.Def, Owner: k.Owner, Earlier: k.Earlier + k.Used, Named: k.Named}
	if g.misread("122.C.c") {
		misreadKeepsGoods(k, was)
	}
	if host != NoCard {
		g.part(c, host)
	}
}

// cardsOnIt discards a card that lay on a card which has just left play: it goes to the discard pile of the player who
// laid it (Rulings 112.M.b, 103.K.b).
func (g *ledger) cardsOnIt(on CardNo, by Player) {
	if g.misread("112.M.b") {
		g.misreadWitchReturns(on, by)
		return
	}
	g.toDiscard(by, on)
	g.emit("discarded", by, "112.M.b").Card = on
}

// lyingOn returns the cards that lie on c.
func (g *board) lyingOn(c CardNo) []CardNo {
	var out []CardNo
	for _, x := range g.s.Sides[g.s.Cards[c].Side].Laid {
		if k := &g.s.Cards[x]; k.At.Kind == OnCard && k.At.Card == c {
			out = append(out, x)
		}
	}
	return out
}

// lay puts c into play: into side's principality, for by.
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

// laidBy calls yield for every card in play that p has laid: first those of p's own principality, then the foreign
// ones, each in the order of laying.
func (g *board) laidBy(p Player, yield func(CardNo)) {
	for _, side := range [2]Player{p, p.Other()} {
		for _, c := range g.s.Sides[side].Laid {
			if g.s.Cards[c].By == p {
				yield(c)
			}
		}
	}
}

// newCard adds a card that nobody has stated so far.
func (g *board) newCard(def int16, owner Player) CardNo {
	g.s.Cards = append(g.s.Cards, Card{Def: def, Owner: owner})
	return CardNo(len(g.s.Cards) - 1)
}

// emptyStack refuses a draw stack without cards.
func (g *board) emptyStack() error {
	return g.refuse("103.H.a", "Dieser Stapel ist leer.", "That stack is empty.")
}

// drawTop takes the top card of p's n-th draw stack. reveals names the card if nobody has stated it.
func (g *ledger) drawTop(p Player, n int8, reveals MaybeDef) (CardNo, error) {
	st := &g.pilesOf(p).Stacks[n-1]
	c, err := g.takeTop(st, reveals)
	switch {
	case err != nil || c != NoCard:
		return c, err
	case st.empty():
		return NoCard, g.emptyStack()
	case !reveals.IsDef():
		return NoCard, g.unstated("top card of a draw stack",
			"Welche Karte oben auf Stapel %d liegt, steht nicht fest: Nenne die gezogene Karte.",
			"The position does not say which card is on top of stack %d: name the drawn card.", n)
	}
	return g.newCard(reveals.Def(), p), nil
}
