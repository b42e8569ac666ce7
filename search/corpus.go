package search

import (
	"catanica/search/analysis"
	"strings"
)

// corpus holds the texts of all documents in one language, tokenized once. The vocabulary, the postings, the phrasings
// and the fragments of hits are all derived from it.
type corpus struct {
	analyzer   *analysis.Lexicon
	phrasebook *analysis.Phrasebook
	texts      [][]fieldText // by document
	words      []string      // the distinct lower-cased words
	wordIDs    map[string]int32
	analyses   []*analysis.Word       // of words; set by analyze
	uses       map[*analysis.Word]int // number of occurrences in the documents
}

// fieldText is one text in a field of a document: its title, one of its names, its body.
type fieldText struct {
	field       int // index in weights.fields, or factField
	text        string
	occurrences []occurrence
	mentions    []analysis.Mention
}

// factField marks texts that are compared with queries but not indexed (factQuestions).
const factField = -1

// occurrence is a word, by its id, at a byte range of a text.
type occurrence struct{ word, start, end int32 }

// newCorpus tokenizes the texts of the documents.
func newCorpus(docs []Document, fields []field, a *analysis.Lexicon) *corpus {
	c := &corpus{analyzer: a, texts: make([][]fieldText, len(docs)), wordIDs: map[string]int32{}}
	var buf []occurrence
	for i := range docs {
		for n, f := range fields {
			for _, text := range f.texts(&docs[i], a.Lang()) {
				buf = c.add(i, n, text, buf)
			}
		}
		for _, text := range factQuestions(&docs[i], a.Lang()) {
			buf = c.add(i, factField, text, buf)
		}
	}
	return c
}

// add tokenizes one text. buf is scratch space that it returns for reuse.
func (c *corpus) add(doc, field int, text string, buf []occurrence) []occurrence {
	if text == "" {
		return buf
	}
	buf = buf[:0]
	analysis.EachToken(text, func(start, end int) {
		buf = append(buf, occurrence{c.wordID(strings.ToLower(text[start:end])), int32(start), int32(end)})
	})
	occurrences := append([]occurrence(nil), buf...)
	c.texts[doc] = append(c.texts[doc], fieldText{field: field, text: text, occurrences: occurrences})
	return buf
}

func (c *corpus) wordID(word string) int32 {
	id, ok := c.wordIDs[word]
	if !ok {
		id = int32(len(c.words))
		c.words = append(c.words, word)
		c.wordIDs[word] = id
	}
	return id
}

// vocabulary returns the folded words of names and short texts. Long texts are left out, because every word turns up in
// them sooner or later.
func (c *corpus) vocabulary(fields []field) map[string]bool {
	included := make([]bool, len(c.words))
	for _, texts := range c.texts {
		for _, t := range texts {
			if t.field == factField || fields[t.field].long {
				continue
			}
			for _, o := range t.occurrences[:min(maxPhrasingTokens, len(t.occurrences))] {
				included[o.word] = true
			}
		}
	}
	vocabulary := map[string]bool{}
	for id, included := range included {
		if included {
			vocabulary[c.analyzer.Fold(c.words[id]).Text] = true
		}
	}
	return vocabulary
}

// analyze analyzes all words, once the analyzer has learned its vocabulary, and finds the concepts that the texts
// mention.
func (c *corpus) analyze(book *analysis.Phrasebook) {
	c.phrasebook, c.uses = book, make(map[*analysis.Word]int, len(c.words))
	c.analyses = make([]*analysis.Word, len(c.words))
	for id, w := range c.words {
		c.analyses[id] = c.analyzer.Analyze(w)
	}
	var stems []analysis.Stem
	for _, texts := range c.texts {
		for i := range texts {
			t := &texts[i]
			stems = c.appendStems(stems[:0], t.occurrences)
			t.mentions = book.Find(stems)
			if t.field != factField {
				for _, o := range t.occurrences {
					c.uses[c.analyses[o.word]]++
				}
			}
		}
	}
}

func (c *corpus) appendStems(out []analysis.Stem, list []occurrence) []analysis.Stem {
	for _, o := range list {
		out = append(out, analysis.Stem{Text: c.analyses[o.word].Stem(), Start: int(o.start), End: int(o.end)})
	}
	return out
}

// wordsOf returns the words of occurrences.
func (c *corpus) wordsOf(list []occurrence) []string {
	out := make([]string, len(list))
	for i, o := range list {
		out[i] = c.words[o.word]
	}
	return out
}

// textsIn returns the texts in one field of a document.
func (c *corpus) textsIn(doc, field int) []fieldText {
	var out []fieldText
	for _, t := range c.texts[doc] {
		if t.field == field {
			out = append(out, t)
		}
	}
	return out
}
