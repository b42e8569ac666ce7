package search

import (
	"context"
	"fmt"
	"strings"

	"catanica/catalog"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/document"
	"github.com/blevesearch/bleve/v2/index/scorch"
	index "github.com/blevesearch/bleve_index_api"
)

// postings is bleve's inverted index: which documents hold a term, in which field, how often. Scores are
// made from it in score.go, because bleve's own do not fit many weighted fields (docs/search.md).
type postings struct {
	index  bleve.Index
	reader index.IndexReader
	order  []int // bleve's number of a document → ours
	fields map[catalog.Lang][]namedField
}

// namedField is a field with its name in the index.
type namedField struct {
	name          string
	boost, length float64
}

// newPostings indexes the documents in one batch, into one segment in memory (scorch with an empty path).
func newPostings(docs []Document, fields []field, langs map[catalog.Lang]*language, c *concepts) (*postings, error) {
	ix, err := bleve.NewUsing("", bleve.NewIndexMapping(), scorch.Name, scorch.Name, nil)
	if err != nil {
		return nil, fmt.Errorf("search: open index: %w", err)
	}
	p := &postings{index: ix, fields: map[catalog.Lang][]namedField{}}
	analyzers := map[catalog.Lang]func(exact bool) analysis.Analyzer{}
	for lang, l := range langs {
		full, stems := l.analyzer(c, true), l.analyzer(c, false)
		analyzers[lang] = func(exact bool) analysis.Analyzer {
			if exact {
				return full
			}
			return stems
		}
		for _, f := range fields {
			p.fields[lang] = append(p.fields[lang], namedField{f.name + "_" + string(lang), f.boost, f.length})
		}
	}
	batch := ix.NewBatch()
	for i := range docs {
		if err := batch.IndexAdvanced(bleveDocument(&docs[i], fields, analyzers)); err != nil {
			return nil, fmt.Errorf("search: index %s: %w", docs[i].key(), err)
		}
	}
	if err := ix.Batch(batch); err != nil {
		return nil, fmt.Errorf("search: index: %w", err)
	}
	return p, p.open(docs)
}

// bleveDocument turns a document into bleve's fields: indexed only, nothing stored.
func bleveDocument(d *Document, fields []field, analyzers map[catalog.Lang]func(bool) analysis.Analyzer) *document.Document {
	out := document.NewDocument(d.key())
	for _, lang := range catalog.Langs {
		for _, f := range fields {
			if text := f.text(d, lang); text != "" {
				out.AddField(document.NewTextFieldCustom(f.name+"_"+string(lang), nil, []byte(text), index.IndexField, analyzers[lang](f.exact)))
			}
		}
	}
	if ids := cardsText(d); len(ids) > 0 {
		out.AddField(document.NewTextFieldCustom(cardsField, nil, []byte(strings.Join(ids, " ")), index.IndexField, idAnalyzer{}))
	}
	return out
}

// idAnalyzer takes a list of ids as it is.
type idAnalyzer struct{}

// Analyze implements analysis.Analyzer.
func (idAnalyzer) Analyze(input []byte) analysis.TokenStream {
	var out analysis.TokenStream
	for i, id := range strings.Fields(string(input)) {
		out = append(out, &analysis.Token{Term: []byte(id), Position: i + 1})
	}
	return out
}

// open takes the one snapshot that all searches read and learns bleve's numbers of the documents.
func (p *postings) open(docs []Document) error {
	raw, err := p.index.Advanced()
	if err != nil {
		return fmt.Errorf("search: open index: %w", err)
	}
	if p.reader, err = raw.Reader(); err != nil {
		return fmt.Errorf("search: read index: %w", err)
	}
	p.order = make([]int, len(docs))
	for i := range docs {
		id, err := p.reader.InternalID(docs[i].key())
		if err != nil || id == nil || id.Value() >= uint64(len(docs)) {
			return fmt.Errorf("search: document %s is not in the index: %w", docs[i].key(), err)
		}
		p.order[id.Value()] = i
	}
	return nil
}

func (p *postings) close() error {
	if err := p.reader.Close(); err != nil {
		return fmt.Errorf("search: close: %w", err)
	}
	return p.index.Close()
}

// weigh adds to into, by document, how often the fields of lang hold the term, boosted and normed by norm.
func (p *postings) weigh(ctx context.Context, term string, lang catalog.Lang, norm float64, into []float64) error {
	for _, f := range p.fields[lang] {
		if err := p.weighField(ctx, term, f, norm, into); err != nil {
			return err
		}
	}
	if term[0] == markConcept {
		return p.weighField(ctx, term, namedField{cardsField, cardsBoost, cardsLength}, norm, into)
	}
	return nil
}

func (p *postings) weighField(ctx context.Context, term string, f namedField, norm float64, into []float64) error {
	r, err := p.reader.TermFieldReader(ctx, []byte(term), f.name, true, true, false)
	if err != nil {
		return fmt.Errorf("search: read %s: %w", f.name, err)
	}
	defer r.Close()
	var buf index.TermFieldDoc
	for {
		d, err := r.Next(buf.Reset())
		if err != nil {
			return fmt.Errorf("search: read %s: %w", f.name, err)
		}
		if d == nil {
			return nil
		}
		length := 1.0
		if d.Norm > 0 {
			length = 1 / (d.Norm * d.Norm) // bleve keeps 1/√length
		}
		into[p.order[d.ID.Value()]] += f.boost * float64(d.Freq) / (1 - norm + norm*length/f.length)
	}
}
