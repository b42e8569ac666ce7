package engine

import "catanica/catalog"

// wordRestores is the effect word `restores`.
func wordRestores() Word {
	return Word{
		Name: "restores", In: InForce,
		Args:    []string{"what", "gold"},
		Form:    "`what: [work-of-art]`, `gold: 1`",
		Doc:     "called up while the hand is filled: for gold a card of the discard pile",
		Example: "Haus des Mäzens",
		Acts:    catalog.Fetches,
		Use:     &usable{phase: EndPhase, do: (*game).useRestore},
	}
}
