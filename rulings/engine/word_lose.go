package engine

// lose: {n: 2}. The opponent takes n resources of his choice from the player (Ruling 103.R.b).

const procLose procName = "lose"

// wordLose returns the effect word `lose`.
func wordLose() Word {
	return Word{
		Name: "lose", In: OnPlay,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "the opponent takes resources of his choice from the player",
		Example: "Raubzug",
		Procedures: []Procedure{
			{Name: procLose, Steps: []Step{{Name: "resources", Do: loseBegins, Ask: loseAsks, Take: loseTakes}}},
		},
	}
}

func loseSeizure(g *game, f *Frame) seizure { return g.seizureOf(f.By.Other(), seizureNumber(g, f)) }

func loseBegins(g *game, f *Frame) next { return seizureBegins(g, f, loseSeizure(g, f)) }

func loseAsks(g *game, f *Frame) Decision { return seizureAsks(g, f, loseSeizure(g, f)) }

func loseTakes(g *game, f *Frame, m Move) (next, error) {
	s := loseSeizure(g, f)
	if err := seizureAllows(g, s, m.Get, g.textOf(f.Card)); err != nil {
		return wait, err
	}
	got := seize(g, s, m.Get)
	e := g.emit("took", s.taker, g.node(f).cites...)
	e.Card, e.Get = f.Card, got
	return done, nil
}
