package search

import "catanica/catalog"

// unit is a word of the query with everything that may stand for it in a document.
type unit struct {
	typed    typed
	variants []variant
	parts    [][]variant // of a compound; a document scores by how many of them it knows
	weak     bool        // it says little
	known    bool        // the documents use the word, or a form of it
	compound bool        // it is made of known words
	meant    *word       // the correction of a word that is not known
	stem     map[catalog.Lang]string
}

// Bounds of a query: any text is answered, but no more of it than this is looked at.
const (
	maxQuery   = 400 // runes; the longest questions have about 250
	maxUnits   = 32  // words
	maxCorrect = 3   // corrections of a word
	maxEndings = 6   // completions of a word
)

// leastPrefix is the fewest letters from which on the last word is taken for the beginning of another.
const leastPrefix = 3

// parse reads a query: which words, in which language, and what may stand for each.
func (ix *Index) parse(text string, lang catalog.Lang) []unit {
	words := typedWords(text, maxUnits)
	if at, ok := ix.intents.endsInFace(text, words); ok && len(words) < maxUnits {
		words = append(words, typed{"?", at, at + 1})
	}
	spoken := ix.spoken(words, lang)
	units := make([]unit, len(words))
	for i, w := range words {
		units[i] = ix.unit(w, spoken)
		if w.end == len(text) && len(w.text) >= leastPrefix && !units[i].weak {
			ix.complete(&units[i], spoken)
		}
	}
	for _, l := range catalog.Langs {
		ix.addConcepts(units, l, ix.share(l, spoken))
	}
	return units
}

// spoken is the language that most of the words belong to: a reader of one may ask in the other.
func (ix *Index) spoken(words []typed, lang catalog.Lang) catalog.Lang {
	count := map[catalog.Lang]int{}
	for _, w := range words {
		for l, known := range ix.langs {
			if f := known.fold(w.text).text; known.weak[f] || known.words[f] {
				count[l]++
			}
		}
	}
	if count[lang.Other()] > count[lang] {
		return lang.Other()
	}
	return lang
}

// share is what variants in the fields of l count when the query is in spoken.
func (ix *Index) share(l, spoken catalog.Lang) float64 {
	if l == spoken {
		return 1
	}
	return ix.weights.other
}

// unit lists the variants of one word.
func (ix *Index) unit(w typed, spoken catalog.Lang) unit {
	u := unit{typed: w, stem: map[catalog.Lang]string{}}
	for _, l := range []catalog.Lang{spoken, spoken.Other()} {
		e := ix.langs[l].entry(w.text)
		weak := ix.langs[l].weak[e.exact()]
		if l == spoken {
			u.weak = weak
		} else if weak || u.weak {
			continue // the article `die` is no die
		}
		u.known = u.known || ix.words[l].has(e.exact()) || ix.words[l].stems[e.stem()]
		u.compound = u.compound || e.parts > 1
		u.stem[l] = e.stem()
		u.addForms(e, l, ix.share(l, spoken), &ix.weights)
	}
	if !ix.off.corrections && !u.known && !u.weak && !ix.langs[spoken].common.has(w.text) {
		ix.correct(&u, spoken)
	}
	return u
}
