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

// Example is a legal deck for beginners.
type Example struct {
	deck.Example
	ID   string
	Text string // the deck list as in its file
	List *deck.List
}

// TextIn returns the deck list for readers of a language: as in its file, or with the names in English.
func (x Example) TextIn(lang catalog.Lang) string {
	if lang == catalog.DE {
		return x.Text
	}
	list := *x.List
	list.Name = x.Title.In(lang)
	list.Sets = slices.Clone(list.Sets)
	for i, ref := range list.Sets {
		if ref.Set != nil {
			list.Sets[i].Text = ref.Set.SignIn(lang)
		}
	}
	return list.String()
}

// loadExamples reads the example decks. A deck that is not legal is a problem.
func loadExamples(fsys fs.FS, cat *catalog.Catalog, problems *catalog.Problems) []Example {
	var out []Example
	files, err := fs.Glob(fsys, "decks/*.yaml")
	if err != nil {
		problems.Add("decks", 0, "cannot be read: %v", err)
	}
	for _, file := range files {
		x := Example{ID: strings.TrimSuffix(path.Base(file), ".yaml")}
		doc := catalog.LoadDocument(fsys, file, &x.Example, problems)
		if doc.Broken() {
			continue
		}
		if !x.Complete() {
			problems.Add(file, 1,
				"title, style and plan in both languages, order (from 1) and source are required: add what is missing")
		}
		list := strings.TrimSuffix(file, ".yaml") + ".txt"
		text, err := fs.ReadFile(fsys, list)
		if err != nil {
			problems.Add(list, 0, "cannot be read: %v: write the deck list beside %s", err, file)
			continue
		}
		x.Text = string(text)
		x.check(list, cat, problems)
		out = append(out, x)
	}
	slices.SortStableFunc(out, func(a, b Example) int { return cmp.Or(a.Order-b.Order, cmp.Compare(a.ID, b.ID)) })
	return out
}

// check validates the deck list, which stands in a file.
func (x *Example) check(file string, cat *catalog.Catalog, problems *catalog.Problems) {
	x.List, _ = deck.Parse(x.Text, cat, catalog.EN)
	report := deck.Validate(cat, deck.Options{Lang: catalog.EN}, x.List)
	for _, p := range report.Problems {
		problems.Add(file, p.Line, "%s", p.Message)
	}
	for _, f := range report.Violations {
		problems.Add(file, f.Line, "the example deck is %s (%s): %s: %s", report.Verdict, f.Code, f.Message, f.Fix)
	}
}
