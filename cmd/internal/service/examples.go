package service

import (
	"cmp"
	"io/fs"
	"path"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
)

// Example is a legal deck to begin with: content/decks/ID.txt, the list, and ID.yaml, what to say of it.
type Example struct {
	ID    string       `yaml:"-"`
	Order int          `yaml:"order"` // its place among the examples, from 1 on
	Title catalog.Text `yaml:"title"`
	Style catalog.Text `yaml:"style"` // in a word: trade, knights …
	Plan  catalog.Text `yaml:"plan"`  // how it is played
	From  string       `yaml:"source"`
	Text  string       `yaml:"-"` // the list as it stands in the file
	List  *deck.List   `yaml:"-"`
}

// loadExamples reads the example decks and holds them against the deck law: one that is not legal is a mistake.
func (s *Service) loadExamples(fsys fs.FS, problems *catalog.Problems) {
	files, err := fs.Glob(fsys, "decks/*.yaml")
	if err != nil {
		problems.Add("decks", 0, "cannot be read: %v", err)
	}
	for _, file := range files {
		x := Example{ID: strings.TrimSuffix(path.Base(file), ".yaml")}
		doc := catalog.LoadDocument(fsys, file, &x, problems)
		if doc.Broken() {
			continue
		}
		if !x.complete() {
			problems.Add(file, 1, "title, style and plan must be given in both languages, order from 1 on and source: add what is missing")
		}
		list := strings.TrimSuffix(file, ".yaml") + ".txt"
		text, err := fs.ReadFile(fsys, list)
		if err != nil {
			problems.Add(list, 0, "cannot be read: %v: write the deck list beside %s", err, file)
			continue
		}
		x.Text = string(text)
		s.checkExample(&x, list, problems)
		s.Examples = append(s.Examples, x)
	}
	slices.SortStableFunc(s.Examples, func(a, b Example) int { return cmp.Or(a.Order-b.Order, cmp.Compare(a.ID, b.ID)) })
}

func (x Example) complete() bool {
	for _, t := range []catalog.Text{x.Title, x.Style, x.Plan} {
		if t.DE == "" || t.EN == "" {
			return false
		}
	}
	return x.Order > 0 && x.From != ""
}

// checkExample judges the list by the deck law.
func (s *Service) checkExample(x *Example, file string, problems *catalog.Problems) {
	x.List, _ = deck.Parse(x.Text, s.Catalog, catalog.EN)
	report := deck.Validate(s.Catalog, deck.Options{Lang: catalog.EN}, x.List)
	for _, p := range report.Problems {
		problems.Add(file, p.Line, "%s", p.Message)
	}
	for _, f := range report.Violations {
		problems.Add(file, f.Line, "the example deck is %s (%s): %s: %s", report.Verdict, f.Code, f.Message, f.Fix)
	}
}
