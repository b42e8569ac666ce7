// Package prose puts parts of answers together to sentences: capitals and full stops.
package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"
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
