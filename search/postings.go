package search

// postings is the inverted index of one language: for each term id the documents that have the term, in document order.
// Term frequencies are already combined over all fields with their boosts, as scoring needs them.
type postings [][]posting

// posting is a document that has a term.
type posting struct {
	doc int32
	tf  float64 // weighted term frequency: the sum of fieldTF over the occurrences
}

// newPostings indexes the documents of a corpus.
func newPostings(docs []Document, c *corpus, w *weights) postings {
	b := postingsBuilder{corpus: c, weights: w}
	for i := range docs {
		for n := range w.fields {
			b.addField(i, n)
		}
		b.addCardConcepts(&docs[i])
		b.finishDocument(int32(i))
	}
	return b.out
}

// postingsBuilder collects the terms of one document at a time.
type postingsBuilder struct {
	corpus  *corpus
	weights *weights
	out     postings
	tf      []float64 // by term id, of the current document
	terms   []int32   // of the current document
}

func (b *postingsBuilder) addField(doc, n int) {
	f := &b.weights.fields[n]
	length := 0
	for i := range b.corpus.texts[doc] {
		if t := &b.corpus.texts[doc][i]; t.field == n {
			b.eachTerm(t, f.exact, func(int32) { length++ })
		}
	}
	if length == 0 {
		return
	}
	tf := b.weights.fieldTF(f.boost, f.length, length)
	for i := range b.corpus.texts[doc] {
		if t := &b.corpus.texts[doc][i]; t.field == n {
			b.eachTerm(t, f.exact, func(term int32) { b.add(term, tf) })
		}
	}
}

// fieldTF returns how much one occurrence of a term adds to its frequency in a field of the given length, which usually
// has the length usual.
func (w *weights) fieldTF(boost, usual float64, length int) float64 {
	return boost / (1 - w.norm + w.norm*float64(length)/usual)
}

// eachTerm calls do for each term of a text: the terms of its words (the exact form only if exact is set) and the
// concepts that it mentions.
func (b *postingsBuilder) eachTerm(t *fieldText, exact bool, do func(term int32)) {
	for _, o := range t.occurrences {
		terms := b.corpus.analyses[o.word].Terms
		if !exact {
			terms = terms[1:]
		}
		for i := range terms {
			do(terms[i].ID)
		}
	}
	for _, m := range t.mentions {
		for _, concept := range m.Concepts {
			do(b.corpus.analyzer.TermID(concept))
		}
	}
}

// addCardConcepts adds the cards in the document's front matter, as if they were the terms of a field.
func (b *postingsBuilder) addCardConcepts(d *Document) {
	concepts := cardConcepts(d)
	for _, concept := range concepts {
		b.add(b.corpus.analyzer.TermID(concept), b.weights.fieldTF(cardsBoost, cardsLength, len(concepts)))
	}
}

func (b *postingsBuilder) add(term int32, tf float64) {
	for int(term) >= len(b.tf) {
		b.tf = append(b.tf, make([]float64, len(b.tf)+1024)...)
	}
	if b.tf[term] == 0 {
		b.terms = append(b.terms, term)
	}
	b.tf[term] += tf
}

// finishDocument writes the postings of the current document.
func (b *postingsBuilder) finishDocument(doc int32) {
	for _, term := range b.terms {
		for int(term) >= len(b.out) {
			b.out = append(b.out, make(postings, len(b.out)+1024)...)
		}
		b.out[term] = append(b.out[term], posting{doc, b.tf[term]})
		b.tf[term] = 0
	}
	b.terms = b.terms[:0]
}

// of returns the documents that have the term.
func (p postings) of(term int32) []posting {
	if term <= 0 || int(term) >= len(p) {
		return nil
	}
	return p[term]
}
