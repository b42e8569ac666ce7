package search

import (
	"slices"
	"strings"
	"sync/atomic"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/document"
	"catanica/search/spelling"
)

// language holds what a search knows of one language.
type language struct {
	lexicon    *analysis.Lexicon
	phrasebook *analysis.Phrasebook
	dictionary *spelling.Dictionary
	games      *analysis.Phrasebook // the names of the other games
	intents    *analysis.Phrasebook // the phrases that ask for a kind
	slots      slotPool

	docs      []atomic.Pointer[[]fieldText] // by document: its texts, analyzed when first needed
	phrasings []atomic.Pointer[phrasings]   // the same for its phrasings
}

// learn teaches the language's lexicon its vocabulary, and makes its phrasebooks for the documents of an index.
func (l *language) learn(lexicon *analysis.Lexicon, words map[string]bool, ix *Index, d *data) {
	lexicon.Learn(words)
	concepts := ix.docs
	if ix.without.concepts {
		concepts = nil
	}
	l.lexicon, l.phrasebook = lexicon, document.Phrasebook(concepts, d.synonyms, lexicon)
	l.games, l.intents = d.games.Phrasebook(lexicon), d.intents.phrasebook(lexicon)
	l.docs = make([]atomic.Pointer[[]fieldText], len(ix.docs))
	l.phrasings = make([]atomic.Pointer[phrasings], len(ix.docs))
}

// fieldText is an analyzed text in a field of a document: its title, one of its names, its body.
type fieldText struct {
	field       int // index in weights.fields, or factField
	text        string
	occurrences []occurrence
	mentions    []mention
	fragments   []span // its sentences
}

// mention is a name in a text: the occurrences from from (included) to to (excluded), and the ids of its concepts,
// those of cards among them.
type mention struct {
	from, to int
	concepts []int32
	cards    []int32
}

// factField marks texts that are compared with queries but not indexed (Document.FactQuestions).
const factField = -1

// occurrence is a word at a byte range of a text.
type occurrence struct {
	word       *analysis.Word
	start, end int
	whole      bool // lower case changed the length of the word: the offsets of its parts are not valid
}

// texts returns the analyzed texts of a document in a language, except its names, which no hit shows.
func (ix *Index) texts(lang catalog.Lang, doc int) []fieldText {
	l := ix.langs[lang]
	if known := l.docs[doc].Load(); known != nil {
		return *known
	}
	out := ix.analyze(lang, doc, func(field int) bool { return field != namesField })
	l.docs[doc].Store(&out)
	return out
}

// analyze returns the analyzed texts of the chosen fields of a document.
func (ix *Index) analyze(lang catalog.Lang, doc int, chosen func(field int) bool) []fieldText {
	l := ix.langs[lang]
	var out []fieldText
	for n, f := range ix.weights.fields {
		if !chosen(n) {
			continue
		}
		for _, text := range ix.docs[doc].Texts(f.name, lang) {
			out = l.appendText(out, n, text)
		}
	}
	if chosen(factField) {
		for _, text := range ix.docs[doc].FactQuestions(lang) {
			out = l.appendText(out, factField, text)
		}
	}
	return out
}

func (l *language) appendText(out []fieldText, field int, text string) []fieldText {
	if text == "" {
		return out
	}
	t := fieldText{field: field, text: text}
	var stems []analysis.Stem
	analysis.EachToken(text, func(start, end int) {
		lower := strings.ToLower(text[start:end])
		word := l.lexicon.Analyze(lower)
		t.occurrences = append(t.occurrences, occurrence{word, start, end, len(lower) != end-start})
		stems = append(stems, analysis.Stem{Text: word.Stem(), Start: start, End: end})
	})
	for _, m := range l.phrasebook.Find(stems) {
		found := mention{from: m.From, to: m.To}
		for _, concept := range m.Concepts {
			id := l.lexicon.ID(concept)
			if found.concepts = append(found.concepts, id); document.IsCardConcept(concept) {
				found.cards = append(found.cards, id)
			}
		}
		t.mentions = append(t.mentions, found)
	}
	if field == questionField || field == answerField || field == bodyField {
		t.fragments = fragments(text)
	}
	return append(out, t)
}

// textsIn returns the texts in one field of a document, in the given language or else in the other one.
func (ix *Index) textsIn(lang catalog.Lang, doc, field int) ([]fieldText, catalog.Lang) {
	for _, from := range []catalog.Lang{lang, lang.Other()} {
		all := ix.texts(from, doc) // the texts of a field are neighbors
		first := slices.IndexFunc(all, func(t fieldText) bool { return t.field == field })
		if first < 0 {
			continue
		}
		end := first
		for end < len(all) && all[end].field == field {
			end++
		}
		return all[first:end], from
	}
	return nil, lang
}

// documentsWith returns how many documents have a stem in the texts that queries are compared with.
func (ix *Index) documentsWith(lang catalog.Lang, stem string) float64 {
	return float64(max(1, ix.store.compared(lang, stem)))
}

// comparedWords returns the words of a text that are compared with queries. Documents about other games lose the name
// of their game.
func (t *fieldText) comparedWords(game rulings.Game, games document.GameNames) []occurrence {
	list := t.occurrences[:min(document.MaxPhrasingTokens, len(t.occurrences))]
	if len(games[game]) == 0 {
		return list
	}
	words := make([]string, len(list))
	for i, o := range list {
		words[i] = strings.ToLower(t.text[o.start:o.end])
	}
	var out []occurrence
	for _, i := range games.Strip(words, game) {
		out = append(out, list[i])
	}
	return slices.Clip(out)
}
