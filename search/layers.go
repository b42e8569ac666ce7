package search

// layers are the parts of the search that can be left out, to measure what each adds (TestLayers). Nothing is left out of the
// index that New makes.
type layers struct {
	stems       bool // words as written only
	compounds   bool // words in one piece
	concepts    bool // no synonyms, and no bridge between the languages
	corrections bool // no typing mistakes
	phrasings   bool // nothing of how players ask
	boosts      bool // all fields and kinds count the same, and no intents
	names       bool // names and ids are words like others
}

// from leaves the layers out of what is known of words and weights.
func (off layers) from(d *data, docs []Document, w weights) ([]Document, weights) {
	if off.concepts {
		d.synonyms = nil
	}
	if off.phrasings {
		w.close, w.title = 0, 0
		for i := range docs {
			docs[i].Asked.DE, docs[i].Asked.EN = nil, nil
		}
	}
	if off.boosts {
		fields := append([]field(nil), w.fields...)
		for i := range fields {
			fields[i].boost = 1
		}
		w.fields, w.kinds, w.wanted, w.belongs, w.beside, w.past, w.elsewhere = fields, nil, nil, 1, 0, 1, 1
	}
	return docs, w
}
