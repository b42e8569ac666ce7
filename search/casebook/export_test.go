package casebook

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/question"
)

// Load returns the book of the repository's content.
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
func (b *Book) Resembles(q question.Question, found []*rulings.Ruling, skip string) (out Resembled, ok bool) {
	i := b.inquire(q, q.Lang, catalog.DefaultEdition, found)
	if !i.comparable() {
		return out, false
	}
	g, near := i.gist(), i.compare(skip)
	if !near.decides() || i.strays(near.r) {
		return out, false
	}
	r := near.resemblance(g)
	bit := map[bool]float64{true: 1}
	return Resembled{near.best.verdict, near.best.question.Text,
		[]float64{1, r.like * r.like, r.rival, r.other, bit[r.same], bit[r.cards]},
		learnedDoubt.doubt(r), !near.doubtful(g)}, true
}

// Decided is a question whose verdict is known.
type Decided struct {
	Text    string
	Lang    catalog.Lang
	Verdict rulings.Verdict
}

// Derived returns the questions that follow from the facts of a card.
func (b *Book) Derived(k *catalog.Card) []Decided {
	var out []Decided
	for _, d := range b.derivedOf(k) {
		for _, lang := range catalog.Langs {
			for _, text := range d.texts.In(lang) {
				out = append(out, Decided{text, lang, d.verdict})
			}
		}
	}
	return out
}

// Library returns the articles that the book knows.
func (b *Book) Library() *rulings.Library { return b.lib }

// Catalog returns the cards that the book knows.
func (b *Book) Catalog() *catalog.Catalog { return b.cat }
