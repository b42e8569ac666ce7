package engine

import "catanica/catalog"

// shuffle-events: {}. All event cards are shuffled anew, the one just turned over among them. From then on chance names
// the event that comes up.

const procShuffleEvents procName = "shuffle-events"

// wordShuffleEvents returns the effect word `shuffle-events`.
func wordShuffleEvents() Word {
	return Word{
		Name: "shuffle-events", In: OnEvent,
		Doc:     "the event cards are shuffled",
		Example: "Jahreswechsel",
		Procedures: []Procedure{
			{Name: procShuffleEvents, Steps: []Step{{Name: "shuffle", Do: shuffleEvents}}},
		},
		Tells: []Sentence{
			{"shuffled", catalog.Text{
				DE: "Die Ereigniskarten werden neu gemischt.",
				EN: "The event cards are reshuffled."}},
		},
	}
}

// shuffleEvents shuffles the stack; cards that have been banished stay away (Ruling 113.F.b).
func shuffleEvents(g *game, f *Frame) next {
	g.editPile(&g.s.Events).shuffle()
	if g.misread("113.F.b") {
		misreadBanishedBack(g)
	}
	g.emit("shuffled", Chance, g.node(f).cites...).Card = f.Card
	return done
}
