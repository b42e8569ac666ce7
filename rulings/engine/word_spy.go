package engine

import "catanica/catalog"

// spy. Its player looks at the opponent's hand and may take a card out of it (Rulings 112.S.a–i and 121.F.a). The
// guards of a hand are functions of cards in play: see spy-guard.

const procSpy procName = "spy"

// The steps of spy.
const (
	spyGuards next = iota
	spyDie
	spyLook
	spyChoice
)

// spying is the record of spy.
type spying struct {
	Rolls    int8 // dice rolled so far; only a misreading of 121.F.a rolls twice
	LookOnly bool // only a misreading of 112.S.f sets it
}

// wordSpy returns the effect word `spy`.
func wordSpy() Word {
	return Word{
		Name: "spy", In: OnPlay,
		Doc:     "look into the opponent's hand and take a card",
		Example: "Spion",
		Can:     canSpy,
		Procedures: []Procedure{{
			Name:  procSpy,
			Keeps: recordOf[spying](),
			Shows: spyShows,
			Steps: []Step{
				spyGuards: {Name: "guards", Do: spyMeetsGuards},
				spyDie:    {Name: "die", Ask: spyAsksDie, Take: spyTakesDie},
				spyLook:   {Name: "look", Do: spyLooks},
				spyChoice: {Name: "choice", Ask: spyAsksChoice, Take: spyTakesChoice},
			},
		}},
		Tells: []Sentence{
			{"no-loot", catalog.Text{
				DE: "{who} findet nichts, was sich mit {dem card} nehmen ließe.",
				EN: "{who} finds nothing to take with {card}."}},
			{"stole", catalog.Text{
				DE: "{who} nimmt {den card} aus der Hand von {other}.",
				EN: "{who} takes {card} from {other}'s hand."}},
		},
	}
}

// canSpy refuses a spy against an empty hand (Ruling 112.S.a).
func canSpy(g *game, p Player, c CardNo, _ *node) error {
	h := g.hand(p.Other())
	if len(h.Top) == 0 && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		if h.Open {
			return g.unstated("hand of "+p.Other().String(),
				"Ob der Mitspieler Karten auf der Hand hat, steht nicht fest: Nenne sie.",
				"The position does not say whether the opponent holds any cards: list them.")
		}
		return g.refuse("112.S.a", "Der Mitspieler hat keine Karten auf der Hand.", "Your opponent holds no cards.")
	}
	if g.misread("112.S.b") {
		return misreadSpyNeedsLoot(g, p, c)
	}
	if g.misread("112.S.e") {
		return misreadSpyNeedsChance(g, p)
	}
	return nil
}

// spyMeetsGuards rolls one die against all guards; if no number gets through, there is no roll (Rulings 121.F.a,
// 112.S.e).
func spyMeetsGuards(g *game, f *Frame) next {
	guards := g.guardsOf(f.By.Other())
	switch {
	case len(guards) == 0:
		return spyLook
	case together(guards) == anyNumber && g.by("121.F.a"):
		g.emit("failed", f.By, append([]string{"121.F.a"}, guardTexts(g, f)...)...).Card = f.Card
		g.wearGuards(f.By.Other())
		return done
	}
	return spyDie
}

func spyAsksDie(_ *game, f *Frame) Decision {
	return dieDecision(f.Card, say("Gelingt der Versuch des Spions?", "Does the Spy succeed?"))
}

// spyTakesDie decides by one roll for all guards (Ruling 121.F.a). A spy who is stopped neither takes nor sees anything
// (112.S.f).
func spyTakesDie(g *game, f *Frame, m Move) (next, error) {
	if err := g.testRoll(m, f.Card, guardTexts(g, f)...); err != nil {
		return wait, err
	}
	if g.misread("121.F.a") {
		return misreadSpyRolls(g, f, m)
	}
	stopped := together(g.guardsOf(f.By.Other())) & (1 << m.N)
	g.wearGuards(f.By.Other())
	if stopped == 0 {
		return spyGetsThrough(g, f), nil
	}
	return spyFails(g, f), nil
}

func spyGetsThrough(g *game, f *Frame) next {
	g.emit("succeeded", f.By, append(guardTexts(g, f), "glossar.wuerfelprobe")...).Card = f.Card
	return spyLook
}

// guardTexts returns the texts of the cards on which the spy's roll depends.
func guardTexts(g *game, f *Frame) []string {
	var out []string
	g.eachFunction(f.By.Other(), "spy-guard", func(c CardNo, _ *node) { out = append(out, g.textOf(c)) })
	return out
}

func spyFails(g *game, f *Frame) next {
	if g.misread("112.S.f") {
		return misreadSpyLooks(f)
	}
	g.emit("failed", f.By, append(guardTexts(g, f), "112.S.f")...).Card = f.Card
	return done
}

// spyLooks reveals the whole hand (Ruling 112.S.d), which therefore has to be stated.
func spyLooks(g *game, f *Frame) next {
	g.emit("looked", f.By, "112.S.d", g.textOf(f.Card)).Card = f.Card
	if g.hand(f.By.Other()).Open {
		g.undecided("hand of "+f.By.Other().String(), "Der Spion sieht die ganze Hand: Nenne sie.",
			"The Spy sees the whole hand: list it.")
	}
	return spyChoice
}

// spyShows reveals the whole hand to a spy who has got through, not only the cards that he may take (Ruling 112.S.d).
func spyShows(g *game, f *Frame, p Player) Sight {
	if p != f.By || f.Step != spyChoice {
		return Sight{}
	}
	if g.misread("112.S.d") {
		return misreadSpyShows(g, f, p)
	}
	return Sight{OpponentsHand: true}
}

