package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// play plays an action card from the hand (Ruling 102.B.Ausspielen): the card is paid for and revealed, the opponent
// may answer, and then its effect words are carried out.

const procPlay procName = "play"

// The steps of play.
const (
	playTithe next = iota
	playVeto
	playEffect
	playDiscard
	playVetoed
)

// cardPlayed is the record of play.
type cardPlayed struct {
	Answer bool      // the card answers what the frame below carries out
	Payer  MaybeCard // of a duel: the wizard who has paid for the card
	Spent  int8      // and with how much magic power
}

func playProcedure() Procedure {
	return Procedure{
		Name:  procPlay,
		Keeps: recordOf[cardPlayed](),
		Steps: []Step{
			playTithe:   {Name: "tithe", Do: playPaysTithe},
			playVeto:    {Name: "veto", Do: playMeetsVeto, Ask: vetoAsks, Take: playTakesVeto},
			playEffect:  {Name: "effect", Do: playTakesEffect},
			playDiscard: {Name: "discard", Do: playDiscards},
			playVetoed:  {Name: "vetoed", Ask: vetoedAsks, Take: vetoedTakes},
		},
	}
}

// actPlay returns the verb `play`.
func actPlay() action {
	return action{
		verb: Play, phases: []Phase{BeforeRoll, MainPhase}, do: play,
		ofHand: func(l *list, c CardNo) {
			if !l.g.neverPlayed(c) {
				m := l.move(Play)
				m.Card = c
				l.tryUnless(mayPlayNow(l.g, m), m)
			}
		},
	}
}

// play pays for the card and reveals it. Its effect follows after the opponent's answers.
func play(g *game, m Move) error {
	if err := mayPlayNow(g, m); err != nil {
		return err
	}
	had := g.purse(m.Who)
	if err := payAction(g, m); err != nil {
		return err
	}
	if err := g.acts(m.Who); err != nil {
		return err
	}
	if g.purse(m.Who) != had { // what is left may be too little for an effect (Ruling 112.S.a)
		if err := g.canTakeEffect(m.Who, m.Card); err != nil {
			return err
		}
	}
	g.takeFromHand(m.Who, m.Card)
	if g.beforeRoll(g.def(m.Card)) {
		g.edit(m.Card).Used++ // until the turn ends
	}
	cites := []string{"102.B.Ausspielen"}
	if g.s.Phase == MainPhase {
		cites = []string{"103.G.c", "102.B.Ausspielen"}
	}
	g.emit("played", m.Who, cites...).Card = m.Card
	payer, spent := g.duelPayer(m.Card)
	k := keeps[cardPlayed](g.beginPlay(m.Who, m.Card))
	k.Payer, k.Spent = payer, spent
	return nil
}

// beginPlay starts the procedure that takes the card through the opponent's answers and its effect to the discard pile.
func (g *conditions) beginPlay(p Player, c CardNo) *Frame { return g.begin(procPlay, p, c, -1) }

// beginAnswer does what beginPlay does, for a card played as an answer to the effect in progress.
func (g *conditions) beginAnswer(p Player, c CardNo) {
	keeps[cardPlayed](g.beginPlay(p, c)).Answer = true
}

// answering reports whether frame f plays its card as an answer.
func (g *progress) answering(f *Frame) bool {
	return g.carries(f, procPlay) && keeps[cardPlayed](f).Answer
}

// played returns the index of the frame that plays card c, or -1.
func (g *progress) played(c CardNo) int {
	return slices.IndexFunc(g.s.Frames, func(f Frame) bool { return g.carries(&f, procPlay) && f.Card == c })
}

// paidForDuel returns the wizard who paid for the card being played, or NoCard, and the magic power that he spent.
func (g *conditions) paidForDuel(c CardNo) (payer CardNo, spent int) {
	i := g.played(c)
	if i < 0 {
		return NoCard, 0
	}
	k := keeps[cardPlayed](&g.s.Frames[i])
	return k.Payer.Card(), int(k.Spent)
}

