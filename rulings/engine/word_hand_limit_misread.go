package engine

// misreadHandLimit reads 103.H.a wrongly: the limit is always three.
const misreadHandLimit = 3

// misreadMoreCards reads a hand limit as another printing of its card states it.
func misreadMoreCards(n *node) int {
	if w := n.arg.Get("misread"); w.Str != "" {
		return w.Int()
	}
	return n.arg.Get("n").Int()
}

// misreadNoMoreYet reads 103.P.b wrongly: a building raises the hand limit only from the next turn on.
const misreadNoMoreYet = 0
