package search

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// leastOfAll is how well a word must fit a document of a search for all words: the word in any form or name, a part of a
// compound, or, of the last word, its beginning. Corrections count, for they are made only of what no document uses.
const leastOfAll = 0.5

// holdingAll is which documents hold each of the words that say something; where none does, each of the words. A word that
// the query's language has is looked up in that language alone, and of what else it may stand for only the cards of that name
// count: a Hexe is no hex.
func (ix *Index) holdingAll(units []unit, lang catalog.Lang) []bool {
	var words []typed
	for _, u := range units {
		words = append(words, u.typed)
	}
	spoken := ix.spoken(words, lang)
	out := make([]bool, len(ix.docs))
	for d := range out {
		out[d] = true
	}
	allWeak := true
	for _, u := range units {
		allWeak = allWeak && u.weak
	}
	w := newWorkspace(len(ix.docs))
	for _, u := range units {
		if u.weak && !allWeak {
			continue
		}
		if e := ix.langs[spoken].entry(u.typed.text); ix.words[spoken].has(e.exact()) || ix.words[spoken].stems[e.stem()] {
			u.variants = slices.DeleteFunc(slices.Clone(u.variants), func(v variant) bool {
				concept, card := strings.HasPrefix(v.term, string(markConcept)), strings.HasPrefix(v.term, cardConcept(""))
				return v.lang != spoken && !card || concept && !card
			})
		}
		ix.scoreUnit(&u, w)
		for d, found := range w.unit.found {
			out[d] = out[d] && found >= leastOfAll
		}
	}
	return out
}
