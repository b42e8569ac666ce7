package search

import (
	"strings"

	"catanica/catalog"

	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/lang/en"
)

// englishPrefixes are the prefixes behind which the word itself is meant: countermagic, unprotected. Not be-
// and re-, which would find turn in return and long in belong.
var englishPrefixes = []string{"counter", "over", "out", "un"}

// englishNever are endings that look like parts: stopp-ing, book-lets.
var englishNever = []string{"ping", "ting", "ling", "lets", "ness", "ward", "wards", "wise", "like", "thing", "things", "less"}

func newEnglish(d *data) *language {
	return &language{
		common:  wordList(commonEnglish),
		entries: map[string]*entry{}, numbers: map[string]int32{},
		lang: catalog.EN, fold: foldPlain, inflect: englishStem, prefixes: englishPrefixes, rest: 4,
		split: splitter{links: []string{""}, never: englishNever}, weak: d.weak[catalog.EN],
	}
}

// englishStem is bleve's snowball stemmer, without the possessive s.
func englishStem(_ *language, w string) string {
	for _, s := range []string{"'s", "’s", "'", "’"} {
		w = strings.TrimSuffix(w, s)
	}
	t := en.NewEnglishStemmerFilter().Filter(analysis.TokenStream{{Term: []byte(w)}})
	stem := string(t[0].Term)
	if s, ok := strings.CutSuffix(stem, "i"); ok && !strings.HasSuffix(w, "i") {
		return s + "y" // spies and spy, but not the mistyped spi
	}
	if stem == "" {
		return w
	}
	return stem
}
