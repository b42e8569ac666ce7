//go:build !js

package filter

import (
	"catanica/search/document"
	"catanica/search/index"
	"catanica/search/query"

	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// proven selects the mechanical articles that a scenario proves, or those that none proves.
func (c *compiler) proven(f query.Filter) blevequery.Query {
	var keys []string
	for i := range c.Documents {
		if c.Documents[i].Ruling == nil || c.Proven == nil {
			continue
		}
		if mechanical, proven := c.Proven(c.Documents[i].ID); mechanical && proven == f.Yes() {
			keys = append(keys, c.Documents[i].Key())
		}
	}
	return documents(keys)
}

func (c *compiler) verdict(f query.Filter, value string) blevequery.Query {
	if v, ok := VerdictNamed(value); ok {
		return term(index.Verdict, string(v))
	}
	c.fail(f, value, "Ein Urteil „%s“ gibt es nicht; nimm ja, nein oder kommtdraufan",
		"There is no verdict “%s”; use yes, no or depends", nil)
	return nil
}

// dated compares the date of an article with the filter's value, which may be only the beginning of a date.
func dated(f query.Filter) blevequery.Query {
	begins := prefix(index.Date, f.Value)
	switch f.Op {
	case query.Less:
		return All(terms(index.Date, "", f.Value), not(begins))
	case query.AtMost:
		return Any(terms(index.Date, "", f.Value), begins)
	case query.More:
		return All(terms(index.Date, f.Value, ""), not(begins))
	case query.AtLeast:
		return Any(terms(index.Date, f.Value, ""), begins)
	}
	return begins
}

// number selects cards by one of their numbers.
func (c *compiler) number(f query.Filter) blevequery.Query {
	return c.fact(func(field string) blevequery.Query {
		counted := term(field, document.CountedFact(f.Key.Name))
		low, high := document.NumberFact(f.Key.Name, f.Range.Low), document.NumberFact(f.Key.Name, f.Range.High)
		switch {
		case f.Range.Word == "unknown":
			return term(field, document.UnknownFact(f.Key.Name))
		case f.Range.Word == "none":
			return term(field, document.NumberFact(f.Key.Name, 0))
		case f.Range.High > 0: // what is counted during play may be any positive number
			return Any(terms(field, low, high), counted)
		}
		return All(terms(field, low, high), not(counted))
	})
}

// fact selects by a fact of cards in the edition of the query, whether other editions have it too or not.
func (c *compiler) fact(in func(field string) blevequery.Query) blevequery.Query {
	return Any(in(index.Facts), in(index.At(index.Facts, c.edition)))
}
