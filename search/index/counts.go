//go:build !js

package index

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"

	"github.com/blevesearch/bleve/v2"
	bleveindex "github.com/blevesearch/bleve_index_api"
)

// countsFile returns the name of the file with the counts of a language: a line for each stem.
func countsFile(lang catalog.Lang) string { return "counts." + string(lang) }

// Count returns how many documents of an index have a stem in a part that is compared, for the stems of more than one.
// To look them up one by one takes a tenth of the time of a first search, so they are kept beside the index.
func Count(ix bleve.Index, lang catalog.Lang) (map[string]int, error) {
	advanced, err := ix.Advanced()
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	r, err := advanced.Reader()
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	defer r.Close()
	docs := map[string]map[uint64]bool{}
	for _, part := range Compared() {
		if err := addDocs(docs, r, In(lang, part)); err != nil {
			return nil, fmt.Errorf("index: %w", err)
		}
	}
	out := map[string]int{}
	for stem, in := range docs {
		if len(in) > 1 {
			out[stem] = len(in)
		}
	}
	return out, nil
}

// addDocs adds the numbers of the documents that have a stem in a field.
func addDocs(docs map[string]map[uint64]bool, r bleveindex.IndexReader, field string) error {
	dict, err := r.FieldDict(field)
	if err != nil {
		return err
	}
	defer dict.Close()
	for {
		e, err := dict.Next()
		if err != nil || e == nil {
			return err
		}
		if !analysis.IsStem(e.Term) {
			continue
		}
		if docs[e.Term] == nil {
			docs[e.Term] = map[uint64]bool{}
		}
		if err := addPostings(docs[e.Term], r, e.Term, field); err != nil {
			return err
		}
	}
}

// addPostings adds the numbers of the documents that have a term in a field.
func addPostings(to map[uint64]bool, r bleveindex.IndexReader, term, field string) error {
	postings, err := r.TermFieldReader(context.Background(), []byte(term), field, false, false, false)
	if err != nil {
		return err
	}
	defer postings.Close()
	for {
		p, err := postings.Next(nil)
		if err != nil || p == nil {
			return err
		}
		to[p.ID.Value()] = true
	}
}

// writeCounts writes the counts of the index in a folder beside it.
func writeCounts(folder string) error {
	ix, err := (&Stored{folder: folder}).Open()
	if err != nil {
		return err
	}
	defer ix.Close()
	for _, lang := range catalog.Langs {
		counts, err := Count(ix, lang)
		if err != nil {
			return err
		}
		var text strings.Builder
		for _, stem := range slices.Sorted(maps.Keys(counts)) {
			fmt.Fprintf(&text, "%d %s\n", counts[stem], stem)
		}
		if err := os.WriteFile(filepath.Join(folder, countsFile(lang)), []byte(text.String()), 0o644); err != nil {
			return fmt.Errorf("index: %w", err)
		}
	}
	return nil
}

// Counts returns what Count returned for the index.
func (s *Stored) Counts(lang catalog.Lang) (map[string]int, error) {
	text, err := os.ReadFile(filepath.Join(s.folder, countsFile(lang)))
	if err != nil {
		return nil, fmt.Errorf("index: %w", err)
	}
	out := make(map[string]int, bytes.Count(text, []byte("\n")))
	for line := range strings.Lines(string(text)) {
		count, stem, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if out[stem], err = strconv.Atoi(count); err != nil {
			return nil, fmt.Errorf("index: %s: %w", countsFile(lang), err)
		}
	}
	return out, nil
}
