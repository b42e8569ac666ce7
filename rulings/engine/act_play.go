package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// play begins an action card from the hand (102.B.Ausspielen): it is paid and laid open on the table. What
// it does comes after the opponent's answers.
func (g *game) play(m Move) error {
	if !g.inHand(m.Who, m.Card) {
		return g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
	}
	if err := g.isPlayed(m.Card); err != nil {
		return err
	}
	d := g.def(m.Card)
	if len(d.reacts) > 0 && len(d.played) == 0 {
		return g.refuse("103.I.f 126.I.c", "Diese Schutzkarte ist eine Antwort; gerade gibt es nichts, worauf sie antwortet.",
			"This protection card is an answer; there is nothing for it to answer now.")
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
	if !g.t.on("103.G.c") && g.builtThisTurn(m.Who) { // the tempting reading: first the action cards, then the building
		return g.refuse("103.G.c", "Wer gebaut hat, spielt keine Aktionskarte mehr.", "Who has built plays no more action cards.")
	}
	if err := g.heedAction(m.Who); err != nil {
		return err
	}
	if err := g.payCard(m); err != nil {
		return err
	}
	if err := g.acts(m.Who); err != nil {
		return err
	}
	g.takeFromHand(m.Who, m.Card)
	if g.beforeRoll(d) {
		g.edit(m.Card).Used++ // until the turn ends
	}
	g.emit("played", m.Who, "102.B.Ausspielen").Card = m.Card
	payer, spent := g.duelPayer(m.Card)
	g.push(Frame{Proc: g.proc(procPlay), By: m.Who, Card: m.Card, Node: -1, A: int16(payer), B: int16(spent)})
	return nil
}

// isPlayed tells why c is nothing that one plays, whenever it might be, or nil.
func (g *game) isPlayed(c CardNo) error {
	switch {
	case g.def(c).card == nil:
		return g.hiddenCard()
	case g.neverPlayed(c):
		return g.wrong("%s ist keine Aktionskarte.", "%s is no action card.", g.title(c))
	}
	return nil
}

func (g *game) neverPlayed(c CardNo) bool { d := g.def(c); return d.card != nil && !d.action() }

// beforeRoll reports whether an action belongs before the dice (103.C.b): one that sets a die, and whatever its card
// says so of, `when: before`.
func (g *game) beforeRoll(d *def) bool {
	return g.playedWhen(d, "before") || slices.ContainsFunc(d.played, func(i int16) bool { return g.t.Book.nodes[i].word.Name == "set-die" })
}

// playedWhen reports whether the card says of an action that it is played then.
func (g *game) playedWhen(d *def, when string) bool {
	return slices.ContainsFunc(d.played, func(i int16) bool { return g.t.Book.nodes[i].arg.Get("when").Str == when })
}

// playedAlready: a card that belongs to a certain moment is played once then, even if it was vetoed (126.I.c).
func (g *game) playedAlready(d *def) bool {
	return g.t.on("126.I.c", "102.B.Ausspielen") && slices.ContainsFunc(g.s.Cards, func(k Card) bool {
		return k.Used > 0 && !k.Laid && k.Def >= 0 && g.t.defs[k.Def].id == d.id
	})
}

// builtThisTurn reports whether p has laid out a card in this turn; only mutation asks.
func (g *game) builtThisTurn(p Player) bool {
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool { return g.s.Cards[c].By == p && g.newThisTurn(c) })
}

// notPlayed is said of a card whose effect this build does not play.
func (g *game) notPlayed(c CardNo) error {
	t := g.title(c)
	if card := g.def(c).card; card != nil && thin(card) {
		return g.unstated("effect of "+g.def(c).id, "Was „%s“ bewirkt, nennt keine Quelle genau genug.", "No source states precisely enough what %s does.", t)
	}
	return g.unstated("effect of "+g.def(c).id, "Was „%s“ bewirkt, spielt die Engine noch nicht.", "The engine does not play what %s does yet.", t)
}

