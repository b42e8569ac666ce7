package engine

// How the engine plays wrong readings. Each article that decides something can be switched off (Options.Off); the engine
// then plays a tempting wrong reading instead, and the scenarios that prove the article must notice (rulings/proof).
// The right rule and its misreadings stand apart:
//
//   - A refusal that simply vanishes in the wrong reading names the article in its condition: `if full && g.by("112.S.a")`.
//   - Everything else that a wrong reading does stands in a function misread… in a file *_misread.go beside the rule, and
//     the rule branches off with `if g.misread("119.P.a") { return misread…(…) }`. A reader of the rule skips these lines.
//
// A test holds this form: g.by is never negated or compared, and what a condition guards that begins with g.misread does
// nothing but call a misread function.

// by reports whether the articles are in force. They always are, but in a mutation test.
func (g *law) by(articles ...string) bool { return g.t.on(articles...) }

// misread reports whether a mutation test plays the wrong reading of one of the articles.
func (g *law) misread(articles ...string) bool { return !g.t.on(articles...) }

// misreadOpposite reads an article wrongly that separates two games or two times: the rules of both are mixed up.
func misreadOpposite(right bool) bool { return !right }
