package engine

import "slices"

// action is a verb that begins something when no decision is open. Each action has a file of its own, act_….go, and a
// line in actions.
type action struct {
	verb   Verb
	phases []Phase // in which it may begin (103.B.b)
	do     func(g *game, m Move) error

	// The remaining fields list moves of the verb that are worth trying, for Legal. Each is called only in phases of
	// the verb; a nil one lists nothing.

	bare      func(l *list)           // moves that name no card of the player
	ofStack   func(l *list, n int8)   // with the n-th draw stack, from 1
	ofDisplay func(l *list, c CardNo) // with a card that lies open in the middle
	ofHand    func(l *list, c CardNo) // with a card of the hand
	ofLaid    func(l *list, c CardNo) // with a card in play that works for the player
	onAxis    func(l *list)           // moves that extend the principality
}

// actions returns the verbs in the order in which Legal lists their moves.
func actions() []action {
	return []action{
		actRoll(),
		actEndMain(),
		actTrade(),
		actOffer(),
		actEndTurn(),
		actDraw(),
		actSearch(),
		actPutBack(),
		actExchange(),
		actPlay(),
		actBuild(),
		actUse(),
		actDemolish(),
		actRedeem(),
		actFeed(),
	}
}

// actionsNow returns the actions that may begin in this phase of the turn (Ruling 103.B.b).
func (g *conditions) actionsNow() []*action {
	if g.misread(phaseClause(g.s.Phase)) {
		return g.misreadAllActions()
	}
	if g.beforeFirstRoll(NoVerb) != nil {
		return []*action{g.t.Book.begins[Roll]}
	}
	return g.t.Book.inPhase[g.s.Phase]
}

// phaseClause returns the clause of Ruling 103.B.b on what belongs to a phase of the turn.
func phaseClause(p Phase) string {
	switch p {
	case BeforeRoll:
		return "103.B.b/vor-dem-wurf"
	case MainPhase:
		return "103.B.b/hauptphase"
	}
	return "103.B.b/zugende"
}

// mayBegin refuses an action that belongs to other phases, because the phases follow one another in a fixed order
// (Ruling 103.B.b).
func (g *conditions) mayBegin(phases ...Phase) error {
	if slices.Contains(phases, g.s.Phase) {
		return nil
	}
	if g.misread(phaseClause(phases[0])) {
		return misreadAnyPhase()
	}
	return g.refuseBy([]string{"103.B.b"}, "Das ist in dieser Phase des Zuges nicht erlaubt; gerade läuft: %s.",
		"That is not possible in this phase of the turn; the current phase is: %s.", phaseTitles[g.s.Phase])
}
