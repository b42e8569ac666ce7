//go:build !js

package document

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/index"
)

// indexer turns documents into what the index holds of them.
type indexer struct {
	cat   *catalog.Catalog
	games GameNames
}

// Indexed returns what the index holds of the documents.
func Indexed(docs []Document, cat *catalog.Catalog, games GameNames) []index.Document {
	x := indexer{cat, games}
	out := make([]index.Document, len(docs))
	for i := range docs {
		d := &docs[i]
		out[i].Key = d.Key()
		x.addTexts(&out[i], d)
		x.addTerms(&out[i], d)
		for _, lang := range catalog.Langs {
			out[i].Questions = append(out[i].Questions, d.Questions(lang)...)
		}
		if d.Ruling != nil {
			addRuling(&out[i], d.Ruling)
		}
		if d.Card != nil {
			x.addCard(&out[i], d.Card)
		}
	}
	return out
}

func (x indexer) addTexts(out *index.Document, d *Document) {
	for _, lang := range catalog.Langs {
		for _, part := range index.Parts() {
			texts := slices.DeleteFunc(d.Texts(part, lang), func(s string) bool { return s == "" })
			out.AddTexts(index.In(lang, part), texts...)
		}
	}
	out.AddTerms(index.Called, d.NameKeys(x.games)...)
	out.AddTerms(index.Suggest, d.SuggestKeys()...)
	out.AddTerms(index.Concepts, d.cardConcepts()...)
}

// addTerms adds the terms that every kind of document may have.
func (x indexer) addTerms(out *index.Document, d *Document) {
	out.AddTerms(index.Kind, string(d.Kind))
	out.AddTerms(index.Game, string(d.AboutGame()))
	out.AddTerms(index.ID, analysis.NameKey(d.ID))
	out.AddTerms(index.About, d.Cards...)
	if first := d.firstEdition(x.cat); slices.Contains(catalog.EditionIDs(), first) {
		out.AddTerms(index.First, string(first))
	}
	var editions []string
	for _, e := range catalog.EditionIDs() {
		if x.holds(d, e) {
			editions = append(editions, string(e))
		}
		if d.Kind == catalog.KindClass {
			out.AddTerms(index.At(index.Classes, e), "class:"+d.ID)
		}
	}
	out.AddTerms(index.Editions, editions...)
	if d.Kind == catalog.KindSet {
		out.AddTerms(index.Set, d.ID)
	}
}

// firstEdition returns the edition in which the document first appeared, or "".
func (d *Document) firstEdition(cat *catalog.Catalog) catalog.EditionID {
	if d.Card != nil {
		return cat.FirstEdition(d.Card)
	}
	return d.From
}

// holds reports whether a document holds in an edition. A ruling also holds with an earlier answer.
func (x indexer) holds(d *Document, e catalog.EditionID) bool {
	if d.Card != nil {
		return x.cat.Exists(d.Card, e)
	}
	earlier := func(old rulings.Earlier) bool { return old.Holds(e) }
	if d.Ruling != nil && slices.ContainsFunc(d.Ruling.Earlier, earlier) {
		return true
	}
	return catalog.Span{From: d.From, Until: d.Until}.Holds(e)
}

func addRuling(out *index.Document, r *rulings.Ruling) {
	out.AddTerms(index.Verdict, string(r.Verdict))
	out.AddTerms(index.Date, r.Changed)
	for _, g := range r.Games {
		out.AddTerms(index.Variant, string(g))
	}
	if r.Ours {
		out.AddTerms(index.Is, "ours")
	}
	if len(r.Earlier) > 0 {
		out.AddTerms(index.Is, "changed")
	}
	for _, s := range r.Source {
		out.AddTerms(index.Source, index.Folded(s))
	}
}

func (x indexer) addCard(out *index.Document, k *catalog.Card) {
	for _, in := range k.Sets {
		out.AddTerms(index.Set, in.Set)
	}
	for _, s := range k.Source {
		out.AddTerms(index.Source, index.Folded(s))
	}
	for _, e := range catalog.EditionIDs() {
		out.AddTerms(index.At(index.Classes, e), "class:"+k.ClassAt(e))
		for _, t := range catalog.CardTypes {
			if k.Is(t, e) {
				out.AddTerms(index.At(index.Classes, e), "type:"+string(t))
			}
		}
	}
	for _, p := range catalog.Properties {
		addFact(out, func(e catalog.EditionID) []string {
			if x.cat.Has(k, p, e) {
				return []string{PropertyFact(p)}
			}
			return nil
		})
	}
	for _, key := range numberKeys {
		addFact(out, func(e catalog.EditionID) []string { return numberFacts(x.cat, k, key, e) })
	}
}

// addFact adds the terms of a fact: once if no edition changes it, or else in every edition.
func addFact(out *index.Document, at func(catalog.EditionID) []string) {
	editions := catalog.EditionIDs()
	changes := slices.ContainsFunc(editions, func(e catalog.EditionID) bool {
		return !slices.Equal(at(e), at(editions[0]))
	})
	if !changes {
		out.AddTerms(index.Facts, at(editions[0])...)
		return
	}
	for _, e := range editions {
		out.AddTerms(index.At(index.Facts, e), at(e)...)
	}
}
