package engine

import (
	"slices"

	"catanica/catalog"
)

// Dice that chance rolls one at a time, as answers: in tests, duels and jousts.

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

// badDie returns why m is not a valid roll of a die, or nil.
func (g *game) badDie(m Move) error {
	if m.N < 1 || m.N > 6 {
		return g.wrong("Ein Würfel zeigt 1 bis 6, nicht %d.", "A die shows 1 to 6, not %d.", m.N)
	}
	return nil
}

// rollDie rolls a die for card c that decides nothing by itself.
func (g *game) rollDie(m Move, c CardNo) error {
	if err := g.badDie(m); err != nil {
		return err
	}
	e := g.emit("rolled", Chance, g.textOf(c))
	e.N, e.Card = int(m.N), c
	return nil
}

// testRoll records the roll of the die that a card requires, or the other cards whose texts are given. A production die
// that has been set does not affect the die of a test (Ruling 113.B.b).
func (g *game) testRoll(m Move, card CardNo, texts ...string) error {
	if err := g.badDie(m); err != nil {
		return err
	}
	var cites []string
	if dieWasSet(g) {
		if g.misreadOf(card, "113.B.b") {
			return misreadTestRoll(g, m, card)
		}
		cites = append(cites, "113.B.b")
	}
	if len(texts) == 0 {
		texts = []string{g.textOf(card)}
	}
	e := g.emit("rolled", Chance, slices.Concat(cites, texts, []string{"glossar.wuerfelprobe"})...)
	e.N, e.Card = int(m.N), card
	return nil
}

// bits returns die numbers as a bit set.
func bits(numbers []int) int16 {
	var b int16
	for _, n := range numbers {
		b |= 1 << n
	}
	return b
}
