package search

import (
	"sync"
	"sync/atomic"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/document"
	"catanica/search/precedent"
	"catanica/search/question"
	"catanica/search/spelling"
)

// Index finds documents. It never changes after New, so that any number of goroutines may search it.
type Index struct {
	docs   []document.Document
	keys   []string       // of the documents
	gameOf []rulings.Game // of the documents
	cat    *catalog.Catalog

	store store
	bleve *bleveStore // the store, if it is bleve's

	langs     map[catalog.Lang]*language
	gameNames document.GameNames
	games     func() gameNaming
	known     func() *precedent.Known // the questions of the documents; nil if there are none
	factWords map[string]bool
	intents   intents
	editions  *question.Editions
	names     []atomic.Pointer[[]document.Completion] // by document
	readers   sync.Pool                               // of termReaders
	weights   weights
	without   ablation
	unstored  error // why the index is in memory; nil if it is on disk
}

// Unstored returns why the index is held in memory rather than on disk: nothing could be written there, or nothing was
// to be. It returns nil if the index is on disk.
func (ix *Index) Unstored() error { return ix.unstored }

// Close closes the index. No search may be under way.
func (ix *Index) Close() error { return ix.store.close() }

// Lexicon returns the words and rules of a language.
func (ix *Index) Lexicon(lang catalog.Lang) *analysis.Lexicon { return ix.langs[lang].lexicon }

// Phrasebook returns the names of cards, terms, sets and classes and the synonyms of a language. The concept of a
// document is its kind and id: #card/spion.
func (ix *Index) Phrasebook(lang catalog.Lang) *analysis.Phrasebook { return ix.langs[lang].phrasebook }

// newIndex returns an index of the documents that knows no words yet and has no store.
func newIndex(docs []document.Document, cat *catalog.Catalog, d *data, w weights) *Index {
	ix := &Index{
		docs: docs, cat: cat, factWords: d.factWords, gameNames: d.games, intents: newIntents(d.intents), weights: w,
		langs: map[catalog.Lang]*language{},
	}
	for i := range docs {
		ix.keys, ix.gameOf = append(ix.keys, docs[i].Key()), append(ix.gameOf, docs[i].AboutGame())
	}
	return ix
}

// use completes the index with its store.
func (ix *Index) use(s store) {
	ix.store = s
	for lang, l := range ix.langs {
		l.dictionary = spelling.NewDictionary(func(prefix string, do func(folded string, docs uint64)) {
			s.eachWord(lang, prefix, do)
		})
	}
	if ix.known == nil {
		ix.known = func() *precedent.Known { return nil }
	}
	ix.games = sync.OnceValue(ix.newGameNaming)
	ix.names = make([]atomic.Pointer[[]document.Completion], len(ix.docs))
}

// uses reports whether the documents use an analyzed word or another form of it.
func (ix *Index) uses(lang catalog.Lang, w *analysis.Word) bool {
	return ix.store.hasWord(lang, w.Exact()) || ix.store.hasStem(lang, w.Stem())
}
