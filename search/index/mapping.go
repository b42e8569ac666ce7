package index

import (
	"slices"
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
	Order    = "order"     // rank among all documents by kind and id
	KindRank = "kind_rank" // rank of its kind
	IDRank   = "id_rank"   // rank by article numbers
	SetRank  = "set_rank"
	Age      = "age" // rank of its first edition
)

// Fields that differ between editions are called by At: cost@2005.
const (
	Classes   = "class"      // class:ID and type:T
	Property  = "property"   // catalog.Property
	Fact      = "fact"       // cost:unknown, vp:counted: numbers that are none
	ClassRank = "class_rank" // rank of the class
)

// Numbers lists the numbers of cards, which may differ between editions.
func Numbers() []string {
	return []string{
		"cost", "lumber", "brick", "ore", "grain", "wool", "gold", "power", "stars",
		"vp", "strength", "tournament", "commerce", "copies",
	}
}

// At returns the name of a field in an edition: cost@2005.
func At(field string, e catalog.EditionID) string { return field + "@" + string(e) }

// In returns the name of a field of a part in a language: de_title.
func In(lang catalog.Lang, part string) string { return string(lang) + "_" + part }

// PhraseField returns the name of the field that holds the folded words of a part with their positions, for phrases.
func PhraseField(lang catalog.Lang, part string) string { return In(lang, part) + "_words" }

// SpellingField returns the name of the field that holds the words of a language as they are spelled, in lower case. Its
// dictionary lists all words.
func SpellingField(lang catalog.Lang) string { return In(lang, "spelling") }

// FoldedField returns the name of the field that holds the folded words of a language. Its dictionary completes words.
func FoldedField(lang catalog.Lang) string { return In(lang, "folded") }

// AskedField returns the name of the field that holds the stems of the texts that queries are compared with, to count
// in how many documents a stem occurs.
func AskedField(lang catalog.Lang) string { return In(lang, "phrasings") }

// NameField returns the name of the field by which documents are sorted by title.
func NameField(lang catalog.Lang) string { return In(lang, "name") }

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
			doc.AddFieldMappingsAt(In(lang, part), textFields(lang, part)...)
		}
		doc.AddFieldMappingsAt(NameField(lang), term(true))
	}
	for _, field := range []string{Kind, Game, Set, Verdict} {
		doc.AddFieldMappingsAt(field, term(true)) // counted by facets
	}
	for _, field := range []string{Variant, About, Concepts, First, Is, ID, Source, Date, Called, Suggest} {
		doc.AddFieldMappingsAt(field, term(false))
	}
	doc.AddFieldMappingsAt(Editions, term(true))
	for _, field := range []string{Order, KindRank, IDRank, SetRank, Age} {
		doc.AddFieldMappingsAt(field, number())
	}
	for _, e := range catalog.EditionIDs() {
		doc.AddFieldMappingsAt(At(Classes, e), term(true))
		doc.AddFieldMappingsAt(At(Property, e), term(false))
		doc.AddFieldMappingsAt(At(Fact, e), term(false))
		doc.AddFieldMappingsAt(At(ClassRank, e), number())
		for _, n := range Numbers() {
			doc.AddFieldMappingsAt(At(n, e), number())
		}
	}
	m.DefaultMapping = doc
	return m, m.Validate()
}

// textFields returns the fields that a part of a document is indexed in.
func textFields(lang catalog.Lang, part string) []*mapping.FieldMapping {
	kind := analysis.Names
	if part == Answer || part == Body {
		kind = analysis.Prose
	}
	out := []*mapping.FieldMapping{
		text(In(lang, part), analysis.AnalyzerName(lang, kind)),
		text(PhraseField(lang, part), analysis.AnalyzerName(lang, analysis.Words)),
		text(SpellingField(lang), analysis.AnalyzerName(lang, analysis.Spelling)),
		text(FoldedField(lang), analysis.AnalyzerName(lang, analysis.Words)),
	}
	out[1].IncludeTermVectors = true
	out[2].SkipFreqNorm, out[3].SkipFreqNorm = true, true
	if slices.Contains([]string{Title, Question, Asked, Answer}, part) {
		phrasings := text(AskedField(lang), analysis.AnalyzerName(lang, analysis.Stems))
		phrasings.SkipFreqNorm = true
		out = append(out, phrasings)
	}
	return out
}

func text(name, analyzer string) *mapping.FieldMapping {
	f := mapping.NewTextFieldMapping()
	f.Name, f.Analyzer = name, analyzer
	f.Store, f.IncludeInAll, f.IncludeTermVectors, f.DocValues = false, false, false, false
	return f
}

func term(docValues bool) *mapping.FieldMapping {
	f := mapping.NewKeywordFieldMapping()
	f.Store, f.IncludeInAll, f.IncludeTermVectors = false, false, false
	f.DocValues = docValues
	return f
}

func number() *mapping.FieldMapping {
	f := mapping.NewNumericFieldMapping()
	f.Store, f.IncludeInAll = false, false
	return f
}

// Folded returns a value of a field of terms in which case does not matter.
func Folded(value string) string { return strings.ToLower(value) }
