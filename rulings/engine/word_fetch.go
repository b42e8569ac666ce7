package engine

import "catanica/catalog"

// procFetch names the procedure `fetch`.
const procFetch procName = "fetch"

// wordFetch is the effect word `fetch`.
func wordFetch() Word {
	return Word{
		Name: "fetch", In: OnPlay,
		Args:    []string{"what", "of", "pick", "when"},
		Form:    "`what: [action]`, `of: opponent`, `pick: top`, `when: any`",
		Doc:     "a card from a discard pile to the hand",
		Example: "Diplomat",
		Acts:    catalog.Fetches,
		Can:     canFetch,
		Procedures: []Procedure{
			{Name: procFetch, Shows: fetchSees, run: runFetch, ask: askFetch, answer: answerFetch},
		},
	}
}

// fetchSees shows the opponent's discard pile while a card is chosen out of it.
func fetchSees(g *game, f *Frame, p Player) Sight {
	return Sight{OpponentsDiscard: p == f.By && g.node(f).arg.Get("of").Str == "opponent"}
}
