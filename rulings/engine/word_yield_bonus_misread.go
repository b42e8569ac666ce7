package engine

// misreadBonusOnAnyRoll reads 103.I.e wrongly: the bonus comes on the opponent's roll as well.
func misreadBonusOnAnyRoll() bool { return true }
