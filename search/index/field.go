package index

import "catanica/catalog"

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

// At returns the name of a field in an edition: class@2005. Facts of cards that change between editions are in a field
// of each edition.
func At(field string, e catalog.EditionID) string { return field + "@" + string(e) }

// In returns the name of a field of a part in a language: de_title.
func In(lang catalog.Lang, part string) string { return string(lang) + "_" + part }

// WordsField returns the name of the field that holds the folded words of a part with their positions. Phrases are
// looked up in it; its dictionary lists the words of the documents.
func WordsField(lang catalog.Lang, part string) string { return In(lang, part) + "_words" }
