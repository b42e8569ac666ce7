package engine

// misreadStoneSparesUnits reads 101.D.d wrongly: the stone still lets units turn into action cards, as before 2003.
func misreadStoneSparesUnits(n *node) bool { return n != nil }
