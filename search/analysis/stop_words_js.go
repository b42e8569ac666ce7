//go:build js

package analysis

import (
	"errors"

	"catanica/catalog"
)

// Lexicons fails: in the browser there is no bleve. LexiconsOf takes its stop words from elsewhere.
func Lexicons(Options) (map[catalog.Lang]*Lexicon, error) {
	return nil, errors.New("analysis: no stop words in the browser")
}
