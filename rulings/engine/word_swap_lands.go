package engine

import "catanica/catalog"

// procSwap names the procedure `swap-lands`.
const procSwap procName = "swap-lands"

// wordSwapLands is the effect word `swap-lands`.
func wordSwapLands() Word {
	return Word{
		Name: "swap-lands", In: OnPlay,
		Args:    []string{"by"},
		Form:    "`by: magic`",
		Doc:     "an own landscape for one of the opponent's",
		Example: "Grenzkonflikt",
		Harms:   true,
		Can:     canSwap,
		Procedures: []Procedure{
			{Name: procSwap, run: runSwap, ask: askSwap, answer: answerSwap},
		},
		Tells: []Sentence{
			{"swapped", catalog.Text{DE: "{who} tauscht eine Landschaft mit dem Mitspieler.", EN: "{who} swaps a landscape with the opponent."}},
		},
	}
}
