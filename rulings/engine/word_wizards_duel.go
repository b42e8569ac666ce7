package engine

import (
	"slices"

	"catanica/catalog"
)

// wizards-duel. Its player names one of his wizards and one of the opponent's. Both roll a die and add the wizard's
// magic power; the loser's wizard goes under a stack (Ruling 127.A.b), a tie is rolled again (001#26, 127.A.a).

const procDuel procName = "wizards-duel"

// The steps of wizards-duel.
const (
	duelOwnWizard next = iota
	duelTheirWizard
	duelOwnDie
	duelTheirDie
	duelStack
)

// dueling is the record of wizards-duel, of the challenger first.
type dueling struct {
	Wizards [2]MaybeCard
	Dice    [2]int8
}

// wordWizardsDuel returns the effect word `wizards-duel`.
func wordWizardsDuel() Word {
	return Word{
		Name: "wizards-duel", In: OnPlay,
		Doc:     "two wizards fight; the loser goes under a stack",
		Example: "Duell der Zauberer",
		Harms:   true,
		Can:     canDuel,
		Procedures: []Procedure{{
			Name:  procDuel,
			Keeps: recordOf[dueling](),
			Steps: []Step{
				duelOwnWizard:   {Name: "own wizard", Ask: duelAsksOwn, Take: duelTakesOwn},
				duelTheirWizard: {Name: "their wizard", Ask: duelAsksTheirs, Take: duelTakesTheirs},
				duelOwnDie:      {Name: "own die", Ask: duelAsksDie, Take: duelTakesOwnDie},
				duelTheirDie:    {Name: "their die", Ask: duelAsksDie, Take: duelTakesTheirDie},
				duelStack:       {Name: "stack", Do: duelEnds, Ask: duelAsksStack, Take: duelTakesStack},
			},
		}},
		Tells: []Sentence{
			{"dueled", catalog.Text{
				DE: "{who} gewinnt {den card} mit {n} gegen {than}.",
				EN: "{who} wins {card} with {n} against {than}."}},
		},
	}
}

// canDuel refuses a duel if either player has no wizard (Ruling 112.S.a).
func canDuel(g *game, p Player, _ CardNo, _ *node) error {
	for _, who := range [2]Player{p, p.Other()} {
		if len(g.wizards(who)) == 0 {
			return g.refuse("112.S.a", "Für das Duell braucht jeder Spieler einen Zauberer.",
				"Each player needs a wizard for the duel.")
		}
	}
	return nil
}

// wizards returns p's wizards in play.
func (g *board) wizards(p Player) []CardNo {
	var out []CardNo
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Wizard) {
			out = append(out, c)
		}
	})
	return out
}

// isDuel reports whether card c calls for a duel of wizards.
func (g *board) isDuel(c CardNo) bool {
	return slices.ContainsFunc(g.def(c).played, func(i int16) bool {
		return g.t.Book.nodes[i].proc == g.proc(procDuel)
	})
}

func duelAsksOwn(g *game, f *Frame) Decision    { return duelAsksWizard(g, f, f.By) }
func duelAsksTheirs(g *game, f *Frame) Decision { return duelAsksWizard(g, f, f.By.Other()) }

func duelAsksWizard(g *game, f *Frame, of Player) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Options: cardMoves(f.By, g.wizards(of)),
		Text: say("Welche Zauberer duellieren sich?", "Which wizards duel?")}
}

func duelTakesOwn(g *game, f *Frame, m Move) (next, error) {
	if err := badWizard(g, f.By, m.Card); err != nil {
		return wait, err
	}
	keeps[dueling](f).Wizards[0] = SomeCard(m.Card)
	return duelTheirWizard, nil
}

func duelTakesTheirs(g *game, f *Frame, m Move) (next, error) {
	if err := badWizard(g, f.By.Other(), m.Card); err != nil {
		return wait, err
	}
	keeps[dueling](f).Wizards[1] = SomeCard(m.Card)
	return duelOwnDie, nil
}

