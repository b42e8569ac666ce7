package engine

import "catanica/catalog"

import "slices"

// asks. A condition for building or playing the card (Rulings 112.J.a, 103.R.a). It is a function, so that the word
// stands in `works:`.
// {points: victory, than: fewer}: its player has more, or fewer, of those points than the opponent at this moment.
// {points: strength, most: 3}: the opponent has no more than so many of them (Ruling 103.F.c).
// {token: commerce}: its player has the token.
// {stored: [faerberei], n: 3}: so many commerce points are stored on those cards of his.

// wordAsks returns the effect word `asks`.
func wordAsks() Word {
	return Word{
		Name: "asks", In: InForce,
		Args: []string{"points", "than", "token", "most", "stored", "n"},
		Form: "`points: victory`, `than: fewer`; or `most: 3`, `token: commerce`, `stored: […]`, `n: 3`",
		Doc: "to build or play it one needs more, or fewer, points than the opponent; an opponent with no more than " +
			"that; " +
			"the token; so many stored points",
		Example: "Guido",
	}
}

// asked returns the condition of card c that p does not meet, or nil.
func (g *conditions) asked(p Player, c CardNo) error {
	for _, i := range g.def(c).works {
		n := &g.t.Book.nodes[i]
		if n.word.Name != "asks" || !g.t.stands(n.switches) {
			continue
		}
		if err := g.askedFor(p, c, n); err != nil {
			return err
		}
	}
	return nil
}

// askedFor returns the condition of the word if p does not meet it, or nil.
func (g *conditions) askedFor(p Player, c CardNo, n *node) error {
	switch {
	case n.arg.Get("token").Str != "":
		return g.asksToken(p, c, n)
	case n.arg.Get("most").Int() > 0:
		return g.asksWeakOpponent(p, c, n)
	case len(n.arg.Get("stored").Strs()) > 0:
		return g.asksStored(p, c, n)
	}
	return g.asksPoints(p, c, n)
}

// asksPoints returns an error unless p has more points than the opponent, or fewer, as the word requires.
func (g *conditions) asksPoints(p Player, c CardNo, n *node) error {
	kind := n.arg.Get("points").Str
	more, less := p, p.Other()
	if n.arg.Get("than").Str == "fewer" {
		more, less = less, more
	}
	surely, perhaps := g.pointsOf(more, kind)
	against, againstPerhaps := g.pointsOf(less, kind)
	switch {
	case surely > against+againstPerhaps:
		return nil
	case surely+perhaps > against:
		return g.unstated(kind+" points",
			"Ob die Punkte für %s reichen, hängt von Karten ab, deren Punkte keine Quelle nennt: Nimm sie an.",
			"Whether there are enough points for %s depends on cards whose points no source states: assume them.",
			g.title(c, catalog.Accusative))
	}
	return g.refuseBy(append([]string{"103.R.a"}, n.cites...), "Der Punktestand ist nicht so, wie diese Karte es "+
		"verlangt.",
		"You do not have the points that this card requires.")
}

func askedCites(n *node) []string { return citing(append([]string{"103.R.a"}, n.cites...)) }

// asksToken returns an error unless p holds the token of the kind.
func (g *conditions) asksToken(p Player, c CardNo, n *node) error {
	kind := n.arg.Get("token").Str
	holder, sure := g.token(kind)
	switch {
	case !sure:
		return g.unstated(kind+" points",
			"Wer den Stein hat, den %s verlangt, hängt von Punkten ab, die keine Quelle nennt: Nimm sie an.",
			"Who has the token that %s requires depends on points that no source states: assume them.",
			g.title(c, catalog.Nominative))
	case holder != p:
		return g.refuseBy(askedCites(n),
			"Dazu brauchst du den Stein, den die Karte verlangt (größte Ritter- oder Handelsmacht).",
			"You need the token that the card requires (greatest knight power or greatest trade power).")
	}
	return nil
}

// asksWeakOpponent returns an error unless the opponent has at most the number of points that the word allows (Ruling
// 103.F.c).
func (g *conditions) asksWeakOpponent(p Player, c CardNo, n *node) error {
	kind := n.arg.Get("points").Str
	least, most := g.between(p.Other(), kind)
	switch limit := n.arg.Get("most").Int(); {
	case least > limit:
		return g.refuseBy(askedCites(n), "Dafür hat der Mitspieler zu viele Punkte.",
			"Your opponent has too many points for that.")
	case most > limit:
		return g.unstated(kind+" points of "+p.Other().String(),
			"Ob der Mitspieler schwach genug für %s ist, hängt von Punkten ab, die keine Quelle nennt: "+
				"Nimm sie an.",
			"Whether the opponent is weak enough for %s depends on points that no source states: assume them.",
			g.title(c, catalog.Accusative))
	}
	return nil
}

// asksStored returns an error unless enough commerce points are stored on certain cards. They are shown, not paid, and
// stay (Ruling 123.AU.a).
func (g *conditions) asksStored(p Player, _ CardNo, n *node) error {
	want, have := n.arg.Get("n").Int(), 0
	g.laidBy(p, func(x CardNo) {
		if slices.Contains(n.arg.Get("stored").Strs(), g.def(x).id) && g.working(x) {
			have += int(g.card(x).Stored)
		}
	})
	if g.misread("123.AU.a") {
		want = misreadStoredWanted(want)
	}
	if have < want {
		return g.refuseBy(askedCites(n), "Auf der Karte müssen dazu mindestens gespeichert sein: %s.",
			"The card must have at least %s stored for that.", countCommerce(want))
	}
	return nil
}
