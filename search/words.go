package search

import (
	"bytes"
	"strings"
	"unicode"

	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/token/lowercase"
	uni "github.com/blevesearch/bleve/v2/analysis/tokenizer/unicode"
)

// maxWord is the longest word that is looked at, in bytes; the longest names of cards have about 30.
const maxWord = 40

// tokenizer cuts a text into words by the rules of Unicode (bleve's tokenizer) and keeps the question mark as
// a word where it stands by itself: it is a face of the event die.
type tokenizer struct{ words *uni.UnicodeTokenizer }

func newTokenizer() tokenizer { return tokenizer{uni.NewUnicodeTokenizer()} }

// Tokenize implements analysis.Tokenizer. Words longer than maxWord, and those without letters, are dropped.
func (t tokenizer) Tokenize(input []byte) analysis.TokenStream {
	var out analysis.TokenStream
	at := 0
	for _, w := range t.words.Tokenize(input) {
		if q := dieFace(input, at, w.Start); q >= 0 {
			out = append(out, &analysis.Token{Term: []byte("?"), Start: q, End: q + 1})
		}
		at = w.End
		if len(w.Term) <= maxWord && bytes.ContainsFunc(w.Term, isWordRune) {
			out = append(out, w)
		}
	}
	for i, w := range out {
		w.Position = i + 1
	}
	return out
}

// dieFace finds a question mark that stands alone between two words; -1 if there is none.
func dieFace(input []byte, from, to int) int {
	gap := string(input[from:to])
	i := strings.IndexByte(gap, '?')
	if i < 0 || from+i == 0 || !isBefore(input[from+i-1]) || i+1 < len(gap) && !isAfter(gap[i+1]) {
		return -1
	}
	return from + i
}

// Quotes of more than one byte end and begin with bytes of 0x80 and above.
func isBefore(b byte) bool { return b == ' ' || b == '"' || b == '\'' || b >= 0x80 }
func isAfter(b byte) bool  { return isBefore(b) || b == ',' || b == '.' }

// typed is a word of a query: lower-cased, with its place in the text.
type typed struct {
	text       string
	start, end int
}

// typedWords cuts a query into at most max words.
func typedWords(text string, max int) []typed {
	tokens := lowercase.NewLowerCaseFilter().Filter(newTokenizer().Tokenize([]byte(text)))
	var out []typed
	for _, t := range tokens {
		if len(out) < max {
			out = append(out, typed{string(t.Term), t.Start, t.End})
		}
	}
	return out
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
