//go:build !js

package search

import (
	"fmt"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/index"
)

// indexer turns documents into what the index holds of them.
type indexer struct {
	cat    *catalog.Catalog
	games  gameNames
	fields []field
}

// documents returns the indexed form of the documents.
func (x indexer) documents(docs []Document) []index.Document {
	out := make([]index.Document, len(docs))
	for i := range docs {
		d := &docs[i]
		out[i].Key = d.key()
		x.addTexts(&out[i], d)
		x.addTerms(&out[i], d)
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
		for _, f := range x.fields {
			texts := slices.DeleteFunc(f.texts(d, lang), func(s string) bool { return s == "" })
			out.AddTexts(index.In(lang, f.name), texts...)
		}
	}
	out.AddTerms(index.Called, nameKeys(d, x.games)...)
	out.AddTerms(index.Suggest, suggestKeys(d)...)
	out.AddTerms(index.Concepts, cardConcepts(d)...)
}

// addTerms adds the terms that every kind of document may have.
func (x indexer) addTerms(out *index.Document, d *Document) {
	out.AddTerms(index.Kind, string(d.Kind))
	out.AddTerms(index.Game, string(d.game()))
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
				return []string{fact("is", string(p))}
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
	changes := slices.ContainsFunc(editions, func(e catalog.EditionID) bool { return !slices.Equal(at(e), at(editions[0])) })
	if !changes {
		out.AddTerms(index.Facts, at(editions[0])...)
		return
	}
	for _, e := range editions {
		out.AddTerms(index.At(index.Facts, e), at(e)...)
	}
}

// fact returns the term of a fact.
func fact(key, value string) string { return key + "=" + value }

// Values of the facts of numbers that are none.
const (
	unknownNumber = "unknown"
	countedNumber = "~" // during play; sorts after all numbers
)

// number returns the value of the fact of a number. Values sort like the numbers.
func number(n int) string { return fmt.Sprintf("%03d", min(max(n, 0), maxNumber)) }

// maxNumber is more than any number of a card.
const maxNumber = 999

// numberFacts returns the facts of a number of a card in an edition. No cost and no points are 0. Points that are
// counted during play, such as those for gold, are 1 and marked as counted.
func numberFacts(cat *catalog.Catalog, k *catalog.Card, key string, e catalog.EditionID) []string {
	switch n, is, counted := numberOf(cat, k, key, e); {
	case is == catalog.Unknown:
		return []string{fact(key, unknownNumber)}
	case counted:
		return []string{fact(key, number(n)), fact(key, countedNumber)}
	default:
		return []string{fact(key, number(n))}
	}
}

// numberKeys lists the numbers of cards that filters and sort orders know.
var numberKeys = []string{
	"cost", "lumber", "brick", "ore", "grain", "wool", "gold", "power", "stars",
	"vp", "strength", "tournament", "commerce", "copies",
}

// costKeys maps filter keys to the resources of a cost.
var costKeys = map[string]catalog.Resource{
	"lumber": catalog.Lumber, "brick": catalog.Brick, "ore": catalog.Ore, "grain": catalog.Grain,
	"wool": catalog.Wool, "gold": catalog.Gold, "power": catalog.Power, "stars": catalog.Star,
}

// numberOf returns the number of a card that a filter or sort key stands for, in an edition, and whether it is counted
// during play.
func numberOf(cat *catalog.Catalog, k *catalog.Card, key string, e catalog.EditionID) (
	n int, is catalog.Certainty, counted bool,
) {
	if r, ok := costKeys[key]; ok {
		cost, is := k.Cost.At(e)
		return cost[r], is, false
	}
	switch key {
	case "cost":
		cost, is := k.Cost.At(e)
		return cost.Total(), is, false
	case "copies":
		n, is := copiesOf(cat, k)
		return n, is, false
	case "vp":
		key = "victory"
	}
	for _, p := range k.Points.Kinds() {
		if p.Kind == key {
			points, is := p.Fact.At(e)
			if points.Count != "" {
				return 1, is, is == catalog.Known
			}
			return points.N, is, false
		}
	}
	return 0, catalog.Unknown, false
}

// copiesOf returns how many copies of a card its sets contain.
func copiesOf(cat *catalog.Catalog, k *catalog.Card) (int, catalog.Certainty) {
	sum := 0
	for _, in := range k.Sets {
		if set := cat.Set(in.Set); set != nil && set.Kind == catalog.HistorySet {
			continue
		}
		if !in.Copies.Known {
			return 0, catalog.Unknown
		}
		sum += in.Copies.N
	}
	return sum, catalog.Known
}
