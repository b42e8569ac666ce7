package document

import (
	"slices"

	"catanica/catalog"
	"catanica/search/analysis"
)

// Completion is a name of a document that may complete what was typed.
type Completion struct {
	Key  string // the analysis.NameKey of the name, or of the rest of a title from one of its words on
	Text string
	Rank int          // 0 title or id, 1 another name, 2 a word inside the title
	Lang catalog.Lang // of a title; "" for names used in both languages
}

// Completions returns the names of the document that suggestions offer.
func (d *Document) Completions() []Completion {
	out := []Completion{}
	for _, lang := range catalog.Langs {
		title := d.Title.In(lang)
		out = append(out, Completion{analysis.NameKey(title), title, 0, lang})
		for i, c := range title {
			if c == ' ' {
				out = append(out, Completion{analysis.NameKey(title[i:]), title, 2, lang})
			}
		}
	}
	out = append(out, Completion{analysis.NameKey(d.ID), d.ID, 0, ""})
	for _, name := range slices.Concat(d.Names, d.Also.All()) {
		out = append(out, Completion{analysis.NameKey(name), name, 1, ""})
	}
	return out
}

// SuggestKeys returns the keys under which suggestions find the document.
func (d *Document) SuggestKeys() []string {
	if d.Kind == catalog.KindScenario {
		return nil
	}
	var out []string
	for _, c := range d.Completions() {
		if c.Key != "" && !slices.Contains(out, c.Key) {
			out = append(out, c.Key)
		}
	}
	return out
}
