package search

import "catanica/catalog"

// field is a part of a document in the index.
type field struct {
	name   string
	boost  float64 // what a word in it counts
	length float64 // terms that such a field usually has; longer ones count less
	exact  bool    // words are also kept as written
	long   bool    // it teaches no words: in long texts every word turns up some day
	texts  func(d *Document, lang catalog.Lang) []string
}

// weights are all numbers of the ranking. They were set by the tuning half of the judged queries and by
// leaving out phrasings (docs/search.md); each says why it is there.
type weights struct {
	fields []field

	// Variants of a word, best first.
	exact   float64 // the word as typed
	stem    float64 // the same stem: plurals, cases, tenses
	concept float64 // another name of the same thing, in either language
	part    float64 // a part of a compound: Wache in Feuerwache
	whole   float64 // the compound's parts where the compound was typed
	prefix  float64 // the last word, still being typed
	near    float64 // a correction by one letter
	far     float64 // a correction by two letters

	several float64 // a name of several words, of one word's weight

	other float64 // words of the other language than the query's
	weak  float64 // words that say little, of their weight

	saturation float64 // k of BM25: how soon repeating a word stops to count
	norm       float64 // b of BM25: how much long fields count less

	coverage float64 // how much a document loses that knows none of the query's other words
	close    float64 // what a phrasing counts that says the whole query and nothing else
	title    float64 // what a title counts that is the query and nothing else
	tight    float64 // how much of that hangs on the phrasing having no other words

	past float64 // what a document counts that no longer holds: who names no edition means today

	elsewhere float64 // what a document of a game counts that the query is not about
	ahead     int     // how many documents of the game that it is about stand before those

	// For queries of several words: questions want rulings. Cards at 0.8 win one judged query and lose 20 of 376
	// phrasings of cards that were left out.
	kinds map[catalog.Kind]float64
	// For queries that say which kind of thing they want (data/intents.txt), on top of the former.
	wanted map[catalog.Kind]float64
	// The term of which a query asks whether something is one: what counts as a knight stands there, however much others
	// speak of the knight who is asked about.
	belongs float64

	// What stands beside the best: cards that the query names, and articles that the best hit speaks of or that speak of it. They
	// come up to this much of its score, never before it.
	beside float64
}

// The fields, by their place in the weights.
const (
	titleField = iota
	namesField
	questionField
	askedField
	answerField
	bodyField
)

func defaultWeights() weights {
	return weights{
		fields: []field{
			titleField:    {"title", 2.5, 16, true, false, titleText},       // what it is about
			namesField:    {"names", 2, 12, true, false, namesTexts},        // what it is called, in both languages
			questionField: {"question", 2.5, 60, true, false, questionText}, // what it decides
			askedField:    {"asked", 1.2, 200, true, false, askedTexts},     // how players ask that
			answerField:   {"answer", 2, 70, false, false, answerText},      // what it says, in a sentence
			bodyField:     {"body", 0.8, 400, false, true, bodyText},        // where words stand for many reasons
		},
		exact: 1, stem: 0.95, concept: 0.95, part: 0.6, whole: 0.8, prefix: 0.5, near: 0.75, far: 0.55,
		several: 1.3, other: 0.7, weak: 0.18,
		saturation: 2, norm: 0.5,
		coverage: 0.7, close: 0.8, title: 0.6, tight: 0.4,
		past:      0.93,
		elsewhere: 0.8, ahead: 3,
		kinds: map[catalog.Kind]float64{
			catalog.KindRuling: 1, catalog.KindRule: 1, catalog.KindTerm: 1, catalog.KindCard: 0.9,
			catalog.KindSet: 0.8, catalog.KindClass: 0.8, catalog.KindScenario: 0.7,
		},
		wanted:  map[catalog.Kind]float64{catalog.KindCard: 1.25, catalog.KindTerm: 1.2},
		belongs: 1.6,
		beside:  0.2,
	}
}

// The concepts of the cards that a document names in its front matter, in no language.
const (
	cardsBoost  = 1 // a ruling about the card, even where the text calls it otherwise
	cardsLength = 6
)
