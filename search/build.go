//go:build !js

package search

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// Documents returns the documents of the catalogue and the library for New: cards, sets, classes and articles.
func Documents(cat *catalog.Catalog, lib *rulings.Library) []Document {
	plain := plainer{lib}
	return slices.Concat(
		cardDocuments(cat, plain), setDocuments(cat, plain), classDocuments(cat, plain), rulingDocuments(lib))
}

// plainer removes Markdown and [[links]] from texts.
type plainer struct{ lib *rulings.Library }

func (p plainer) text(t catalog.Text) catalog.Text {
	return catalog.Text{DE: p.lib.Plain(catalog.DE, t.DE), EN: p.lib.Plain(catalog.EN, t.EN)}
}

// rulingDocuments returns a document for every article: ruling, term or rulebook section.
func rulingDocuments(lib *rulings.Library) []Document {
	var out []Document
	for _, r := range lib.Rulings {
		d := Document{
			ID: r.ID, Kind: r.Kind, Game: r.Game(), Names: append(slices.Clone(r.Printed), r.Aliases...),
			Cards: r.Cards, Ruling: r, From: r.Editions.From, Until: r.Editions.Until,
		}
		if d.Kind == "" {
			d.Kind = catalog.KindRuling
		}
		for _, lang := range catalog.Langs {
			p := r.In(lang)
			set(&d.Title, lang, p.Title)
			set(&d.Question, lang, lib.Plain(lang, p.Question))
			set(&d.Answer, lang, lib.Plain(lang, r.Answer(lang)))
			set(&d.Body, lang, rulingBody(lib, r, lang))
			setWords(&d.Asked, lang, p.Asked)
			setWords(&d.Also, lang, p.Also)
		}
		for _, old := range r.Earlier {
			d.Earlier = append(d.Earlier, EarlierAnswer{
				catalog.Span{From: old.From, Until: old.Until},
				catalog.Text{
					DE: withVerdict(old.Verdict.Word(catalog.DE), lib.Plain(catalog.DE, old.DE)),
					EN: withVerdict(old.Verdict.Word(catalog.EN), lib.Plain(catalog.EN, old.EN)),
				},
			})
		}
		out = append(out, d)
	}
	return out
}

// withVerdict puts the verdict's word, if there is one, before an answer.
func withVerdict(word, answer string) string {
	switch {
	case word == "":
		return answer
	case answer == "":
		return word + "."
	}
	return word + ". " + answer
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

func set(t *catalog.Text, lang catalog.Lang, s string) {
	if lang == catalog.EN {
		t.EN = s
		return
	}
	t.DE = s
}

func setWords(w *catalog.Words, lang catalog.Lang, list []string) {
	if lang == catalog.EN {
		w.EN = list
		return
	}
	w.DE = list
}
