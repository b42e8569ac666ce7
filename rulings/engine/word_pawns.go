package engine

// wordPawns is the effect word `pawns`.
func wordPawns() Word {
	return Word{
		Name: "pawns", In: InForce,
		Doc:     "marks the card on which it lies as pawned",
		Example: "Pfandleiher",
	}
}