// badWizard returns why c is no wizard of p's, or nil.
func badWizard(g *game, p Player, c CardNo) error {
	if slices.Contains(g.wizards(p), c) {
		return nil
	}
	return g.wrong("Nenne einen Zauberer, den %s ausliegen hat.", "Name a wizard that %s has in play.", p)
}

func duelAsksDie(_ *game, f *Frame) Decision {
	return dieDecision(f.Card, say("Duellwurf", "Roll for the duel"))
}

func duelTakesOwnDie(g *game, f *Frame, m Move) (next, error) {
	if err := g.rollDie(m, f.Card); err != nil {
		return wait, err
	}
	keeps[dueling](f).Dice[0] = m.N
	return duelTheirDie, nil
}

func duelTakesTheirDie(g *game, f *Frame, m Move) (next, error) {
	if err := g.rollDie(m, f.Card); err != nil {
		return wait, err
	}
	keeps[dueling](f).Dice[1] = m.N
	if own, theirs := duelTotals(g, f); own != theirs {
		loser, _ := duelLoser(g, f)
		e := g.emit("dueled", loser.Other(), g.node(f).cites...)
		e.Card, e.N, e.Than = f.Card, max(own, theirs), min(own, theirs)
	}
	return duelStack, nil
}

// duelEnds rolls again on a tie.
func duelEnds(g *game, f *Frame) next {
	if own, theirs := duelTotals(g, f); own == theirs {
		g.emit("tie", f.By, g.node(f).cites...).Card = f.Card
		return duelOwnDie
	}
	return wait
}

// duelTotals returns each player's die roll plus the magic power of the wizard. By the reading counts of
// duel-spent-power, the power that the challenger's wizard has paid for the card still counts.
func duelTotals(g *game, f *Frame) (own, theirs int) {
	k := keeps[dueling](f)
	own = int(k.Dice[0]) + int(g.card(k.Wizards[0].Card()).Power)
	theirs = int(k.Dice[1]) + int(g.card(k.Wizards[1].Card()).Power)
	if spent := spentOnDuel(g, f); spent > 0 && g.reading("duel-spent-power") == "counts" {
		own += spent
	}
	return own, theirs
}

// duelPayer returns the wizard who has just paid for the duel card c, and the magic power that he spent. The frame that
// plays the card records both. The card costs one magic power, so that only one wizard pays for it.
func (g *ledger) duelPayer(c CardNo) (payer MaybeCard, spent int8) {
	for _, e := range g.events {
		if e.Type == "power-spent" && g.isDuel(c) {
			return SomeCard(e.Card), int8(e.N)
		}
	}
	return 0, 0
}

// spentOnDuel returns the magic power that the challenger's wizard has himself paid for the card.
func spentOnDuel(g *game, f *Frame) int {
	payer, spent := g.paidForDuel(f.Card)
	if payer != keeps[dueling](f).Wizards[0].Card() {
		return 0
	}
	return spent
}

// duelLoser returns the loser of the duel and his wizard.
func duelLoser(g *game, f *Frame) (Player, CardNo) {
	if own, theirs := duelTotals(g, f); own < theirs {
		return f.By, keeps[dueling](f).Wizards[0].Card()
	}
	return f.By.Other(), keeps[dueling](f).Wizards[1].Card()
}

func duelAsksStack(g *game, f *Frame) Decision {
	loser, _ := duelLoser(g, f)
	return Decision{Who: loser, Kind: AskStack, Card: f.Card, Options: g.stackMoves(loser),
		Text: say("Unter welchen Stapel kommt der Zauberer?", "Under which stack does the wizard go?")}
}

func duelTakesStack(g *game, f *Frame, m Move) (next, error) {
	loser, wizard := duelLoser(g, f)
	g.leave(wizard)
	if err := g.putUnder(loser, wizard, m.N, "127.A.b", g.textOf(f.Card)); err != nil {
		return wait, err
	}
	return done, nil
}
