package scenario

import "catanica/rulings/engine"

// tokenWords are the tokens, in the order of engine.State.Held, and tokenPoints the points that bring them.
var (
	tokenWords  = []string{"knight", "mill"}
	tokenPoints = []string{"strength", "commerce"}
)

// holds reads who holds a token: `north holds knight`. It matters at a tie that leaves the token where it was (answer
// keeps to the reading token-tie); otherwise the points decide.
func (u *setup) holds(r *reader, p engine.Player) {
	t := r.next()
	for i, word := range tokenWords {
		switch {
		case t.word() != word:
			continue
		case u.s.Held[i] != 0:
			r.fail(t.pos, "Wer diesen Stein hat, steht schon in einer anderen Zeile.",
				"Another line already says who holds this token.")
		}
		u.s.Held[i] = int8(p) + 1
		u.tokens = append(u.tokens, statedToken{t.pos, i, p})
		return
	}
	r.want(t, tokenWords...)
}

// statedToken is a line that says who holds a token.
type statedToken struct {
	pos   Pos
	token int
	who   engine.Player
}

// checkTokens rejects a holder of a token whom the points in play contradict.
func (u *setup) checkTokens() {
	for _, t := range u.tokens {
		holder, sure := engine.Token(u.table, u.s, tokenPoints[t.token])
		if sure && holder != t.who {
			u.errs = append(u.errs, &Error{Pos: t.pos, Msg: text("Nach den Punkten, die ausliegen, hat %s diesen Stein nicht.",
				"By the points in play, %s does not hold this token.", called(t.who))})
		}
	}
}
