package engine

import "catanica/catalog"

// wordVeto is the effect word `veto`.
func wordVeto() Word {
	return Word{
		Name: "veto", In: InForce,
		Doc:     "stops an action card, for magic power",
		Example: "Zauberveto",
		Acts:    catalog.Stops,
	}
}
