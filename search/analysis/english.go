package analysis

import (
	"strings"

	"catanica/catalog"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/english"
)

// englishPrefixes are the prefixes that leave the word itself when stripped: countermagic, unprotected. be- and re- are
// missing because they would find turn in return and long in belong.
var englishPrefixes = []string{"counter", "over", "out", "un"}

// englishExcludedParts are endings that look like words: stopp-ing, book-lets.
var englishExcludedParts = []string{
	"ping", "ting", "ling", "lets", "ness", "ward", "wards", "wise", "like", "thing", "things", "less",
}

func newEnglish(d *data) *Lexicon {
	return &Lexicon{
		lang: catalog.EN, stripEnding: stripEnglishEnding, prefixes: englishPrefixes, minUnprefix: 4,
		splitter:  splitter{linkers: []string{""}, excluded: englishExcludedParts},
		stopWords: d.stopWords[catalog.EN], common: wordList(commonEnglish),
		words: map[string]*Word{}, ids: map[string]int32{},
	}
}

// stripEnglishEnding applies the Snowball stemmer, as bleve does, after removing a possessive s.
func stripEnglishEnding(_ *Lexicon, w string) string {
	for _, s := range []string{"'s", "’s", "'", "’"} {
		w = strings.TrimSuffix(w, s)
	}
	env := snowballstem.NewEnv(w)
	english.Stem(env)
	stem := env.Current()
	if s, ok := strings.CutSuffix(stem, "i"); ok && !strings.HasSuffix(w, "i") {
		return s + "y" // spies and spy agree, but not the misspelled spi
	}
	if stem == "" {
		return w
	}
	return stem
}
