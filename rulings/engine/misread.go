package engine

// How the engine plays misreadings. Each article that decides something can be switched off (Options.Off); the engine
// then plays a tempting misreading instead, and the scenarios that prove the article must notice (rulings/proof). The
// right rule and its misreadings are kept apart:
//
//   - A refusal that simply disappears in the misreading names the article in its condition:
//     `if full && g.by("112.S.a")`.
//   - Everything else that a misreading does is in a function misread… in a file *_misread.go beside the rule, and the
//     rule branches off with `if g.misread("119.P.a") { return misread…(…) }`. A reader of the rule skips these lines.
//
// A test enforces this form: g.by is never negated or compared, and a block whose condition begins with g.misread does
// nothing but call a misread function.

// by reports whether the articles are in force. They always are, except in a mutation test.
func (g *law) by(articles ...string) bool { return g.t.on(articles...) }

// misread reports whether a mutation test plays the wrong reading of one of the articles.
func (g *law) misread(articles ...string) bool { return !g.t.on(articles...) }

// misreadOpposite misreads an article that distinguishes two games or two periods: it swaps their rules.
func misreadOpposite(right bool) bool { return !right }
