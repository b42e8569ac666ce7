package search

import (
	"context"

	"catanica/catalog"
)

// store holds the inverted index: bleve's (bleve_store.go) or a Compact.
type store interface {
	// read calls add for each document that has the term of an expansion, with the weighted frequency of the term over
	// the fields of the language. It may call add several times for a document; the frequencies add up.
	read(ctx context.Context, e expansion, add func(doc int32, tf float64)) error
	// hasWord and hasStem report whether the documents use a folded word, or a stem.
	hasWord(lang catalog.Lang, folded string) bool
	hasStem(lang catalog.Lang, stem string) bool
	// eachWord calls do for the folded words of the documents that begin with prefix, in order, and the number of
	// documents that have them in the same part.
	eachWord(lang catalog.Lang, prefix string, do func(folded string, docs uint64))
	// named returns the documents that have a stem in their title or names.
	named(lang catalog.Lang, stem string) []int
	// compared returns how many documents have a stem in the texts that queries are compared with. If only one has it, it
	// may also return 0.
	compared(lang catalog.Lang, stem string) int
	// called returns the documents that have a NameKey among their names.
	called(key string) []int
	// suggested calls do for documents that have a key of suggestions with a prefix; for some more than once.
	suggested(prefix string, do func(doc int))
	// spelled returns a folded word as the documents spell it, in lower case.
	spelled(lang catalog.Lang, folded string) string
	close() error
}
