//go:build !js

package search

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/catalog/packed"
	"catanica/search/analysis"
	"catanica/search/document"
	"catanica/search/index"
	"catanica/search/precedent"
	"catanica/search/question"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/mapping"
)

// New returns an index of the documents, whose order does not affect results. If the program embeds an index of these
// very documents, New opens it; otherwise it builds one in memory, which takes about a second. Filters look up the
// names of sets, classes and cards in cat, which may be nil. New fails if two documents of the same kind have the same
// id.
func New(docs []document.Document, cat *catalog.Catalog) (*Index, error) {
	return open(docs, cat, ablation{}, "", "")
}

// NewKept is New, but keeps an index that it had to build in the user's cache for later runs of the program, if it may
// write there. version is what Version returns for the documents, or "" if the caller does not know it.
func NewKept(docs []document.Document, cat *catalog.Catalog, version string) (*Index, error) {
	return open(docs, cat, ablation{}, version, index.CacheFolder())
}

// Version identifies the index of the documents: a hash of everything that is indexed.
func Version(docs []document.Document, cat *catalog.Catalog) (string, error) {
	b, err := newBuild(docs, cat, ablation{})
	if err != nil {
		return "", err
	}
	b.identify()
	return b.version, nil
}

// WriteIndex builds the index of the documents and packs it into a file, unless the file has it already.
func WriteIndex(file string, docs []document.Document, cat *catalog.Catalog) (written bool, err error) {
	b, err := newBuild(docs, cat, ablation{})
	if err != nil {
		return false, err
	}
	if b.identify(); index.PackedVersion(file) == b.version {
		return false, nil
	}
	in, err := b.input()
	if err != nil {
		return false, err
	}
	return true, index.Write(file, in)
}

// open opens the stored index of a version, or else of the documents, or else builds one: in the cache folder, or else
// in memory.
func open(docs []document.Document, cat *catalog.Catalog, without ablation, version, cache string) (*Index, error) {
	b, err := newBuild(docs, cat, without)
	if err != nil {
		return nil, err
	}
	b.version = version
	ix, unstored := b.openStored()
	if unstored != nil {
		if b.identify(); b.version != version { // it was unknown, or is that of other documents
			ix, unstored = b.openStored()
		}
	}
	if unstored == nil {
		return ix, nil
	} // An index that is missing, stale, damaged or cannot be unpacked is built anew.
	in, err := b.input()
	if err != nil {
		return nil, err
	}
	b.remember(in.Precedents)
	stored, err := index.Keep(cache, in)
	if err == nil {
		var opened bleve.Index
		if opened, err = stored.Open(); err == nil {
			return b.finish(opened, stored.Counts)
		}
	}
	built, memErr := index.InMemory(in)
	if memErr != nil {
		return nil, memErr
	}
	ix, memErr = b.finish(built, func(lang catalog.Lang) (map[string]int, error) { return index.Count(built, lang) })
	if memErr == nil {
		ix.unstored = errors.Join(unstored, err)
	}
	return ix, memErr
}

// build holds what an index is made of.
type build struct {
	ix       *Index
	data     *data
	indexed  []index.Document
	version  string
	lexicons map[catalog.Lang]*analysis.Lexicon
}

func newBuild(docs []document.Document, cat *catalog.Catalog, without ablation) (*build, error) {
	d, err := loadData()
	if err != nil {
		return nil, err
	}
	if cat == nil {
		cat = &catalog.Catalog{}
	}
	docs, w := without.apply(d, sortedByKey(docs), defaultWeights())
	ix := newIndex(docs, cat, d, w)
	ix.without = without
	if ix.editions, err = question.NewEditions(); err != nil {
		return nil, err
	}
	for i := 1; i < len(ix.keys); i++ {
		if ix.keys[i] == ix.keys[i-1] {
			return nil, fmt.Errorf("search: two documents are called %s: give each its own id", ix.keys[i])
		}
	}
	b := &build{ix: ix, data: d}
	if b.lexicons, err = analysis.Lexicons(without.analysis()); err != nil {
		return nil, err
	}
	return b, nil
}

