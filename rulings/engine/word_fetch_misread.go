package engine

import "slices"

// misreadFetchIsAnswer reads 114.F.b wrongly: until the threshold for actions is reached, protection cards can only
// answer.
func misreadFetchIsAnswer(g *game, p Player, c CardNo, n *node) error {
	if g.def(c).class == "action-protection" && !g.s.Gate {
		return g.refuse("114.F.b 101.D.b", "Schutzkarten sind Antworten.", "Protection cards are answers.")
	}
	return fetchFinds(g, p, c, n)
}

// misreadFetchNeedsOwnPile reads 114.F.c wrongly: with a common discard pile there is none to fetch from.
func misreadFetchNeedsOwnPile(g *game, p Player, c CardNo, n *node) error {
	if g.def(c).class == "action-protection" && g.t.common() {
		return g.refuse("114.F.c 103.K.c", "Es gibt keine eigene Ablage.", "There is no discard pile of one's own.")
	}
	return fetchFinds(g, p, c, n)
}

// misreadFetchesPlayedLast reads 112.J.a wrongly: the topmost card is the attack that was played last, even if it is in
// play.
func misreadFetchesPlayedLast(g *game, p Player, n *node) []CardNo {
	last := NoCard
	g.laidBy(p.Other(), func(c CardNo) {
		if fetchable(g, g.def(c), n) && (last == NoCard || g.card(c).Order > g.card(last).Order) {
			last = c
		}
	})
	if !picksTop(n) || last == NoCard {
		return fetchablesIn(g, p, n)
	}
	return []CardNo{last}
}

// misreadFetchesTop reads 112.J.c wrongly: a card that fetches the topmost card that fits fetches the one on top,
// whatever it is.
func misreadFetchesTop(g *game, p Player, n *node) []CardNo {
	if picksTop(n) {
		return topCard(fetching(g, p, n))
	}
	return fetchablesIn(g, p, n)
}

// misreadFetchesOnlyTop reads 103.K.c wrongly: a card that fetches any that fits fetches the one on top, whatever it
// is.
func misreadFetchesOnlyTop(g *game, p Player, n *node) []CardNo {
	if picksTop(n) {
		return fetchablesIn(g, p, n)
	}
	return topCard(fetching(g, p, n))
}

func topCard(p *Pile) []CardNo { return p.Top[:min(1, len(p.Top))] }

// misreadRecallsActions reads kuw.volksstimmung wrongly: recalls brings back any action card.
func misreadRecallsActions(d *def, n *node) bool {
	return n.word.Name == "recalls" && d.action() || fetchFits(d, n)
}

// misreadFetchesAny reads 113.W.a wrongly: a card that fetches actions fetches any card.
func misreadFetchesAny(d *def, n *node) bool {
	return slices.Contains(n.arg.Get("what").Strs(), "action") || fetchFits(d, n)
}
