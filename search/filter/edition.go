//go:build !js

package filter

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/index"
	"catanica/search/query"

	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// editionNamed returns the edition that a word names, or "".
func (c *compiler) editionNamed(value string) catalog.EditionID {
	if e := c.Catalog.Edition(strings.ToLower(value)); e != nil {
		return e.ID
	}
	return ""
}

// editions selects what holds, or has been published, in an edition; with a comparison, in any edition of that range.
func (c *compiler) editions(f query.Filter, value string) blevequery.Query {
	named := c.editionNamed(value)
	if named == "" {
		var ids []string
		for _, id := range catalog.EditionIDs() {
			ids = append(ids, string(id))
		}
		list := strings.Join(ids, ", ")
		c.fail(f, value, "Einen Regelstand „%s“ gibt es nicht; nimm "+list, "There is no edition “%s”; use "+list, nil)
		return nil
	}
	order := catalog.EditionIDs()
	var selected []string
	for _, e := range order {
		if satisfies(f.Op, slices.Index(order, e)-slices.Index(order, named)) {
			selected = append(selected, string(e))
		}
	}
	if f.Key.Name == "first" {
		return anyTerm(index.First, selected)
	}
	return anyTerm(index.Editions, selected)
}

// satisfies reports whether the difference of two values satisfies the operator. IsNot counts as Is: compiler.filter
// negates it.
func satisfies(op query.Op, difference int) bool {
	switch op {
	case query.Less:
		return difference < 0
	case query.AtMost:
		return difference <= 0
	case query.More:
		return difference > 0
	case query.AtLeast:
		return difference >= 0
	}
	return difference == 0
}
