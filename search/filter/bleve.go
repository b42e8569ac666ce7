//go:build !js

package filter

import blevequery "github.com/blevesearch/bleve/v2/search/query"

// everything selects all documents.
func everything() blevequery.Query { return blevequery.NewMatchAllQuery() }

// All selects the documents that every query selects; of no queries that is everything.
func All(all ...blevequery.Query) blevequery.Query {
	switch len(all) {
	case 0:
		return everything()
	case 1:
		return all[0]
	}
	return blevequery.NewConjunctionQuery(all)
}

// Any selects the documents that any of the queries selects; of no queries that is nothing.
func Any(some ...blevequery.Query) blevequery.Query {
	if len(some) == 1 {
		return some[0]
	}
	return blevequery.NewDisjunctionQuery(some)
}

// not selects the documents that the query does not select.
func not(q blevequery.Query) blevequery.Query {
	return blevequery.NewBooleanQuery([]blevequery.Query{everything()}, nil, []blevequery.Query{q})
}

// term selects the documents that have a term in a field.
func term(field, value string) blevequery.Query {
	q := blevequery.NewTermQuery(value)
	q.SetField(field)
	return q
}

// anyTerm selects the documents that have one of the terms in a field.
func anyTerm(field string, values []string) blevequery.Query {
	some := make([]blevequery.Query, len(values))
	for i, v := range values {
		some[i] = term(field, v)
	}
	return Any(some...)
}

// prefix selects the documents that have a term that begins with value in a field.
func prefix(field, value string) blevequery.Query {
	q := blevequery.NewPrefixQuery(value)
	q.SetField(field)
	return q
}

// documents selects documents by key.
func documents(keys []string) blevequery.Query {
	if len(keys) == 0 {
		return Any()
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
