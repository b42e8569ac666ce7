package rulings

import (
	"errors"
	"io/fs"

	"go.yaml.in/yaml/v3"

	"catanica/catalog"
)

// wordsFile is the list of the game's terms and of spellings that our texts do not use.
const wordsFile = "words.yaml"

// Word is a term of the game in one or both languages, with the spellings that our texts do not use.
type Word struct {
	DE  string  `yaml:"de" json:"de,omitempty"`
	EN  string  `yaml:"en" json:"en,omitempty"`
	Not []Wrong `yaml:"not" json:"not,omitempty"`
}

// In returns the term in lang, or "".
func (w Word) In(lang catalog.Lang) string { return catalog.Text{DE: w.DE, EN: w.EN}.In(lang) }

// Wrong lists spellings that must not be used instead of a term. A spelling in lower case matches any case; one with a
// capital is case-sensitive. `*` at either end of a word stands for any letters or digits. A space between two words
// also matches a hyphen.
type Wrong struct {
	DE    Spellings `yaml:"de" json:"de,omitempty"`
	EN    Spellings `yaml:"en" json:"en,omitempty"`
	Write string    `yaml:"write" json:"write,omitempty"` // right spelling, if it is not the term
	Why   string    `yaml:"why" json:"why"`
	// ids or files that may use the spelling, because they are about the word itself
	Except []string `yaml:"except" json:"except,omitempty"`
}

// In returns the spellings in lang.
func (w Wrong) In(lang catalog.Lang) []string { return catalog.Words{DE: w.DE, EN: w.EN}.In(lang) }

// Spellings is one spelling or a list of spellings.
type Spellings []string

// UnmarshalYAML accepts a plain string or a list.
func (s *Spellings) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode {
		*s = Spellings{n.Value}
		return nil
	}
	return n.Decode((*[]string)(s))
}

// loadWords reads the word list. A tree without one has no words.
func (l *Library) loadWords(fsys fs.FS, ps *catalog.Problems) catalog.Document {
	if _, err := fs.Stat(fsys, wordsFile); errors.Is(err, fs.ErrNotExist) {
		return catalog.Document{File: wordsFile}
	}
	return catalog.LoadDocument(fsys, wordsFile, &l.Words, ps)
}

func (ck *checker) checkWords(doc catalog.Document, texts []catalog.LocatedText) {
	files := map[string]bool{}
	for _, s := range texts {
		files[s.File] = true
	}
	seen := map[string]bool{}
	for i, w := range ck.Words {
		add := func(at []any, format string, args ...any) {
			ck.ps.Add(wordsFile, doc.Line(append([]any{i}, at...)...), format, args...)
		}
		if w.DE == "" && w.EN == "" {
			add(nil, "the term is missing: write de: … and en: …")
		}
		for _, lang := range catalog.Langs {
			if name := w.In(lang); name != "" {
				if seen[string(lang)+name] {
					add([]any{string(lang)}, "%q appears twice: keep one of them", name)
				}
				seen[string(lang)+name] = true
			}
		}
		for j, n := range w.Not {
			if len(n.DE)+len(n.EN) == 0 {
				add([]any{"not", j}, "the wrong spelling is missing: write de: … or en: …")
			}
			if n.Why == "" {
				add([]any{"not", j}, "why is missing: say why it is wrong")
			}
			for _, lang := range catalog.Langs {
				if len(n.In(lang)) > 0 && w.In(lang) == "" && n.Write == "" {
					add([]any{"not", j}, "%v has no right word in %s: write the term, or write: …", n.In(lang),
						langName(lang))
				}
			}
			for _, id := range n.Except {
				if ck.byID[id] == nil && ck.Catalog.Card(id) == nil && ck.Catalog.Set(id) == nil && !files[id] {
					add([]any{"not", j, "except"}, "except: there is no article, card, set or file %q: correct it", id)
				}
			}
		}
	}
}
