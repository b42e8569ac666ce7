package precedent

import (
	"cmp"
	"slices"
	"sync"
)

// Near is a document one of whose questions resembles a question.
type Near struct {
	Key      string
	Likeness float64 // from 0 to 1
}

// inverted holds the questions by the terms that they have.
type inverted struct {
	having [][]int32 // by term: the questions that have it
	doc    []int32   // by question: its document
	rarity []float64 // by question: that of all its terms
	// tallies holds tallies that no call uses, all zero: an array as long as there are questions is too much for each
	// search.
	tallies *sync.Pool
}

// tally adds up the rarity of the terms that questions have in common with one.
type tally struct {
	common  []float64 // by question
	touched []int32   // the questions for which it is not zero
}

// invert reads the questions by their terms. Open has read them all before, so none is damaged.
func (k *Known) invert() inverted {
	inv := inverted{having: make([][]int32, len(k.questions.Terms))}
	for t, n := range k.asking {
		inv.having[t] = make([]int32, 0, int(n))
	}
	for doc := range k.questions.Keys {
		k.each(doc, func(terms []int) {
			n, all := int32(len(inv.doc)), 0.0
			for _, t := range terms {
				inv.having[t] = append(inv.having[t], n)
				all += k.rarity(t)
			}
			inv.doc, inv.rarity = append(inv.doc, int32(doc)), append(inv.rarity, all)
		})
	}
	inv.tallies = &sync.Pool{New: func() any { return &tally{common: make([]float64, len(inv.doc))} }}
	return inv
}

// Nearest returns up to n documents, those with the questions that are most like the terms of one, and the most like
// first. The likeness of each is at least least.
func (k *Known) Nearest(terms []string, n int, least float64) []Near {
	inv := k.inverted()
	t, all := inv.tallies.Get().(*tally), 0.0
	for _, term := range terms {
		at, ok := slices.BinarySearch(k.questions.Terms, term)
		if !ok {
			all += newRarity
			continue
		}
		r := k.rarity(at)
		all += r
		for _, q := range inv.having[at] {
			if t.common[q] == 0 {
				t.touched = append(t.touched, q)
			}
			t.common[q] += r
		}
	}
	best := map[int32]float64{}
	for _, q := range t.touched {
		if like := 2 * t.common[q] / (inv.rarity[q] + all); like >= least {
			best[inv.doc[q]] = max(best[inv.doc[q]], like)
		}
		t.common[q] = 0
	}
	t.touched = t.touched[:0]
	inv.tallies.Put(t)
	out := make([]Near, 0, len(best))
	for doc, like := range best {
		out = append(out, Near{k.questions.Keys[doc], like})
	}
	slices.SortFunc(out, func(a, b Near) int {
		return cmp.Or(cmp.Compare(b.Likeness, a.Likeness), cmp.Compare(a.Key, b.Key))
	})
	return out[:min(n, len(out))]
}