// mayPlay tells why the card may not be played now, or nil.
func (g *game) mayPlay(p Player, c CardNo) error {
	d := g.def(c)
	before := g.beforeRoll(d)
	if before && g.playedAlready(d) {
		return g.refuse("126.I.c 102.B.Ausspielen", "Vor einem Wurf wird nur eine solche Karte gespielt; auch eine verhinderte gilt als gespielt.",
			"Only one such card is played before a roll; one that was vetoed counts as played.")
	}
	if before != (g.s.Phase == BeforeRoll) && d.action() && !g.playedWhen(d, "any") && !g.playedLate(p, before) {
		return g.refuse(g.momentCites(d), "Diese Karte gehört in eine andere Phase des Zuges.", "This card belongs to another phase of the turn.")
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
	for _, i := range d.played {
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

// playedLate is the reading that 113.B.a refuses, that a card of before the roll may wait for what the dice show, or
// one that the palace has just brought (123.BD.a); only mutation comes here.
func (g *game) playedLate(p Player, before bool) bool {
	if !before || g.t.on("113.B.a", "123.BD.a", "103.C.b") {
		return false
	}
	palace, _ := g.function(p, "sun-fetch")
	return !g.t.on("113.B.a", "103.C.b") || palace != NoCard && g.s.Dice.Event == GoodYear
}

// momentCites names what says when an action is played: its own words, if they do.
func (g *game) momentCites(d *def) string {
	cites := "103.B.b 103.C.b"
	for _, i := range d.played {
		if n := &g.t.Book.nodes[i]; n.word.Name == "set-die" && len(n.cites) > 0 {
			cites += " " + strings.Join(n.cites, " ")
		}
	}
	return cites
}

// gateShut: attacks and neutral actions wait until the players have enough points (101.D.b); protection
// cards may be played from the start.
func (g *game) gateShut(d *def) error {
	each, ok := g.gateRule()
	if g.t.Game == catalog.Basic && !g.t.since(catalog.Ed2005) && !g.s.Gate {
		g.read("basic-threshold")
	}
	if !ok || g.s.Gate || d.class == "action-protection" || g.always(d) {
		return nil
	}
	if d.unclear() {
		return g.unstated("class of "+d.id, "Ob die Karte schon vor den Siegpunkten für Aktionskarten gespielt werden darf, hängt an ihrer Klasse, die keine Quelle nennt: schreib `gate open` in die Stellung.",
			"Whether the card may be played before the points for action cards hangs on its class, which no source states: write `gate open` into the position.")
	}
	a, openA := g.points(North)
	b, openB := g.points(South)
	if each == 0 && a+b+openA+openB >= 7 || each > 0 && a+openA >= each && b+openB >= each {
		return g.unstated("victory points", "Ob die Siegpunkte für Aktionskarten reichen, hängt an Karten, deren Punkte keine Quelle nennt: schreib `gate open` in die Stellung, wenn es so ist.",
			"Whether there are enough points for action cards hangs on cards whose points no source states: write `gate open` into the position if there are.")
	}
	if err := g.unclearGate(); err != nil {
		return err
	}
	cite := "101.D.b"
	if g.t.since("2005") {
		cite = "101.D.b kuw.erweitert.verlauf"
	}
	if each > 0 {
		return g.refuse(cite, "Aktionskarten dürfen erst gespielt werden, wenn beide Spieler 3 Siegpunkte hatten.", "Action cards may only be played once both players have had 3 victory points.")
	}
	return g.refuse(cite, "Angriffs- und neutrale Karten dürfen erst gespielt werden, wenn beide zusammen einmal 7 Siegpunkte hatten.",
		"Attack and neutral cards may only be played once both players together have had 7 victory points.")
}

// gateForSpells is the reading that 126.A.a refuses, that spells wait for the points as actions do; only mutation
// comes here.
func (g *game) gateForSpells(d *def) error {
	if g.t.on("126.A.a") {
		return nil
	}
	return g.gateShut(d)
}

// always marks the card that older rules excepted from the threshold (the scout).
func (g *game) always(d *def) bool {
	for _, i := range d.played {
		if g.t.Book.nodes[i].arg.Get("always").Str == "true" {
			return true
		}
	}
	return false
}

// barred: once the philosopher's stone stands, nobody may play an attack (101.D.d, 125.B.e).
func (g *game) barred(p Player, d *def) error {
	if n := g.stone(); n != nil && n.arg.Get("what").Str == "harm" {
		return g.harmBarred(d, n)
	}
	if !d.attack() && !d.unclear() && !(d.unclearSpell() && g.t.since("2003")) && (g.t.on("113.F.a") || !g.touchesEvents(d)) { // switched off, the tempting reading: it hurts, so it is an attack
		return nil
	}
	n := g.stone()
	if n != nil && (d.unclear() || d.unclearSpell()) {
		return g.unstated("class of "+d.id, "Ob der Stein der Weisen diese Karte verhindert, hängt an ihrer Klasse, die keine Quelle nennt.", "Whether the Philosopher's Stone stops this card hangs on its class, which no source states.")
	}
	if own, _ := g.function(p, "bars-attacks"); own != NoCard && !g.t.on("125.B.e") {
		return nil // the tempting reading: it binds the other player only
	}
	switch {
	case n == nil:
		return nil
	case !d.is(catalog.SpellBook):
		return g.refuseBy(n.cites, "Der Stein der Weisen lässt keine Angriffe mehr zu.", "The Philosopher's Stone allows no attacks any more.")
	case (g.reading("veto-after-stone") == "barred") == g.t.on("126.I.a"): // switched off: by the other answer
		return g.refuseBy(append([]string{"126.I.a"}, n.cites...), "Der Stein der Weisen lässt keine Angriffssprüche mehr zu.", "The Philosopher's Stone allows no attack spells any more.")
	}
	return nil
}

// stone is the working function that bars attacks, whoever has built it, or nil (125.B.e).
func (g *game) stone() *node {
	for _, p := range [2]Player{North, South} {
		if c, n := g.function(p, "bars-attacks"); c != NoCard {
			return n
		}
	}
	return nil
}

// payCard pays an action card's own cost (gold, magic power).
func (g *game) payCard(m Move) error {
	d := g.def(m.Card)
	switch d.costIs {
	case catalog.Unknown:
		if d.class == "magic-action" || d.is(catalog.Magic) {
			return g.unstated("cost of "+d.id, "Was die Karte kostet, nennt keine Quelle: `assume cost`.", "No source states what the card costs: `assume cost`.")
		}
		return nil
	case catalog.None:
		return nil
	}
	return g.pay(m.Who, m.Card, d.cost, 0, m.Give, m.Save, "103.G.c")
}

// runPlay leads a played card through the opponent's answers to its effect and onto the discard pile.
func runPlay(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		f.Step = 1
		if g.t.on("123.AF.a", "102.B.Ausspielen") {
			g.tithe(f.By, f.Card)
		}
	case 1:
		if g.vetoLater(f) {
			f.Step = 2
			return again
		}
		if g.mayVeto(f.By.Other()) {
			return wait
		}
		if err := g.unclearVeto(f.By.Other()); err != nil {
			g.stop(err)
			return done
		}
		f.Step = 2
	case 2: // not vetoed
		f.Step = 3
		nodes := g.def(f.Card).played
		if f.Node == -2 {
			nodes = g.reactions(f.Card)
		}
		by, card := f.By, f.Card
		if !g.startsWithTest(g.def(card)) {
			g.console(by, card)
		}
		g.pushNodes(nodes, by, card)
	case 3:
		if !g.t.on("123.AF.a", "102.B.Ausspielen") {
			g.tithe(f.By, f.Card)
		}
		if !g.s.Cards[f.Card].Laid && !g.anywhere(f.Card) {
			g.toDiscard(f.By, f.Card)
			e := g.emit("discarded", f.By, g.stolenCites(f.By, f.Card, "103.K.b")...)
			e.Card = f.Card
		}
		return done
	}
	return again
}

// reactions are the words of an answer that are meant for what it answers: what lies below it is being carried out.
func (g *game) reactions(c CardNo) []int16 {
	below := NoCard
	if n := len(g.s.Frames); n > 1 {
		below = g.s.Frames[n-2].Card
	}
	return slices.DeleteFunc(slices.Clone(g.def(c).reacts), func(i int16) bool {
		to := g.t.Book.nodes[i].arg.Get("to").Strs()
		return len(to) > 0 && (below == NoCard || !slices.Contains(to, g.def(below).id))
	})
}

// anywhere reports whether the card has found a place of its own while it was carried out.
func (g *game) anywhere(c CardNo) bool {
	for p := range g.s.Sides {
		if slices.Contains(g.s.Sides[p].Hand.Top, c) || slices.Contains(g.s.Sides[p].Discard.Top, c) {
			return true
		}
	}
	return slices.Contains(g.s.Removed, c)
}

// tithe: the archdiocese brings its owner a gold for every action card that the opponent plays and for every
// spell, at once, before the card does anything (Ruling 123.AF.a, 103.I.f, 103.P.c).
func (g *game) tithe(by Player, c CardNo) {
	g.eachFunction(by.Other(), "tithe", func(see CardNo, n *node) {
		if g.wornOut(see) {
			return
		}
		g.wear(see)
		got := g.gain(by.Other(), Bag{Gold: int8(n.arg.Get("n").Int())})
		e := g.emit("gained", by.Other(), append([]string{"123.AF.a", "102.B.Ausspielen", "103.P.c"}, n.cites...)...)
		e.Card, e.Get, e.On = see, got, c
	})
}

func askVeto(g *game, f *Frame) Decision {
	p := f.By.Other()
	d := Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true,
		Text: say("Veto gegen diese Karte?", "Veto this card?")}
	d.Options = append(d.Options, cardMoves(p, g.vetoes(p))...)
	return d
}

func answerVeto(g *game, f *Frame, m Move) error {
	if m.Verb == Pass {
		f.Step = 2
		return nil
	}
	if m.Card == NoCard || g.has(m.Card, "veto") == nil || g.s.Cards[m.Card].By != m.Who {
		return g.wrong("Hier hilft nur ein Zauberveto.", "Only a Countermagic helps here.")
	}
	if err := g.mayCastVeto(m.Who, m.Card); err != nil {
		return err
	}
	if err := g.payPower(m.Who, int(g.def(m.Card).cost.Power), m.By); err != nil {
		return err
	}
	g.edit(m.Card).Used++
	if f.Node != -2 && len(g.protections(m.Who, f.Card)) > 0 { // he could have answered with a protection card later
		g.read("reaction-order")
	}
	e := g.emit("vetoed", m.Who, g.vetoCites(f)...)
	e.Card, e.On = m.Card, f.Card
	g.tithe(m.Who, m.Card)
	f.Proc, f.Step = g.proc(procVetoed), 0
	return nil
}

// vetoCites names the articles that allow this veto.
func (g *game) vetoCites(f *Frame) []string {
	cites := []string{"126.I.b", "103.I.f"}
	switch {
	case f.Node == -2:
		cites = []string{"126.I.d", "126.I.b"}
	case g.isDuel(f.Card):
		cites = []string{"126.I.e", "103.I.f"}
	}
	if n := g.stone(); n != nil && n.arg.Get("what").Str != "harm" {
		return append([]string{"126.I.a"}, cites...)
	}
	return cites
}

// lateAnswer tells by which article a card that somebody names unasked may not answer now, or nil: a spell book,
// or a second protection card (126.I.c).
func (g *game) lateAnswer(m Move) error {
	if m.Verb != Choose || m.Card == NoCard {
		return nil
	}
	if k := g.card(m.Card); k.Laid && k.By == m.Who && g.has(m.Card, "veto") != nil {
		return g.mayCastVeto(m.Who, m.Card)
	}
	f := g.open()
	if f != nil && g.testAnswered(f) && m.Who == f.By.Other() && slices.Contains(g.protections(m.Who, f.Card), m.Card) {
		return g.refuse("126.I.c 102.B.Ausspielen", "Gegen einen Angriff wird nur eine Schutzkarte gespielt; auch eine verhinderte gilt als gespielt.",
			"Only one protection card is played against an attack; one that was vetoed counts as played.")
	}
	return nil
}

// mayVeto reports whether p can answer a card with a veto at all.
func (g *game) mayVeto(p Player) bool { return len(g.vetoes(p)) > 0 }

// unclearVeto tells what would have to be stated before anybody can say whether p may veto, or nil.
func (g *game) unclearVeto(p Player) error {
	var unclear error
	g.eachFunction(p, "veto", func(c CardNo, _ *node) {
		if err, ok := g.mayCastVeto(p, c).(*Undecided); ok && g.powerForVeto(p) > 0 {
			unclear = err
		}
	})
	return unclear
}

func (g *game) vetoes(p Player) []CardNo {
	var out []CardNo
	g.eachFunction(p, "veto", func(c CardNo, _ *node) {
		if g.mayCastVeto(p, c) == nil {
			out = append(out, c)
		}
	})
	return out
}

// mayCastVeto: once in each turn, with enough magic power, and not after the philosopher's stone.
func (g *game) mayCastVeto(p Player, c CardNo) error {
	d := g.def(c)
	if !g.working(c) {
		return g.refuse("103.P.a", "Das Buch ist blockiert.", "The book is blocked.")
	}
	if g.s.Cards[c].Used > 0 && g.t.on("103.P.c") {
		return g.refuse("126.I.b 103.P.c", "Jedes Zauberbuch wirkt einmal im Zug.", "Each spell book works once a turn.")
	}
	if g.s.Phase == BeforeRoll && !g.t.on("103.I.b") { // the tempting reading: the turn has not begun
		return g.refuse("103.I.b", "Gewürfelt ist noch nicht.", "Nobody has rolled yet.")
	}
	if err := g.barred(p, d); err != nil {
		return err
	}
	if err := g.gateForSpells(d); err != nil {
		return err
	}
	if f := g.open(); f != nil && f.Node == -2 && !g.t.on("126.I.d") {
		return g.refuse("126.I.d", "Gegen Schutzkarten nicht.", "Not against protection cards.")
	}
	if d.costIs != catalog.Known {
		return g.unstated("cost of "+d.id, "Was der Spruch kostet, nennt keine Quelle: `assume cost`.", "No source states what the spell costs: `assume cost`.")
	}
	if g.powerForVeto(p) < int(d.cost.Power) {
		return g.refuse("zud.magie.zauberbuecher", "Dafür reicht die Zauberkraft nicht.", "There is not enough magic power for that.")
	}
	return nil
}

// powerForVeto is the usable power; a wizard who is about to be attacked counts too (126.I.e).
func (g *game) powerForVeto(p Player) int {
	n := g.power(p)
	if f := g.open(); f != nil && !g.t.on("126.I.e") && g.isDuel(f.Card) {
		return 0 // the tempting reading: whoever is challenged cannot pay
	}
	return n
}

// runVetoed puts the vetoed card under one of its player's draw stacks, which he chooses (001#21, 103.J.a).
func runVetoed(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askVetoed(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskStack, Card: f.Card, Cites: []string{"102.B.Ausspielen", "103.J.a"},
		Text: say("Unter welchen Ausbaustapel kommt die verhinderte Karte?", "Under which draw stack does the vetoed card go?"), Options: g.stackMoves(f.By)}
}

// cardMoves are the answers that choose one of the cards.
// cardMove is the answer of p that chooses card c.
func cardMove(p Player, c CardNo) Move {
	m := NewMove(p, Choose)
	m.Card = c
	return m
}

// cardMoves are the answers of p that choose one of the cards.
func cardMoves(p Player, cards []CardNo) []Move {
	var out []Move
	for _, c := range cards {
		out = append(out, cardMove(p, c))
	}
	return out
}

func (g *game) stackMoves(p Player) []Move {
	var out []Move
	for i := range g.pilesOf(p).Stacks {
		m := NewMove(p, Choose)
		m.N = int8(i + 1)
		out = append(out, m)
	}
	return out
}

func answerVetoed(g *game, f *Frame, m Move) error {
	f.Step = 1
	return g.putUnder(f.By, f.Card, m.N, "102.B.Ausspielen")
}
