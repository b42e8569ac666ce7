package search

import (
	"fmt"

	"catanica/catalog"
)

// Index finds documents. It is made by New and never changes; any number of goroutines may search it.
type Index struct {
	docs       []Document
	cat        *catalog.Catalog
	langs      map[catalog.Lang]*language
	corpora    map[catalog.Lang]*corpus
	postings   map[catalog.Lang]postings
	phrasings  map[catalog.Lang]phrasings
	slots      map[catalog.Lang]*slotPool
	words      map[catalog.Lang]*vocabulary
	names      nameIndex
	games      *games
	facts      map[string]bool
	intents    intents
	beginnings []beginning
	weights    weights
	off        layers
}

// New builds the index over docs in memory. The order of docs does not matter for what is found. Filters find the names of
// sets, classes and cards in cat, which may be nil. It fails when two documents of a kind have the same id.
func New(docs []Document, cat *catalog.Catalog) (*Index, error) {
	return build(docs, cat, defaultWeights(), layers{})
}

func build(docs []Document, cat *catalog.Catalog, w weights, off layers) (*Index, error) {
	d, err := loadData()
	if err != nil {
		return nil, err
	}
	if cat == nil {
		cat = &catalog.Catalog{}
	}
	ix := &Index{cat: cat, facts: d.facts, off: off}
	ix.docs, ix.weights = off.from(d, sorted(docs), w)
	for i := 1; i < len(ix.docs); i++ {
		if ix.docs[i].key() == ix.docs[i-1].key() {
			return nil, fmt.Errorf("search: two documents %s: give each its own id", ix.docs[i].key())
		}
	}
	ix.langs = newLanguages(d, off)
	ix.corpora, ix.postings, ix.phrasings = map[catalog.Lang]*corpus{}, map[catalog.Lang]postings{}, map[catalog.Lang]phrasings{}
	built := make(chan built)
	for _, l := range ix.langs {
		go func() { built <- ix.speak(l, d) }()
	}
	for range ix.langs {
		b := <-built
		ix.corpora[b.corpus.lang.lang], ix.postings[b.corpus.lang.lang], ix.phrasings[b.corpus.lang.lang] = b.corpus, b.postings, b.phrasings
	}
	ix.slots = map[catalog.Lang]*slotPool{}
	for lang, l := range ix.langs {
		ix.slots[lang] = newSlotPool(len(l.numbers))
	}
	ix.words = newVocabularies(ix.langs)
	ix.names = newNames(ix.docs, d.games)
	ix.games = newGames(ix.docs, d.games, ix.langs)
	ix.intents = newIntents(d.intents, ix.langs)
	ix.beginnings = newBeginnings(ix.docs)
	return ix, nil
}

// built is what the index has of one language.
type built struct {
	corpus    *corpus
	postings  postings
	phrasings phrasings
}

// speak makes everything of one language; the languages do not need each other and are built side by side.
func (ix *Index) speak(l *language, d *data) built {
	c := newCorpus(ix.docs, ix.weights.fields, l)
	l.learn(c.vocabulary(ix.weights.fields), d.forms[l.lang])
	named := ix.docs
	if ix.off.concepts {
		named = nil
	}
	c.read(newPhrasebook(named, d.synonyms, l))
	b := built{c, newPostings(ix.docs, c, &ix.weights), newPhrasings(ix.docs, c, &ix.weights, d.games)}
	l.frozen = true
	return b
}
