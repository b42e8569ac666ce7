package engine

import "slices"

// asks: {token: commerce}, {points: strength, most: 3} and {stored: [faerberei], n: 3}: see askedElse.
// asks: {points: victory, than: fewer}. A condition of the card when it is built or played, as a function so that
// the word stands in `works:`: its player has more, or fewer, of those points than the opponent at this moment
// (112.J.a, 103.R.a).

func (g *game) asked(p Player, c CardNo) error {
	for _, i := range g.def(c).works {
		n := &g.t.Book.nodes[i]
		if n.word.Name != "asks" || !g.t.stands(n.cites) {
			continue
		}
		if done, err := g.askedElse(p, c, n); err != nil {
			return err
		} else if done {
			continue
		}
		kind, fewer := n.arg.Get("points").Str, n.arg.Get("than").Str == "fewer"
		own, ownMore := g.pointsOf(p, kind)
		other, otherMore := g.pointsOf(p.Other(), kind)
		if fewer {
			own, ownMore, other, otherMore = other, otherMore, own, ownMore
		}
		switch {
		case own > other+otherMore:
		case own+ownMore > other:
			return g.unstated(kind+" points", "Ob die Punkte für %s reichen, hängt von Karten ab, deren Punkte keine Quelle nennt: nimm sie an.",
				"Whether the points allow %s hangs on cards whose points no source states: assume them.", g.title(c))
		default:
			return g.refuseBy(append([]string{"103.R.a"}, n.cites...), "Dafür passt der Punktestand nicht.", "The points do not allow that.")
		}
	}
	return nil
}

// pointsOf is how many points of a kind p has, and how many more there could be because nobody states them.
func (g *game) pointsOf(p Player, kind string) (sure, more int) {
	if kind == "victory" {
		return g.points(p)
	}
	n, ok := g.sum(p, kind)
	if !ok {
		return n, mostUnstated
	}
	return n, 0
}

// mostUnstated is far above the strength, commerce or tournament points that a principality can have.
const mostUnstated = 99

// askedElse looks at the conditions that do not compare the players: holding a token, an opponent with no more than so
// many points (103.F.c), commerce points that are stored on certain cards. The points are shown, not paid: they stay
// (Ruling 123.AU.a). done is false where the word asks for something else.
func (g *game) askedElse(p Player, c CardNo, n *node) (done bool, err error) {
	cites := citing(append([]string{"103.R.a"}, n.cites...))
	switch {
	case n.arg.Get("token").Str != "":
		kind := n.arg.Get("token").Str
		holder, sure := g.token(kind)
		switch {
		case !sure:
			return true, g.unstated(kind+" points", "Wer den Stein hat, den %s verlangt, hängt von Punkten ab, die keine Quelle nennt: nimm sie an.",
				"Who has the token that %s asks for hangs on points that no source states: assume them.", g.title(c))
		case holder != p:
			return true, g.refuseBy(cites, "Dazu braucht man die größte Macht dieser Art.", "One needs the greatest power of that kind.")
		}
		return true, nil
	case n.arg.Get("most").Int() > 0:
		kind, most := n.arg.Get("points").Str, n.arg.Get("most").Int()
		have, sure := g.sum(p.Other(), kind)
		switch {
		case have > most:
			return true, g.refuseBy(cites, "Dafür hat der Mitspieler zu viele Punkte.", "The opponent has too many points for that.")
		case !sure:
			return true, g.unstated(kind+" points of "+p.Other().String(), "Ob der Mitspieler schwach genug für %s ist, hängt von Punkten ab, die keine Quelle nennt: nimm sie an.",
				"Whether the opponent is weak enough for %s hangs on points that no source states: assume them.", g.title(c))
		}
		return true, nil
	case len(n.arg.Get("stored").Strs()) > 0:
		want, have := n.arg.Get("n").Int(), 0
		g.laidBy(p, func(x CardNo) {
			if slices.Contains(n.arg.Get("stored").Strs(), g.def(x).id) && g.working(x) {
				have += int(g.card(x).Stored)
			}
		})
		if !g.t.on("123.AU.a") {
			want *= 2 // the tempting reading: three to pay and three to show
		}
		if have < want {
			return true, g.refuseBy(cites, "Dazu müssen %d Handelspunkte gespeichert sein.", "%d commerce points have to be stored for that.", want)
		}
		return true, nil
	}
	return false, nil
}

// wordAsks is the effect word `asks`.
func wordAsks() Word {
	return Word{
		Name: "asks", In: InForce,
		Args:    []string{"points", "than", "token", "most", "stored", "n"},
		Form:    "`points: victory`, `than: fewer`; or `most: 3`, `token: commerce`, `stored: […]`, `n: 3`",
		Doc:     "to build or play it one needs more, or fewer, points than the opponent; an opponent with no more than that; the token; so many stored points",
		Example: "Guido",
	}
}
