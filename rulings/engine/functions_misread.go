package engine

// misreadLapses reads 103.R.a and 117.E.a wrongly: a card works only as long as the conditions for building it are met.
func (g *board) misreadLapses(c CardNo) bool { return !g.stillAllowed(c, blockedAsRead) }

// misreadTooNew reads 103.P.b wrongly: a new card works from the next turn on.
func (g *board) misreadTooNew(c CardNo) bool { return g.newThisTurn(c) }

// misreadNothingBlocks reads 103.P.a wrongly: a card laid on another one does not block it.
const misreadNothingBlocks = NoCard

// misreadAttacksEnd reads 125.B.d wrongly: building a stone ends attacks that are already in play.
func (g *board) misreadAttacksEnd(c CardNo) bool {
	if !g.def(c).attack() {
		return false
	}
	for p := range g.s.Sides {
		for _, x := range g.s.Sides[p].Laid {
			if g.has(x, "bars-attacks") != nil {
				return true
			}
		}
	}
	return false
}

// misreadElsewhere lists articles whose misreading is implemented where the article is applied. A function that cites
// one of them remains when it is switched off; a function that cites any other article disappears.
var misreadElsewhere = map[string]bool{
	"103.C.b": true, "103.E.e": true, "103.F.b": true, "116.C.a": true, "116.C.b": true, "116.D.b": true,
	"116.E.b": true, "118.C.d": true, "118.C.e": true, "118.C.f": true, "119.C.a": true, "120.C.b": true,
	"120.D.a": true, "120.E.c": true, "120.E.d": true, "121.A.a": true, "121.D.a": true, "121.N.a": true,
	"121.R.a": true, "123.AI.a": true, "123.AU.a": true, "123.BD.b": true, "123.BD.c": true, "123.BJ.a": true,
	"123.BL.a": true, "125.B.e": true, "127.C.a": true, "127.C.b": true, "127.C.c": true, "127.C.d": true,
	"128.C.a": true,
}

// stands reports whether a function that the articles and clauses give to a card exists at all.
func (t *Table) stands(ids []string) bool { return t.off == nil || !t.misreadGone(ids) }

// misreadGone reads an article or a clause wrongly by removing the functions that it gives to cards. If the misreading
// of an article is implemented elsewhere, only those of its clauses that are switched off alone remove a function.
func (t *Table) misreadGone(ids []string) bool {
	for _, a := range ids {
		if t.off[a] && !misreadElsewhere[a] || t.off[articleOf(a)] && !misreadElsewhere[articleOf(a)] {
			return true
		}
	}
	return false
}
