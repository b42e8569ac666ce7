//go:build !js

package document

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// Of returns the documents of the catalogue and the library: cards, sets, classes and articles.
func Of(cat *catalog.Catalog, lib *rulings.Library) []Document {
	plain := plainer{lib}
	return slices.Concat(
		cardDocuments(cat, plain), setDocuments(cat, plain), classDocuments(cat, plain), rulingDocuments(lib))
}

// plainer removes Markdown and [[links]] from texts.
type plainer struct{ lib *rulings.Library }

func (p plainer) text(t catalog.Text) catalog.Text {
	return catalog.Both(func(lang catalog.Lang) string { return p.lib.Plain(lang, t.In(lang)) })
}

// rulingDocuments returns a document for every article: ruling, term or rulebook section.
func rulingDocuments(lib *rulings.Library) []Document {
	var out []Document
	for _, r := range lib.Rulings {
		d := Document{
			ID: r.ID, Kind: r.Kind, Game: r.Game(), Names: append(slices.Clone(r.Printed), r.Aliases...),
			Cards: r.Cards, Ruling: r, From: r.Editions.From, Until: r.Editions.Until,
			Title:    catalog.Both(r.Title),
			Question: catalog.Both(func(lang catalog.Lang) string { return lib.Plain(lang, r.In(lang).Question) }),
			Answer:   catalog.Both(func(lang catalog.Lang) string { return lib.Plain(lang, r.Answer(lang)) }),
			body:     func(lang catalog.Lang) string { return rulingBody(lib, r, lang) },
			Asked:    catalog.Words{DE: r.In(catalog.DE).Asked, EN: r.In(catalog.EN).Asked},
			Also:     catalog.Words{DE: r.In(catalog.DE).Also, EN: r.In(catalog.EN).Also},
		}
		if d.Kind == "" {
			d.Kind = catalog.KindRuling
		}
		for _, old := range r.Earlier {
			short := catalog.Text{DE: old.DE, EN: old.EN}
			d.Earlier = append(d.Earlier, EarlierAnswer{
				catalog.Span{From: old.From, Until: old.Until},
				catalog.Both(func(lang catalog.Lang) string {
					return old.Verdict.Answer(lang, lib.Plain(lang, short.In(lang)))
				}),
			})
		}
		out = append(out, d)
	}
	return out
}

// rulingBody returns the article's text after question and short answer, and its earlier answers.
func rulingBody(lib *rulings.Library, r *rulings.Ruling, lang catalog.Lang) string {
	var parts []string
	for _, s := range r.In(lang).Sections {
		parts = append(parts, lib.Plain(lang, s.Markdown))
	}
	for _, e := range r.Earlier {
		parts = append(parts, catalog.Text{DE: e.DE, EN: e.EN}.In(lang))
	}
	return join(parts...)
}
