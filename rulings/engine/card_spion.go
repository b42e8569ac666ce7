package engine

import (
	"slices"

	"catanica/catalog"
)

// The spy (Spion, Rulings 112.S.a–i and 121.F.a) looks into the opponent's hand and may take a card out of it.
// The word `spy` is its whole effect; guards are functions `spy-guard: {fails: […]}` of the opponent's cards.

// anyNumber are all numbers of the die, as bits.
const anyNumber = 0b1111110

func canSpy(g *game, p Player, c CardNo, n *node) error {
	h := g.hand(p.Other())
	if len(h.Top) == 0 && g.t.on("112.S.a") {
		if h.Open {
			return &Undecided{Fact: "hand of " + p.Other().String(), State: say("Hat der Mitspieler Karten auf der Hand? Nenne sie.", "Does the opponent hold cards? State them.")}
		}
		return refuse("112.S.a", "Der Mitspieler hat keine Karten auf der Hand.", "The opponent holds no cards.")
	}
	if !g.t.on("112.S.b") && !h.Open && !slices.ContainsFunc(h.Top, func(x CardNo) bool { return g.mayTakeBySpy(p, x, c) == nil }) {
		return refuse("112.S.b", "Es gibt nichts zu stehlen.", "There is nothing to steal.") // the tempting reading
	}
	if !g.t.on("112.S.e") && together(g.spyGuards(p.Other())) == anyNumber {
		return refuse("112.S.e", "Der Spion kann nicht durchkommen.", "The spy cannot get through.") // the tempting reading
	}
	return nil
}

// spyGuards are the numbers, as bits, on which each of p's guards stops a spy.
func (g *game) spyGuards(p Player) []int16 {
	var out []int16
	g.eachFunction(p, "spy-guard", func(_ CardNo, n *node) { out = append(out, bits(n.arg.Get("fails").Ints())) })
	return out
}

// together are the numbers of all guards.
func together(guards []int16) int16 {
	var all int16
	for _, b := range guards {
		all |= b
	}
	return all
}

// runSpy carries out a `spy`: steps 0 guards, 1 the die, 2 the look, 3 the choice. Registers: A counts the
// rolls, B is 1 for a spy who may look only.
func runSpy(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		guards := g.spyGuards(f.By.Other())
		f.Step = 2
		if len(guards) > 0 {
			f.Step = 1
		}
		if together(guards) == anyNumber && g.t.on("121.F.a") { // one roll for all, and none gets through
			f.Step = 4
			g.emit("failed", f.By, "121.F.a", "112.S.e").Card = f.Card
		}
	case 2:
		g.emit("looked", f.By, "112.S.d").Card = f.Card
		f.Step = 3
		if g.hand(f.By.Other()).Open {
			g.undecided("hand of "+f.By.Other().String(), "Der Spion sieht die ganze Hand: nenne sie.", "The spy sees the whole hand: state it.")
		}
	case 4:
		return done
	default:
		return wait // 1 for the die, 3 for the choice; a player who can take nothing still sees the hand
	}
	return again
}

func (g *game) stealable(f *Frame) []CardNo {
	var out []CardNo
	for _, c := range g.hand(f.By.Other()).Top {
		if f.B == 0 && g.mayTakeBySpy(f.By, c, f.Card) == nil {
			out = append(out, c)
		}
	}
	return out
}

// mayTakeBySpy tells why the spy may not take card c, or nil. What he may take depends on game and edition
// (112.S.g, 112.S.h, 101.D.d).
func (g *game) mayTakeBySpy(p Player, c, spy CardNo) error {
	d := g.def(c)
	if d.card == nil {
		return &Undecided{Fact: "a hidden card", State: say("Welche Karte das ist, steht nicht fest.", "Nobody has stated which card that is.")}
	}
	if cites, ok := g.immune(c, spy); ok {
		return &Refusal{Cites: append(cites, "112.S.g"), Why: say("%s ist immun gegen den Spion.", "%s is immune to the spy.", d.card.Name.Text)}
	}
	switch {
	case g.spyTakesAll():
		return nil
	case d.is(catalog.Building):
		return g.notForSpies("Gebäude stiehlt der Spion in diesem Spiel nicht.", "In this game the spy does not steal buildings.")
	case d.is(catalog.Wizard), d.is(catalog.SpellBook), magicAction(d):
		return g.mayTakeMagic(p, d)
	case d.action(), d.is(catalog.Unit):
		return nil
	}
	return g.notForSpies("Der Spion nimmt nur Aktionskarten und Einheiten.", "The spy takes only action cards and units.")
}

func (g *game) notForSpies(de, en string) error {
	if g.t.since("2005") {
		return refuse("112.S.g kuw.erweitert.verlauf", de, en)
	}
	return refuse("112.S.g", de, en)
}

