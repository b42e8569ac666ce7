package engine

// The sun (Ruling 103.E.c): first each player takes a resource of choice or, with a palace, a card from the discard
// pile; then each gets the extras of the buildings in play. The active player is first (reading active-first).

const procSun procName = "sun"

// The steps of sun.
const (
	sunFirst next = iota
	sunSecond
	sunExtrasFirst
	sunExtrasSecond
)

func sunProcedure() Procedure {
	return Procedure{
		Name: procSun,
		Steps: []Step{
			sunFirst:        {Name: "first", Do: sunShines},
			sunSecond:       {Name: "second", Do: sunResources(1, sunExtrasFirst)},
			sunExtrasFirst:  {Name: "first extras", Do: sunExtras(0, sunExtrasSecond)},
			sunExtrasSecond: {Name: "second extras", Do: sunExtras(1, done)},
		},
	}
}

func sunShines(g *game, f *Frame) next {
	g.heed("sun")
	g.read("active-first")
	return sunResources(0, sunSecond)(g, f)
}

// sunResources returns a step function that gives the i-th player in turn order the resource.
func sunResources(i int, then next) func(g *game, f *Frame) next {
	return func(g *game, _ *Frame) next {
		gives := sunGivesResource
		if g.misread("103.E.c") {
			gives = misreadSunExtrasFirst
		}
		gives(g, g.inTurn()[i])
		return then
	}
}

// sunExtras returns a step function that gives the i-th player in turn order the extras.
func sunExtras(i int, then next) func(g *game, f *Frame) next {
	return func(g *game, _ *Frame) next {
		gives := sunGivesExtras
		if g.misread("103.E.c") {
			gives = misreadSunResourceLast
		}
		gives(g, g.inTurn()[i])
		return then
	}
}

// sunGivesResource lets p take a resource of choice, or fetch a card instead.
func sunGivesResource(g *game, p Player) {
	if palace, no := palaceOf(g, p); palace != NoCard {
		g.begin(procPalace, p, palace, no)
		return
	}
	sunChoice(g, p)
}

// sunChoice lets p choose the resource. Extras do not replace it (Ruling 116.E.b).
func sunChoice(g *game, p Player) {
	due := true
	if g.misread("116.E.b/obendrein") {
		due = misreadNoExtras(g, p)
	}
	if due {
		g.beginGain(p, NoCard, g.t.Book.sun, 1)
	}
}

// sunGivesExtras books the sun extras of p's buildings. Each building brings its own, even if there are several of a
// kind (Ruling 121.R.a), and whether or not the palace is used (Ruling 123.BD.c).
func sunGivesExtras(g *game, p Player) {
	extras := sunGains(g, p)
	if g.misread("121.R.a") {
		extras = misreadOneOfAKind(g, extras)
	}
	if g.misread("123.BD.c") {
		extras = misreadPalaceInstead(g, p, extras)
	}
	for _, x := range extras {
		sunGain(g, p, x)
	}
}
