package engine

// How the engine plays misreadings. Each article that decides something can be switched off (Options.Off); the engine
// then plays a tempting misreading instead, and the scenarios that prove the article must notice (rulings/proof). An
// article that decides several things has clauses, and each of them has switches of its own: "112.P.a/palast" is off if
// that clause is off, or the whole article. The right rule and its misreadings are kept apart:
//
//   - A refusal that simply disappears in the misreading names the article in its condition:
//     `if full && g.by("112.S.a")`.
//   - Everything else that a misreading does is in a function misread… in a file *_misread.go beside the rule, and the
//     rule branches off with `if g.misread("119.P.a") { return misread…(…) }`. A reader of the rule skips these lines.
//
// A test enforces this form: g.by is never negated or compared, and a block whose condition begins with g.misread does
// nothing but call a misread function.

// by reports whether the articles or clauses are in force. They always are, except in a mutation test.
func (g *law) by(ids ...string) bool { return g.t.on(ids...) }

// misread reports whether a mutation test plays the wrong reading of one of the articles or clauses.
func (g *law) misread(ids ...string) bool { return !g.t.on(ids...) }

// byOf does what by does for articles with a clause for each card, named like the card: what they say of card c may be
// switched off alone.
func (g *board) byOf(c CardNo, articles ...string) bool {
	return g.t.off == nil || g.by(switches(g.def(c).id, articles)...)
}

// misreadOf reports whether a mutation test plays the wrong reading of what one of the articles says of card c: see
// byOf.
func (g *board) misreadOf(c CardNo, articles ...string) bool { return !g.byOf(c, articles...) }

// misreadOpposite misreads an article that distinguishes two games or two periods: it swaps their rules.
func misreadOpposite(right bool) bool { return !right }
