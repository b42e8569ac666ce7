package engine

import "catanica/catalog"

// procPeek names the procedure `peek-stacks`.
const procPeek procName = "peek-stacks"

// wordPeekStacks is the effect word `peek-stacks`.
func wordPeekStacks() Word {
	return Word{
		Name: "peek-stacks", In: OnPlay,
		Args:    []string{"n"},
		Form:    "`n: 4`",
		Doc:     "look at the top cards of some stacks",
		Example: "Wahrsagung",
		Can:     canPeek,
		Procedures: []Procedure{
			{Name: procPeek, Shows: topsPeeked, run: runPeek, ask: askPeek, answer: answerPeek},
		},
		Tells: []Sentence{
			{"peeked", catalog.Text{DE: "{who} sieht sich die oberste Karte von Stapel {n} an.", EN: "{who} looks at the top card of stack {n}."}},
		},
	}
}
