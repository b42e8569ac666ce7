package engine

// wordDeclares is the effect word `declares`.
func wordDeclares() Word {
	return Word{
		Name: "declares", In: InForce,
		Doc:     "called up before the roll: names a resource",
		Example: "Wagner",
		Use:     &usable{phase: BeforeRoll, do: (*game).useDeclare, fits: naming},
	}
}
