package analysis

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"

	"catanica/catalog"
)

//go:embed data
var dataFS embed.FS

// data holds the embedded word lists: plain text files that editors maintain.
type data struct {
	stopWords map[catalog.Lang]map[string]bool // folded
	irregular map[catalog.Lang][]irregularWord
}

// irregularWord is a line of forms.txt: a base form (not only of verbs) and its irregular forms.
type irregularWord struct {
	base  string
	forms []string
}

// loadData reads the embedded files. An error names the file and line that is wrong.
func loadData() (*data, error) {
	d := &data{irregular: map[catalog.Lang][]irregularWord{catalog.DE: nil, catalog.EN: nil}}
	return d, EachLine(dataFS, "data/forms.txt", func(line string) error {
		head, forms, ok := strings.Cut(line, ":")
		lang, base, ok2 := strings.Cut(strings.TrimSpace(head), " ")
		if _, known := d.irregular[catalog.Lang(lang)]; !ok || !ok2 || !known {
			return fmt.Errorf("want `de BASE: form form` or `en BASE: form form`")
		}
		w := irregularWord{base, strings.Fields(forms)}
		d.irregular[catalog.Lang(lang)] = append(d.irregular[catalog.Lang(lang)], w)
		return nil
	})
}

// loadStopWords adds the words of weak.txt to stop words, and removes those that decide what a rule means (nicht,
// ohne).
func loadStopWords(stopWords map[catalog.Lang]map[string]bool) error {
	return EachLine(dataFS, "data/weak.txt", func(line string) error {
		head, words, ok := strings.Cut(line, ":")
		lang := catalog.Lang(strings.Trim(head, "+- "))
		if !ok || stopWords[lang] == nil || strings.Trim(head, "+-") == head {
			return fmt.Errorf("want `+de: words` or `-de: words`, or the same with en")
		}
		for _, w := range strings.Fields(words) {
			stopWords[lang][Fold(lang, w).Text] = head[0] == '+'
		}
		return nil
	})
}

// Synonym is a line of synonyms.txt: phrases that mean the same at the table.
type Synonym struct {
	ID      string // syn/0
	Phrases catalog.Words
}

// Synonyms returns the synonyms in the order of the file.
func Synonyms() ([]Synonym, error) {
	var out []Synonym
	err := EachLine(dataFS, "data/synonyms.txt", func(line string) error {
		german, english, ok := strings.Cut(line, "|")
		if !ok {
			return fmt.Errorf("want German phrases, then | and English phrases")
		}
		out = append(out, Synonym{
			fmt.Sprintf("syn/%d", len(out)), catalog.Words{DE: SplitCommas(german), EN: SplitCommas(english)},
		})
		return nil
	})
	return out, err
}

// EachLine calls do for the lines of a file that are neither empty nor comments (//). Its errors name file and line.
func EachLine(fsys fs.FS, name string, do func(line string) error) error {
	text, err := fs.ReadFile(fsys, name)
	if err != nil {
		return fmt.Errorf("search: %w", err)
	}
	for i, line := range strings.Split(string(text), "\n") {
		line, _, _ = strings.Cut(line, "//")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := do(line); err != nil {
			return fmt.Errorf("%s:%d: %w", name, i+1, err)
		}
	}
	return nil
}

// SplitCommas splits a list at its commas and drops empty elements.
func SplitCommas(list string) []string {
	var out []string
	for _, w := range strings.Split(list, ",") {
		if w = strings.TrimSpace(w); w != "" {
			out = append(out, w)
		}
	}
	return out
}
