package search

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/query"
)

// cardsNamed are the ids of the cards that a query names, by a word of its own or in a filter, in alphabetical order.
func (ix *Index) cardsNamed(units []unit, filters []query.Filter) []string {
	var out []string
	add := func(id string) {
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	for _, u := range units {
		for _, v := range u.variants {
			if id, ok := strings.CutPrefix(v.term, cardConcept("")); ok {
				add(id)
			}
		}
	}
	for _, f := range filters {
		if f.Key.Name == "card" && f.Op == query.Is {
			if k := ix.cat.FindCard(f.Value); k != nil {
				add(k.ID)
			}
		}
	}
	slices.Sort(out)
	return out
}

// Groups are the classes and types of cards that a word names in a filter, as `class:ID` and `type:ID`.
func (ix *Index) Groups(word string) []string {
	s := selector{ix: ix}
	return s.groups(word)
}

// title is the document's title as HTML, the words of the query in <mark>.
func (m *marker) title(doc int, lang catalog.Lang) string {
	for _, from := range []catalog.Lang{lang, lang.Other()} {
		for _, p := range m.ix.corpora[from].in(doc, titleField) {
			all := stretch{0, len(p.text)}
			spots, _ := m.spots(&p, all, from)
			return mark(p.text, all, spots)
		}
	}
	return ""
}
