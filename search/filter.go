package search

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/query"
)

// selection holds the documents that the filters of a query select, and the edition whose facts of cards they compare.
type selection struct {
	docs    []bool
	edition catalog.EditionID
}

// selector evaluates the filters of a query.
type selector struct {
	ix       *Index
	parsed   *query.Query
	q        Query
	edition  catalog.EditionID
	mistakes []*query.Error
}

// selectDocuments evaluates the filters of a query. Mistakes are values that name nothing.
func (ix *Index) selectDocuments(parsed *query.Query, q Query) (selection, []*query.Error) {
	s := &selector{ix: ix, parsed: parsed, q: q, edition: q.Edition}
	if s.edition == "" {
		s.edition = catalog.DefaultEdition
	}
	for _, f := range parsed.Filters() {
		if f.Key.Name == "edition" && f.Op == query.Is {
			if e := s.editionNamed(f.Value); e != "" {
				s.edition = e
			}
		}
	}
	docs := s.evaluate(parsed.Root, true)
	return selection{docs, s.edition}, s.mistakes
}

// evaluate returns which documents a node selects. At the top of a query words select everything: they only rank.
func (s *selector) evaluate(n query.Node, top bool) []bool {
	switch n := n.(type) {
	case query.And:
		out := s.all()
		for _, part := range n {
			for d, ok := range s.evaluate(part, top) {
				out[d] = out[d] && ok
			}
		}
		return out
	case query.Or:
		out := make([]bool, len(s.ix.docs))
		for _, part := range n {
			for d, ok := range s.evaluate(part, false) {
				out[d] = out[d] || ok
			}
		}
		return out
	case query.Not:
		out := s.evaluate(n.Of, false)
		for d := range out {
			out[d] = !out[d]
		}
		return out
	case query.Word:
		if top {
			return s.all()
		}
		return s.ix.withWord(n.Text, s.q.Lang)
	case query.Phrase:
		return s.ix.withPhrase(n.Text, anyField)
	case query.Filter:
		return s.evaluateFilter(n)
	}
	return s.all()
}

func (s *selector) all() []bool {
	out := make([]bool, len(s.ix.docs))
	for d := range out {
		out[d] = true
	}
	return out
}

// evaluateFilter returns which documents a filter selects.
func (s *selector) evaluateFilter(f query.Filter) []bool {
	switch f.Key.Name {
	case "text":
		return negate(f, s.ix.withPhrase(f.Value, anyField))
	case "title":
		return negate(f, s.ix.withPhrase(f.Value, titleField))
	}
	out := make([]bool, len(s.ix.docs))
	for _, value := range alternatives(f) {
		matches := s.predicate(f, value)
		if matches == nil {
			return s.all()
		}
		for d := range out {
			out[d] = out[d] || matches(&s.ix.docs[d])
		}
	}
	return negate(f, out)
}

// alternatives returns the comma-separated values of a filter.
func alternatives(f query.Filter) []string {
	if f.Quoted || f.Key.Form != query.Name {
		return []string{f.Value}
	}
	return slices.DeleteFunc(strings.Split(f.Value, ","), func(v string) bool { return v == "" })
}

// negate inverts a selection if the filter's operator is !=. Filters that take yes or no handle the operator
// themselves.
func negate(f query.Filter, selected []bool) []bool {
	if f.Op == query.IsNot && f.Key.Form != query.YesNo {
		for d := range selected {
			selected[d] = !selected[d]
		}
	}
	return selected
}

// fail records that a value of the filter names nothing, and suggests the first of the nearest names. The messages have
// one %s for the value.
func (s *selector) fail(f query.Filter, value string, de, en string, nearest []string) {
	fix, meant := catalog.Text{}, ""
	if len(nearest) > 0 {
		fix.DE, fix.EN = fmt.Sprintf("meinst du „%s“?", nearest[0]), fmt.Sprintf("did you mean “%s”?", nearest[0])
		if value == f.Value {
			meant = nearest[0]
		}
	}
	what := catalog.Text{DE: fmt.Sprintf(de, value), EN: fmt.Sprintf(en, value)}
	s.mistakes = append(s.mistakes, s.parsed.NewError(f, what, fix, meant))
}

// anyField stands for all fields of a document.
const anyField = -2

// minWordMatch is the weight with which a word in a filter must match a document: the word itself, another form or
// another name of it, in either language, but not just a part of a compound.
const minWordMatch = 0.6

// withWord returns which documents have a word, in any form and under any name.
func (ix *Index) withWord(word string, lang catalog.Lang) []bool {
	out := make([]bool, len(ix.docs))
	acc := newAccumulators(len(ix.docs))
	for _, t := range ix.analyzeQuery(word+" ", lang) { // the space prevents completion
		t.parts = nil
		ix.scoreTerm(&t, acc)
		for d, weight := range acc.term.weight {
			out[d] = out[d] || weight >= minWordMatch
		}
	}
	return out
}

// withPhrase returns which documents have the words of a phrase in sequence in a text of the field.
func (ix *Index) withPhrase(phrase string, field int) []bool {
	out := make([]bool, len(ix.docs))
	tokens := analysis.Tokenize(phrase, maxQueryTerms)
	if len(tokens) == 0 {
		return out
	}
	for lang, c := range ix.corpora {
		want := make([]string, len(tokens))
		for i, t := range tokens {
			want[i] = ix.analyzers[lang].Fold(t.Text).Text
		}
		first := c.spellings(want[0])
		if len(first) == 0 {
			continue
		}
		for d := range c.texts {
			for i := range c.texts[d] {
				t := &c.texts[d][i]
				if out[d] || t.field == factField || field != anyField && t.field != field {
					continue
				}
				out[d] = c.hasPhrase(t, want, first)
			}
		}
	}
	return out
}

// spellings returns the ids of the words that have the folded form.
func (c *corpus) spellings(folded string) map[int32]bool {
	out := map[int32]bool{}
	for id, a := range c.analyses {
		if a.Exact() == folded {
			out[int32(id)] = true
		}
	}
	return out
}

// hasPhrase reports whether the folded words occur in sequence in the text. first holds the spellings of want[0].
func (c *corpus) hasPhrase(t *fieldText, want []string, first map[int32]bool) bool {
next:
	for i := 0; i+len(want) <= len(t.occurrences); i++ {
		if !first[t.occurrences[i].word] {
			continue
		}
		for j := 1; j < len(want); j++ {
			if c.analyses[t.occurrences[i+j].word].Exact() != want[j] {
				continue next
			}
		}
		return true
	}
	return false
}
