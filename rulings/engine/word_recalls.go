package engine

import "catanica/catalog"

// wordRecalls is the effect word `recalls`.
func wordRecalls() Word {
	return Word{
		Name: "recalls", In: InForce,
		Args:    []string{"what", "stars", "often"},
		Form:    "`what: [neutral]`, `stars: 3`, `often: unlimited`",
		Doc:     "called up: for stars a card of the discard pile",
		Example: "Volksstimmung",
		Acts:    catalog.Fetches,
		Use:     &usable{phase: MainPhase, do: (*game).useRecall},
	}
}
