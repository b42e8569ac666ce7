//go:build !js

package filter

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/document"
	"catanica/search/index"
	"catanica/search/query"

	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// Source is where filters look up what they name, and what they need of the index.
type Source struct {
	Catalog   *catalog.Catalog
	Documents []document.Document
	// Word selects the documents that have a word, in any form and under any name.
	Word func(text string) blevequery.Query
	// Phrase selects the documents that have the words of a phrase in sequence in a text of one of the parts.
	Phrase func(text string, parts []string) blevequery.Query
	// Proven reports whether an article is mechanical and whether a scenario proves it. If it is nil, the filter proven:
	// finds nothing.
	Proven func(id string) (mechanical, proven bool)
}

// Compile compiles the filters of a query to a query that selects what they select. The edition is the one whose facts
// of cards filters compare, unless the query names another; "" is today's. Compile returns the edition that applies.
// Mistakes are values that name nothing.
func Compile(parsed *query.Query, edition catalog.EditionID, from Source) (
	filter blevequery.Query, applies catalog.EditionID, mistakes []*query.Error,
) {
	c := &compiler{Source: from, parsed: parsed, edition: cmp.Or(edition, catalog.DefaultEdition)}
	for _, f := range parsed.Filters() {
		if f.Key.Name == "edition" && f.Op == query.Is {
			if e := c.editionNamed(f.Value); e != "" {
				c.edition = e
			}
		}
	}
	return c.node(parsed.Root, true), c.edition, c.mistakes
}

// compiler turns the tree of a query into bleve's typed queries.
type compiler struct {
	Source
	parsed   *query.Query
	edition  catalog.EditionID
	mistakes []*query.Error
}

// node compiles a node. At the top of a query words select everything: they only rank.
func (c *compiler) node(n query.Node, top bool) blevequery.Query {
	switch n := n.(type) {
	case query.And:
		var all []blevequery.Query
		for _, part := range n {
			if _, word := part.(query.Word); !word || !top {
				all = append(all, c.node(part, top))
			}
		}
		return All(all...)
	case query.Or:
		var some []blevequery.Query
		for _, part := range n {
			some = append(some, c.node(part, false))
		}
		return Any(some...)
	case query.Not:
		return not(c.node(n.Of, false))
	case query.Word:
		if !top {
			return c.Word(n.Text)
		}
	case query.Phrase:
		return c.Phrase(n.Text, index.Parts())
	case query.Filter:
		return c.filter(n)
	}
	return everything()
}

// filter compiles a filter with all of its values.
func (c *compiler) filter(f query.Filter) blevequery.Query {
	var out blevequery.Query
	switch f.Key.Name {
	case "text":
		out = c.Phrase(f.Value, index.Parts())
	case "title":
		out = c.Phrase(f.Value, []string{index.Title})
	default:
		var some []blevequery.Query
		for _, value := range alternatives(f) {
			q := c.value(f, value)
			if q == nil {
				return everything() // a mistake
			}
			some = append(some, q)
		}
		out = Any(some...)
	}
	if f.Op == query.IsNot && f.Key.Form != query.YesNo { // filters that take yes or no handle the operator themselves
		return not(out)
	}
	return out
}

// alternatives returns the comma-separated values of a filter.
func alternatives(f query.Filter) []string {
	if f.Quoted || f.Key.Form != query.Name {
		return []string{f.Value}
	}
	return slices.DeleteFunc(strings.Split(f.Value, ","), func(v string) bool { return v == "" })
}

// fail records that a value of the filter names nothing, and suggests the first of the nearest names. The messages have
// one %s for the value.
func (c *compiler) fail(f query.Filter, value string, de, en string, nearest []string) {
	fix, meant := catalog.Text{}, ""
	if len(nearest) > 0 {
		fix.DE, fix.EN = fmt.Sprintf("meinst du „%s“?", nearest[0]), fmt.Sprintf("did you mean “%s”?", nearest[0])
		if value == f.Value {
			meant = nearest[0]
		}
	}
	what := catalog.Text{DE: fmt.Sprintf(de, value), EN: fmt.Sprintf(en, value)}
	c.mistakes = append(c.mistakes, c.parsed.NewError(f, what, fix, meant))
}
