package search

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"math"
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/document"
)

// Compact is an index without bleve: for the browser, where bleve does not run. It ranks with the same code; it knows
// no filters, quoted phrases, sort orders, facets and names of editions, and no labelled questions by which it could
// choose a leader. Its snippets come from questions and answers only. catalog/packed can write it.
type Compact struct {
	Documents []compactDocument // sorted by kind and id
	Languages map[string]compactLanguage
}

// compactDocument is a document.Document without its body, and with what the ranking needs of its article.
type compactDocument struct {
	ID           string
	Kind         catalog.Kind
	Game         rulings.Game
	Title        catalog.Text
	Answer       catalog.Text
	Question     catalog.Text
	Names, Cards []string
	Asked, Also  catalog.Words
	Earlier      []document.EarlierAnswer
	From, Until  catalog.EditionID
	Article      bool // See and Verdict are those of an article
	See          []string
	Verdict      rulings.Verdict
}

// compactLanguage holds the words and the postings of a language.
type compactLanguage struct {
	StopWords  []string          // folded
	Vocabulary []string          // sorted
	Words      []string          // of the dictionary, folded and sorted
	Counts     []int             // of Words: the documents that have it in the same part
	Spelled    map[string]string // folded words that the documents spell otherwise
	Terms      []string          // sorted
	Compared   []int             // of Terms: the documents that have it in the texts that queries are compared with
	Sizes      []int             // of Terms: bytes in Postings
	// Postings holds, for each document with a term, the distance from the document before, doubled, plus 1 if it has
	// the term in its title or names (a varint), and the weighted frequency (a byte).
	Postings string
}

// A weighted frequency is stored as a logarithm, in steps of 3.5 per cent.
const (
	frequencySteps = 20 // for a factor of two
	frequencyOne   = 140
)

// packFrequency returns the byte that stands for a weighted frequency.
func packFrequency(tf float64) byte {
	return byte(min(max(math.Round(math.Log2(tf)*frequencySteps)+frequencyOne, 0), 255))
}

// unpackFrequency returns the weighted frequency of a byte.
func unpackFrequency(b byte) float64 { return math.Exp2((float64(b) - frequencyOne) / frequencySteps) }

// errCompact reports a Compact that NewCompact did not make.
var errCompact = errors.New("search: a damaged compact index")

// Open returns the index of a Compact. Filters of queries are ignored, and the result says so.
func (c *Compact) Open(cat *catalog.Catalog) (*Index, error) {
	d, err := loadData()
	if err != nil {
		return nil, err
	}
	docs := make([]document.Document, len(c.Documents))
	for i := range c.Documents {
		docs[i] = c.Documents[i].document()
	}
	ix := newIndex(docs, cat, d, defaultWeights())
	stopWords := map[catalog.Lang]map[string]bool{}
	for _, lang := range catalog.Langs {
		stopWords[lang] = setOf(c.Languages[string(lang)].StopWords)
	}
	lexicons, err := analysis.LexiconsOf(stopWords, analysis.Options{})
	if err != nil {
		return nil, err
	}
	s := &compactStore{docs: ix.docs, games: d.games, langs: map[catalog.Lang]*compactPostings{}}
	for lang, lexicon := range lexicons {
		from := c.Languages[string(lang)]
		if len(from.Sizes) != len(from.Terms) || len(from.Compared) != len(from.Terms) ||
			len(from.Counts) != len(from.Words) {
			return nil, errCompact
		}
		ix.langs[lang] = &language{}
		ix.langs[lang].learn(lexicon, setOf(from.Vocabulary), ix, d)
		p := &compactPostings{compactLanguage: from}
		at := 0
		for _, n := range from.Sizes {
			p.begins = append(p.begins, at)
			at += n
		}
		if p.begins = append(p.begins, at); at != len(from.Postings) {
			return nil, errCompact
		}
		s.langs[lang] = p
	}
	s.names, s.keys = sync.OnceValue(s.nameOwners), sync.OnceValue(s.suggestKeys)
	ix.use(s)
	return ix, nil
}

func setOf(words []string) map[string]bool {
	out := make(map[string]bool, len(words))
	for _, w := range words {
		out[w] = true
	}
	return out
}

