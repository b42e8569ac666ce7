package search

// postings are the inverted index of one language: by the number of a term the documents that hold it, in their order.
// They stand in memory as the scores want them, weighed over all fields. An index that keeps its fields apart and fit for a
// disk, bleve's, took longer to build and to ask than all the rest together (docs/search.md).
type postings [][]posting

// posting is a document that holds a term.
type posting struct {
	doc int32
	tf  float64 // how often, each time by the boost of the field, less in long fields
}

// newPostings weighs the terms of the documents in the language of the corpus.
func newPostings(docs []Document, c *corpus, w *weights) postings {
	b := postingsBuilder{corpus: c, weights: w}
	for i := range docs {
		for n := range w.fields {
			b.addField(i, n)
		}
		b.addCards(&docs[i])
		b.close(int32(i))
	}
	return b.out
}

// postingsBuilder gathers the terms of one document after the other.
type postingsBuilder struct {
	corpus  *corpus
	weights *weights
	out     postings
	tf      []float64 // by term, of this document
	held    []int32   // the terms that it holds
}

// addField weighs the terms of a document's field.
func (b *postingsBuilder) addField(doc, n int) {
	f := &b.weights.fields[n]
	length := 0
	for i := range b.corpus.pieces[doc] {
		if p := &b.corpus.pieces[doc][i]; p.field == n {
			b.eachTerm(p, f.exact, func(int32) { length++ })
		}
	}
	if length == 0 {
		return
	}
	worth := b.weights.worth(f.boost, f.length, length)
	for i := range b.corpus.pieces[doc] {
		if p := &b.corpus.pieces[doc][i]; p.field == n {
			b.eachTerm(p, f.exact, func(term int32) { b.add(term, worth) })
		}
	}
}

// worth is what a term counts in a field of so many terms.
func (w *weights) worth(boost, usual float64, length int) float64 {
	return boost / (1 - w.norm + w.norm*float64(length)/usual)
}

// eachTerm tells the terms of a text: the forms of its words, as written only with exact, and the concepts that it speaks of.
func (b *postingsBuilder) eachTerm(p *piece, exact bool, do func(term int32)) {
	for _, w := range p.words {
		forms := b.corpus.entries[w.word].forms
		if !exact {
			forms = forms[1:]
		}
		for i := range forms {
			do(forms[i].number)
		}
	}
	for _, m := range p.mentions {
		for _, id := range m.ids {
			do(b.corpus.lang.number(id))
		}
	}
}

// addCards adds the cards that the document names in its front matter, in no language.
func (b *postingsBuilder) addCards(d *Document) {
	concepts := cardConcepts(d)
	for _, id := range concepts {
		b.add(b.corpus.lang.number(id), b.weights.worth(cardsBoost, cardsLength, len(concepts)))
	}
}

func (b *postingsBuilder) add(term int32, worth float64) {
	for int(term) >= len(b.tf) {
		b.tf = append(b.tf, make([]float64, len(b.tf)+1024)...)
	}
	if b.tf[term] == 0 {
		b.held = append(b.held, term)
	}
	b.tf[term] += worth
}

// close ends a document.
func (b *postingsBuilder) close(doc int32) {
	for _, term := range b.held {
		for int(term) >= len(b.out) {
			b.out = append(b.out, make(postings, len(b.out)+1024)...)
		}
		b.out[term] = append(b.out[term], posting{doc, b.tf[term]})
		b.tf[term] = 0
	}
	b.held = b.held[:0]
}

// of are the documents that hold the term.
func (p postings) of(term int32) []posting {
	if term <= 0 || int(term) >= len(p) {
		return nil
	}
	return p[term]
}
