package search

import (
	"strings"

	"catanica/catalog"
)

// germanPrefixes are the prefixes of German verbs, folded: those that part from the verb (abfackeln, fackelt
// ab, abgefackelt) and those that do not (verhexen). A longer one stands before its beginning.
var germanPrefixes = []string{
	"zuruck", "nieder", "wieder", "herunter", "heraus", "durch", "unter", "uber", "fort", "miss",
	"nach", "hin", "her", "hoch", "weg", "los", "vor", "auf", "aus", "ein", "ent", "ver", "zer",
	"ab", "an", "be", "er", "um", "zu",
}

// germanLinks join the parts of a compound: Handel-s-niederlassung, Hexe-n-kunst.
var germanLinks = []string{"", "s", "n", "es", "en", "e", "er"}

// germanShort are the words of three letters that may be part of a compound.
var germanShort = []string{"erz", "bau", "weg", "tor", "rat", "bad", "hof", "rad", "see", "zug"}

func newGerman(d *data) *language {
	return &language{
		common:  wordList(commonGerman),
		entries: map[string]*entry{}, numbers: map[string]int32{},
		lang: catalog.DE, fold: foldGerman, inflect: germanEnding, prefixes: germanPrefixes, rest: 3,
		split: splitter{links: germanLinks, short: germanShort, common: wordList(commonGerman)}, weak: d.weak[catalog.DE],
	}
}

// germanEnding takes the endings of declension and conjugation from a folded word. It is light on purpose:
// -er goes only where a word of the documents is left (Häuser → haus, but Ritter → ritter), -t only from verbs
// of the documents, and nothing that would leave less than three letters.
func germanEnding(l *language, w string) string {
	w = germanCase(l, w)
	if s, ok := cutPlain(w, "ung", 4); ok && (l.verbs[s] || l.prefixed(s)) {
		return s // Verhexung, Verpfändung: but not Siedlung
	}
	if s, ok := cutPlain(w, "et", 3); ok && l.verbs[s] {
		return s // kostet, rettet
	}
	if s, ok := cutPlain(w, "t", 3); ok && (l.verbs[s] || l.prefixed(s)) {
		return s // verhext, spielt: but not Macht, Punkt
	}
	return w
}

// prefixed reports whether the stem is one of the documents' words with a prefix: verhex of Hexe.
func (l *language) prefixed(stem string) bool {
	for _, p := range l.prefixes {
		if rest, ok := strings.CutPrefix(stem, p); ok && len(rest) >= 3 && (l.words[rest] || l.words[rest+"e"]) {
			return true
		}
	}
	return false
}

// germanVerbs are the stems of what may be verbs among folded words: what ends in -en, -eln or -ern, with and
// without a prefix.
func germanVerbs(words map[string]bool) map[string]bool {
	verbs := map[string]bool{}
	for w := range words {
		s, ok := cutPlain(w, "n", 3)
		if !ok {
			continue
		}
		if e, en := cutPlain(s, "e", 3); en {
			s = e
		}
		verbs[s] = true
		for _, p := range germanPrefixes {
			if rest, ok := strings.CutPrefix(s, p); ok && len(rest) >= 3 {
				verbs[rest] = true
			}
		}
	}
	return verbs
}

func germanCase(l *language, w string) string {
	if s, ok := cutPlain(w, "en", 3); ok {
		return germanEr(l, s)
	}
	if s, ok := cutPlain(w, "n", 4); ok && (strings.HasSuffix(s, "er") || strings.HasSuffix(s, "el")) {
		return germanEr(l, s)
	}
	for _, ending := range []string{"em", "es"} {
		if s, ok := cutPlain(w, ending, 4); ok {
			return s
		}
	}
	if s, ok := cutPlain(w, "e", 3); ok {
		return s
	}
	if s, ok := cutPlain(w, "s", 4); ok && strings.ContainsRune("bdfghklmnr", rune(s[len(s)-1])) {
		return germanEr(l, s)
	}
	return germanEr(l, w)
}

// germanEr takes -er where it is an ending: what is left must be a word itself.
func germanEr(l *language, w string) string {
	if s, ok := cutPlain(w, "er", 4); ok && l.words[s] {
		return s
	}
	return w
}

// participle brings fackel back from gefackelt, gefackelte and zufackeln. Only verbs that the documents know
// are believed: Gebäude and Gegner are no participles.
func (l *language) participle(w string) (stem string, ok bool) {
	if l.lang != catalog.DE || len(w) < 6 {
		return "", false
	}
	rest, isGe := strings.CutPrefix(w, "ge")
	if !isGe {
		if rest, ok = strings.CutPrefix(w, "zu"); !ok || !strings.HasSuffix(w, "n") {
			return "", false
		}
	}
	stem = l.simple(rest)
	if stem == rest || len(stem) < 3 || !l.stems[stem] && !l.verbs[stem] {
		return "", false
	}
	return stem, true
}

// cutPlain cuts the ending from w if at least keep letters are left.
func cutPlain(w, ending string, keep int) (string, bool) {
	s, ok := strings.CutSuffix(w, ending)
	return s, ok && len(s) >= keep
}
