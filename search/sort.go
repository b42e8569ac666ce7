package search

import (
	"catanica/catalog"
	"catanica/search/index"

	"github.com/blevesearch/bleve/v2/search"
)

// order returns the order that the query asks for, or nil to order by relevance. Documents without a sort value, or with
// an unknown one, come last in either direction. Without words, documents are sorted by kind.
func (r *ranker) order() search.SortOrder {
	if len(r.sort) == 0 && len(r.terms) > 0 || len(r.sort) > 0 && r.sort[0].By == "relevance" && !r.sort[0].Down &&
		len(r.terms) > 0 {
		return nil
	}
	var out search.SortOrder
	for _, by := range r.sort {
		if by.By == "relevance" {
			out = append(out, &search.SortScore{Desc: !by.Down})
			continue
		}
		out = append(out, sortField(sortFieldName(by.By, r.q.Lang, r.edition), by.Down))
	}
	if len(r.terms) > 0 {
		out = append(out, &search.SortScore{Desc: true})
	}
	return append(out, sortField(index.KindRank, false), sortField(index.Order, false))
}

func sortField(name string, down bool) *search.SortField {
	return &search.SortField{Field: name, Desc: down, Missing: search.SortFieldMissingLast}
}

// sortFieldName returns the field that holds the values of a sort key.
func sortFieldName(key string, lang catalog.Lang, e catalog.EditionID) string {
	switch key {
	case "name":
		return index.NameField(lang)
	case "id":
		return index.IDRank
	case "kind":
		return index.KindRank
	case "set":
		return index.SetRank
	case "edition":
		return index.Age
	case "class":
		return index.At(index.ClassRank, e)
	}
	return index.At(key, e)
}
