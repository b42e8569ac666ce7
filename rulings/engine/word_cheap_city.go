package engine

import "catanica/catalog"

// procCheapCity names the procedure `cheap-city`.
const procCheapCity procName = "cheap-city"

// wordCheapCity is the effect word `cheap-city`.
func wordCheapCity() Word {
	return Word{
		Name: "cheap-city", In: OnPlay,
		Args:    []string{"ore", "grain"},
		Form:    "`ore: 2`, `grain: 1`",
		Doc:     "a settlement becomes a city at that price",
		Example: "Wachstum",
		Acts:    catalog.Cheapens,
		Can:     canCheapCity,
		Procedures: []Procedure{
			{Name: procCheapCity, run: runCheapCity, ask: askCheapCity, answer: answerCheapCity},
		},
	}
}
