// Package prose puts parts of answers together to sentences.
package prose

import (
	"regexp"
	"strings"

	"catanica/catalog"
)

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

// Denies reports whether a text has one of the words without which it hardly gives the reason for a no. What is *not
// only* so is so.
func Denies(text string, lang catalog.Lang) bool {
	return negation[lang].MatchString(notOnly[lang].ReplaceAllString(text, ""))
}

// notOnly matches the words of denial that deny nothing.
var notOnly = map[catalog.Lang]*regexp.Regexp{
	catalog.DE: regexp.MustCompile(`(?i)\b(?:nicht (?:nur|bloß|allein)|sondern auch)\b`),
	catalog.EN: regexp.MustCompile(`(?i)\bnot (?:only|just|merely|solely)\b`),
}

// Restricts reports whether a text denies or restricts something in so many words.
func Restricts(text string, lang catalog.Lang) bool { return restriction[lang].MatchString(text) }

// The words that restrict something are some of those that deny it.
const (
	restrictingDE = `nicht|kein\w*|nie|nur|erst|außer|ohne`
	restrictingEN = `not|cannot|no|none|nothing|never|only|unless|except|without`
)

// restriction matches the words that deny or restrict something.
var restriction = map[catalog.Lang]*regexp.Regexp{
	catalog.DE: regexp.MustCompile(`(?i)\b(?:` + restrictingDE + `)\b`),
	catalog.EN: regexp.MustCompile(`(?i)\b(?:` + restrictingEN + `)\b`),
}

// negation matches the words without which a sentence hardly gives the reason for a no.
var negation = map[catalog.Lang]*regexp.Regexp{
	catalog.DE: regexp.MustCompile(`(?i)\b(?:` + restrictingDE + `|niemals|niemand\w*|nichts|weder|statt|sondern|nein|` +
		`verlier\w*|verboten|gesperrt|endgültig|un\w+bar|immun|bleib\w*|genau \d+|höchstens)\b`),
	catalog.EN: regexp.MustCompile(`(?i)\b(?:` + restrictingEN + `|nobody|neither|nor|instead|can't|` +
		`los\w+|forbidden|barred|immune|until|stays?|remains?|rather than|un\w+able|exactly \d+|at most)\b|n[’']t\b`),
}