// mayPlayNow returns why the move may not play its card, or nil.
func mayPlayNow(g *game, m Move) error {
	if !g.inHand(m.Who, m.Card) {
		return g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	if err := g.isPlayed(m.Card); err != nil {
		return err
	}
	d := g.def(m.Card)
	if len(d.reacts) > 0 && len(d.played) == 0 {
		return g.refuse("103.I.f 126.I.c",
			"Eine Schutzkarte ist eine Antwort, und gerade gibt es nichts zu beantworten.",
			"A protection card is a response, and right now there is nothing to respond to.")
	}
	if len(d.played) == 0 {
		return g.notPlayed(m.Card)
	}
	if err := g.mayPlay(m.Who, m.Card); err != nil {
		return err
	}
	if err := g.mayDiscard(m.Who); err != nil {
		return err
	}
	if g.misread("103.G.c/aktionskarten") {
		return misreadPlayAfterBuild(g, m.Who)
	}
	return g.heedAction(m.Who)
}

// isPlayed returns an error if c is a card that is never played, or nil.
func (g *conditions) isPlayed(c CardNo) error {
	switch {
	case g.def(c).card == nil:
		return g.hiddenCard()
	case g.neverPlayed(c):
		return g.wrong("%s ist keine Aktionskarte.", "%s is not an action card.", g.title(c, catalog.Nominative))
	}
	return nil
}

// neverPlayed reports whether c is certain not to be an action card.
func (g *conditions) neverPlayed(c CardNo) bool { d := g.def(c); return d.card != nil && !d.action() }

// notPlayed returns the error that this build does not implement the effect of c.
func (g *conditions) notPlayed(c CardNo) error {
	t := g.title(c, catalog.Nominative)
	if card := g.def(c).card; card != nil && thin(card) {
		return g.unstated("effect of "+g.def(c).id, "Was %s bewirkt, sagt keine Quelle genau genug.",
			"No source says precisely enough what %s does.", t)
	}
	return g.unstated("effect of "+g.def(c).id, "Was %s bewirkt, kann die Engine noch nicht spielen.",
		"The engine does not yet play what %s does.", t)
}

// mayPlay returns why the card may not be played now, or nil.
func (g *game) mayPlay(p Player, c CardNo) error {
	d := g.def(c)
	if err := inItsMoment(g, p, d); err != nil {
		return err
	}
	if err := g.gateShut(d); err != nil {
		return err
	}
	if err := g.barred(p, d); err != nil && !g.besideOldStone(p, c) {
		return err
	}
	if err := g.meets(p, c, "play"); err != nil {
		return err
	}
	return g.canTakeEffect(p, c)
}

// canTakeEffect returns why the words of the card cannot be carried out, or nil.
func (g *game) canTakeEffect(p Player, c CardNo) error {
	for _, i := range g.def(c).played {
		n := &g.t.Book.nodes[i]
		if n.word.Can == nil {
			continue
		}
		if err := n.word.Can(g, p, c, n); err != nil {
			return err
		}
	}
	return nil
}

// inItsMoment refuses a card outside the phase to which it belongs (Rulings 103.B.b, 103.C.b).
func inItsMoment(g *game, p Player, d *def) error {
	before := g.beforeRoll(d)
	if before && playedAlready(g, d) {
		return g.refuse("126.I.c 102.B.Ausspielen",
			"Vor einem Wurf darf nur eine solche Karte gespielt werden; auch eine verhinderte gilt als gespielt.",
			"Only one such card can be played before a roll, and a canceled card counts as played.")
	}
	wrongPhase := before != (g.s.Phase == BeforeRoll) && d.action() && !g.playedWhen(d, "any")
	if g.misread("113.B.a", "103.C.b/alchimist") {
		wrongPhase = misreadPlayedAfterRoll(before, wrongPhase)
	}
	if g.misread("103.C.b/guido") && fetches(g, d) {
		wrongPhase = misreadPlayedAfterRoll(before, wrongPhase)
	}
	if g.misread("123.BD.a") {
		wrongPhase = misreadPlayedFromPalace(g, p, before, wrongPhase)
	}
	if wrongPhase {
		return g.refuse(momentCites(g, d), "Diese Karte wird in einer anderen Phase des Zuges gespielt.",
			"This card is played in another phase of the turn.")
	}
	return nil
}

// beforeRoll reports whether an action is played before the dice are rolled (Ruling 103.C.b): if it sets a die, or its
// card says `when: before`.
func (g *conditions) beforeRoll(d *def) bool {
	return g.playedWhen(d, "before") || g.setsDie(d)
}

// playedWhen reports whether the effect words of an action give `when` as the moment at which it is played.
func (g *conditions) playedWhen(d *def, when string) bool {
	return slices.ContainsFunc(d.played, func(i int16) bool { return g.t.Book.nodes[i].arg.Get("when").Str == when })
}

// fetches reports whether the action fetches a card from a discard pile.
func fetches(g *game, d *def) bool {
	return slices.ContainsFunc(d.played, func(i int16) bool { return g.t.Book.nodes[i].word.Name == "fetch" })
}

// playedAlready reports whether a copy of the card has been played this turn. A card tied to a certain moment is played
// only once at that moment, even if it is vetoed (Ruling 126.I.c).
func playedAlready(g *game, d *def) bool {
	return slices.ContainsFunc(g.s.Cards, func(k Card) bool {
		return k.Used > 0 && !k.Laid && k.Def >= 0 && g.t.defs[k.Def].id == d.id
	}) && g.by("126.I.c", "102.B.Ausspielen/zauberveto")
}

// momentCites returns the articles that say when the action is played, including those of its own words.
func momentCites(g *game, d *def) string {
	cites := "103.B.b 103.C.b"
	for _, i := range d.played {
		if n := &g.t.Book.nodes[i]; n.proc == g.proc(procSetDie) {
			cites += " " + strings.Join(n.cites, " ")
		}
	}
	return cites
}

// payAction pays an action card's own cost (gold, magic power).
func payAction(g *game, m Move) error {
	d := g.def(m.Card)
	switch d.costIs {
	case catalog.Unknown: // the sources state what magic costs (TestMagicHasCosts), and other action cards are free
		return nil
	case catalog.None:
		return g.mayPayBy(m.Who, m.Card, 0, m.payers())
	}
	cost, err := g.payNamedPower(m.Who, m.Card, d.cost, m.payers())
	if err != nil {
		return err
	}
	return g.pay(m.Who, m.Card, cost, 0, m.Give, m.Save, "103.G.c")
}

// playPaysTithe gives the opponent's archdiocese its gold before anything else happens (Ruling 123.AF.a).
func playPaysTithe(g *game, f *Frame) next {
	if g.by("123.AF.a", "102.B.Ausspielen/bischofssitz") {
		g.tithe(f.By, f.Card)
	}
	return playVeto
}

// playMeetsVeto asks the opponent for a veto, if he can cast one (Ruling 126.I.b).
func playMeetsVeto(g *game, f *Frame) next {
	if g.vetoWaits(f) {
		return playEffect
	}
	if g.mayVeto(f.By.Other()) {
		return wait
	}
	return playEffect
}

// playTakesVeto carries out the opponent's answer.
func playTakesVeto(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		return playEffect, nil
	}
	return playVetoed, castVeto(g, f, m)
}

