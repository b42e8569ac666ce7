package search

import (
	"embed"
	"fmt"
	"strings"

	"catanica/catalog"

	bleveanalysis "github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/lang/de"
	"github.com/blevesearch/bleve/v2/analysis/lang/en"
)

//go:embed data
var dataFS embed.FS

// data holds the embedded word lists: plain text files that editors maintain.
type data struct {
	stopWords map[catalog.Lang]map[string]bool // folded
	irregular map[catalog.Lang][]irregularWord
	synonyms  []synonym
	factWords map[string]bool // folded words of questions that a thing's own page answers
	games     gameNames
	intents   intentPhrases
}

// irregularWord is a line of forms.txt: a base form (not only of verbs) and its irregular forms.
type irregularWord struct {
	base  string
	forms []string
}

// synonym is a line of synonyms.txt: phrases that mean the same at the table.
type synonym struct {
	id      string
	phrases catalog.Words
}

// loadData reads the embedded files. An error names the file and line that is wrong.
func loadData() (*data, error) {
	d := &data{irregular: map[catalog.Lang][]irregularWord{catalog.DE: nil, catalog.EN: nil}}
	var err error
	if d.stopWords, err = loadStopWords(); err != nil {
		return nil, err
	}
	if d.factWords, err = loadFactWords(); err != nil {
		return nil, err
	}
	if d.games, err = loadGameNames(); err != nil {
		return nil, err
	}
	if d.intents, err = loadIntents(); err != nil {
		return nil, err
	}
	err = eachLine("data/forms.txt", func(line string) error {
		head, forms, ok := strings.Cut(line, ":")
		lang, base, ok2 := strings.Cut(strings.TrimSpace(head), " ")
		if _, known := d.irregular[catalog.Lang(lang)]; !ok || !ok2 || !known {
			return fmt.Errorf("want `de BASE: form form` or `en BASE: form form`")
		}
		w := irregularWord{base, strings.Fields(forms)}
		d.irregular[catalog.Lang(lang)] = append(d.irregular[catalog.Lang(lang)], w)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return d, eachLine("data/synonyms.txt", func(line string) error {
		german, english, ok := strings.Cut(line, "|")
		if !ok {
			return fmt.Errorf("want German phrases, then | and English phrases")
		}
		s := synonym{phrases: catalog.Words{DE: splitCommas(german), EN: splitCommas(english)}}
		s.id = fmt.Sprintf("syn/%d", len(d.synonyms))
		d.synonyms = append(d.synonyms, s)
		return nil
	})
}

// loadStopWords merges bleve's stop words with weak.txt, which also removes those that decide what a rule means (nicht,
// ohne).
func loadStopWords() (map[catalog.Lang]map[string]bool, error) {
	stopWords := map[catalog.Lang]map[string]bool{catalog.DE: {}, catalog.EN: {}}
	for lang, list := range map[catalog.Lang][]byte{catalog.DE: de.GermanStopWords, catalog.EN: en.EnglishStopWords} {
		tokens := bleveanalysis.NewTokenMap()
		if err := tokens.LoadBytes(list); err != nil {
			return nil, fmt.Errorf("search: bleve's stop words: %w", err)
		}
		for w := range tokens {
			stopWords[lang][foldIn(lang)(w).text] = true
		}
	}
	return stopWords, eachLine("data/weak.txt", func(line string) error {
		head, words, ok := strings.Cut(line, ":")
		lang := catalog.Lang(strings.Trim(head, "+- "))
		if !ok || stopWords[lang] == nil || strings.Trim(head, "+-") == head {
			return fmt.Errorf("want `+de: words` or `-de: words`, or the same with en")
		}
		for _, w := range strings.Fields(words) {
			stopWords[lang][foldIn(lang)(w).text] = head[0] == '+'
		}
		return nil
	})
}

// loadFactWords reads the words of questions that a thing's own page answers.
func loadFactWords() (map[string]bool, error) {
	facts := map[string]bool{}
	return facts, eachLine("data/facts.txt", func(line string) error {
		head, words, ok := strings.Cut(line, ":")
		lang := catalog.Lang(head)
		if !ok || lang != catalog.DE && lang != catalog.EN {
			return fmt.Errorf("want `de: words` or `en: words`")
		}
		for _, w := range strings.Fields(words) {
			facts[foldIn(lang)(w).text] = true
		}
		return nil
	})
}

// eachLine calls do for the lines of an embedded file that are neither empty nor comments.
func eachLine(name string, do func(line string) error) error {
	text, err := dataFS.ReadFile(name)
	if err != nil {
		return fmt.Errorf("search: %w", err)
	}
	for i, line := range strings.Split(string(text), "\n") {
		line, _, _ = strings.Cut(line, "//")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := do(line); err != nil {
			return fmt.Errorf("search/%s:%d: %w", name, i+1, err)
		}
	}
	return nil
}

// splitCommas splits a list at its commas and drops empty elements.
func splitCommas(list string) []string {
	var out []string
	for _, w := range strings.Split(list, ",") {
		if w = strings.TrimSpace(w); w != "" {
			out = append(out, w)
		}
	}
	return out
}
