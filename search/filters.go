//go:build !js

package search

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/document"
	"catanica/search/filter"
	"catanica/search/index"
	"catanica/search/query"

	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// compile compiles the filters of a query, and returns the edition that applies. Mistakes are values that name nothing.
func (ix *Index) compile(parsed *query.Query, q Query) (filterQuery, catalog.EditionID, []*query.Error) {
	return filter.Compile(parsed, q.Edition, filter.Source{
		Catalog: ix.cat, Documents: ix.docs, Phrase: ix.phrase, Proven: q.Proven,
		Word: func(text string) blevequery.Query { return ix.word(text, q.Lang) },
	})
}

// minWordMatch is the weight with which a word in a filter must match a document: the word itself, another form or
// another name of it, in either language, but not just a part of a compound.
const minWordMatch = 0.6

// word selects the documents that have a word, in any form and under any name.
func (ix *Index) word(text string, lang catalog.Lang) blevequery.Query {
	var some []blevequery.Query
	for _, t := range ix.analyzeQuery(text+" ", lang) { // the space prevents completion
		t.parts = nil
		some = append(some, &units{ix: ix, terms: []queryTerm{t}, minimum: minWordMatch})
	}
	return filter.Any(some...)
}

// phrase selects the documents that have the words of a phrase in sequence in a text of one of the parts.
func (ix *Index) phrase(text string, parts []string) blevequery.Query {
	tokens := analysis.Tokenize(text, maxQueryTerms)
	var some []blevequery.Query
	for lang, l := range ix.langs {
		folded := make([]string, len(tokens))
		for i, t := range tokens {
			folded[i] = l.lexicon.Fold(t.Text).Text
		}
		for _, part := range parts {
			if len(tokens) > 0 {
				some = append(some, blevequery.NewPhraseQuery(folded, index.WordsField(lang, part)))
			}
		}
	}
	return filter.Any(some...)
}

// minMatchAll is the weight with which every word must match a document in a search for all words: in any form or under
// any name, as part of a compound, or, for the last word, by its beginning. Corrections match, because they are made
// only of words that no document uses.
const minMatchAll = 0.5

// matchAll selects the documents that have every word that is not weak, or every word if all are weak. A word that
// exists in the query's language is looked up in that language only; of its other meanings only cards with that name
// count, so that Hexe does not match hex.
func (ix *Index) matchAll(terms []queryTerm, lang catalog.Lang) blevequery.Query {
	tokens := make([]analysis.Token, len(terms))
	for i, t := range terms {
		tokens[i] = t.Token
	}
	spoken := ix.detectLanguage(tokens, lang)
	allWeak := !slices.ContainsFunc(terms, func(t queryTerm) bool { return !t.weak })
	u := &units{ix: ix, minimum: minMatchAll}
	for _, t := range terms {
		if t.weak && !allWeak {
			continue
		}
		if ix.uses(spoken, ix.langs[spoken].lexicon.Look(t.Text)) {
			t.expansions = slices.DeleteFunc(slices.Clone(t.expansions), func(e expansion) bool {
				isConcept := strings.HasPrefix(e.term, string(analysis.ConceptPrefix))
				isCard := document.IsCardConcept(e.term)
				return e.lang != spoken && !isCard || isConcept && !isCard
			})
		}
		u.terms = append(u.terms, t)
	}
	return u
}
