//go:build !js

package search

import (
	"unicode/utf8"

	"catanica/catalog"
	"catanica/search/answer"
	"catanica/search/casebook"
)

// Output is the JSON of a search, for scripts: the command line and the API print the same.
type Output struct {
	Query  string         `json:"query"`
	Lang   catalog.Lang   `json:"lang"`
	TookUS int64          `json:"took_us"`
	Total  int            `json:"total"`
	Answer *answer.Answer `json:"answer"`
	Hits   []Hit          `json:"hits"`
	Facets []Facet        `json:"facets,omitempty"`

	// Mean lists what the query may have meant, if words of it seem to be misspelled.
	Mean []string `json:"mean,omitempty"`
	// Neighbors are decided questions that resemble the one asked, if it has no verdict.
	Neighbors []casebook.Neighbor `json:"neighbors,omitempty"`
	// Named are the cards that the question names, if it has no verdict.
	Named    []answer.Named  `json:"named,omitempty"`
	Mistakes []OutputMistake `json:"mistakes,omitempty"`
}

// OutputMistake is a mistake in a query.
type OutputMistake struct {
	Message string `json:"message"`
	From    int    `json:"from"` // in characters of the query
	To      int    `json:"to"`
	Mend    string `json:"mend,omitempty"`
}

// Output returns the result for JSON. Mistakes are explained to a reader of lang.
func (r *Result) Output(lang catalog.Lang) Output {
	out := Output{Query: r.Query, Lang: r.Lang, TookUS: r.Took.Microseconds(), Total: r.Total, Answer: r.Answer,
		Hits: r.Hits, Facets: r.Facets, Mean: r.Mean(), Neighbors: r.Neighbors, Named: r.Named}
	for _, e := range r.Mistakes {
		out.Mistakes = append(out.Mistakes, OutputMistake{
			e.In(lang), utf8.RuneCountInString(e.Text[:e.At.From]), utf8.RuneCountInString(e.Text[:e.At.To]), e.Corrected,
		})
	}
	return out
}

// Mean returns what the query may have meant: with its spelling corrected, or with the names of cards. It is empty if
// the answer says as what the question was read.
func (r *Result) Mean() []string {
	if r.Answer != nil && r.Answer.ReadAs != "" {
		return nil
	}
	if r.DidYouMean != "" {
		return []string{r.DidYouMean}
	}
	var out []string
	for _, g := range r.Asks {
		out = append(out, g.Text)
	}
	return out
}
