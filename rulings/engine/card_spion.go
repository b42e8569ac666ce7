package engine

import (
	"slices"

	"catanica/catalog"
)

// The spy (Spion, Rulings 112.S.a–i and 121.F.a) looks into the opponent's hand and may take a card out of it.
// The word `spy` is its whole effect; guards are functions `spy-guard: {fails: […]}` of the opponent's cards.

func canSpy(g *game, p Player, c CardNo, n *node) error {
	h := g.hand(p.Other())
	if !g.t.on("112.S.b") && len(h.Top) > 0 && !h.Open && !slices.ContainsFunc(h.Top, func(x CardNo) bool { return g.mayTakeBySpy(p, x, c) == nil }) {
		return refuse("112.S.b", "Es gibt nichts zu stehlen.", "There is nothing to steal.")
	}
	if len(h.Top) > 0 || !g.t.on("112.S.a") {
		return nil
	}
	if h.Open {
		return &Undecided{Fact: "hand of " + p.Other().String(), State: say("Hat der Mitspieler Karten auf der Hand? Nenne sie.", "Does the opponent hold cards? State them.")}
	}
	return refuse("112.S.a", "Der Mitspieler hat keine Karten auf der Hand.", "The opponent holds no cards.")
}

// runSpy carries out a `spy`. Register A holds the failing numbers as bits, B the die.
func runSpy(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		g.eachFunction(f.By.Other(), "spy-guard", func(_ CardNo, n *node) { f.A |= bits(n.arg.Get("fails").Ints()) })
		f.Step = 2
		if f.A != 0 {
			f.Step = 1
		}
		if f.A == 0b1111110 && g.t.on("121.F.a") { // great wall and watchtower together: no number gets through
			f.Step = 4
			g.emit("failed", f.By, "121.F.a", "112.S.e").Card = f.Card
		}
	case 1:
		return wait // for the die
	case 2:
		g.emit("looked", f.By, "112.S.d", "112.S.b").Card = f.Card
		f.Step = 3
		if g.hand(f.By.Other()).Open {
			g.undecided("hand of "+f.By.Other().String(), "Der Spion sieht die ganze Hand: nenne sie.", "The spy sees the whole hand: state it.")
		}
	case 3:
		if len(g.stealable(f)) > 0 || g.hiddenIn(f.By.Other()) {
			return wait
		}
		g.emit("nothing", f.By, "112.S.b").Card = f.Card
		f.Step = 4
	case 4:
		return done
	}
	return again
}

func (g *game) stealable(f *Frame) []CardNo {
	var out []CardNo
	for _, c := range g.hand(f.By.Other()).Top {
		if g.mayTakeBySpy(f.By, c, f.Card) == nil {
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
	if g.spyTakesAll() || !g.t.on("112.S.g") && d.is(catalog.Building) {
		return nil
	}
	if d.is(catalog.Building) {
		return refuse("112.S.g", "Gebäude stiehlt der Spion in diesem Spiel nicht.", "In this game the spy does not steal buildings.")
	}
	magic := d.is(catalog.Wizard) || d.is(catalog.SpellBook)
	if g.t.since("2003") {
		if magic && g.t.on("112.S.h") {
			return refuse("112.S.h", "Zauberer und Zauberbücher stiehlt der Spion nicht.", "The spy steals neither wizards nor spell books.")
		}
		if magic || d.action() || d.is(catalog.Unit) {
			return nil
		}
	} else if magic || d.class == "magic-action" {
		if g.countPlaces(p, "", "type", "citadel") > 0 {
			return nil
		}
		return refuse("112.S.h zud.erweitert.aenderungen", "Vor 2003 stahl nur ein Spieler mit Zitadelle Magisches.", "Before 2003 only a player with a citadel could steal magic cards.")
	}
	if d.action() || d.is(catalog.Unit) {
		return nil
	}
	return refuse("112.S.g", "Der Spion nimmt nur Aktionskarten und Einheiten.", "The spy takes only action cards and units.")
}

// spyTakesAll: in the basic game the spy took any card until its rules were brought into line (112.S.g,
// kuw.erweitert.verlauf), and in 1996 there was no other game.
func (g *game) spyTakesAll() bool {
	return g.t.Game == catalog.Basic && !g.t.since("2005")
}

func askSpy(g *game, f *Frame) Decision {
	if f.Step == 1 {
		return dieDecision(f.Card, say("Kommt der Spion durch?", "Does the spy get through?"))
	}
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Text: say("Welche Karte nimmt der Spion?", "Which card does the spy take?")}
	for _, c := range g.stealable(f) {
		m := NewMove(f.By, Choose)
		m.Card = c
		d.Options = append(d.Options, m)
	}
	return d
}

func answerSpy(g *game, f *Frame, m Move) error {
	if f.Step == 1 {
		if err := badDie(m); err != nil {
			return err
		}
		e := g.emit("rolled", Chance)
		e.N, e.Card = int(m.N), f.Card
		f.Step = 2
		if f.A&(1<<m.N) != 0 {
			f.Step = 4
			if !g.t.on("112.S.f") { // the tempting reading: at least he has seen the cards
				f.Step = 2
				return nil
			}
			g.emit("failed", f.By, "112.S.f", "121.F.a").Card = f.Card
		}
		return nil
	}
	if !g.inHand(f.By.Other(), m.Card) {
		return wrong("Diese Karte ist nicht auf der Hand des Mitspielers.", "That card is not in the opponent's hand.")
	}
	if err := g.mayTakeBySpy(f.By, m.Card, f.Card); err != nil {
		return err
	}
	f.Step = 4
	g.takeFromHand(f.By.Other(), m.Card)
	g.toHand(f.By, m.Card)
	cites := []string{"112.S.c", "112.S.g"}
	if g.isType(m.Card, catalog.Dragon) || g.isType(m.Card, catalog.Magic) {
		cites = []string{"112.S.c", "112.S.h"}
	}
	if g.isType(m.Card, catalog.Unit) {
		cites = append(cites, "102.B.Einheit")
	}
	e := g.emit("stole", f.By, cites...)
	e.Card, e.From = m.Card, f.By.Other().String()
	if !g.t.on("112.S.c") {
		g.card(m.Card).Owner = f.By // the tempting reading: the thief keeps it for good
	}
	return nil
}

// Returns lists the cards that a player holds or has laid, discarded or stacked and that belong to the other:
// after the game they go back (112.S.c, 103.K.b).
func Returns(s *State, p Player) []CardNo {
	var out []CardNo
	side := &s.Sides[p]
	piles := [][]CardNo{side.Hand.Top, side.Discard.Top, side.Laid}
	for _, st := range side.Stacks {
		piles = append(piles, st.Top, st.Bottom)
	}
	for _, pile := range piles {
		for _, c := range pile {
			if s.Cards[c].Owner != p && s.Cards[c].Def != UnknownDef && !(s.Cards[c].Laid && s.Cards[c].By != p) {
				out = append(out, c)
			}
		}
	}
	slices.Sort(out)
	return out
}
