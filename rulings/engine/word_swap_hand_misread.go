package engine

// misreadFillsTo reads 119.O.a wrongly: as many cards are drawn as went.
func misreadFillsTo(f *Frame) int { return int(keeps[swappedHand](f).Held) }
