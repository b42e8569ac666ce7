package analysis

import (
	"strings"
	"unicode/utf8"
)

// SentenceEnd returns the end of a text's first sentence or line, after the space or line break that follows it.
func SentenceEnd(text string) int {
	for i := range len(text) {
		switch c := text[i]; {
		case c == '\n':
			return i + 1
		case strings.IndexByte(".!?", c) >= 0 && i+1 < len(text) && text[i+1] == ' ' && !endsAbbreviation(text[:i]):
			return i + 2
		}
	}
	return len(text)
}

// endsAbbreviation reports whether a full stop after text belongs to an abbreviation or a number ("z. B.", "1.").
func endsAbbreviation(text string) bool {
	last := text[strings.LastIndexAny(text, " .\n")+1:]
	return utf8.RuneCountInString(last) <= 2
}
