package search

import (
	"fmt"
	"sync"

	"catanica/catalog"
)

// Index finds documents. It is made by New and never changes; any number of goroutines may search it.
type Index struct {
	docs       []Document
	langs      map[catalog.Lang]*language
	concepts   *concepts
	postings   *postings
	phrasings  *phrasings
	words      map[catalog.Lang]*vocabulary
	names      nameIndex
	games      *games
	facts      map[string]bool
	beginnings []beginning
	weights    weights
}

// New builds the index over docs in memory. The order of docs does not matter for what is found. It fails
// when two documents of a kind have the same id.
func New(docs []Document) (*Index, error) {
	d, err := loadData()
	if err != nil {
		return nil, err
	}
	ix := &Index{docs: sorted(docs), facts: d.facts, weights: defaultWeights()}
	for i := 1; i < len(ix.docs); i++ {
		if ix.docs[i].key() == ix.docs[i-1].key() {
			return nil, fmt.Errorf("search: two documents %s: give each its own id", ix.docs[i].key())
		}
	}
	texts := phrasingTexts(ix.docs, d.games)
	ix.langs = newLanguages(d, ix.docs, texts)
	ix.concepts = newConcepts(ix.docs, d.synonyms, ix.langs)
	var phrasings sync.WaitGroup
	phrasings.Go(func() {
		ix.phrasings = newPhrasings(len(ix.docs), texts, ix.langs, ix.concepts, ix.weights.weak)
	})
	ix.postings, err = newPostings(ix.docs, ix.weights.fields, ix.langs, ix.concepts)
	phrasings.Wait()
	if err != nil {
		return nil, err
	}
	for _, l := range ix.langs {
		l.freeze()
	}
	ix.words = newVocabularies(ix.langs)
	ix.names = newNames(ix.docs, d.games)
	ix.games = newGames(ix.docs, d.games, ix.langs)
	ix.beginnings = newBeginnings(ix.docs)
	return ix, nil
}

// Close gives the memory of the index back. A closed index must not be searched.
func (ix *Index) Close() error { return ix.postings.close() }
