package engine

// misreadStoredWanted reads 123.AU.a wrongly: the points are paid, so as many again have to be shown.
func misreadStoredWanted(want int) int { return 2 * want }
