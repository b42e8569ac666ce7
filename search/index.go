package search

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
)

// Index finds documents. New builds it and nothing changes it afterwards, so that any number of goroutines may search
// it.
type Index struct {
	docs         []Document
	cat          *catalog.Catalog
	analyzers    map[catalog.Lang]*analysis.Lexicon
	corpora      map[catalog.Lang]*corpus
	postings     map[catalog.Lang]postings
	phrasings    map[catalog.Lang]phrasings
	slots        map[catalog.Lang]*slotPool
	dictionaries map[catalog.Lang]*dictionary
	names        nameIndex
	games        *gameDetector
	factWords    map[string]bool
	intents      intents
	completions  []completion
	weights      weights
	without      ablation
}

// New builds an index of the documents in memory. Their order does not affect results. Filters look up the names of
// sets, classes and cards in cat, which may be nil. New fails if two documents of the same kind have the same id.
func New(docs []Document, cat *catalog.Catalog) (*Index, error) {
	return build(docs, cat, defaultWeights(), ablation{})
}

func build(docs []Document, cat *catalog.Catalog, w weights, without ablation) (*Index, error) {
	d, err := loadData()
	if err != nil {
		return nil, err
	}
	if cat == nil {
		cat = &catalog.Catalog{}
	}
	ix := &Index{cat: cat, factWords: d.factWords, without: without}
	ix.docs, ix.weights = without.apply(d, sortedByKey(docs), w)
	for i := 1; i < len(ix.docs); i++ {
		if ix.docs[i].key() == ix.docs[i-1].key() {
			return nil, fmt.Errorf("search: two documents are called %s: give each its own id", ix.docs[i].key())
		}
	}
	if ix.analyzers, err = analysis.Lexicons(without.analysis()); err != nil {
		return nil, err
	}
	ix.corpora, ix.postings = map[catalog.Lang]*corpus{}, map[catalog.Lang]postings{}
	ix.phrasings = map[catalog.Lang]phrasings{}
	built := make(chan languageIndex)
	for _, a := range ix.analyzers {
		go func() { built <- ix.buildLanguage(a, d) }()
	}
	for range ix.analyzers {
		b := <-built
		lang := b.corpus.analyzer.Lang()
		ix.corpora[lang], ix.postings[lang], ix.phrasings[lang] = b.corpus, b.postings, b.phrasings
	}
	ix.slots = map[catalog.Lang]*slotPool{}
	for lang, a := range ix.analyzers {
		ix.slots[lang] = newSlotPool(a.Terms())
	}
	ix.dictionaries = newDictionaries(ix.corpora)
	ix.names = newNameIndex(ix.docs, d.games)
	ix.games = newGameDetector(ix.docs, d.games, ix.analyzers)
	ix.intents = newIntents(d.intents, ix.analyzers)
	ix.completions = newCompletions(ix.docs)
	return ix, nil
}

// sortedByKey returns the documents sorted by kind and id, which is also the order of hits with equal scores.
func sortedByKey(docs []Document) []Document {
	docs = slices.Clone(docs)
	slices.SortFunc(docs, func(a, b Document) int { return strings.Compare(a.key(), b.key()) })
	return docs
}

// Lexicon returns the words and rules of a language.
func (ix *Index) Lexicon(lang catalog.Lang) *analysis.Lexicon { return ix.analyzers[lang] }

// Phrasebook returns the names of cards, terms, sets and classes and the synonyms of a language. The concept of a
// document is its kind and id: #card/spion.
func (ix *Index) Phrasebook(lang catalog.Lang) *analysis.Phrasebook {
	return ix.corpora[lang].phrasebook
}

// languageIndex is the part of an index that belongs to one language.
type languageIndex struct {
	corpus    *corpus
	postings  postings
	phrasings phrasings
}

// buildLanguage builds the index of one language. The languages are independent of each other and built concurrently.
func (ix *Index) buildLanguage(a *analysis.Lexicon, d *data) languageIndex {
	c := newCorpus(ix.docs, ix.weights.fields, a)
	a.Learn(c.vocabulary(ix.weights.fields))
	concepts := ix.docs
	if ix.without.concepts {
		concepts = nil
	}
	c.analyze(newPhrasebook(concepts, d.synonyms, a))
	out := languageIndex{c, newPostings(ix.docs, c, &ix.weights), newPhrasings(ix.docs, c, &ix.weights, d.games)}
	a.Freeze()
	return out
}
