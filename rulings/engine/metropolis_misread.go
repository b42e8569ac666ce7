package engine

// misreadAboveOnly reads 128.C.c wrongly: a metropolis has extra sites only above the axis.
func misreadAboveOnly(at Spot) bool { return at.Row > 0 }

// misreadRoadsInCity reads 124.A.a wrongly: the roads beside a city belong to it.
func misreadRoadsInCity(at Spot, beside bool) bool { return at.Kind == OnRoad && beside }
