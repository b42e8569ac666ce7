package engine

import "catanica/catalog"

// Dice that chance rolls one at a time, as an answer: in tests, duels and jousts.

// dieDecision asks chance for the roll of a die.
func dieDecision(c CardNo, text catalog.Text) Decision {
	d := Decision{Who: Chance, Kind: AskDie, Card: c, Text: text}
	for n := int8(1); n <= 6; n++ {
		m := NewMove(Chance, Die)
		m.N = n
		d.Options = append(d.Options, m)
	}
	return d
}

// badDie returns why m does not roll a die, or nil.
func (g *game) badDie(m Move) error {
	if m.N < 1 || m.N > 6 {
		return g.wrong("Ein Würfel zeigt 1 bis 6, nicht %d.", "A die shows 1 to 6, not %d.", m.N)
	}
	return nil
}

// rollDie rolls a die that decides nothing by itself, for card c.
func (g *game) rollDie(m Move, c CardNo) error {
	if err := g.badDie(m); err != nil {
		return err
	}
	e := g.emit("rolled", Chance)
	e.N, e.Card = int(m.N), c
	return nil
}

// testRoll notes the die that a card asks for. A production die that has been set is not the die of a test (Ruling
// 113.B.b).
func (g *game) testRoll(m Move, card CardNo) error {
	if err := g.badDie(m); err != nil {
		return err
	}
	var cites []string
	if dieWasSet(g) {
		if g.misread("113.B.b") {
			return misreadTestRoll(g, m, card)
		}
		cites = append(cites, "113.B.b")
	}
	e := g.emit("rolled", Chance, cites...)
	e.N, e.Card = int(m.N), card
	return nil
}

// bits returns numbers of a die as bits.
func bits(numbers []int) int16 {
	var b int16
	for _, n := range numbers {
		b |= 1 << n
	}
	return b
}
