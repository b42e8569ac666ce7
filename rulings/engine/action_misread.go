package engine

// misreadAnyPhase reads 103.B.b wrongly: the order of things is up to the player.
func misreadAnyPhase() bool { return true }
