package engine

import "catanica/catalog"

// procPawn names the procedure `pawn`.
const procPawn procName = "pawn"

// wordPawn is the effect word `pawn`.
func wordPawn() Word {
	return Word{
		Name: "pawn", In: OnPlay,
		Doc:     "the card stays on an own building, whose cost less one comes back",
		Example: "Pfandleiher",
		Acts:    catalog.Hits,
		Can:     canPawn,
		Procedures: []Procedure{
			{Name: procPawn, run: runPawn, ask: askPawn, answer: answerPawn},
		},
		Tells: []Sentence{
			{"pawned", catalog.Text{DE: "{on} ist verpfändet; dafür gibt es {get}.", EN: "{on} is pawned for {get}."}},
			{"redeemed", catalog.Text{DE: "{on} ist ausgelöst.", EN: "{on} is redeemed."}},
		},
	}
}
