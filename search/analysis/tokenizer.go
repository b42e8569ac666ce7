package analysis

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxTokenBytes limits the length of a token; longer ones are dropped. The longest card names have about 30 bytes.
const MaxTokenBytes = 40

// TextSeparator joins several texts into one. No phrase or name reaches across it.
const TextSeparator = "\f\f\f\f" // longer than maxPhraseGap

// EachToken calls do with the byte range of every token of a text, in order. Tokens follow the word boundaries of
// Unicode (UAX 29) and contain a letter or digit; TestTokensAsUnicode compares them with bleve's tokenizer, which is
// ten times slower and would dominate the time to build the index. A question mark that stands alone is a token too: it
// is a face of the event die.
func EachToken(text string, do func(start, end int)) {
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
		if !IsWordRune(r) && r != '_' {
			i += size
			continue
		}
		end, isToken := tokenEnd(text, i)
		if isToken && end-i <= MaxTokenBytes {
			do(i, end)
		}
		i = end
	}
}

// tokenEnd returns the end of the run of word characters at start, and whether the run has a letter or digit.
func tokenEnd(text string, start int) (end int, isToken bool) {
	before := ' ' // the previous letter or digit
	for i := start; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case IsWordRune(r):
			before, isToken = r, true
		case r == '_' || unicode.Is(unicode.M, r) || r == '\u200d': // extends the letter before it
		case joins(r, before, text[i+size:]):
		default:
			return i, isToken
		}
		i += size
		end = i
	}
	return end, isToken
}

// joins reports whether the punctuation mark r does not break a word at this place: don't, z.B, 3,5.
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

// isDieFace reports whether the question mark at byte i stands alone: between spaces or quotes, or as the whole text.
func isDieFace(text string, i int) bool {
	begins, ends := i == 0 || text[i-1] == '\f', i+1 == len(text) || text[i+1] == '\f'
	return begins && ends || !begins && !ends && mayPrecedeDieFace(text[i-1]) && mayFollowDieFace(text[i+1])
}

// Quotation marks outside ASCII begin and end with bytes of 0x80 and above.
func mayPrecedeDieFace(b byte) bool { return b == ' ' || b == '"' || b == '\'' || b >= 0x80 }
func mayFollowDieFace(b byte) bool  { return mayPrecedeDieFace(b) || b == ',' || b == '.' }

// Token is a lower-cased word with its byte range in the text.
type Token struct {
	Text       string
	Start, End int
}

// Tokenize returns the first tokens of a text, at most limit.
func Tokenize(text string, limit int) []Token {
	var out []Token
	EachToken(text, func(start, end int) {
		if len(out) < limit {
			out = append(out, Token{strings.ToLower(text[start:end]), start, end})
		}
	})
	return out
}

// Texts returns the texts of tokens.
func Texts(tokens []Token) []string {
	out := make([]string, len(tokens))
	for i, t := range tokens {
		out[i] = t.Text
	}
	return out
}

// IsWordRune reports whether a rune is a letter or digit.
func IsWordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}
