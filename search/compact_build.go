//go:build !js

package search

import (
	"context"
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"slices"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/document"
	"catanica/search/index"
)

// Compact returns the index without bleve for readers of one language: without scenarios, and without the questions,
// phrasings and answers in the other language. Words of both languages find documents.
func (ix *Index) Compact(ctx context.Context, reader catalog.Lang) (*Compact, error) {
	out := &Compact{Languages: map[string]compactLanguage{}}
	numbers := make([]int32, len(ix.docs)) // in the compact index, from 1; 0 for documents that it lacks
	for i := range ix.docs {
		d := &ix.docs[i]
		if d.Kind == catalog.KindScenario {
			continue
		}
		c := compactDocument{
			ID: d.ID, Kind: d.Kind, Game: d.Game, Title: d.Title, Answer: only(d.Answer, reader), Also: d.Also,
			Question: only(d.Question, reader), Names: d.Names, Cards: d.Cards, From: d.From, Until: d.Until,
		}
		if c.Asked.DE = d.Asked.DE; reader == catalog.EN {
			c.Asked.DE, c.Asked.EN = nil, d.Asked.EN
		}
		for _, e := range d.Earlier {
			c.Earlier = append(c.Earlier, document.EarlierAnswer{Span: e.Span, Answer: only(e.Answer, reader)})
		}
		if d.Ruling != nil {
			c.Article, c.See, c.Verdict = true, d.Ruling.See, d.Ruling.Verdict
		}
		out.Documents = append(out.Documents, c)
		numbers[i] = int32(len(out.Documents))
	}
	for lang, l := range ix.langs {
		c := compactLanguage{
			StopWords: l.lexicon.StopWords(), Vocabulary: slices.Sorted(maps.Keys(l.lexicon.Vocabulary())),
			Spelled: ix.spellings(lang),
		}
		ix.store.eachWord(lang, "", func(folded string, docs uint64) {
			c.Words, c.Counts = append(c.Words, folded), append(c.Counts, int(docs))
		})
		if err := ix.addPostings(ctx, &c, lang, numbers); err != nil {
			return nil, fmt.Errorf("search: %w", err)
		}
		out.Languages[string(lang)] = c
	}
	return out, nil
}

// only returns a text in one language alone, or in the other if that one has none.
func only(t catalog.Text, lang catalog.Lang) catalog.Text {
	if t.In(lang) == "" {
		lang = lang.Other()
	}
	if lang == catalog.EN {
		return catalog.Text{EN: t.EN}
	}
	return catalog.Text{DE: t.DE}
}

// addPostings adds the terms of a language with their postings.
func (ix *Index) addPostings(ctx context.Context, c *compactLanguage, lang catalog.Lang, numbers []int32) error {
	terms := map[string]bool{}
	for _, part := range index.Parts() {
		ix.bleve.eachTerm(index.In(lang, part), "", func(term string, _ uint64) { terms[term] = true })
	}
	ix.bleve.eachTerm(index.Concepts, "", func(term string, _ uint64) { terms[term] = true })
	var postings []byte
	r := ix.newTermReader(ctx)
	for _, term := range slices.Sorted(maps.Keys(terms)) {
		if err := r.read(expansion{term: term, lang: lang}); err != nil {
			return err
		}
		slices.Sort(r.touched)
		named, before, begun := setOfInts(ix.store.named(lang, term)), int32(0), len(postings)
		for _, doc := range r.touched {
			if n := numbers[doc]; n > 0 {
				step := uint64(n-before) << 1
				if named[int(doc)] {
					step++
				}
				postings, before = append(binary.AppendUvarint(postings, step), packFrequency(r.tf[doc])), n
			}
			r.tf[doc] = 0
		}
		if len(postings) == begun {
			continue
		}
		c.Terms, c.Sizes = append(c.Terms, term), append(c.Sizes, len(postings)-begun)
		compared := 0 // among the documents of the compact index: more than all of them would have no idf
		for _, doc := range ix.bleve.comparedDocs(lang, term) {
			if numbers[doc] > 0 {
				compared++
			}
		}
		c.Compared = append(c.Compared, compared)
	}
	c.Postings = string(postings)
	return nil
}

func setOfInts(list []int) map[int]bool {
	out := make(map[int]bool, len(list))
	for _, n := range list {
		out[n] = true
	}
	return out
}

// spellings returns the words of the documents that differ from their folded form.
func (ix *Index) spellings(lang catalog.Lang) map[string]string {
	out := map[string]string{}
	for i := range ix.docs {
		for _, f := range ix.weights.fields {
			for _, text := range ix.docs[i].Texts(f.name, lang) {
				for _, t := range analysis.Tokenize(text, math.MaxInt) {
					folded := analysis.Fold(lang, t.Text).Text
					if _, known := out[folded]; !known && folded != t.Text {
						out[folded] = t.Text
					}
				}
			}
		}
	}
	return out
}
