//go:build !js

package document

import (
	"fmt"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// Sorter tells by which values documents are sorted.
type Sorter struct {
	Documents []Document
	Catalog   *catalog.Catalog
	Lang      catalog.Lang      // of names
	Edition   catalog.EditionID // of the facts of cards
}

// Values returns the value by which a sort key of the query grammar sorts a document, or "" if the document has none or
// an unknown one.
func (s *Sorter) Values(key string) func(doc int) string {
	switch key {
	case "name":
		return func(doc int) string { return catalog.Fold(s.Documents[doc].TitleIn(s.Lang)) }
	case "id":
		ids := make([]string, len(s.Documents))
		for i := range s.Documents {
			ids[i] = s.Documents[i].ID
		}
		slices.SortFunc(ids, rulings.CompareIDs)
		return func(doc int) string {
			at, _ := slices.BinarySearchFunc(ids, s.Documents[doc].ID, rulings.CompareIDs)
			return SortNumber(at)
		}
	case "kind":
		return func(doc int) string { return SortNumber(KindRank(s.Documents[doc].Kind)) }
	case "edition":
		return func(doc int) string {
			return SortNumber(slices.Index(catalog.EditionIDs(), s.Documents[doc].firstEdition(s.Catalog)))
		}
	}
	return func(doc int) string {
		if k := s.Documents[doc].Card; k != nil {
			return s.cardValue(k, key)
		}
		return ""
	}
}

// cardValue returns the value of a key that sorts cards only.
func (s *Sorter) cardValue(k *catalog.Card, key string) string {
	switch key {
	case "set":
		return SortNumber(slices.IndexFunc(s.Catalog.Sets, func(set *catalog.Set) bool {
			return len(k.Sets) > 0 && set.ID == k.Sets[0].Set
		}))
	case "class":
		class := k.ClassAt(s.Edition)
		return SortNumber(slices.IndexFunc(s.Catalog.Classes, func(c catalog.Class) bool { return c.ID == class }))
	}
	n, is, _ := numberOf(s.Catalog, k, key, s.Edition)
	if is == catalog.Unknown {
		return ""
	}
	return SortNumber(n)
}

// SortNumber returns a number as a value to sort by, or "" for a negative one.
func SortNumber(n int) string {
	if n < 0 {
		return ""
	}
	return fmt.Sprintf("%06d", n)
}
