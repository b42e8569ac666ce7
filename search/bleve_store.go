//go:build !js

package search

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/index"

	"github.com/blevesearch/bleve/v2"
	bleveindex "github.com/blevesearch/bleve_index_api"
)

// bleveStore is the store of an Index that New opens.
type bleveStore struct {
	ix         *Index
	index      bleve.Index
	reader     bleveindex.IndexReader
	docOf      []int32 // by number in bleve's index
	fieldNames map[catalog.Lang][]string
	stems      map[catalog.Lang][]bleveindex.FieldDictContains // by index in weights.fields
	words      map[catalog.Lang][]bleveindex.FieldDictContains // the same, folded
	counts     map[catalog.Lang]map[string]int                 // see compared
	kept       keptPostings
}

// newBleveStore reads from bleve's index of the documents what searches need. If it fails, it closes the index.
func newBleveStore(
	ix *Index, opened bleve.Index, counts func(lang catalog.Lang) (map[string]int, error),
) (*bleveStore, error) {
	b := &bleveStore{ix: ix, index: opened, fieldNames: map[catalog.Lang][]string{},
		counts: map[catalog.Lang]map[string]int{},
		stems:  map[catalog.Lang][]bleveindex.FieldDictContains{}, words: map[catalog.Lang][]bleveindex.FieldDictContains{}}
	advanced, err := opened.Advanced()
	if err == nil {
		b.reader, err = advanced.Reader()
	}
	if err == nil {
		err = b.numberDocuments()
	}
	for _, lang := range catalog.Langs {
		if err == nil {
			err = b.openDictionaries(lang)
		}
		if err == nil {
			b.counts[lang], err = counts(lang)
		}
		for _, f := range ix.weights.fields {
			b.fieldNames[lang] = append(b.fieldNames[lang], index.In(lang, f.name))
		}
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("search: %w", err), opened.Close())
	}
	return b, nil
}

func (b *bleveStore) openDictionaries(lang catalog.Lang) error {
	contains, ok := b.reader.(bleveindex.IndexReaderContains)
	if !ok {
		return fmt.Errorf("%T cannot look up words", b.reader)
	}
	for _, f := range b.ix.weights.fields {
		stems, err := contains.FieldDictContains(index.In(lang, f.name))
		if err != nil {
			return err
		}
		words, err := contains.FieldDictContains(index.WordsField(lang, f.name))
		if err != nil {
			return err
		}
		b.stems[lang], b.words[lang] = append(b.stems[lang], stems), append(b.words[lang], words)
	}
	return nil
}

// numberDocuments maps bleve's numbers to the documents.
func (b *bleveStore) numberDocuments() error {
	b.docOf = make([]int32, len(b.ix.docs))
	ids, err := b.reader.DocIDReaderAll()
	if err != nil {
		return err
	}
	defer ids.Close()
	for range b.ix.docs {
		id, err := ids.Next()
		if err != nil || id == nil {
			return errors.Join(errors.New("the index has too few documents"), err)
		}
		n := id.Value()
		if n >= uint64(len(b.docOf)) {
			return fmt.Errorf("the index has document %d of %d", n, len(b.ix.docs))
		}
		key, err := b.reader.ExternalID(id)
		if err != nil {
			return err
		}
		doc, ok := slices.BinarySearch(b.ix.keys, key)
		if !ok {
			return fmt.Errorf("the index has a document %s that is none of ours", key)
		}
		b.docOf[n] = int32(doc)
	}
	return nil
}

func (b *bleveStore) close() error { return errors.Join(b.reader.Close(), b.index.Close()) }

func (b *bleveStore) hasWord(lang catalog.Lang, folded string) bool {
	return contains(b.words[lang], folded)
}

func (b *bleveStore) hasStem(lang catalog.Lang, stem string) bool {
	return contains(b.stems[lang], stem)
}

// contains reports whether one of the dictionaries has a term. A damaged one has none.
func contains(dictionaries []bleveindex.FieldDictContains, term string) bool {
	return slices.ContainsFunc(dictionaries, func(d bleveindex.FieldDictContains) bool {
		ok, err := d.Contains([]byte(term))
		return ok && err == nil
	})
}

func (b *bleveStore) eachWord(lang catalog.Lang, prefix string, do func(folded string, docs uint64)) {
	docs := map[string]uint64{}
	for _, part := range index.Parts() {
		b.eachTerm(index.WordsField(lang, part), prefix, func(word string, n uint64) {
			docs[word] = max(docs[word], n)
		})
	}
	for _, word := range slices.Sorted(maps.Keys(docs)) {
		do(word, docs[word])
	}
}

// eachTerm calls do for the terms of a field that begin with prefix, in order, and the number of documents that have
// them. A damaged index has no more terms.
func (b *bleveStore) eachTerm(field, prefix string, do func(term string, docs uint64)) {
	dict, err := b.reader.FieldDictPrefix(field, []byte(prefix))
	if err != nil {
		return
	}
	defer dict.Close()
	for {
		e, err := dict.Next()
		if err != nil || e == nil {
			return
		}
		do(e.Term, e.Count)
	}
}

