package engine

// ownProcedures lists the game's own procedures: what is carried out without an effect word.
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
		mainProcedure(),
		foundProcedure(),
		offerProcedure(),
	}
}

// ends is a step that does nothing: the procedure is over when what it has begun is.
func ends(*game, *Frame) next { return done }
