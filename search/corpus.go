package search

import (
	"strings"

	"catanica/catalog"
)

// corpus is the texts of all documents in one language, cut into words once: the vocabulary, the postings, the phrasings
// and the passages that hits show are all made of these.
type corpus struct {
	lang    *language
	book    *phrasebook
	pieces  [][]piece // by document
	words   []string  // lower-cased, each once
	numbers map[string]int32
	entries []*entry // of words, once the language has learnt
}

// piece is one text of a document: its title, one of its names, its body.
type piece struct {
	field    int // of the weights' fields; factField for a question that is only compared
	text     string
	words    []placed
	mentions []mention
}

// factField marks what is compared with queries but not indexed (factQuestions).
const factField = -1

// placed is a word and the bytes at which it stands.
type placed struct{ word, start, end int32 }

// newCorpus cuts the texts of the documents into words.
func newCorpus(docs []Document, fields []field, l *language) *corpus {
	c := &corpus{lang: l, pieces: make([][]piece, len(docs)), numbers: map[string]int32{}}
	var buf []placed
	for i := range docs {
		for n, f := range fields {
			for _, text := range f.texts(&docs[i], l.lang) {
				buf = c.add(i, n, text, buf)
			}
		}
		for _, text := range factQuestions(&docs[i], l.lang) {
			buf = c.add(i, factField, text, buf)
		}
	}
	return c
}

// add cuts one text; buf is scratch.
func (c *corpus) add(doc, field int, text string, buf []placed) []placed {
	if text == "" {
		return buf
	}
	buf = buf[:0]
	eachWord(text, func(start, end int) {
		buf = append(buf, placed{c.number(strings.ToLower(text[start:end])), int32(start), int32(end)})
	})
	c.pieces[doc] = append(c.pieces[doc], piece{field: field, text: text, words: append([]placed(nil), buf...)})
	return buf
}

func (c *corpus) number(word string) int32 {
	n, ok := c.numbers[word]
	if !ok {
		n = int32(len(c.words))
		c.words = append(c.words, word)
		c.numbers[word] = n
	}
	return n
}

// vocabulary are the folded words of the short texts and names, not those of long texts, where every word turns up some day.
func (c *corpus) vocabulary(fields []field) map[string]bool {
	teaches := make([]bool, len(c.words))
	for _, pieces := range c.pieces {
		for _, p := range pieces {
			if p.field == factField || fields[p.field].long {
				continue
			}
			for _, w := range p.words[:min(maxPhrasing, len(p.words))] {
				teaches[w.word] = true
			}
		}
	}
	words := map[string]bool{}
	for n, teaches := range teaches {
		if teaches {
			words[c.lang.fold(c.words[n]).text] = true
		}
	}
	return words
}

// read finds out, once the language has learnt its words, what each stands for and which concepts the texts speak of.
func (c *corpus) read(book *phrasebook) {
	c.book = book
	c.entries = make([]*entry, len(c.words))
	for n, w := range c.words {
		c.entries[n] = c.lang.entry(w)
	}
	var stems []stemAt
	for _, pieces := range c.pieces {
		for i := range pieces {
			p := &pieces[i]
			stems = c.stems(p.words, stems[:0])
			p.mentions = book.find(stems)
			if p.field != factField {
				for _, w := range p.words {
					c.entries[w.word].count++
				}
			}
		}
	}
}

// stems appends the stems of words to out.
func (c *corpus) stems(words []placed, out []stemAt) []stemAt {
	for _, w := range words {
		out = append(out, stemAt{c.entries[w.word].stem(), int(w.start), int(w.end)})
	}
	return out
}

// texts are the words themselves.
func (c *corpus) texts(words []placed) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = c.words[w.word]
	}
	return out
}

// in returns a document's pieces of one field.
func (c *corpus) in(doc, field int) []piece {
	var out []piece
	for _, p := range c.pieces[doc] {
		if p.field == field {
			out = append(out, p)
		}
	}
	return out
}

// newLanguages makes both languages and teaches them the words of their corpus.
func newLanguages(d *data, off layers) map[catalog.Lang]*language {
	langs := map[catalog.Lang]*language{catalog.DE: newGerman(d), catalog.EN: newEnglish(d)}
	for _, l := range langs {
		l.off = off
	}
	return langs
}
