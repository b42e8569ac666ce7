package engine

// misreadStarsSaveNothing reads kuw.volksstimmung wrongly: stars do not pay for roads and settlements.
func misreadStarsSaveNothing() bool { return false }
