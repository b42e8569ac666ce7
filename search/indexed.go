package search

import (
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

// documents returns the indexed form of the documents, which are sorted by key.
func (x indexer) documents(docs []Document) []index.Document {
	ids := make([]string, len(docs))
	for i := range docs {
		ids[i] = docs[i].ID
	}
	slices.SortFunc(ids, rulings.CompareIDs)
	ids = slices.Compact(ids)
	out := make([]index.Document, len(docs))
	for i := range docs {
		d := &docs[i]
		at, _ := slices.BinarySearchFunc(ids, d.ID, rulings.CompareIDs)
		out[i].Key = d.key()
		out[i].AddNumber(index.Order, i)
		out[i].AddNumber(index.IDRank, at)
		out[i].AddNumber(index.KindRank, kindRank(d.Kind))
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
		out.AddTexts(index.NameField(lang), catalog.Fold(in(d.Title, lang)))
	}
	out.AddTexts(index.Called, nameKeys(d, x.games)...)
	out.AddTexts(index.Suggest, suggestKeys(d)...)
	out.AddTexts(index.Concepts, cardConcepts(d)...)
}

// addTerms adds the terms that every kind of document may have.
func (x indexer) addTerms(out *index.Document, d *Document) {
	out.AddTexts(index.Kind, string(d.Kind))
	out.AddTexts(index.Game, string(d.game()))
	out.AddTexts(index.ID, analysis.NameKey(d.ID))
	out.AddTexts(index.About, d.Cards...)
	first := d.From
	if d.Card != nil {
		first = x.cat.FirstEdition(d.Card)
	}
	if at := slices.Index(catalog.EditionIDs(), first); at >= 0 {
		out.AddTexts(index.First, string(first))
		out.AddNumber(index.Age, at)
	}
	var editions []string
	for _, e := range catalog.EditionIDs() {
		if x.holds(d, e) {
			editions = append(editions, string(e))
		}
		if d.Kind == catalog.KindClass {
			out.AddTexts(index.At(index.Classes, e), "class:"+d.ID)
		}
	}
	out.AddTexts(index.Editions, editions...)
	if d.Kind == catalog.KindSet {
		out.AddTexts(index.Set, d.ID)
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
	out.AddTexts(index.Verdict, string(r.Verdict))
	out.AddTexts(index.Date, r.Changed)
	for _, g := range r.Games {
		out.AddTexts(index.Variant, string(g))
	}
	if r.Ours {
		out.AddTexts(index.Is, "ours")
	}
	if len(r.Earlier) > 0 {
		out.AddTexts(index.Is, "changed")
	}
	for _, s := range r.Source {
		out.AddTexts(index.Source, index.Folded(s))
	}
}

func (x indexer) addCard(out *index.Document, k *catalog.Card) {
	for _, in := range k.Sets {
		out.AddTexts(index.Set, in.Set)
	}
	for _, s := range k.Source {
		out.AddTexts(index.Source, index.Folded(s))
	}
	if len(k.Sets) > 0 {
		rank := slices.IndexFunc(x.cat.Sets, func(s *catalog.Set) bool { return s.ID == k.Sets[0].Set })
		if rank >= 0 {
			out.AddNumber(index.SetRank, rank)
		}
	}
	for _, e := range catalog.EditionIDs() {
		class := k.ClassAt(e)
		groups := []string{"class:" + class}
		for _, t := range catalog.CardTypes {
			if k.Is(t, e) {
				groups = append(groups, "type:"+string(t))
			}
		}
		out.AddTexts(index.At(index.Classes, e), groups...)
		if rank := slices.IndexFunc(x.cat.Classes, func(c catalog.Class) bool { return c.ID == class }); rank >= 0 {
			out.AddNumber(index.At(index.ClassRank, e), rank)
		}
		for _, p := range catalog.Properties {
			if x.cat.Has(k, p, e) {
				out.AddTexts(index.At(index.Property, e), string(p))
			}
		}
		for _, key := range index.Numbers() {
			x.addCardNumber(out, k, key, e)
		}
	}
}

// addCardNumber adds a number of a card in an edition. No cost and no points are 0. Points that are counted during play,
// such as those for gold, are 1 and marked as counted.
func (x indexer) addCardNumber(out *index.Document, k *catalog.Card, key string, e catalog.EditionID) {
	n, is, counted := numberOf(x.cat, k, key, e)
	switch {
	case is == catalog.Unknown:
		out.AddTexts(index.At(index.Fact, e), key+unknownFact)
		return
	case counted:
		out.AddTexts(index.At(index.Fact, e), key+countedFact)
	}
	out.AddNumber(index.At(key, e), n)
}

// Endings of the terms of index.Fact.
const (
	unknownFact = ":unknown"
	countedFact = ":counted"
)

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
