package document

import (
	"strings"
	"unicode/utf8"

	"catanica/search/analysis"
)

const maxSentenceBytes = 280 // three lines of a result page

// SentenceEnd returns the end of the text's first sentence or line. Longer ones end at a space within three lines of a
// result page.
func SentenceEnd(text string) int {
	end := analysis.SentenceEnd(text[:min(len(text), maxSentenceBytes+2)])
	if end > maxSentenceBytes && len(text) > maxSentenceBytes {
		return cutPoint(text)
	}
	return end
}

// cutPoint returns where to cut a text after at most maxSentenceBytes: after a word if possible, never inside a letter.
func cutPoint(text string) int {
	if i := strings.LastIndexByte(text[:maxSentenceBytes], ' '); i > 0 {
		return i + 1
	}
	i := maxSentenceBytes
	for !utf8.RuneStart(text[i]) {
		i--
	}
	return i
}
