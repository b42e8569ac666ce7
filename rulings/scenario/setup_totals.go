package scenario

import (
	"slices"

	"catanica/rulings/engine"
)

// statedTotal is a line that states a player's points in total: `north points 7`.
type statedTotal struct {
	pos   Pos
	who   engine.Player
	kind  string
	total int
}

// total reads a player's points of a kind in total. What the cards in play do not bring comes from cards that the
// position does not list.
func (u *setup) total(r *reader, p engine.Player, kind string) {
	at := r.peek().pos
	u.totals = append(u.totals, statedTotal{at, p, kind, r.number(0, 99)})
}

// setTotals gives both players the points that they have beyond the cards in play. Victory points come last, because
// they depend on the tokens.
func (u *setup) setTotals() {
	last := func(t statedTotal) int {
		if t.kind == "victory" {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(u.totals, func(a, b statedTotal) int { return last(a) - last(b) })
	for _, t := range u.totals {
		if have, ok := engine.Unlist(u.table, u.s, t.who, t.kind, t.total); !ok {
			u.errs = append(u.errs, &Error{Pos: t.pos, Msg: text(
				"Was ausliegt, bringt schon %d, oder seine Punkte stehen nicht fest: Nenne mehr, oder nimm sie an.",
				"What is in play is already worth %d, or its points are not known: state more, or assume them.", have)})
		}
	}
}

// statedRound is the line that states the round instead of the turn.
type statedRound struct {
	pos   Pos
	n     int
	began engine.Player // Chance: the active player
}

// inRound reads `round 5` or `round 5 south begins`. Each round has a turn of either player, first of the one who began
// the game.
func (u *setup) inRound(r *reader) {
	u.round = statedRound{pos: r.peek().pos, n: r.number(1, 49), began: engine.Chance}
	if _, ok := playerOf(r.peek()); ok {
		u.round.began = r.player()
		r.expect("begins")
	}
}

// setTurn sets the turn that the line `round` states.
func (u *setup) setTurn() {
	switch {
	case u.round.n == 0:
		return
	case u.s.Turn > 0:
		u.errs = append(u.errs, &Error{Pos: u.round.pos, Msg: text("Nenne den Zug oder die Runde, nicht beides.",
			"State the turn or the round, not both.")})
		return
	}
	u.s.Turn = int16(2*u.round.n - 1)
	if u.round.began == u.s.Active.Other() {
		u.s.Turn++
	}
}
