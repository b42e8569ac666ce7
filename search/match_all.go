package search

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
)

// minMatchAll is the weight with which every word must match a document in a search for all words: in any form or under
// any name, as part of a compound, or, for the last word, by its beginning. Corrections match, because they are made
// only of words that no document uses.
const minMatchAll = 0.5

// matchAll returns which documents have every word that is not weak, or every word if all are weak. A word that exists
// in the query's language is looked up in that language only; of its other meanings only cards with that name count, so
// that Hexe does not match hex.
func (ix *Index) matchAll(terms []queryTerm, lang catalog.Lang) []bool {
	var tokens []analysis.Token
	for _, t := range terms {
		tokens = append(tokens, t.Token)
	}
	spoken := ix.detectLanguage(tokens, lang)
	out := make([]bool, len(ix.docs))
	for d := range out {
		out[d] = true
	}
	allWeak := !slices.ContainsFunc(terms, func(t queryTerm) bool { return !t.weak })
	acc := newAccumulators(len(ix.docs))
	for _, t := range terms {
		if t.weak && !allWeak {
			continue
		}
		if ix.dictionaries[spoken].has(ix.analyzers[spoken].Analyze(t.Text)) {
			t.expansions = slices.DeleteFunc(slices.Clone(t.expansions), func(e expansion) bool {
				isConcept := strings.HasPrefix(e.term, string(analysis.ConceptPrefix))
				isCard := strings.HasPrefix(e.term, cardConcept(""))
				return e.lang != spoken && !isCard || isConcept && !isCard
			})
		}
		ix.scoreTerm(&t, acc)
		for d, weight := range acc.term.weight {
			out[d] = out[d] && weight >= minMatchAll
		}
	}
	return out
}