// identify makes the indexed form of the documents, and its version.
func (b *build) identify() {
	b.indexed = document.Indexed(b.ix.docs, b.ix.cat, b.data.games)
	b.version = index.Version(b.indexed, b.ix.without.analysis())
}

// sortedByKey returns the documents sorted by kind and id, which is also the order of hits with equal scores.
func sortedByKey(docs []document.Document) []document.Document {
	docs = slices.Clone(docs)
	slices.SortFunc(docs, func(a, b document.Document) int { return strings.Compare(a.Key(), b.Key()) })
	return docs
}

// learn teaches the lexicons the vocabulary, or else the words of the documents, and makes the phrasebooks.
func (b *build) learn(vocabularies map[catalog.Lang]map[string]bool) {
	var wait sync.WaitGroup
	for lang, lexicon := range b.lexicons {
		l := &language{}
		b.ix.langs[lang] = l
		wait.Go(func() {
			words := vocabularies[lang]
			if words == nil {
				words = document.Vocabulary(b.ix.docs, lang)
			}
			l.learn(lexicon, words, b.ix, b.data)
		})
	}
	wait.Wait()
}

// input returns what the index is built from.
func (b *build) input() (index.Input, error) {
	b.learn(nil)
	m, err := b.mapping()
	if err != nil {
		return index.Input{}, err
	}
	questions, err := packed.Write(b.precedents())
	return index.Input{
		Documents: b.indexed, Mapping: m, Lexicons: b.lexicons, Version: b.version, Precedents: questions,
	}, err
}

// precedents returns the questions of the documents, once the lexicons have learned.
func (b *build) precedents() precedent.Questions {
	reader := precedent.NewReader(b.lexicons, b.ix.books())
	docs := make([]precedent.Asked, len(b.ix.docs))
	for i := range b.ix.docs {
		docs[i].Key = b.ix.keys[i]
		for _, lang := range catalog.Langs {
			for _, text := range b.ix.docs[i].Questions(lang) {
				docs[i].Questions = append(docs[i].Questions, reader.Terms(text, lang))
			}
		}
	}
	return precedent.Of(docs)
}

// mapping returns the mapping of the index, once the lexicons have learned.
func (b *build) mapping() (*mapping.IndexMappingImpl, error) {
	return index.Mapping(b.ix.books())
}

// remember gives the index the packed questions of its documents.
func (b *build) remember(questions []byte) {
	b.ix.remember(func() (precedent.Questions, error) { return packed.Read[precedent.Questions](questions) })
}

// openStored opens the stored index of the build's version.
func (b *build) openStored() (*Index, error) {
	s, err := index.Find(b.version)
	if err != nil {
		return nil, err
	}
	vocabularies := map[catalog.Lang]map[string]bool{}
	for _, lang := range catalog.Langs {
		if vocabularies[lang], err = s.Vocabulary(lang); err != nil {
			return nil, err
		}
	}
	b.learn(vocabularies)
	if _, err := b.mapping(); err != nil { // defines the components that the stored mapping names
		return nil, err
	}
	questions, err := s.Precedents()
	if err != nil {
		return nil, err
	}
	b.remember(questions)
	opened, err := s.Open()
	if err != nil {
		return nil, err
	}
	return b.finish(opened, s.Counts)
}

// finish reads from bleve's index what searches need. counts returns the counts of its stems (index.Count).
func (b *build) finish(
	opened bleve.Index, counts func(lang catalog.Lang) (map[string]int, error),
) (*Index, error) {
	from, err := newBleveStore(b.ix, opened, counts)
	if err != nil {
		return nil, err
	}
	b.ix.bleve = from
	b.ix.use(from)
	return b.ix, nil
}
