package engine

// wordBorrowsFleets is the effect word `borrows-fleets`.
func wordBorrowsFleets() Word {
	return Word{
		Name: "borrows-fleets", In: InForce,
		Doc:     "uses the opponent's trade fleets as well",
		Example: "Hansebund",
	}
}
