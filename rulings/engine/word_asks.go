package engine

// asks: {points: victory, than: fewer}. A condition of the card when it is built or played, as a function so that
// the word stands in `works:`: its player has more, or fewer, of those points than the opponent at this moment
// (112.J.a, 103.R.a).

func (g *game) asked(p Player, c CardNo) error {
	for _, i := range g.def(c).works {
		n := &g.t.Book.nodes[i]
		if n.word.name != "asks" || !g.t.onAll(n.cites) {
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
			return &Undecided{Fact: kind + " points", State: say("Ob die Punkte für %s reichen, hängt von Karten ab, deren Punkte keine Quelle nennt: nimm sie an.",
				"Whether the points allow %s hangs on cards whose points no source states: assume them.", g.title(c))}
		default:
			return &Refusal{Cites: citing(append([]string{"103.R.a"}, n.cites...)), Why: say("Dafür passt der Punktestand nicht.", "The points do not allow that.")}
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
