package engine

// misreadFillsTo reads 119.O.a wrongly: the player draws as many cards as he put back.
func misreadFillsTo(f *Frame) int { return int(keeps[swappedHand](f).Held) }
