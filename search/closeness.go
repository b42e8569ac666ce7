package search

import "math"

// closeness is how near the document's nearest phrasing comes to the query, from 0 to 1: how much of the query
// it says, and how little else.
func (ix *Index) closeness(doc int, s *scores, all float64) float64 {
	best := 0.0
	for i := range ix.phrasings[doc] {
		best = max(best, ix.near(&ix.phrasings[doc][i], s, all))
	}
	return best
}

// titleFit is how much of the query is said by a title, in either language, and how much of the title by the
// query: 1 where they are the same.
func (ix *Index) titleFit(doc int, s *scores, all float64) float64 {
	best := 0.0
	for i := range ix.phrasings[doc] {
		if p := &ix.phrasings[doc][i]; p.title {
			said, matched := ix.said(p, s)
			fit := ix.onTopic(p, matched)
			best = max(best, math.Pow(said/all, ix.weights.power)*fit*fit*fit*fit)
		}
	}
	return best
}

func (ix *Index) near(p *phrasing, s *scores, all float64) float64 {
	said, matched := ix.said(p, s)
	if said == 0 {
		return 0
	}
	return math.Pow(said/all, ix.weights.power) * (1 - ix.weights.tight*(1-ix.onTopic(p, matched)))
}

// said is what the phrasing says of the query, by weight, and which of its words do.
func (ix *Index) said(p *phrasing, s *scores) (float64, []bool) {
	said := 0.0
	matched := make([]bool, len(p.words))
	for _, terms := range s.terms {
		worth, word := 0.0, -1
		for i, forms := range p.words {
			for _, f := range forms {
				if w := terms[f]; w > worth {
					worth, word = w, i
				}
			}
		}
		if word >= 0 {
			said += worth
			matched[word] = true
		}
	}
	return said, matched
}

// onTopic is the part of a phrasing, by weight of its words, that the query speaks of.
func (ix *Index) onTopic(p *phrasing, matched []bool) float64 {
	hit, all := 0.0, 0.0
	for i, s := range p.stems {
		w := idf(float64(max(1, ix.frequency[s])), len(ix.docs))
		if p.weak[i] {
			w *= ix.weights.weak
		}
		all += w
		if matched[i] {
			hit += w
		}
	}
	return math.Sqrt(hit / max(all, 1e-9))
}
