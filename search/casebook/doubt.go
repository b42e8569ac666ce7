package casebook

import (
	"math"

	"catanica/search/gist"
)

// maxDoubt is the greatest doubt about a verdict that is shown. A wrong yes or no is ten times as bad as none, so a
// verdict is worth showing while at most one in eleven is wrong. Labelled questions resemble each other more than
// players' questions do, because they contrast cases on purpose: where one in seven of them is wrong, one in eleven of
// the judged questions is.
const maxDoubt = 1.0 / 7

// resemblance holds what tells how far the verdict of the best precedent can be relied on.
type resemblance struct {
	like  float64 // the likeness of the precedent
	rival float64 // the greatest likeness of a precedent that asks for the same and has another verdict
	other float64 // the same of any that names the same cards, whatever it asks
	same  bool    // the two questions differ in verbs only
	cards bool    // they name more than one card
}

// doubtWeights say how much each part of a resemblance adds to the logarithm of the odds that the verdict is wrong.
type doubtWeights struct {
	none  float64 // if there is nothing else
	like  float64 // times the square of the likeness
	rival float64
	other float64
	same  float64
	cards float64
}

// learnedDoubt was learned from the labelled questions, each asked as if it had no label (TestLearnDoubt).
var learnedDoubt = doubtWeights{none: -0.50, like: -4.21, rival: 1.72, other: 0.62, same: -1.28, cards: -0.24}

// doubt returns the chance, from 0 to 1, that a question has another verdict than the precedent that it resembles most.
func (w doubtWeights) doubt(r resemblance) float64 {
	sum := w.none + w.like*r.like*r.like + w.rival*r.rival + w.other*r.other
	if r.same {
		sum += w.same
	}
	if r.cards {
		sum += w.cards
	}
	return 1 / (1 + math.Exp(-sum))
}

// resemblance returns what tells how far the verdict of the best precedent can be relied on for a question.
func (n *nearness) resemblance(g gist.Gist) resemblance {
	return resemblance{like: n.best.likeness, rival: n.rival(n.all), other: n.rival(n.akin),
		same: g.SameWords(n.best.gist), cards: len(g.Cards) > 1}
}

// rival returns the greatest likeness of a precedent of a list that has another verdict than the best one, or 0.
func (n *nearness) rival(list []nearPrecedent) float64 {
	most := 0.0
	for _, p := range list {
		if p.verdict != n.best.verdict {
			most = max(most, p.likeness)
		}
	}
	return most
}

// minSoft is the least likeness, and minSoftLead the least lead over the precedents with another verdict, that a
// precedent needs if it or the question has a soft opposite which the other lacks.
const (
	minSoft     = 0.6
	minSoftLead = 0.4
)

// doubtful reports whether the verdict of the best precedent is too uncertain for a question.
func (n *nearness) doubtful(g gist.Gist) bool {
	r := n.resemblance(g)
	return learnedDoubt.doubt(r) > maxDoubt || n.best.soft > 0 && (r.like < minSoft || r.like-r.rival < minSoftLead)
}
