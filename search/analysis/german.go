package analysis

import (
	"strings"

	"catanica/catalog"
)

// germanPrefixes are the folded prefixes of German verbs, separable (abfackeln, fackelt ab, abgefackelt) and
// inseparable (verhexen). A longer prefix precedes its own beginning.
var germanPrefixes = []string{
	"zuruck", "nieder", "wieder", "herunter", "heraus", "durch", "unter", "uber", "fort", "miss",
	"nach", "hin", "her", "hoch", "weg", "los", "vor", "auf", "aus", "ein", "ent", "ver", "zer",
	"ab", "an", "be", "er", "um", "zu",
}

// germanLinkers are the linking elements of compounds: Handel-s-niederlassung, Hexe-n-kunst.
var germanLinkers = []string{"", "s", "n", "es", "en", "e", "er"}

// germanShortParts are the three-letter words that may be part of a compound.
var germanShortParts = []string{"erz", "bau", "weg", "tor", "rat", "bad", "hof", "rad", "see", "zug"}

func newGerman(d *data) *Lexicon {
	return &Lexicon{
		lang: catalog.DE, stripEnding: stripGermanEnding, prefixes: germanPrefixes, minUnprefix: 3,
		splitter:  splitter{linkers: germanLinkers, shortParts: germanShortParts, common: wordList(commonGerman)},
		stopWords: d.stopWords[catalog.DE], common: wordList(commonGerman),
		words: map[string]*Word{}, ids: map[string]int32{},
	}
}

// stripGermanEnding strips the endings of declension and conjugation from a folded word. It is conservative: it strips
// -er only if the rest is in the vocabulary (Häuser → haus, but Ritter → ritter), -t only from verbs of the vocabulary,
// and nothing that would leave fewer than three letters.
func stripGermanEnding(l *Lexicon, w string) string {
	w = stripGermanCase(l, w)
	if s, ok := cutEnding(w, "ung", 4); ok && (l.verbStems[s] || l.hasVocabularyPrefix(s)) {
		return s // Verhexung, Verpfändung, but not Siedlung
	}
	if s, ok := cutEnding(w, "et", 3); ok && l.verbStems[s] {
		return s // kostet, rettet
	}
	if s, ok := cutEnding(w, "t", 3); ok && (l.verbStems[s] || l.hasVocabularyPrefix(s)) {
		return s // verhext, spielt, but not Macht, Punkt
	}
	return w
}

// hasVocabularyPrefix reports whether the stem is a prefix followed by a word of the vocabulary: verhex of Hexe.
func (l *Lexicon) hasVocabularyPrefix(stem string) bool {
	for _, p := range l.prefixes {
		if rest, ok := strings.CutPrefix(stem, p); ok && len(rest) >= 3 && (l.vocabulary[rest] || l.vocabulary[rest+"e"]) {
			return true
		}
	}
	return false
}

// germanVerbStems returns the stems of the folded words that may be verbs: those that end in -en, -eln or -ern, with
// and without a prefix.
func germanVerbStems(words map[string]bool) map[string]bool {
	stems := map[string]bool{}
	for w := range words {
		s, ok := cutEnding(w, "n", 3)
		if !ok {
			continue
		}
		if e, en := cutEnding(s, "e", 3); en {
			s = e
		}
		stems[s] = true
		for _, p := range germanPrefixes {
			if rest, ok := strings.CutPrefix(s, p); ok && len(rest) >= 3 {
				stems[rest] = true
			}
		}
	}
	return stems
}

// stripGermanCase strips the endings of case and number.
func stripGermanCase(l *Lexicon, w string) string {
	if s, ok := cutEnding(w, "en", 3); ok {
		return stripGermanEr(l, s)
	}
	if s, ok := cutEnding(w, "n", 4); ok && (strings.HasSuffix(s, "er") || strings.HasSuffix(s, "el")) {
		return stripGermanEr(l, s)
	}
	for _, ending := range []string{"em", "es"} {
		if s, ok := cutEnding(w, ending, 4); ok {
			return s
		}
	}
	if s, ok := cutEnding(w, "e", 3); ok {
		return s
	}
	if s, ok := cutEnding(w, "s", 4); ok && strings.ContainsRune("bdfghklmnr", rune(s[len(s)-1])) {
		return stripGermanEr(l, s)
	}
	return stripGermanEr(l, w)
}

// stripGermanEr strips -er if the rest is a word of the vocabulary.
func stripGermanEr(l *Lexicon, w string) string {
	if s, ok := cutEnding(w, "er", 4); ok && l.vocabulary[s] {
		return s
	}
	return w
}

// participleStem returns the verb stem of a participle or infinitive with zu: fackel for gefackelt, gefackelte and
// zufackeln. It accepts only stems of the vocabulary, so that Gebäude and Gegner are not mistaken for participles.
func (l *Lexicon) participleStem(w string) (stem string, ok bool) {
	if l.lang != catalog.DE || len(w) < 6 {
		return "", false
	}
	rest, isGe := strings.CutPrefix(w, "ge")
	if !isGe {
		if rest, ok = strings.CutPrefix(w, "zu"); !ok || !strings.HasSuffix(w, "n") {
			return "", false
		}
	}
	stem = l.endingStem(rest)
	if stem == rest || len(stem) < 3 || !l.stems[stem] && !l.verbStems[stem] {
		return "", false
	}
	return stem, true
}

// cutEnding cuts the ending from w if at least keep letters remain.
func cutEnding(w, ending string, keep int) (string, bool) {
	s, ok := strings.CutSuffix(w, ending)
	return s, ok && len(s) >= keep
}
