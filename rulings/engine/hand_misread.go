package engine

// misreadLimitAlways reads 103.Q.a wrongly: the hand limit applies all through the turn, not only at its end.
func misreadLimitAlways() bool { return true }
