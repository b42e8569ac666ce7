package index

import (
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/mapping"
	bleveindex "github.com/blevesearch/bleve_index_api"
)

// Parts of a document that are indexed in each language.
const (
	Title    = "title"
	Names    = "names"
	Question = "question"
	Asked    = "asked"
	Answer   = "answer"
	Body     = "body"
)

// Parts lists the parts in a fixed order.
func Parts() []string { return []string{Title, Names, Question, Asked, Answer, Body} }

// Fields of terms, which are indexed as they are.
const (
	Kind     = "kind"
	Game     = "game"    // that the document is about
	Variant  = "variant" // of the card game, in which an article holds
	Set      = "set"
	About    = "about"    // ids of the cards that the document is about
	Concepts = "concepts" // the same as concepts, which queries look up
	Editions = "editions" // in which the document holds
	Called   = "called"   // its names and ids, folded and without spaces
	Suggest  = "suggest"  // keys under which suggestions find it
	First    = "first"    // edition in which it first appeared
	Verdict  = "verdict"
	Is       = "is" // properties that no edition changes: ours, changed
	ID       = "id" // folded
	Source   = "source"
	Date     = "date"
	Facts    = "facts" // of a card, if no edition changes them: cost=003, cost=unknown, is=unique
	Classes  = "class" // class:ID and type:T, by edition (At)
)

// At returns the name of a field in an edition: class@2005. Facts of cards that change between editions are in a field of
// each edition.
func At(field string, e catalog.EditionID) string { return field + "@" + string(e) }

// In returns the name of a field of a part in a language: de_title.
func In(lang catalog.Lang, part string) string { return string(lang) + "_" + part }

// WordsField returns the name of the field that holds the folded words of a part with their positions. Phrases are looked
// up in it; its dictionary lists the words of the documents.
func WordsField(lang catalog.Lang, part string) string { return In(lang, part) + "_words" }

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
