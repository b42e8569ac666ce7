package engine

import "slices"

// Constructors for the answers that decisions list.

// cardMove returns the answer of p that chooses card c.
func cardMove(p Player, c CardNo) Move {
	m := NewMove(p, Choose)
	m.Card = c
	return m
}

// cardMoves returns the answers of p that choose one of the cards.
func cardMoves(p Player, cards []CardNo) []Move {
	var out []Move
	for _, c := range cards {
		out = append(out, cardMove(p, c))
	}
	return out
}

// numberMove returns the answer of p that names n.
func numberMove(p Player, n int8) Move {
	m := NewMove(p, Choose)
	m.N = n
	return m
}

// options returns an empty slice with room for the answers of an open decision.
func (g *game) options() []Move {
	if g.trial != nil {
		return g.trial.options[:0]
	}
	return nil
}

// stackMoves returns the answers of p that choose one of p's draw stacks.
func (g *targeting) stackMoves(p Player) []Move {
	var out []Move
	for i := range g.pilesOf(p).Stacks {
		if n := int8(i + 1); g.otherRow(p, n) == nil {
			out = append(out, numberMove(p, n))
		}
	}
	return out
}

// lateAnswer refuses a card that a player names unasked and that may not answer now, such as a spell book or a second
// protection card (Ruling 126.I.c), or returns nil.
func (g *targeting) lateAnswer(m Move) error {
	if m.Verb != Choose || m.Card == NoCard {
		return nil
	}
	if k := &g.s.Cards[m.Card]; k.Laid && k.By == m.Who && g.has(m.Card, "veto") != nil {
		return g.mayCastVeto(m.Who, m.Card)
	}
	f := g.open()
	if f != nil && g.testAnswered(f) && m.Who == f.By.Other() &&
		slices.Contains(g.protections(m.Who, f.Card), m.Card) {
		return g.refuse("126.I.c 102.B.Ausspielen",
			"Gegen einen Angriff darf nur eine Schutzkarte gespielt werden; auch eine verhinderte gilt als gespielt.",
			"Only one protection card can be played against an attack, and a canceled card counts as played.")
	}
	return nil
}
