// Package prose puts parts of answers together to sentences: capitals and full stops.
package prose

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
)

// Capital writes the first letter of a sentence as a capital.
func Capital(s string) string {
	if s == "" {
		return s
	}
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// Dot ends a sentence with a full stop unless it has one.
func Dot(s string) string {
	if s = strings.TrimSpace(s); s == "" || strings.ContainsRune(".!?", rune(s[len(s)-1])) {
		return s
	}
	return s + "."
}

// Sentence joins parts of an answer, each ended with a full stop: "The Church protects Otto. Only the units of the same
// city." Parts that say nothing are left out.
func Sentence(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p = Dot(p); p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, " ")
}

// Denies reports whether a text has one of the words without which it hardly gives the reason for a no.
func Denies(text string, lang catalog.Lang) bool { return negation[lang].MatchString(text) }

// negation matches the words without which a sentence hardly gives the reason for a no.
var negation = map[catalog.Lang]*regexp.Regexp{
	catalog.DE: regexp.MustCompile(`(?i)\b(?:nicht|kein\w*|nie|niemals|niemand\w*|nichts|nur|erst|weder|ohne|` +
		`statt|sondern|nein|außer|verlier\w*|verboten|gesperrt|endgültig|un\w+bar|immun|bleib\w*)\b`),
	catalog.EN: regexp.MustCompile(`(?i)\b(?:not|no|never|nobody|nothing|none|only|neither|nor|without|instead|` +
		`cannot|can't|unless|los\w+|forbidden|barred|immune|until|stays?|remains?|rather than|except|un\w+able)\b|` +
		`n[’']t\b`),
}
