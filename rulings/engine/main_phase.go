package engine

// The main phase opens when the dice have been resolved. A player who then has enough points wins before anybody makes
// a move (Ruling 103.G.b).

const procMain procName = "main"

// mainPhase is the record of the procedure main.
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

// beginMain starts the main phase. It opens after all procedures that the roll begins on top of it.
func (g *game) beginMain(p Player) {
	held := g.held()
	keeps[mainPhase](g.begin(procMain, p, NoCard, -1)).Tokens = held
}

// mainOpens counts the points, which are not counted while the dice are being resolved (Rulings 103.G.b,
// 102.B.Sudden_Death).
func mainOpens(g *game, f *Frame) next {
	g.s.Phase, g.s.Before = MainPhase, nil
	g.checkGate()
	g.tokens, g.told = keeps[mainPhase](f).Tokens, true
	g.tellTokens()
	if g.misread("103.G.b", "102.B.Sudden_Death") {
		return misreadMainOpens(g)
	}
	g.checkWin("103.G.b", "102.B.Sudden_Death")
	return done
}
