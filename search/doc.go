// Package search finds cards, rulings, terms, rulebook sections, sets, classes and scenarios by what players type:
// German or English, slang, misspellings, ids in any form. Each hit has a short answer.
//
// How a query becomes hits (docs/search.md has the details):
//
//	text → tree of filters and words (package query), tokens (package analysis)
//	     → query terms: every word with its expansions (as typed, stem, compound part, concept, correction)
//	     → candidates and facets from bleve: a query of our own ranks them, its typed queries filter them
//	     → rescoring: closeness to phrasings, kinds, games, exact names and ids first
//	     → hits in the reader's language and edition with the best fragment highlighted
//
// What can be found is made in package document, and package filter compiles filters to bleve's queries.
//
// The package knows nothing about the web. An Index never changes after New; any number of goroutines may search it,
// and equal queries give equal hits.
package search
