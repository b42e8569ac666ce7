package engine

import "slices"

// misreadKnightsAndCannons reads 101.D.d wrongly: what makes knights cheaper makes cannons cheaper too, as it did
// before 2003.
func misreadKnightsAndCannons(on []string) []string {
	if slices.Contains(on, "type:knight") {
		return append(slices.Clone(on), "type:cannon")
	}
	return on
}
