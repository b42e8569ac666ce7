package engine

// The tournament (Ruling 103.E.d): first the player with more tournament points takes the prize, then each landscape
// beside a wandering unit gets a resource, then the unit changes sides.

const procTournament procName = "tournament"

// The steps of tournament.
const (
	tournamentPrize next = iota
	tournamentPay
	tournamentMove
)

func tournamentProcedure() Procedure {
	return Procedure{
		Name: procTournament,
		Steps: []Step{
			tournamentPrize: {Name: "prize", Do: tournamentBegins},
			tournamentPay:   {Name: "pay", Do: tournamentPays},
			tournamentMove:  {Name: "move", Do: tournamentMoves},
		},
	}
}

// tournamentBegins starts the tournament by awarding the prize (Ruling 103.E.d).
func tournamentBegins(g *game, _ *Frame) next {
	g.heed("tournament")
	first := awardPrize
	if g.misread("103.E.d/reihenfolge") {
		first = misreadUnitsMoveFirst
	}
	first(g)
	return tournamentPay
}

func tournamentPays(g *game, _ *Frame) next {
	g.wanderersPay()
	return tournamentMove
}

// tournamentMoves moves the wandering units, the last step of the tournament (Ruling 103.E.d).
func tournamentMoves(g *game, _ *Frame) next {
	last := (*game).wanderersMove
	if g.misread("103.E.d/reihenfolge") {
		last = misreadPrizeLast
	}
	last(g)
	return done
}

// awardPrize awards the prize to the player with more tournament points; on a tie nobody gets it (Ruling 103.E.d;
// reading tournament-tie).
func awardPrize(g *game) {
	a, sureA := g.sum(North, "tournament")
	b, sureB := g.sum(South, "tournament")
	if !sureA || !sureB {
		g.undecided("tournament points", "Die Turnierpunkte stehen nicht fest: Nimm sie an.",
			"The tournament points are not known: assume them.")
	}
	switch {
	case a > b:
		winTournament(g, North, a, b)
	case b > a:
		winTournament(g, South, b, a)
	case a == 0:
		g.says(g.emit("nothing", g.s.Active, "103.E.d"),
			"Niemand hat Turnierpunkte, deshalb gewinnt niemand das Turnier.",
			"Nobody has tournament points, so nobody wins the tournament.")
	case g.reading("tournament-tie") == "both":
		winTournament(g, g.inTurn()[1], a, b) // what begins last is carried out first
		winTournament(g, g.inTurn()[0], a, b)
	default:
		e := g.emit("nothing", g.s.Active, "103.E.d")
		e.N, e.Than = a, b
		g.says(e, "Das Turnier endet mit {n} zu {than} unentschieden, deshalb geschieht nichts.",
			"The tournament ends in a tie, {n} to {than}, so nothing happens.")
	}
}

// winTournament lets the winner, or on a tie one of the two, take the prize.
func winTournament(g *game, winner Player, points, others int) {
	e := g.emit("tournament", winner, "103.E.d")
	e.N, e.Than = points, others
	if points == others {
		g.says(e, "Das Turnier geht mit {n} zu {than} unentschieden aus, und {who} erhält den Preis.",
			"The tournament ends in a tie, {n} to {than}, and {who} receives the prize.")
	}
	g.beginGain(winner, NoCard, g.t.Book.prize, prizeOf(g, winner))
}
