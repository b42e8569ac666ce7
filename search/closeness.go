package search

import (
	"cmp"
	"math"
	"slices"

	"catanica/catalog"
)

// closenessScorer compares a query with the phrasings of documents.
type closenessScorer struct {
	ix            *Index
	tightness     float64
	queryTerms    int
	terms         map[catalog.Lang][]queriedTerm // by id
	contributions [][]contribution               // by slot
	total         float64                        // weight of the whole query

	matches []match // scratch: by phrasing and query term
	matched []bool  // scratch: by phrasing, whether any term matches
}

// queriedTerm is the id of a term that the query has, and its index in contributions.
type queriedTerm struct{ id, slot int32 }

// match is how well a phrasing matches a query term.
type match struct {
	weight float64
	word   uint16 // of the phrasing, the first that matches best
}

// contribution is the weight that an index term contributes to a query term.
type contribution struct {
	queryTerm int
	weight    float64
}

func (ix *Index) newClosenessScorer(s *queryScores) *closenessScorer {
	c := &closenessScorer{
		ix: ix, tightness: ix.weights.tightness, queryTerms: len(s.terms),
		terms: map[catalog.Lang][]queriedTerm{}, contributions: make([][]contribution, 1),
	}
	slots := map[string]int32{}
	for i, terms := range s.terms {
		best := 0.0
		for _, t := range terms {
			best = max(best, t.idfWeight)
			slot := slots[t.term]
			if slot == 0 {
				slot = int32(len(c.contributions))
				slots[t.term] = slot
				c.contributions = append(c.contributions, nil)
				for lang, l := range ix.langs {
					c.terms[lang] = append(c.terms[lang], queriedTerm{l.lexicon.ID(t.term), slot})
				}
			}
			c.contributions[slot] = append(c.contributions[slot], contribution{i, t.idfWeight})
		}
		c.total += best
	}
	for _, list := range c.terms {
		slices.SortFunc(list, func(a, b queriedTerm) int { return cmp.Compare(a.id, b.id) })
	}
	return c
}

// closeness returns how close the document's closest phrasing and its title come to the query, each from 0 to 1: how
// much of the query they say, and how little else. A title is penalized more for saying anything else.
func (c *closenessScorer) closeness(doc int) (phrasing, title float64) {
	for _, lang := range catalog.Langs {
		p := c.ix.phrasings(lang, doc)
		c.match(p, c.terms[lang])
		for i := range p.list {
			if !c.matched[i] {
				continue
			}
			covered, onTopic := c.compare(&p.list[i], c.matches[i*c.queryTerms:][:c.queryTerms])
			if covered == 0 {
				continue
			}
			covered *= covered // half of a query is less than half an answer
			phrasing = max(phrasing, covered*(1-c.tightness*(1-math.Sqrt(onTopic))))
			if p.list[i].isTitle {
				title = max(title, covered*onTopic*onTopic)
			}
		}
	}
	return phrasing, title
}

// match looks up which words of the phrasings match the query terms best.
func (c *closenessScorer) match(p *phrasings, terms []queriedTerm) {
	c.matches = slices.Grow(c.matches[:0], len(p.list)*c.queryTerms)[:len(p.list)*c.queryTerms]
	c.matched = slices.Grow(c.matched[:0], len(p.list))[:len(p.list)]
	clear(c.matches)
	clear(c.matched)
	from := 0 // both lists are sorted
	for _, t := range terms {
		i, found := slices.BinarySearch(p.terms[from:], t.id)
		if from += i; !found {
			continue
		}
		for _, at := range p.at(from) {
			row := c.matches[int(at.phrasing)*c.queryTerms:]
			for _, con := range c.contributions[t.slot] {
				m := &row[con.queryTerm]
				if con.weight > m.weight || con.weight == m.weight && at.word < m.word {
					*m, c.matched[at.phrasing] = match{con.weight, at.word}, true
				}
			}
		}
	}
}

// compare returns which share of the query's weight the phrasing covers, and which share of the phrasing's weight
// matches the query.
func (c *closenessScorer) compare(p *phrasing, matches []match) (covered, onTopic float64) {
	if c.total == 0 || p.total == 0 {
		return 0, 0
	}
	for i, m := range matches {
		covered += m.weight
		if m.weight > 0 && !isWordCounted(matches, i) {
			onTopic += p.weights[m.word]
		}
	}
	return covered / c.total, onTopic / p.total
}

// isWordCounted reports whether the word that matches query term i also matches an earlier one.
func isWordCounted(matches []match, i int) bool {
	for j := range i {
		if matches[j].weight > 0 && matches[j].word == matches[i].word {
			return true
		}
	}
	return false
}