// playTakesEffect carries out the effect words of a card that has not been vetoed.
func playTakesEffect(g *game, f *Frame) next {
	nodes := g.def(f.Card).played
	if g.answering(f) {
		nodes = reactions(g, f.Card)
	}
	by, card := f.By, f.Card
	if !g.startsWithTest(g.def(card)) {
		g.console(by, card)
	}
	g.pushNodes(nodes, by, card)
	return playDiscard
}

// reactions returns the effect words of an answer that apply to the effect that it answers, which the frame below
// carries out.
func reactions(g *game, c CardNo) []int16 {
	below := NoCard
	if n := len(g.s.Frames); n > 1 {
		below = g.s.Frames[n-2].Card
	}
	return slices.DeleteFunc(slices.Clone(g.def(c).reacts), func(i int16) bool {
		to := g.t.Book.nodes[i].arg.Get("to").Strs()
		return len(to) > 0 && (below == NoCard || !slices.Contains(to, g.def(below).id))
	})
}

// playDiscards puts the card on the discard pile of the player who played it, unless its effect has put it elsewhere
// (Ruling 103.K.b). Only in the tournament game each player has a pile of their own.
func playDiscards(g *game, f *Frame) next {
	if g.misread("123.AF.a", "102.B.Ausspielen/bischofssitz") {
		misreadTitheLast(g, f)
	}
	if !g.s.Cards[f.Card].Laid && !g.anywhere(f.Card) {
		g.toDiscard(f.By, f.Card)
		rule := "103.K.b"
		if g.t.Game != catalog.Tournament {
			rule = "glossar.ablagestapel"
		}
		g.emit("discarded", f.By, g.stolenCites(f.By, f.Card, rule)...).Card = f.Card
	}
	return done
}

// anywhere reports whether the card is in a hand, on a discard pile or out of the game.
func (g *conditions) anywhere(c CardNo) bool {
	for p := range g.s.Sides {
		if slices.Contains(g.s.Sides[p].Hand.Top, c) || slices.Contains(g.s.Sides[p].Discard.Top, c) {
			return true
		}
	}
	return slices.Contains(g.s.Removed, c)
}
