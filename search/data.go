package search

import (
	"embed"
	"fmt"
	"strings"

	"catanica/catalog"

	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/lang/de"
	"github.com/blevesearch/bleve/v2/analysis/lang/en"
)

//go:embed data
var dataFS embed.FS

// data is what the package knows of language beside its rules: plain text files.
type data struct {
	weak     map[catalog.Lang]map[string]bool // folded words that say little
	forms    map[catalog.Lang][]verb
	synonyms []synonym
	facts    map[string]bool // folded words of the questions that a thing's own page answers
	games    gameNames
	intents  intentWords // phrases that say what is wanted
}

// verb is a line of forms.txt: a base form (not only of verbs) and the irregular forms of it.
type verb struct {
	base  string
	forms []string
}

// synonym is a line of synonyms.txt: words that mean the same at the table.
type synonym struct {
	id    string
	words catalog.Words
}

// loadData reads the embedded files. An error names the file and line that is wrong.
func loadData() (*data, error) {
	d := &data{forms: map[catalog.Lang][]verb{catalog.DE: nil, catalog.EN: nil}}
	var err error
	if d.weak, err = loadWeak(); err != nil {
		return nil, err
	}
	if d.facts, err = loadFacts(); err != nil {
		return nil, err
	}
	if d.games, err = loadGames(); err != nil {
		return nil, err
	}
	if d.intents, err = loadIntents(); err != nil {
		return nil, err
	}
	err = eachLine("data/forms.txt", func(line string) error {
		head, forms, ok := strings.Cut(line, ":")
		lang, base, ok2 := strings.Cut(strings.TrimSpace(head), " ")
		if _, known := d.forms[catalog.Lang(lang)]; !ok || !ok2 || !known {
			return fmt.Errorf("want `de BASE: form form` or `en BASE: form form`")
		}
		d.forms[catalog.Lang(lang)] = append(d.forms[catalog.Lang(lang)], verb{base, strings.Fields(forms)})
		return nil
	})
	if err != nil {
		return nil, err
	}
	return d, eachLine("data/synonyms.txt", func(line string) error {
		german, english, ok := strings.Cut(line, "|")
		if !ok {
			return fmt.Errorf("want German words, then | and English words")
		}
		s := synonym{words: catalog.Words{DE: fields(german), EN: fields(english)}}
		s.id = fmt.Sprintf("syn/%d", len(d.synonyms))
		d.synonyms = append(d.synonyms, s)
		return nil
	})
}

// loadWeak joins bleve's stop words with ours and takes back those that decide a rule's meaning (nicht, ohne).
func loadWeak() (map[catalog.Lang]map[string]bool, error) {
	weak := map[catalog.Lang]map[string]bool{catalog.DE: {}, catalog.EN: {}}
	folds := map[catalog.Lang]func(string) folded{catalog.DE: foldGerman, catalog.EN: foldPlain}
	for lang, list := range map[catalog.Lang][]byte{catalog.DE: de.GermanStopWords, catalog.EN: en.EnglishStopWords} {
		tokens := analysis.NewTokenMap()
		if err := tokens.LoadBytes(list); err != nil {
			return nil, fmt.Errorf("search: stop words of bleve: %w", err)
		}
		for w := range tokens {
			weak[lang][folds[lang](w).text] = true
		}
	}
	return weak, eachLine("data/weak.txt", func(line string) error {
		head, words, ok := strings.Cut(line, ":")
		lang := catalog.Lang(strings.Trim(head, "+- "))
		if !ok || weak[lang] == nil || strings.Trim(head, "+-") == head {
			return fmt.Errorf("want `+de: words` or `-de: words`, the same with en")
		}
		for _, w := range strings.Fields(words) {
			weak[lang][folds[lang](w).text] = head[0] == '+'
		}
		return nil
	})
}

// loadFacts reads the words of the questions that a thing's own page answers.
func loadFacts() (map[string]bool, error) {
	facts := map[string]bool{}
	folds := map[string]func(string) folded{"de": foldGerman, "en": foldPlain}
	return facts, eachLine("data/facts.txt", func(line string) error {
		lang, words, ok := strings.Cut(line, ":")
		fold := folds[lang]
		if !ok || fold == nil {
			return fmt.Errorf("want `de: words` or `en: words`")
		}
		for _, w := range strings.Fields(words) {
			facts[fold(w).text] = true
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

// fields cuts a list at its commas.
func fields(list string) []string {
	var out []string
	for _, w := range strings.Split(list, ",") {
		if w = strings.TrimSpace(w); w != "" {
			out = append(out, w)
		}
	}
	return out
}
