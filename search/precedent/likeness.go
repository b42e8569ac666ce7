package precedent

import (
	"math"
	"slices"
)

// Known holds questions and how often they have each term. It never changes, so that any number of goroutines may use
// it.
type Known struct {
	questions Questions
	begins    []int     // of Keys, in Sets; and the end
	asking    []float64 // of Terms: the questions that have it
	count     float64   // of the questions
	total     float64   // of their terms
	inverted  func() inverted
}

// Documents returns the number of documents that have questions.
func (k *Known) Documents() int { return len(k.questions.Keys) }

// Likeness is how like a question those of a document are.
type Likeness struct {
	// Odds is the logarithm of how much more often the document's questions have the terms than all questions do.
	Odds float64
	// Nearest is the likeness of the nearest question, and Three the mean of the nearest three, both from 0 to 1.
	Nearest, Three float64
}

// smoothing is the number of terms of questions in general that are added to those of a document: a document with few
// questions says little about the words in which it is asked for. 400 to 3000 do about equally well.
const smoothing = 1500

// newRarity is the rarity of a term that no question has: about that of one that a dozen have. It may be misspelled.
const newRarity = 8

// Likeness compares the terms of a question with the questions of a document. It is zero if the document has none.
func (k *Known) Likeness(key string, terms []string) Likeness {
	doc, ok := slices.BinarySearch(k.questions.Keys, key)
	if !ok {
		return Likeness{}
	}
	known := make([]int, 0, len(terms))
	asked := map[int]int{} // by term: how many of the document's questions have it
	all := 0.0             // the rarity of all terms
	for _, term := range terms {
		if t, ok := slices.BinarySearch(k.questions.Terms, term); ok {
			known, asked[t] = append(known, t), 0
			all += k.rarity(t)
		} else {
			all += newRarity
		}
	}
	length, nearest := 0.0, [3]float64{}
	k.each(doc, func(question []int) {
		length += float64(len(question))
		common, others := 0.0, 0.0
		for _, t := range question {
			if n, ok := asked[t]; ok {
				asked[t] = n + 1
				common += k.rarity(t)
			} else {
				others += k.rarity(t)
			}
		}
		like := 2 * common / (common + others + all) // Dice's coefficient, weighted
		for i := range nearest {
			if like > nearest[i] {
				like, nearest[i] = nearest[i], like
			}
		}
	})
	out := Likeness{Nearest: nearest[0], Three: (nearest[0] + nearest[1] + nearest[2]) / 3}
	for _, t := range known {
		share := k.asking[t] / k.total
		out.Odds += math.Log((float64(asked[t]) + smoothing*share) / (length + smoothing) / share)
	}
	return out
}

// rarity returns how rare a term is among all questions.
func (k *Known) rarity(term int) float64 { return math.Log1p(k.count / k.asking[term]) }
