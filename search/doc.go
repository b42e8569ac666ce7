// Package search finds cards, rulings, terms, rulebook sections, sets, classes and scenarios by what players type:
// German or English, slang, misspellings, ids in any form. Each hit has a short answer.
//
// How a query becomes hits (docs/search.md has the details):
//
//	text → tokens (Unicode word boundaries)
//	     → query terms: every word with its expansions (as typed, stem, compound part, concept, correction)
//	     → scores from the inverted index (BM25 over weighted fields)
//	     → rescoring: closeness to phrasings, kinds, games, exact names and ids first
//	     → hits in the reader's language with the best fragment highlighted
//
// Of the product's packages, only this one imports bleve, for its stemmer and stop words. It knows nothing about the
// web. An Index never changes after New; any number of goroutines may search it, and equal queries give equal hits.
package search