// spyTakesAll: in the basic game the spy took any card until its rules were brought into line (112.S.g,
// kuw.erweitert.verlauf); the other games never had that. Switched off, the games are mixed up.
func (g *game) spyTakesAll() bool {
	all := g.t.Game == catalog.Basic && !g.t.since("2005")
	return all == g.t.on("112.S.g")
}

// mayTakeMagic: since the reform of 2003 magic actions are actions like others, and wizards and spell books
// are safe; before, whoever had a citadel could take them all, and nobody else any (112.S.h). Switched off,
// the rules of before and after are mixed up.
func (g *game) mayTakeMagic(p Player, d *def) error {
	reformed := g.t.since("2003") == g.t.on("112.S.h")
	switch {
	case reformed && magicAction(d), !reformed && g.countPlaces(p, "", "type", "citadel") > 0:
		return nil
	case reformed:
		return refuse("112.S.h", "Zauberer und Zauberbücher stiehlt der Spion nicht.", "The spy steals neither wizards nor spell books.")
	}
	booklet := "zud.erweitert.aenderungen"
	if g.t.Game == catalog.Tournament {
		booklet = "zud.turnier.aenderungen"
	}
	return refuse("112.S.h "+booklet, "Vor 2003 stahl nur ein Spieler mit Zitadelle Zauberer, Zauberbücher und Zauberaktionen.", "Before 2003 only a player with a citadel could steal wizards, spell books and magic actions.")
}

// magicAction: an action that is paid with magic power; a class of its own until 2003.
func magicAction(d *def) bool { return d.class == "magic-action" || d.action() && d.cost.Power > 0 }

func askSpy(g *game, f *Frame) Decision {
	if f.Step == 1 {
		return dieDecision(f.Card, say("Kommt der Spion durch?", "Does the spy get through?"))
	}
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Text: say("Welche Karte nimmt der Spion?", "Which card does the spy take?")}
	d.Options = append(d.Options, cardMoves(f.By, g.stealable(f))...)
	if len(d.Options) == 0 && !g.hiddenIn(f.By.Other()) {
		d.MayPass = true
		d.Text = say("Die Hand liegt offen; zu nehmen ist nichts davon. Weiter?", "The hand lies open; nothing in it can be taken. Go on?")
	}
	return d
}

func answerSpy(g *game, f *Frame, m Move) error {
	switch {
	case f.Step == 1:
		return g.spyRoll(f, m)
	case m.Verb == Pass:
		f.Step = 4
		g.emit("no-loot", f.By, "112.S.b").Card = f.Card
		return nil
	case !g.inHand(f.By.Other(), m.Card):
		return wrong("Diese Karte ist nicht auf der Hand des Mitspielers.", "That card is not in the opponent's hand.")
	case f.B == 1:
		return refuse("112.S.f", "Er darf nur schauen.", "He may only look.")
	}
	if err := g.mayTakeBySpy(f.By, m.Card, f.Card); err != nil {
		return err
	}
	f.Step = 4
	g.takeFromHand(f.By.Other(), m.Card)
	g.toHand(f.By, m.Card)
	e := g.emit("stole", f.By, spyCites(g.def(m.Card))...)
	e.Card, e.From = m.Card, f.By.Other().String()
	return nil
}

// spyRoll takes the die of a guarded hand. One roll stands for all guards (121.F.a); a spy who is stopped
// neither takes nor sees anything (112.S.f).
func (g *game) spyRoll(f *Frame, m Move) error {
	if err := g.testRoll(m, f.Card); err != nil {
		return err
	}
	guards := g.spyGuards(f.By.Other())
	fails := together(guards)
	if !g.t.on("121.F.a") {
		fails = guards[f.A] // the tempting reading: a roll for each guard, and passing one is enough
	}
	if fails&(1<<m.N) == 0 {
		f.Step = 2
		g.emit("succeeded", f.By, "112.S.f").Card = f.Card
		return nil
	}
	if f.A++; !g.t.on("121.F.a") && int(f.A) < len(guards) {
		return nil
	}
	if !g.t.on("112.S.f") {
		f.B, f.Step = 1, 2 // the tempting reading: at least he sees the cards
		return nil
	}
	f.Step = 4
	g.emit("failed", f.By, "112.S.f").Card = f.Card
	return nil
}

// spyCites are the articles by which the spy takes a card of this kind.
func spyCites(d *def) []string {
	switch {
	case d.is(catalog.Wizard), d.is(catalog.SpellBook), d.is(catalog.Dragon), magicAction(d):
		return []string{"112.S.c", "112.S.h"}
	case d.is(catalog.Unit):
		return []string{"112.S.c", "112.S.g", "102.B.Einheit"}
	}
	return []string{"112.S.c", "112.S.g"}
}
