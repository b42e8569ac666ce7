// Package search finds cards, rulings, terms, rulebook sections, sets, classes and scenarios by what players
// type: German or English, slang, typing mistakes, ids in any print. The short answer stands in the hit.
//
// How a query becomes hits (docs/search.md tells it at length):
//
//	text → words (bleve's tokenizer, our German and English filters)
//	     → units: each word with its variants (as typed, stem, part of a compound, concept, correction)
//	     → scores over the postings of an in-memory bleve index (BM25 over weighted fields)
//	     → closeness to the phrasings of the best documents, kinds, exact names and ids first
//	     → hits in the reader's language with a marked snippet
//
// bleve lives in this package only. Nothing here knows the web. An Index never changes after New; any number
// of goroutines may search it, and the same query gives the same hits in every run.
package search
