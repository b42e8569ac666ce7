package search

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxWord is the longest word that is looked at, in bytes; the longest names of cards have about 30.
const maxWord = 40

// eachWord tells the words of a text in their order, as bytes from start to end: what Unicode's rules for word boundaries
// (UAX 29) make of letters and digits. TestWordsAsUnicode holds it to bleve's tokenizer, which is ten times slower and
// would take most of the time in which the index is built. Words longer than maxWord are left out. A question mark that
// stands by itself is a word, for it is a face of the event die.
func eachWord(text string, do func(start, end int)) {
	for i := 0; i < len(text); {
		if text[i] == '?' && isDieFace(text, i) {
			do(i, i+1)
			i++
			continue
		}
		r, size := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[i:])
		}
		if !isWordRune(r) && r != '_' {
			i += size
			continue
		}
		end, says := wordEnd(text, i)
		if says && end-i <= maxWord {
			do(i, end)
		}
		i = end
	}
}

// wordEnd is where the word that begins at start ends, and whether it has a letter or digit.
func wordEnd(text string, start int) (end int, says bool) {
	before := ' ' // the last letter or digit
	for i := start; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case isWordRune(r):
			before, says = r, true
		case r == '_' || unicode.Is(unicode.M, r) || r == '\u200d': // what belongs to the letter before it
		case joins(r, before, text[i+size:]):
		default:
			return i, says
		}
		i += size
		end = i
	}
	return end, says
}

// joins reports whether a sign stands within a word: don't, z.B, 3,5.
func joins(r, before rune, rest string) bool {
	after, _ := utf8.DecodeRuneInString(rest)
	switch r {
	case '.', '\'', '’', '‘', '․', '﹒', '．', '＇':
		return unicode.IsLetter(before) && unicode.IsLetter(after) || unicode.IsDigit(before) && unicode.IsDigit(after)
	case ':', '·', '״', '‧', '︓', '﹕', '：':
		return unicode.IsLetter(before) && unicode.IsLetter(after)
	case ',', ';', '٬', '﹐', '﹔', '，', '；', '٫':
		return unicode.IsDigit(before) && unicode.IsDigit(after)
	}
	return false
}

// isDieFace reports whether the question mark at i stands alone: between two words or quotes, or as the whole text.
func isDieFace(text string, i int) bool {
	return len(text) == 1 || i > 0 && isBefore(text[i-1]) && i+1 < len(text) && isAfter(text[i+1])
}

// Quotes of more than one byte end and begin with bytes of 0x80 and above.
func isBefore(b byte) bool { return b == ' ' || b == '"' || b == '\'' || b >= 0x80 }
func isAfter(b byte) bool  { return isBefore(b) || b == ',' || b == '.' }

// typed is a word of a query or a name: lower-cased, with its place in the text.
type typed struct {
	text       string
	start, end int
}

// typedWords cuts a text into at most max words.
func typedWords(text string, max int) []typed {
	var out []typed
	eachWord(text, func(start, end int) {
		if len(out) < max {
			out = append(out, typed{strings.ToLower(text[start:end]), start, end})
		}
	})
	return out
}

func isWordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}
