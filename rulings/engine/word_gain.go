package engine

// procGain names the procedure `gain`.
const procGain procName = "gain"

// beginGain lets p take n resources of choice from the bank, by a word of card.
func (g *game) beginGain(p Player, card CardNo, node int16, n int) {
	g.push(Frame{Proc: g.proc(procGain), By: p, Card: card, Node: node, A: int16(n)})
}

// wordGain is the effect word `gain`.
func wordGain() Word {
	return Word{
		Name: "gain", In: OnPlay | OnEvent,
		Args: []string{"n"},
		Form: "`n: 1`",
		Doc:  "resources of choice from the bank",
		Procedures: []Procedure{
			{Name: procGain, run: runGain, ask: askGain, answer: answerGain},
		},
	}
}
