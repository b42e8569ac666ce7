package gist

import (
	"regexp"

	"catanica/catalog"
)

// earlier matches questions about former rules, or whether something was always so, that name no edition.
var earlier = map[catalog.Lang]*regexp.Regexp{
	catalog.DE: regexp.MustCompile(`(?i)\b(?:früher(?: mal)?(?:[^ ]| [^a]| a[^l]|$)|damals|einst|ursprünglich|vormals|` +
		`seinerzeit|schon immer|seit jeher)`),
	catalog.EN: regexp.MustCompile(`(?i)\b(?:formerly|originally|back then|in the past|in the old days|always been|` +
		`(?:did|didn['’]t) [^?]*\buse to|used to (?:be|cost|have|give|count|need|hit|take|steal|work|burn|double|protect)|` +
		`(?:could|did|was|were) [^?]*\bonce [b-hj-z][a-z]+ [a-z])`),
}

// Formerly reports whether a text asks for former rules without naming an edition: "could the Civil War once take
// Privateers". What applies today is no answer to it.
func Formerly(lang catalog.Lang, text string) bool { return earlier[lang].MatchString(text) }
