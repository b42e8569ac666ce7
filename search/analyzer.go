package search

import (
	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/token/lowercase"
)

// analyzer is the way of a text into the index in one language: bleve's tokenizer and lower case, then our
// words and concepts.
func (l *language) analyzer(c *concepts, exact bool) analysis.Analyzer {
	return &analysis.DefaultAnalyzer{
		Tokenizer: newTokenizer(),
		TokenFilters: []analysis.TokenFilter{
			lowercase.NewLowerCaseFilter(),
			wordFilter{l, exact},
			conceptFilter{c.of(l.lang)},
		},
	}
}

// wordFilter puts the terms of each word in its place: as written, stem, parts. Parts say which bytes of the
// text they are (bleve's dict_compound adds letters to byte offsets and marks Königssaal at the wrong places).
type wordFilter struct {
	l     *language
	exact bool // keep the words as written, not only their stems
}

// Filter implements analysis.TokenFilter.
func (f wordFilter) Filter(input analysis.TokenStream) analysis.TokenStream {
	entries := make([]*entry, len(input))
	n := 0
	for i, t := range input {
		entries[i] = f.l.entry(string(t.Term))
		n += len(f.forms(entries[i]))
	}
	tokens := make([]analysis.Token, 0, n) // one allocation for all: an index has a million of them
	out := make(analysis.TokenStream, 0, n)
	for i, t := range input {
		exact := len(t.Term) == t.End-t.Start // lower case may change a letter's length; then the word is marked as a whole
		for _, form := range f.forms(entries[i]) {
			n := analysis.Token{Term: form.bytes, Start: t.Start, End: t.End, Position: t.Position, Type: t.Type}
			if exact {
				n.Start, n.End = t.Start+form.from, t.Start+form.to
			}
			tokens = append(tokens, n)
			out = append(out, &tokens[len(tokens)-1])
		}
	}
	return out
}

func (f wordFilter) forms(e *entry) []form {
	if f.exact {
		return e.forms
	}
	return e.forms[1:]
}

// conceptFilter adds the concepts that a text speaks of.
type conceptFilter struct{ book *phrasebook }

// Filter implements analysis.TokenFilter.
func (f conceptFilter) Filter(input analysis.TokenStream) analysis.TokenStream {
	stems := make([]stemAt, 0, len(input)/2)
	for _, t := range input {
		if !marked(t.Term) {
			stems = append(stems, stemAt{string(t.Term), t.Start, t.End})
		}
	}
	out := input
	for _, m := range f.book.find(stems) {
		for _, id := range m.ids {
			out = append(out, &analysis.Token{
				Term: []byte(id), Start: stems[m.from].start, End: stems[m.to-1].end, Position: m.from + 1,
			})
		}
	}
	return out
}

func marked(term []byte) bool {
	return len(term) > 0 && (term[0] == markExact || term[0] == markPart || term[0] == markConcept)
}
