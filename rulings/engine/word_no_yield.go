package engine

import "catanica/catalog"

// no-yield: {}. The production die brings nobody anything this time, except those whom a star spares (reading
// unrest-star).

const procNoYield procName = "no-yield"

// wordNoYield returns the effect word `no-yield`.
func wordNoYield() Word {
	return Word{
		Name: "no-yield", In: OnEvent,
		Doc:     "the production die brings nothing this time",
		Example: "Unruhen",
		Procedures: []Procedure{
			{Name: procNoYield, Steps: []Step{{Name: "withhold", Do: withholdYields}}},
		},
		Tells: []Sentence{
			{"no-yield", catalog.Text{
				DE: "Der Ertragswürfel bringt diesmal keinen Ertrag.",
				EN: "There is no production this time."}},
		},
	}
}

func withholdYields(g *game, f *Frame) next {
	for _, p := range [2]Player{North, South} {
		if g.sparedBy(p, NoCard) == NoCard || g.reading("unrest-star") != "yield-too" {
			g.withholdYield(p)
		}
	}
	g.emit("no-yield", g.s.Active, g.node(f).cites...).Card = f.Card
	return done
}
