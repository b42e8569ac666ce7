package engine

import "catanica/catalog"

// wordKeeps is the effect word `keeps`.
func wordKeeps() Word {
	return Word{
		Name: "keeps", In: InForce,
		Args:    []string{"of", "often"},
		Form:    "`of: gold`, `often: unlimited`",
		Doc:     "called up: a store that nobody else gets at",
		Example: "Schatzkammer",
		Acts:    catalog.Protects,
		Use:     &usable{phase: MainPhase, do: (*game).useStore},
	}
}
