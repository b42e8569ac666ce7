package engine

// hand-limit: {n: 1}. More cards in the hand at the end of the turn (Ruling 103.H.a). `misread` is what the wrong
// reading of the article behind the function makes of n (123.BJ.a).

// wordHandLimit returns the effect word `hand-limit`.
func wordHandLimit() Word {
	return Word{
		Name: "hand-limit", In: InForce,
		Args:    []string{"n", "misread"},
		Form:    "`n: 1`, `misread: 0`",
		Doc:     "more cards in the hand (`misread` is what the article's wrong reading makes of it)",
		Example: "Kloster",
	}
}

// HandLimit returns how many cards p may hold at the end of a turn: three, and more with some buildings (Ruling
// 103.H.a).
func HandLimit(t *Table, s *State, p Player) int { return look(t, s).handLimit(p) }

// HandLimitStated does what HandLimit does. err is *Undecided if the limit depends on something that no source states,
// such as whether a mirrored building raises it.
func HandLimitStated(t *Table, s *State, p Player) (limit int, err error) {
	g := look(t, s)
	limit = g.handLimit(p)
	return limit, g.err
}

func (g *board) handLimit(p Player) int {
	limit := 3
	if g.misread("103.H.a/summe") {
		return misreadHandLimit
	}
	g.eachFunction(p, "hand-limit", func(c CardNo, n *node) {
		more := n.arg.Get("n").Int()
		if g.misread("103.P.b/handkarten") && g.newThisTurn(c) {
			more = misreadNoMoreYet
		}
		if g.misread(n.switches...) {
			more = misreadMoreCards(n)
		}
		limit += more
	})
	return limit
}
