package search

import (
	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/token/lowercase"
)

// analyzer is the way of a text into the index in one language: bleve's tokenizer and lower case, then our
// words and concepts. Without exact, words are not kept as written.
func (l *language) analyzer(c *concepts, exact bool) analysis.Analyzer {
	return &analysis.DefaultAnalyzer{
		Tokenizer:    newTokenizer(),
		TokenFilters: []analysis.TokenFilter{lowercase.NewLowerCaseFilter(), termFilter{l, c.of(l.lang), exact}},
	}
}

// termFilter puts the terms of each word in its place: as written, stem, parts; behind them the concepts that
// the text speaks of. Parts say which bytes of the text they are (bleve's dict_compound adds letters to byte
// offsets and marks Königssaal at the wrong places).
type termFilter struct {
	l     *language
	book  *phrasebook
	exact bool
}

// Filter implements analysis.TokenFilter.
func (f termFilter) Filter(input analysis.TokenStream) analysis.TokenStream {
	entries := make([]*entry, len(input))
	stems := make([]stemAt, len(input))
	n := 0
	for i, t := range input {
		e := f.l.entry(string(t.Term))
		entries[i], stems[i] = e, stemAt{e.stem(), t.Start, t.End}
		n += len(f.forms(e))
	}
	mentions := f.book.find(stems)
	for _, m := range mentions {
		n += len(m.ids)
	}
	out := newStream(n)
	for i, t := range input {
		for _, form := range f.forms(entries[i]) {
			out.addForm(t, form)
		}
	}
	for _, m := range mentions {
		for _, id := range m.ids {
			out.add(analysis.Token{Term: []byte(id), Start: stems[m.from].start, End: stems[m.to-1].end, Position: m.from + 1})
		}
	}
	return out.stream
}

func (f termFilter) forms(e *entry) []form {
	if f.exact {
		return e.forms
	}
	return e.forms[1:]
}

// stream is a token stream of known length, in one piece of memory: an index has a million tokens.
type stream struct {
	tokens []analysis.Token
	stream analysis.TokenStream
}

func newStream(n int) *stream {
	return &stream{make([]analysis.Token, 0, n), make(analysis.TokenStream, 0, n)}
}

func (s *stream) add(t analysis.Token) {
	s.tokens = append(s.tokens, t)
	s.stream = append(s.stream, &s.tokens[len(s.tokens)-1])
}

// addForm adds a form of the word t. Where lower case changed the length of a letter, offsets within the word
// mean nothing and the form stands for the whole word.
func (s *stream) addForm(t *analysis.Token, f form) {
	n := analysis.Token{Term: f.bytes, Start: t.Start, End: t.End, Position: t.Position, Type: t.Type}
	if len(t.Term) == t.End-t.Start {
		n.Start, n.End = t.Start+f.from, t.Start+f.to
	}
	s.add(n)
}
