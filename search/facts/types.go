package facts

// Types are types of question, in the order in which they are tried. Each answers the question or returns nil; it may
// change the question that it is given.
type Types []func(*Asked) *Answer

// Answer returns the answer of the first type that recognizes the question, which is then as that type left it. It
// returns nil if none does.
func (types Types) Answer(x *Asked) *Answer {
	for _, try := range types {
		y := *x // a type may change its copy
		if out := try(&y); out != nil {
			*x = y
			return out
		}
	}
	return nil
}

// The types of question by what they are about.
var (
	// AllClauses read all clauses of a question together, whatever their order. They look for themselves whether they
	// understand every word.
	AllClauses = Types{tooFew, rival, powerless, testRoll, wonWith, faceMeans, onRolls, atPoints, suffices, afterwards,
		attacksFrom, which, compares, bothHave, severalInTurn, usedOften}
	// OfCards are the facts of a card: what it costs, brings, does and needs, and which cards do something.
	OfCards = Types{handLimit, toreDown, tornSince, rolls, cost, points, pointsOfCitadel, weakened, yields, copies, sets,
		since, class, effect, needs, neededBy, guardsOf, guardsAgainst, exists, onTheirTurn, beforeDice, worth, banned,
		extra, costs, forFree, sheltersOf, doersOf, requires}
	// OfKinds are the kind of a card, and where cards of its kind come from, lie and go.
	OfKinds = Types{whether, groupIs, unique, from, site, upon, atLandscape, tearsDown}
	// OfCounts says whether a card counts for something.
	OfCounts = Types{countsFor}
	// OfSets are the sets of a card that no longer exists, or not yet.
	OfSets = Types{exists, sets, notInGame}
	// Spared are the cards to which a deed does nothing.
	Spared = Types{spared}
	// Which are the cards that have something in common.
	Which = Types{which}
)
