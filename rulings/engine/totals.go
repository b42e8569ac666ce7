package engine

import "slices"

// PointKinds lists the kinds of points that a position may state in total.
var PointKinds = [4]string{"victory", "strength", "commerce", "tournament"}

// unlisted returns the points of a kind that p has beyond those of the cards in play.
func (g *board) unlisted(p Player, kind string) int {
	return int(g.s.Unlisted[p][slices.Index(PointKinds[:], kind)])
}

// Unlist makes p's points of a kind add up to total: what the cards in play do not bring, p has from cards that the
// position does not list, for the rest of the game. ok is false, and nothing changes, if the cards in play bring more,
// or if nobody states what they bring. Victory points depend on the tokens, so the others come first.
func Unlist(t *Table, s *State, p Player, kind string, total int) (have int, ok bool) {
	g := look(t, s)
	open := 0
	if kind == "victory" {
		have, open = g.points(p)
	} else {
		least, most := g.between(p, kind)
		have, open = least, most-least
	}
	rest := total - have
	if open > 0 || rest < 0 || rest > 99 {
		return have, false
	}
	s.Unlisted[p][slices.Index(PointKinds[:], kind)] += int8(rest)
	return have, true
}
