package engine

// misreadTokenNotTaken reads 103.L.a wrongly: nobody holds a token that nobody has picked up.
func misreadTokenNotTaken() Player { return Chance }
