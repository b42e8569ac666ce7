//go:build !js

package search

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/document"
	"catanica/search/index"
	"catanica/search/query"

	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// compiler turns the tree of a query into bleve's typed queries.
type compiler struct {
	ctx      context.Context
	ix       *Index
	parsed   *query.Query
	q        Query
	edition  catalog.EditionID
	mistakes []*query.Error
}

// compile compiles the filters of a query. Mistakes are values that name nothing.
func (ix *Index) compile(ctx context.Context, parsed *query.Query, q Query) (
	filter blevequery.Query, edition catalog.EditionID, mistakes []*query.Error,
) {
	c := &compiler{ctx: ctx, ix: ix, parsed: parsed, q: q, edition: q.Edition}
	if c.edition == "" {
		c.edition = catalog.DefaultEdition
	}
	for _, f := range parsed.Filters() {
		if f.Key.Name == "edition" && f.Op == query.Is {
			if e := c.editionNamed(f.Value); e != "" {
				c.edition = e
			}
		}
	}
	return c.node(parsed.Root, true), c.edition, c.mistakes
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
		return allOf(all...)
	case query.Or:
		var some []blevequery.Query
		for _, part := range n {
			some = append(some, c.node(part, false))
		}
		return anyOf(some...)
	case query.Not:
		return not(c.node(n.Of, false))
	case query.Word:
		if !top {
			return c.word(n.Text)
		}
	case query.Phrase:
		return c.ix.phrase(n.Text, index.Parts())
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
		out = c.ix.phrase(f.Value, index.Parts())
	case "title":
		out = c.ix.phrase(f.Value, []string{index.Title})
	default:
		var some []blevequery.Query
		for _, value := range alternatives(f) {
			q := c.value(f, value)
			if q == nil {
				return everything() // a mistake
			}
			some = append(some, q)
		}
		out = anyOf(some...)
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

// minWordMatch is the weight with which a word in a filter must match a document: the word itself, another form or
// another name of it, in either language, but not just a part of a compound.
const minWordMatch = 0.6

// word selects the documents that have a word, in any form and under any name.
func (c *compiler) word(text string) blevequery.Query {
	var some []blevequery.Query
	for _, t := range c.ix.analyzeQuery(text+" ", c.q.Lang) { // the space prevents completion
		t.parts = nil
		some = append(some, &units{ix: c.ix, terms: []queryTerm{t}, minimum: minWordMatch})
	}
	return anyOf(some...)
}

// phrase selects the documents that have the words of a phrase in sequence in a text of one of the parts.
func (ix *Index) phrase(text string, parts []string) blevequery.Query {
	tokens := analysis.Tokenize(text, maxQueryTerms)
	var some []blevequery.Query
	for lang, l := range ix.langs {
		folded := make([]string, len(tokens))
		for i, t := range tokens {
			folded[i] = l.lexicon.Fold(t.Text).Text
		}
		for _, part := range parts {
			if len(tokens) > 0 {
				some = append(some, blevequery.NewPhraseQuery(folded, index.WordsField(lang, part)))
			}
		}
	}
	return anyOf(some...)
}

// minMatchAll is the weight with which every word must match a document in a search for all words: in any form or under
// any name, as part of a compound, or, for the last word, by its beginning. Corrections match, because they are made
// only of words that no document uses.
const minMatchAll = 0.5

// matchAll selects the documents that have every word that is not weak, or every word if all are weak. A word that
// exists in the query's language is looked up in that language only; of its other meanings only cards with that name
// count, so that Hexe does not match hex.
func (ix *Index) matchAll(terms []queryTerm, lang catalog.Lang) blevequery.Query {
	tokens := make([]analysis.Token, len(terms))
	for i, t := range terms {
		tokens[i] = t.Token
	}
	spoken := ix.detectLanguage(tokens, lang)
	allWeak := !slices.ContainsFunc(terms, func(t queryTerm) bool { return !t.weak })
	u := &units{ix: ix, minimum: minMatchAll}
	for _, t := range terms {
		if t.weak && !allWeak {
			continue
		}
		if ix.uses(spoken, ix.langs[spoken].lexicon.Look(t.Text)) {
			t.expansions = slices.DeleteFunc(slices.Clone(t.expansions), func(e expansion) bool {
				isConcept := strings.HasPrefix(e.term, string(analysis.ConceptPrefix))
				isCard := document.IsCardConcept(e.term)
				return e.lang != spoken && !isCard || isConcept && !isCard
			})
		}
		u.terms = append(u.terms, t)
	}
	return u
}

// Short forms of bleve's queries.

func everything() blevequery.Query { return blevequery.NewMatchAllQuery() }

func allOf(all ...blevequery.Query) blevequery.Query {
	switch len(all) {
	case 0:
		return everything()
	case 1:
		return all[0]
	}
	return blevequery.NewConjunctionQuery(all)
}

func anyOf(some ...blevequery.Query) blevequery.Query {
	if len(some) == 1 {
		return some[0]
	}
	return blevequery.NewDisjunctionQuery(some) // of none it is nothing
}

func not(q blevequery.Query) blevequery.Query {
	return blevequery.NewBooleanQuery([]blevequery.Query{everything()}, nil, []blevequery.Query{q})
}

func term(field, value string) blevequery.Query {
	q := blevequery.NewTermQuery(value)
	q.SetField(field)
	return q
}

func anyTerm(field string, values []string) blevequery.Query {
	some := make([]blevequery.Query, len(values))
	for i, v := range values {
		some[i] = term(field, v)
	}
	return anyOf(some...)
}

func prefix(field, value string) blevequery.Query {
	q := blevequery.NewPrefixQuery(value)
	q.SetField(field)
	return q
}

// documents selects documents by key.
func documents(keys []string) blevequery.Query {
	if len(keys) == 0 {
		return anyOf()
	}
	return blevequery.NewDocIDQuery(keys)
}

// terms selects the documents that have a term between two terms, both included; "" leaves an end open.
func terms(field, from, to string) blevequery.Query {
	included := true
	q := blevequery.NewTermRangeInclusiveQuery(from, to, &included, &included)
	q.SetField(field)
	return q
}
