package answer

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/question"
)

// Load returns the answerer of the repository's content.
var Load = load

// Resembled is what a question resembles most.
type Resembled struct {
	Verdict rulings.Verdict // of the precedent
	Asked   string          // the question of the precedent
	Parts   []float64       // of the resemblance, in the order of PartNames
	Doubt   float64
	Shown   bool // the verdict can be relied on
}

// PartNames names the parts of a resemblance that have a weight. The first one, none, is the same in every resemblance.
var PartNames = []string{"none", "like", "rival", "other", "same", "cards"}

// Resembles returns what a question resembles most among the articles, with the phrasing skip left out. ok is false if
// it can resemble none, or if the precedent says neither yes nor no.
func (a *Answerer) Resembles(q question.Question, found []*rulings.Ruling, skip string) (out Resembled, ok bool) {
	if !a.comparable(&q, catalog.DefaultEdition) {
		return out, false
	}
	g := a.gists.Read(&q, q.Lang)
	near := a.compare(&q, g, found, catalog.DefaultEdition, skip)
	if near.r == nil || near.best.verdict != rulings.Yes && near.best.verdict != rulings.No || a.strays(&q, near.r) {
		return out, false
	}
	r := near.resemblance(g)
	bit := map[bool]float64{true: 1}
	return Resembled{near.best.verdict, near.best.question.Text,
		[]float64{1, r.like * r.like, r.rival, r.other, bit[r.same], bit[r.cards]},
		learnedDoubt.doubt(r), !near.doubtful(g)}, true
}

// Library returns the articles that the answerer knows.
func (a *Answerer) Library() *rulings.Library { return a.lib }

// Catalog returns the cards that the answerer knows.
func (a *Answerer) Catalog() *catalog.Catalog { return a.cat }
