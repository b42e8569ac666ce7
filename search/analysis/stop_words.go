//go:build !js

package analysis

import (
	"fmt"

	"catanica/catalog"

	bleveanalysis "github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/lang/de"
	"github.com/blevesearch/bleve/v2/analysis/lang/en"
)

// Lexicons returns the lexicons of both languages, with bleve's stop words. They have no vocabulary yet. An error names
// the line of the embedded word lists that is wrong.
func Lexicons(options Options) (map[catalog.Lang]*Lexicon, error) {
	stopWords := map[catalog.Lang]map[string]bool{catalog.DE: {}, catalog.EN: {}}
	for lang, list := range map[catalog.Lang][]byte{catalog.DE: de.GermanStopWords, catalog.EN: en.EnglishStopWords} {
		tokens := bleveanalysis.NewTokenMap()
		if err := tokens.LoadBytes(list); err != nil {
			return nil, fmt.Errorf("analysis: bleve's stop words: %w", err)
		}
		for w := range tokens {
			stopWords[lang][Fold(lang, w).Text] = true
		}
	}
	if err := loadStopWords(stopWords); err != nil {
		return nil, err
	}
	return LexiconsOf(stopWords, options)
}
