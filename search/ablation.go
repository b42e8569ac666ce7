package search

import (
	"catanica/search/analysis"
	"catanica/search/document"
)

// ablation lists parts of the search to leave out, to measure what each contributes (TestAblations). The index that New
// builds has all of them.
type ablation struct {
	stems       bool // match words only as written
	compounds   bool // do not split compounds
	concepts    bool // no synonyms, and no connection between the languages
	corrections bool // no spelling corrections
	phrasings   bool // no phrasings of players
	boosts      bool // all fields and kinds count the same; no intents
	names       bool // names and ids are words like any other
	leader      bool // the best score leads, whatever questions the documents answer
}

// analysis returns the parts of the analysis that are left out.
func (without ablation) analysis() analysis.Options {
	return analysis.Options{NoStems: without.stems, NoCompounds: without.compounds}
}

// apply removes the parts from the data, documents and weights.
func (without ablation) apply(d *data, docs []document.Document, w weights) ([]document.Document, weights) {
	if without.concepts {
		d.synonyms = nil
	}
	if without.phrasings {
		w.close, w.title, w.leader = 0, 0, leaderWeights{}
		for i := range docs {
			docs[i].Asked.DE, docs[i].Asked.EN = nil, nil
		}
	}
	if without.leader {
		w.leader = leaderWeights{}
	}
	if without.boosts {
		fields := append([]field(nil), w.fields...)
		for i := range fields {
			fields[i].boost = 1
		}
		w.fields, w.kinds, w.wanted = fields, nil, nil
		w.category, w.related, w.superseded, w.otherGame = 1, 0, 1, 1
		w.otherCards, w.aboutOthers = 0, 1
	}
	return docs, w
}
