//go:build !js

package index

import (
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/mapping"
	bleveindex "github.com/blevesearch/bleve_index_api"
)

// Mapping returns the static mapping of the documents, analyzed with the given phrasebooks.
func Mapping(books map[catalog.Lang]*analysis.Phrasebook) (*mapping.IndexMappingImpl, error) {
	m := bleve.NewIndexMapping()
	m.StoreDynamic, m.IndexDynamic, m.DocValuesDynamic = false, false, false
	m.ScoringModel = bleveindex.BM25Scoring
	doc := mapping.NewDocumentStaticMapping()
	for lang, book := range books {
		if err := analysis.Define(m, book); err != nil {
			return nil, err
		}
		for _, part := range Parts() {
			kind := analysis.Names
			if part == Answer || part == Body {
				kind = analysis.Prose
			}
			words := text(WordsField(lang, part), analysis.AnalyzerName(lang, analysis.Words))
			words.IncludeTermVectors = true
			doc.AddFieldMappingsAt(In(lang, part), text(In(lang, part), analysis.AnalyzerName(lang, kind)), words)
		}
	}
	for _, field := range []string{Kind, Game, Set, Verdict, Editions} {
		doc.AddFieldMappingsAt(field, term(true)) // counted by facets
	}
	for _, field := range []string{Variant, About, Concepts, First, Is, ID, Source, Date, Called, Suggest, Facts} {
		doc.AddFieldMappingsAt(field, term(false))
	}
	for _, e := range catalog.EditionIDs() {
		doc.AddFieldMappingsAt(At(Classes, e), term(true))
		doc.AddFieldMappingsAt(At(Facts, e), term(false))
	}
	doc.AddSubDocumentMapping("_all", bleve.NewDocumentDisabledMapping()) // queries name their fields
	m.DefaultMapping = doc
	return m, m.Validate()
}

func text(name, analyzer string) *mapping.FieldMapping {
	f := mapping.NewTextFieldMapping()
	f.Name, f.Analyzer = name, analyzer
	f.Store, f.IncludeTermVectors, f.DocValues = false, false, false
	return f
}

func term(docValues bool) *mapping.FieldMapping {
	f := mapping.NewKeywordFieldMapping()
	f.Store, f.IncludeTermVectors, f.DocValues = false, false, docValues
	return f
}

// Folded returns a value of a field of terms in which case does not matter.
func Folded(value string) string { return strings.ToLower(value) }
