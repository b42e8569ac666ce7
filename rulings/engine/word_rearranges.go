package engine

import "catanica/catalog"

// procRearrange names the procedure `rearranges`.
const procRearrange procName = "rearranges"

// wordRearranges is the effect word `rearranges`.
func wordRearranges() Word {
	return Word{
		Name: "rearranges", In: OnPlay,
		Doc:     "two own landscapes change places",
		Example: "Landreform",
		Can:     canRearrange,
		Procedures: []Procedure{
			{Name: procRearrange, run: runRearrange, ask: askRearrange, answer: answerRearrange},
		},
		Tells: []Sentence{
			{"declared", catalog.Text{DE: "{who} nennt für {the card} einen Rohstoff: {get}.", EN: "{who} names a resource for {card}: {get}."}},
			{"shifted", catalog.Text{DE: "{who} verschiebt {get}.", EN: "{who} moves {get}."}},
			{"put-away", catalog.Text{DE: "{who} lagert {get} ein: {card}.", EN: "{who} stores {get}: {card}."}},
		},
	}
}
