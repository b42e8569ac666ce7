package engine

// The main phase opens when the dice have been worked off. A player who has enough points then has won before anybody
// moves (Ruling 103.G.b).

const procMain procName = "main"

// mainPhase is what the procedure main keeps.
type mainPhase struct {
	Tokens [2]Player // who held the knight token and the windmill token before the roll
}

func mainProcedure() Procedure {
	return Procedure{
		Name:  procMain,
		Keeps: recordOf[mainPhase](),
		Steps: []Step{{Name: "open", Do: mainOpens}},
	}
}

// beginMain starts the main phase, which opens after everything that the roll begins above it.
func (g *game) beginMain(p Player) {
	held := g.held()
	keeps[mainPhase](g.begin(procMain, p, NoCard, -1)).Tokens = held
}

// mainOpens counts points, which nobody did while the dice were worked off (Ruling 103.G.b, 102.B.Sudden_Death).
func mainOpens(g *game, f *Frame) next {
	g.s.Phase, g.s.Before = MainPhase, nil
	g.checkGate()
	g.tokens, g.told = keeps[mainPhase](f).Tokens, true
	g.tellTokens()
	if g.misread("103.G.b", "102.B.Sudden_Death") {
		return misreadMainOpens(g)
	}
	g.checkWin("103.G.b")
	return done
}