// withTerm returns the documents that have a term in a field. A damaged index has none.
func (b *bleveStore) withTerm(field, term string) []int {
	r, err := b.reader.TermFieldReader(context.Background(), []byte(term), field, false, false, false)
	if err != nil {
		return nil
	}
	defer r.Close()
	var out []int
	for p, err := r.Next(nil); err == nil && p != nil; p, err = r.Next(nil) {
		out = append(out, int(b.docOf[p.ID.Value()]))
	}
	return out
}

func (b *bleveStore) named(lang catalog.Lang, stem string) []int {
	return append(b.withTerm(index.In(lang, index.Title), stem), b.withTerm(index.In(lang, index.Names), stem)...)
}

func (b *bleveStore) compared(lang catalog.Lang, stem string) int { return b.counts[lang][stem] }

// comparedDocs returns the documents that have a stem in the texts that queries are compared with.
func (b *bleveStore) comparedDocs(lang catalog.Lang, stem string) []int {
	return b.docsWith(b.comparedFields(lang, stem), stem)
}

// comparedFields returns the names of the fields of these texts that have a stem in any document.
func (b *bleveStore) comparedFields(lang catalog.Lang, stem string) []string {
	var out []string
	for field, name := range b.fieldNames[lang] {
		if isPhrasing(field) && contains(b.stems[lang][field:field+1], stem) {
			out = append(out, name)
		}
	}
	return out
}

// docsWith returns the documents that have a term in one of the fields, each once.
func (b *bleveStore) docsWith(fields []string, term string) []int {
	if len(fields) == 0 {
		return nil
	}
	var out []int
	seen := make([]bool, len(b.ix.docs))
	for _, field := range fields {
		for _, doc := range b.withTerm(field, term) {
			if !seen[doc] {
				seen[doc], out = true, append(out, doc)
			}
		}
	}
	return out
}

func (b *bleveStore) called(key string) []int { return b.withTerm(index.Called, key) }

func (b *bleveStore) suggested(prefix string, do func(doc int)) {
	b.eachTerm(index.Suggest, prefix, func(key string, _ uint64) {
		for _, doc := range b.withTerm(index.Suggest, key) {
			do(doc)
		}
	})
}

// spelled returns a folded word as the documents spell it, in lower case.
func (b *bleveStore) spelled(lang catalog.Lang, folded string) string {
	for _, part := range index.Parts() {
		for _, doc := range b.withTerm(index.WordsField(lang, part), folded) {
			for _, f := range b.ix.weights.fields {
				if f.name != part {
					continue
				}
				for _, text := range b.ix.docs[doc].Texts(f.name, lang) {
					for _, t := range analysis.Tokenize(text, math.MaxInt) {
						if analysis.Fold(lang, t.Text).Text == folded {
							return t.Text
						}
					}
				}
			}
		}
	}
	return folded
}

func (b *bleveStore) read(ctx context.Context, e expansion, add func(doc int32, tf float64)) error {
	key := postingKey{e.lang, e.term}
	list, ok := b.kept.get(key)
	if !ok {
		var err error
		if list, err = b.postings(ctx, e); err != nil {
			return err
		}
		key.term = strings.Clone(e.term) // not a part of the query, which the key would keep in memory
		b.kept.put(key, list)
	}
	for i, doc := range list.docs {
		add(doc, list.frequencies[i])
	}
	return nil
}

// postings decodes the posting list of a term.
func (b *bleveStore) postings(ctx context.Context, e expansion) (list postingList, err error) {
	at := map[int32]int{} // the index in list by document
	add := func(doc int32, tf float64) {
		i, ok := at[doc]
		if !ok {
			at[doc] = len(list.docs)
			list.docs, list.frequencies = append(list.docs, doc), append(list.frequencies, tf)
			return
		}
		list.frequencies[i] += tf
	}
	term, fields, names := []byte(e.term), b.ix.weights.fields, b.fieldNames[e.lang]
	for i := range fields {
		if e.term[0] == '=' && !fields[i].exact {
			continue
		}
		if has, err := b.stems[e.lang][i].Contains(term); err == nil && !has {
			continue
		}
		if err := b.readField(ctx, term, names[i], fields[i].boost, fields[i].length, add); err != nil {
			return list, err
		}
	}
	if e.term[0] == '#' {
		err = b.readField(ctx, term, index.Concepts, cardsBoost, cardsLength, add)
	}
	list.docs, list.frequencies = slices.Clip(list.docs), slices.Clip(list.frequencies)
	return list, err
}

// readField adds the weighted frequencies of a term in a field, which usually has the length usual.
func (b *bleveStore) readField(
	ctx context.Context, term []byte, field string, boost, usual float64, add func(doc int32, tf float64),
) error {
	postings, err := b.reader.TermFieldReader(ctx, term, field, true, true, false)
	if err != nil {
		return err
	}
	defer postings.Close()
	norm := b.ix.weights.norm
	var read bleveindex.TermFieldDoc
	for {
		p, err := postings.Next(&read)
		if err != nil || p == nil {
			return err
		}
		length := 1 / (p.Norm * p.Norm) // bleve stores the length of a field as its inverse square root
		add(b.docOf[p.ID.Value()], float64(p.Freq)*boost/(1-norm+norm*length/usual))
	}
}