// spyAsksChoice asks even a spy who can take nothing, because he has still seen the hand.
func spyAsksChoice(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card,
		Text: say("Welche Karte nimmt der Spion?", "Which card does the Spy take?")}
	for _, c := range g.hand(f.By.Other()).Top {
		if !keeps[spying](f).LookOnly && g.mayTakeBySpy(f.By, c, f.Card) == nil {
			d.Options = append(d.Options, cardMove(f.By, c))
		}
	}
	if len(d.Options) == 0 && !g.hiddenIn(f.By.Other()) {
		d.MayPass = true
		d.Text = say("Du siehst die Hand des Mitspielers; nehmen kannst du nichts davon. Weiter?",
			"You see your opponent's hand, but you cannot take anything from it. Continue?")
	}
	return d
}

// spyTakesChoice takes the card (Ruling 112.S.c), or nothing (112.S.b).
func spyTakesChoice(g *game, f *Frame, m Move) (next, error) {
	switch {
	case m.Verb == Pass:
		g.emit("no-loot", f.By, "112.S.b", g.textOf(f.Card)).Card = f.Card
		return done, nil
	case !g.inHand(f.By.Other(), m.Card):
		return wait, g.wrong("Der Mitspieler hat diese Karte nicht auf der Hand.",
			"Your opponent does not hold that card.")
	case keeps[spying](f).LookOnly:
		return wait, g.refuse("112.S.f", "Der Spion darf die Hand nur ansehen.", "The Spy can only look at the hand.")
	}
	if err := g.mayTakeBySpy(f.By, m.Card, f.Card); err != nil {
		return wait, err
	}
	g.takeFromHand(f.By.Other(), m.Card)
	g.toHand(f.By, m.Card)
	e := g.emit("stole", f.By, append(spyCites(g.def(m.Card)), g.textOf(f.Card))...)
	e.Card, e.From = m.Card, f.By.Other().String()
	return done, nil
}

// mayTakeBySpy returns why the spy may not take card c, or nil. What he may take depends on game and edition (Rulings
// 112.S.g, 112.S.h, 101.D.d).
func (g *targeting) mayTakeBySpy(p Player, c, spy CardNo) error {
	d := g.def(c)
	if d.card == nil {
		return g.unstated("a hidden card", "Welche Karte das ist, steht nicht fest.",
			"The position does not say which card that is.")
	}
	if cites, ok := g.immune(c, spy); ok {
		return g.refuseBy(append(cites, "112.S.g"), "%s ist immun gegen den Spion.",
			"%s is immune to the Spy.", d.title(catalog.Nominative))
	}
	switch {
	case g.spyTakesAll():
		return nil
	case d.is(catalog.Building):
		return g.notForSpies("In diesem Spiel kann der Spion keine Gebäude stehlen.",
			"In this game the Spy cannot steal buildings.")
	case d.is(catalog.Wizard), d.is(catalog.SpellBook), magicAction(d):
		return g.mayTakeMagic(p, d)
	case d.action(), d.is(catalog.Unit):
		return nil
	}
	return g.notForSpies("Der Spion kann nur Aktionskarten und Einheiten nehmen.",
		"The Spy can take only action cards and units.")
}

func (g *targeting) notForSpies(de, en string) error {
	if g.t.since("2005") {
		return g.refuse("112.S.g kuw.erweitert.verlauf", de, en)
	}
	return g.refuse("112.S.g", de, en)
}

// spyTakesAll reports whether a spy takes any card: in the basic game, until its rules were brought into line with the
// other games' in 2005 (Ruling 112.S.g, kuw.erweitert.verlauf).
func (g *targeting) spyTakesAll() bool {
	all := g.t.Game == catalog.Basic && !g.t.since("2005")
	if g.misread("112.S.g") {
		return misreadOpposite(all)
	}
	return all
}

// spyReformed reports whether magic actions are actions like others, and wizards and spell books safe from the spy:
// since the reform of 2003. Before, a player with a citadel could take them all, and other players none (Ruling
// 112.S.h).
func (g *targeting) spyReformed() bool {
	reformed := g.t.since("2003")
	if g.misread("112.S.h") {
		return misreadOpposite(reformed)
	}
	return reformed
}

// mayTakeMagic returns why the spy may not take this wizard, spell book or magic action, or nil (Ruling 112.S.h).
func (g *targeting) mayTakeMagic(p Player, d *def) error {
	reformed := g.spyReformed()
	switch {
	case reformed && magicAction(d), !reformed && g.countPlaces(p, "", "type", "citadel") > 0:
		return nil
	case reformed:
		return g.refuse("112.S.h", "Zauberer und Zauberbücher kann der Spion nicht stehlen.",
			"The Spy can steal neither wizards nor spell books.")
	}
	booklet := "zud.erweitert.aenderungen"
	if g.t.Game == catalog.Tournament {
		booklet = "zud.turnier.aenderungen"
	}
	return g.refuse("112.S.h "+booklet,
		"Vor 2003 konnte nur ein Spieler mit einer Zitadelle Zauberer, Zauberbücher und Zauber-Aktionen stehlen.",
		"Before 2003 only a player with a citadel could steal wizards, spell books and magic actions.")
}

// magicAction reports whether d is an action that is paid for with magic power; such actions were a class of their own
// until 2003.
func magicAction(d *def) bool { return d.class == "magic-action" || d.action() && d.cost.Power > 0 }

// spyCites returns the articles by which the spy takes a card of this kind.
func spyCites(d *def) []string {
	switch {
	case d.is(catalog.Wizard), d.is(catalog.SpellBook), d.is(catalog.Dragon), magicAction(d):
		return []string{"112.S.c", "112.S.h"}
	case d.is(catalog.Unit):
		return []string{"112.S.c", "112.S.g", "102.B.Einheit"}
	}
	return []string{"112.S.c", "112.S.g"}
}
