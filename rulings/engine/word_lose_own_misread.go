package engine

// misreadLossPicker reads 119.B.a wrongly: the opponent picks the resources that p loses.
func misreadLossPicker(p Player) Player { return p.Other() }
