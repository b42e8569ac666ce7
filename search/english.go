package search

import (
	"strings"

	"catanica/catalog"

	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/lang/en"
)

// englishPrefixes are the prefixes that verbs of the game take: bewitched, rebuilt, unprotected.
var englishPrefixes = []string{"over", "out", "be", "re", "un"}

func newEnglish(d *data) *language {
	return &language{
		lang: catalog.EN, fold: foldPlain, inflect: englishStem, prefixes: englishPrefixes,
		split: splitter{links: []string{""}}, weak: d.weak[catalog.EN],
	}
}

// englishStem is bleve's snowball stemmer, without the possessive s.
func englishStem(_ *language, w string) string {
	for _, s := range []string{"'s", "’s", "'", "’"} {
		w = strings.TrimSuffix(w, s)
	}
	t := analysis.TokenStream{{Term: []byte(w)}}
	if s := en.NewEnglishStemmerFilter().Filter(t); len(s[0].Term) > 0 {
		return string(s[0].Term)
	}
	return w
}
