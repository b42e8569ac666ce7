package engine

// ownProcedures returns the game's own procedures, which carry out no effect word.
func ownProcedures() []Procedure {
	return []Procedure{
		playProcedure(),
		reduceProcedure(),
		brigandsProcedure(),
		sunProcedure(),
		tournamentProcedure(),
		millProcedure(),
		questionProcedure(),
		eventProcedure(),
		yieldProcedure(),
		pointsDieProcedure(),
		mainProcedure(),
		foundProcedure(),
		offerProcedure(),
		openingProcedure(),
	}
}

// ends is a step that does nothing: the procedure ends when the procedures that it has begun have ended.
func ends(*game, *Frame) next { return done }