// document returns the document, without its body.
func (c *compactDocument) document() document.Document {
	d := document.Document{
		ID: c.ID, Kind: c.Kind, Game: c.Game, Title: c.Title, Answer: c.Answer, Question: c.Question, Names: c.Names,
		Cards: c.Cards, Asked: c.Asked, Also: c.Also, Earlier: c.Earlier, From: c.From, Until: c.Until,
	}
	if c.Article {
		d.Ruling = &document.Ruling{See: c.See, Verdict: c.Verdict}
	}
	return d
}

// compactStore is the store of a Compact.
type compactStore struct {
	docs  []document.Document
	games document.GameNames
	langs map[catalog.Lang]*compactPostings
	names func() map[string][]int // documents by NameKey
	keys  func() []suggestKey
}

// compactPostings is a compactLanguage whose postings can be found.
type compactPostings struct {
	compactLanguage
	begins []int // of Terms, in Postings; and the end
}

// suggestKey is a key under which suggestions find a document.
type suggestKey struct {
	key string
	doc int
}

// each calls do for the documents that have a term.
func (p *compactPostings) each(term string, do func(doc int, named bool, tf float64)) {
	i, ok := slices.BinarySearch(p.Terms, term)
	if !ok {
		return
	}
	rest, doc := []byte(p.Postings[p.begins[i]:p.begins[i+1]]), -1
	for len(rest) > 0 {
		step, n := binary.Uvarint(rest)
		if n <= 0 || n == len(rest) {
			return
		}
		doc += int(step >> 1)
		do(doc, step&1 == 1, unpackFrequency(rest[n]))
		rest = rest[n+1:]
	}
}

func (s *compactStore) read(ctx context.Context, e expansion, add func(doc int32, tf float64)) error {
	s.langs[e.lang].each(e.term, func(doc int, _ bool, tf float64) { add(int32(doc), tf) })
	return ctx.Err()
}

func (s *compactStore) hasWord(lang catalog.Lang, folded string) bool {
	_, ok := slices.BinarySearch(s.langs[lang].Words, folded)
	return ok
}

func (s *compactStore) hasStem(lang catalog.Lang, stem string) bool {
	_, ok := slices.BinarySearch(s.langs[lang].Terms, stem)
	return ok
}

func (s *compactStore) eachWord(lang catalog.Lang, prefix string, do func(folded string, docs uint64)) {
	p := s.langs[lang]
	for i, _ := slices.BinarySearch(p.Words, prefix); i < len(p.Words) && strings.HasPrefix(p.Words[i], prefix); i++ {
		do(p.Words[i], uint64(p.Counts[i]))
	}
}

func (s *compactStore) named(lang catalog.Lang, stem string) []int {
	var out []int
	s.langs[lang].each(stem, func(doc int, named bool, _ float64) {
		if named {
			out = append(out, doc)
		}
	})
	return out
}

func (s *compactStore) compared(lang catalog.Lang, stem string) int {
	if i, ok := slices.BinarySearch(s.langs[lang].Terms, stem); ok {
		return s.langs[lang].Compared[i]
	}
	return 0
}

func (s *compactStore) called(key string) []int { return s.names()[key] }

func (s *compactStore) nameOwners() map[string][]int {
	out := map[string][]int{}
	for i := range s.docs {
		for _, key := range s.docs[i].NameKeys(s.games) {
			out[key] = append(out[key], i)
		}
	}
	return out
}

func (s *compactStore) suggestKeys() []suggestKey {
	var out []suggestKey
	for i := range s.docs {
		for _, key := range s.docs[i].SuggestKeys() {
			out = append(out, suggestKey{key, i})
		}
	}
	slices.SortFunc(out, func(a, b suggestKey) int { return strings.Compare(a.key, b.key) })
	return out
}

func (s *compactStore) suggested(prefix string, do func(doc int)) {
	keys := s.keys()
	i, _ := slices.BinarySearchFunc(keys, prefix, func(k suggestKey, prefix string) int {
		return strings.Compare(k.key, prefix)
	})
	for ; i < len(keys) && strings.HasPrefix(keys[i].key, prefix); i++ {
		do(keys[i].doc)
	}
}

func (s *compactStore) spelled(lang catalog.Lang, folded string) string {
	return cmp.Or(s.langs[lang].Spelled[folded], folded)
}

func (s *compactStore) close() error { return nil }
