package engine

import (
	"slices"

	"catanica/catalog"
)

// joust. The player names one of his knights and one of the opponent's, if there are any; both throw a die and add the
// tournament points of their knight. The winner takes a resource of his choice from the loser and one from the bank; a
// tie is rolled again (000#Tjost). Steps: 0 own knight, 1 opposing knight, 2 own die, 3 opposing die, 4 the prize.
// Registers A and B are the knights, B -1 for none; C the dice: own + 8 × other.

func (g *game) knights(p Player) []CardNo {
	var out []CardNo
	g.laidBy(p, func(c CardNo) {
		if g.counts(c, string(catalog.Knight)) {
			out = append(out, c)
		}
	})
	return out
}

func runJoust(g *game, f *Frame) status {
	switch {
	case f.Step == 1 && len(g.knights(f.By.Other())) == 0:
		f.Step, f.B = 2, int16(NoCard)
		return again
	case f.Step < 4:
		return wait
	case f.Step > 4:
		return done
	}
	own, sure := g.jousts(f.By, CardNo(f.A), f.C%8)
	other, sureToo := g.jousts(f.By.Other(), CardNo(f.B), f.C/8)
	if !sure || !sureToo {
		g.undecided("tournament points", "Wer den Tjost gewinnt, hängt von Turnierpunkten ab, die keine Quelle nennt: nimm sie an.",
			"Who wins the joust hangs on tournament points that no source states: assume them.")
		return done
	}
	if own == other {
		f.Step = 2
		g.emit("tie", f.By).Card = f.Card
		return wait
	}
	f.Step = 5
	winner := f.By
	if other > own {
		winner = f.By.Other()
	}
	card, no := f.Card, f.Node
	e := g.emit("jousted", winner, g.node(f).cites...)
	e.Card, e.N = card, max(own, other)
	g.push(Frame{Proc: g.proc(procGain), By: winner, Card: card, Node: no, A: 1})
	g.push(Frame{Proc: g.proc(procTake), By: winner, Card: card, Node: g.t.Book.one, A: 1})
	return again
}

// jousts is what a player comes to: the die, and the tournament points of the knight with all that buildings add.
func (g *game) jousts(p Player, knight CardNo, die int16) (n int, sure bool) {
	if knight == NoCard {
		return int(die), true
	}
	points, sure := g.worth(p, knight, "tournament")
	return int(die) + points, sure
}

func askJoust(g *game, f *Frame) Decision {
	if f.Step > 1 {
		return dieDecision(f.Card, say("Wurf im Tjost", "Roll in the joust"))
	}
	who := f.By
	if f.Step == 1 {
		who = who.Other()
	}
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Text: say("Welche Ritter treten an?", "Which knights ride?"), Options: cardMoves(f.By, g.knights(who))}
}

func answerJoust(g *game, f *Frame, m Move) error {
	switch f.Step {
	case 0, 1:
		who := [2]Player{f.By, f.By.Other()}[f.Step]
		if !slices.Contains(g.knights(who), m.Card) {
			return g.wrong("Gemeint ist ein ausliegender Ritter von %s.", "A laid knight of %s is meant.", who)
		}
		*[2]*int16{&f.A, &f.B}[f.Step] = int16(m.Card)
		f.Step++
		return nil
	}
	if err := g.badDie(m); err != nil {
		return err
	}
	if f.Step == 2 {
		f.C = int16(m.N)
	} else {
		f.C += 8 * int16(m.N)
	}
	f.Step++
	e := g.emit("rolled", Chance)
	e.N, e.Card = int(m.N), f.Card
	return nil
}

// procJoust names the procedure `joust`.
const procJoust procName = "joust"

// wordJoust is the effect word `joust`.
func wordJoust() Word {
	return Word{
		Name: "joust", In: OnPlay,
		Doc:     "knight against knight, die and tournament points; the winner takes two resources",
		Example: "Tjost",
		Procedures: []Procedure{
			{Name: procJoust, run: runJoust, ask: askJoust, answer: answerJoust},
		},
		Tells: []Sentence{
			{"jousted", catalog.Text{DE: "{who} gewinnt den Tjost mit {n}.", EN: "{who} wins the joust with {n}."}},
		},
	}
}
