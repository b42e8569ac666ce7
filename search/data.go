package search

import (
	"embed"
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/document"
)

//go:embed data
var dataFS embed.FS

// data holds the embedded word lists: plain text files that editors maintain.
type data struct {
	synonyms  []analysis.Synonym
	factWords map[string]bool // folded words of questions that a thing's own page answers
	games     document.GameNames
	intents   intentPhrases
}

// loadData reads the embedded files. An error names the file and line that is wrong.
func loadData() (*data, error) {
	d := &data{}
	var err error
	if d.factWords, err = loadFactWords(); err != nil {
		return nil, err
	}
	if d.games, err = document.LoadGameNames(); err != nil {
		return nil, err
	}
	if d.intents, err = loadIntents(); err != nil {
		return nil, err
	}
	d.synonyms, err = analysis.Synonyms()
	return d, err
}

// loadFactWords reads the words of questions that a thing's own page answers.
func loadFactWords() (map[string]bool, error) {
	facts := map[string]bool{}
	return facts, analysis.EachLine(dataFS, "data/facts.txt", func(line string) error {
		head, words, ok := strings.Cut(line, ":")
		lang := catalog.Lang(head)
		if !ok || lang != catalog.DE && lang != catalog.EN {
			return fmt.Errorf("want `de: words` or `en: words`")
		}
		for _, w := range strings.Fields(words) {
			facts[analysis.Fold(lang, w).Text] = true
		}
		return nil
	})
}
