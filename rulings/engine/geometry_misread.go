package engine

// misreadOuterSite reads 121.D.a wrongly: the outer site of a city is too far from the landscapes.
func misreadOuterSite(at Spot) bool { return at.Row > 1 || at.Row < -1 }

// misreadLandscapeFree reads 128.C.b wrongly: each kind of card has a place of its own at a landscape.
const misreadLandscapeFree = true
