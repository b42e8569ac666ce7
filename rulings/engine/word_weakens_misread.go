package engine

// misreadFloor reads 120.C.b wrongly: a knight's strength goes on falling below zero.
func misreadFloor() int { return -manyPoints }
