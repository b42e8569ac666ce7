package engine

import "catanica/catalog"

// procShuffleEvents names the procedure `shuffle-events`.
const procShuffleEvents procName = "shuffle-events"

// wordShuffleEvents is the effect word `shuffle-events`.
func wordShuffleEvents() Word {
	return Word{
		Name: "shuffle-events", In: OnEvent,
		Doc:     "the event cards are shuffled",
		Example: "Jahreswechsel",
		Procedures: []Procedure{
			{Name: procShuffleEvents, run: runShuffleEvents, ask: nil, answer: nil},
		},
		Tells: []Sentence{
			{"shuffled", catalog.Text{DE: "Die Ereigniskarten werden neu gemischt.", EN: "The event cards are shuffled anew."}},
		},
	}
}
