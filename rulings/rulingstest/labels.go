// Package rulingstest serves tests that ask the questions whose answers are known.
package rulingstest

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Label is a labelled question of an article or of a card.
type Label struct {
	Of   string // id of the article or card
	Lang catalog.Lang
	rulings.Answered
}

// Labels returns all labelled questions of the articles and cards. It leaves out lines with mistakes, which `catanica
// check` reports.
func Labels(cat *catalog.Catalog, lib *rulings.Library) []Label {
	var out []Label
	for _, lang := range catalog.Langs {
		for _, r := range lib.Rulings {
			for _, line := range r.Labelled(lang) {
				out = append(out, Label{r.ID, lang, line})
			}
		}
		for _, k := range cat.Cards {
			lines, _ := rulings.ParseAnswered(lang, k.Answered.In(lang))
			for _, line := range lines {
				out = append(out, Label{k.ID, lang, line})
			}
		}
	}
	return out
}
