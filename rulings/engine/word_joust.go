package engine

import (
	"slices"

	"catanica/catalog"
)

// joust. Its player names one of his knights and one of the opponent's, if there are any. Both roll a die and add the
// tournament points of their knight. The winner takes a resource of his choice from the loser and one from the bank; a
// tie is rolled again (000#Tjost).

const procJoust procName = "joust"

// The steps of joust.
const (
	joustOwnKnight next = iota
	joustTheirKnight
	joustOwnDie
	joustTheirDie
	joustPrize
)

// jousting is the record of joust, of the card's player first.
type jousting struct {
	Knights [2]MaybeCard
	Dice    [2]int8
}

// wordJoust returns the effect word `joust`.
func wordJoust() Word {
	return Word{
		Name: "joust", In: OnPlay,
		Doc:     "knight against knight, by die and tournament points; the winner takes two resources",
		Example: "Tjost",
		Procedures: []Procedure{{
			Name:  procJoust,
			Keeps: recordOf[jousting](),
			Steps: []Step{
				joustOwnKnight:   {Name: "own knight", Ask: joustAsksOwn, Take: joustTakesOwn},
				joustTheirKnight: {Name: "their knight", Do: joustLooks, Ask: joustAsksTheirs, Take: joustTakesTheirs},
				joustOwnDie:      {Name: "own die", Ask: joustAsksDie, Take: joustTakesOwnDie},
				joustTheirDie:    {Name: "their die", Ask: joustAsksDie, Take: joustTakesTheirDie},
				joustPrize:       {Name: "prize", Do: joustEnds},
			},
		}},
		Tells: []Sentence{
			{"jousted", catalog.Text{
				DE: "{who} gewinnt den Tjost mit {n} gegen {than}.",
				EN: "{who} wins the joust with {n} against {than}."}},
		},
	}
}

// knights returns p's knights in play.
func knights(g *game, p Player) []CardNo {
	var out []CardNo
	g.laidBy(p, func(c CardNo) {
		if g.counts(c, string(catalog.Knight)) {
			out = append(out, c)
		}
	})
	return out
}

func joustAsksOwn(g *game, f *Frame) Decision    { return joustAsksKnight(g, f, f.By) }
func joustAsksTheirs(g *game, f *Frame) Decision { return joustAsksKnight(g, f, f.By.Other()) }

func joustAsksKnight(g *game, f *Frame, of Player) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Options: cardMoves(f.By, knights(g, of)),
		Text: say("Welche Ritter treten an?", "Which knights joust?")}
}

func joustTakesOwn(g *game, f *Frame, m Move) (next, error) {
	if err := badKnight(g, f.By, m.Card); err != nil {
		return wait, err
	}
	keeps[jousting](f).Knights[0] = SomeCard(m.Card)
	return joustTheirKnight, nil
}

// badKnight returns why c is no knight of p's, or nil.
func badKnight(g *game, p Player, c CardNo) error {
	if slices.Contains(knights(g, p), c) {
		return nil
	}
	return g.wrong("Nenne einen Ritter, den %s ausliegen hat.", "Name a knight that %s has in play.", p)
}

// joustLooks goes on without an opposing knight if there is none.
func joustLooks(g *game, f *Frame) next {
	if len(knights(g, f.By.Other())) == 0 {
		return joustOwnDie
	}
	return wait
}

func joustTakesTheirs(g *game, f *Frame, m Move) (next, error) {
	if err := badKnight(g, f.By.Other(), m.Card); err != nil {
		return wait, err
	}
	keeps[jousting](f).Knights[1] = SomeCard(m.Card)
	return joustOwnDie, nil
}

func joustAsksDie(_ *game, f *Frame) Decision {
	return dieDecision(f.Card, say("Wurf im Tjost", "Roll for the joust"))
}

func joustTakesOwnDie(g *game, f *Frame, m Move) (next, error) {
	if err := g.rollDie(m, f.Card); err != nil {
		return wait, err
	}
	keeps[jousting](f).Dice[0] = m.N
	return joustTheirDie, nil
}

func joustTakesTheirDie(g *game, f *Frame, m Move) (next, error) {
	if err := g.rollDie(m, f.Card); err != nil {
		return wait, err
	}
	keeps[jousting](f).Dice[1] = m.N
	return joustPrize, nil
}

// joustEnds rolls again on a tie; otherwise the winner takes the prize.
func joustEnds(g *game, f *Frame) next {
	k := keeps[jousting](f)
	own, sure := joustPoints(g, f.By, k.Knights[0], k.Dice[0])
	theirs, sureToo := joustPoints(g, f.By.Other(), k.Knights[1], k.Dice[1])
	if !sure || !sureToo {
		g.undecided("tournament points",
			"Wer den Tjost gewinnt, hängt von Turnierpunkten ab, die keine Quelle nennt: Nimm sie an.",
			"Who wins the joust depends on tournament points that no source states: assume them.")
		return done
	}
	if own == theirs {
		g.emit("tie", f.By, g.node(f).cites...).Card = f.Card
		return joustOwnDie
	}
	winner := f.By
	if theirs > own {
		winner = f.By.Other()
	}
	card, no := f.Card, f.Node
	e := g.emit("jousted", winner, g.node(f).cites...)
	e.Card, e.N, e.Than = card, max(own, theirs), min(own, theirs)
	g.beginGain(winner, card, no, 1)
	g.beginTake(winner, card, no, 1)
	return done
}

// joustPoints returns the die roll plus the tournament points of the knight, if there is one, and all bonuses from
// buildings. sure is false if nobody states them.
func joustPoints(g *game, p Player, knight MaybeCard, die int8) (n int, sure bool) {
	if !knight.IsCard() {
		return int(die), true
	}
	points, sure := g.worth(p, knight.Card(), "tournament")
	return int(die) + points, sure
}
