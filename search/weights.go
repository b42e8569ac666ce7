package search

import (
	"catanica/catalog"
	"catanica/search/index"
)

// field describes a part of a document in the index.
type field struct {
	name   string
	boost  float64 // factor of term frequencies in the field
	length float64 // usual length in terms; terms in longer texts count less
	exact  bool    // index words also as written
}

// weights holds all parameters of the ranking, each with its reason. They were tuned on the open halves of the judged
// queries and on phrasings left out of the index (docs/search-figures.md).
type weights struct {
	fields []field

	// Expansions of a query term, best first.
	exact   float64 // the word as typed
	stem    float64 // the same stem: plurals, cases, tenses
	concept float64 // another name of the same thing, in either language
	part    float64 // a part of a compound: Wache in Feuerwache
	whole   float64 // the parts of a compound that was typed
	prefix  float64 // a completion of the last word
	near    float64 // a correction by one edit
	far     float64 // a correction by more than one edit

	multiword float64 // a name of several words, shared among them, relative to a single word

	otherLanguage float64 // factor for terms in the language that the query is not in
	weak          float64 // factor for stop words and other weak terms
	common        float64 // factor for everyday German words that name nothing of the games (queryTerm.common)

	saturation float64 // k1 of BM25: limits the effect of repeated terms
	norm       float64 // b of BM25: how strongly the length of a field reduces the weight of its terms

	coverage  float64 // share of the score that a document loses if it has none of the query's weight
	close     float64 // bonus of a phrasing that says the whole query and nothing else
	title     float64 // bonus of a title that is the query and nothing else
	tightness float64 // share of that bonus that depends on the phrasing saying nothing else
	same      float64 // more of that bonus for a phrasing that is the query, or nearly so

	// A phrasing or title that names cards, but others than the query, is about something else, whatever other words they
	// share.
	otherCards  float64 // share of the query's weight that a phrasing loses if all its cards are others
	aboutOthers float64 // factor for documents whose title names other cards only

	superseded float64 // factor for documents that no longer hold: queries without an edition mean today's rules

	otherGame float64 // factor for documents of games that the query is not about
	lead      int     // number of documents of the query's game that rank above all documents of other games

	// Factors by kind for queries of several words: questions want rulings. A factor of 0.8 for cards wins one judged
	// query and loses 20 of 376 phrasings of cards that were left out.
	kinds map[catalog.Kind]float64
	// Additional factors for the kind that the query asks for (data/intents.txt).
	wanted map[catalog.Kind]float64
	// Factor for the term of the category in questions such as "ist Flavo ein Ritter": the definition of knight answers
	// them, however often other documents mention Flavo.
	category float64

	// Share of the way to the best score that documents related to the best one move up: cards that the query names, and
	// articles that reference the best hit or are referenced by it. Their order among each other stays.
	related float64

	leader leaderWeights
}

// Indexes in weights.fields.
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
			titleField:    {index.Title, 2.5, 16, true},    // what it is about
			namesField:    {index.Names, 2, 12, true},      // what it is called, in both languages
			questionField: {index.Question, 2.5, 60, true}, // what it decides
			askedField:    {index.Asked, 1.2, 200, true},   // how players ask that
			answerField:   {index.Answer, 2, 70, false},    // what it says, in a sentence
			bodyField:     {index.Body, 0.8, 400, false},   // words occur here for many reasons
		},
		exact: 1, stem: 0.95, concept: 0.95, part: 0.6, whole: 0.8, prefix: 0.5, near: 0.75, far: 0.55,
		multiword: 1.3, otherLanguage: 0.7, weak: 0.18, common: 0.6,
		saturation: 2, norm: 0.5,
		coverage: 0.7, close: 0.8, title: 0.5, tightness: 0.4, same: 1,
		otherCards: 0.5, aboutOthers: 0.8,
		superseded: 0.93,
		otherGame:  0.8, lead: 3,
		kinds: map[catalog.Kind]float64{
			catalog.KindRuling: 1, catalog.KindRule: 1, catalog.KindTerm: 1, catalog.KindCard: 0.9,
			catalog.KindSet: 0.8, catalog.KindClass: 0.8, catalog.KindScenario: 0.7,
		},
		wanted:   map[catalog.Kind]float64{catalog.KindCard: 1.25, catalog.KindTerm: 1.2},
		category: 1.6,
		related:  0.5,
		leader:   leaderWeights{place: 0.34, odds: 0.063, nearest: 0.30, three: 0.46},
	}
}

// cardsBoost and cardsLength are the BM25 field weight and typical length of the cards listed in front matter. A ruling
// is about such a card even if its text names it differently.
const (
	cardsBoost  = 1
	cardsLength = 6
)
