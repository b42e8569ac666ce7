package engine

import "catanica/catalog"

// wordGrinds is the effect word `grinds`.
func wordGrinds() Word {
	return Word{
		Name: "grinds", In: InForce,
		Args:    []string{"of"},
		Form:    "`of: gold`",
		Doc:     "called up: a resource becomes magic power",
		Example: "Zaubermühle",
		Acts:    catalog.Strengthens,
		Use:     &usable{phase: MainPhase, do: (*game).useGrind},
	}
}
