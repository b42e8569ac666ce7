package catalog

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// WithArticle returns an English noun phrase with the indefinite article before it: "a card", "an event", "an hour",
// "a university". German has no counterpart: there the article depends on the noun's gender and case.
func WithArticle(phrase string) string { return Article(phrase) + " " + phrase }

// Capital returns s with a capital letter first.
func Capital(s string) string {
	if s == "" {
		return s
	}
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}

// Article returns the English indefinite article for phrase, "a" or "an", by the sound that phrase begins with.
// Quotation marks and other signs before the first letter or digit are skipped.
func Article(phrase string) string {
	word := strings.TrimLeftFunc(phrase, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if end := strings.IndexFunc(word, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '.' && r != ','
	}); end >= 0 {
		word = word[:end]
	}
	if beginsWithVowelSound(word) {
		return "an"
	}
	return "a"
}

// vowels are the letters that usually begin with a vowel sound, including those of German and French names.
const vowels = "aeiouäöüàáâèéêëîïôûœæ"

// spelled are the letters whose names begin with a vowel sound, as in "an SVG".
const spelled = "aefhilmnorsxäöüàáâèéêëîïôûœæ"

// The exceptions to the rule that the first letter decides, by the beginning of the word. If several apply, the
// longest does.
var soundsByPrefix = map[string]bool{
	// Silent h.
	"heir": true, "honest": true, "honor": true, "honour": true, "hour": true,
	// A vowel letter that sounds like "you" or "won".
	"eu": false, "ew": false, "once": false, "one": false, "ubi": false, "ufo": false, "uk": false, "uni": false,
	"ura": false, "ure": false, "uri": false, "usa": false, "use": false, "usu": false, "ute": false, "uti": false,
	"uto": false,
	// Words in which one of the above misleads.
	"onero": true, "unid": true, "unim": true, "unin": true,
	// A y that is a vowel.
	"yttr": true,
}

// beginsWithVowelSound reports whether word, without signs before it, begins with a vowel sound when read aloud.
func beginsWithVowelSound(word string) bool {
	if word == "" {
		return false
	}
	if word[0] >= '0' && word[0] <= '9' {
		return numberBeginsWithVowelSound(word)
	}
	lower := strings.ToLower(word)
	first, size := utf8.DecodeRuneInString(lower)
	if word == strings.ToUpper(word) && !strings.ContainsAny(lower[size:], vowels+"y") { // spelled out: "VP", "SVG"
		return strings.ContainsRune(spelled, first)
	}
	for n := min(len(lower), 6); n > 1; n-- {
		if vowel, ok := soundsByPrefix[lower[:n]]; ok {
			return vowel
		}
	}
	return strings.ContainsRune(vowels, first)
}

// numberBeginsWithVowelSound reports whether a number in digits is read eight…, eleven… or eighteen….
func numberBeginsWithVowelSound(word string) bool {
	digits := strings.Map(func(r rune) rune {
		switch {
		case r == ',':
			return -1
		case unicode.IsDigit(r):
			return r
		}
		return ' '
	}, word)
	digits, _, _ = strings.Cut(digits, " ")
	if strings.HasPrefix(digits, "8") {
		return true
	}
	return len(digits)%3 == 2 && (strings.HasPrefix(digits, "11") || strings.HasPrefix(digits, "18"))
}
