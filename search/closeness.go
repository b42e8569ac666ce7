package search

import (
	"math"

	"catanica/catalog"
)

// closenessScorer compares a query with the phrasings of documents. It must be released after use.
type closenessScorer struct {
	ix            *Index
	tightness     float64
	slots         map[catalog.Lang]*termSlots // index in contributions by term id
	contributions [][]contribution            // by slot
	total         float64                     // weight of the whole query

	matched   []float64 // scratch: by query term, the weight that the phrasing matches
	matchedBy []int     // scratch: by query term, the word of the phrasing that matches it
}

// contribution is the weight that an index term contributes to a query term.
type contribution struct {
	queryTerm int
	weight    float64
}

func (ix *Index) newClosenessScorer(s *queryScores) *closenessScorer {
	c := &closenessScorer{
		ix: ix, tightness: ix.weights.tightness,
		slots: map[catalog.Lang]*termSlots{}, contributions: make([][]contribution, 1),
		matched: make([]float64, len(s.terms)), matchedBy: make([]int, len(s.terms)),
	}
	for lang, l := range ix.langs {
		c.slots[lang] = l.slots.get()
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
					c.slots[lang].set(l.lexicon.ID(t.term), slot)
				}
			}
			c.contributions[slot] = append(c.contributions[slot], contribution{i, t.idfWeight})
		}
		c.total += best
	}
	return c
}

// release returns the slots to their pools.
func (c *closenessScorer) release() {
	for lang, s := range c.slots {
		c.ix.langs[lang].slots.put(s)
	}
}

// closeness returns how close the document's closest phrasing and its title come to the query, each from 0 to 1: how
// much of the query they say, and how little else. A title is penalized more for saying anything else.
func (c *closenessScorer) closeness(doc int) (phrasing, title float64) {
	for _, lang := range catalog.Langs {
		list, slots := c.ix.phrasings(lang, doc), c.slots[lang]
		for i := range list {
			p := &list[i]
			covered, onTopic := c.compare(p, slots)
			if covered == 0 {
				continue
			}
			covered *= covered // half of a query is less than half an answer
			phrasing = max(phrasing, covered*(1-c.tightness*(1-math.Sqrt(onTopic))))
			if p.isTitle {
				title = max(title, covered*onTopic*onTopic)
			}
		}
	}
	return phrasing, title
}

// compare returns which share of the query's weight the phrasing covers, and which share of the phrasing's weight
// matches the query.
func (c *closenessScorer) compare(p *phrasing, slots *termSlots) (covered, onTopic float64) {
	clear(c.matched)
	any, from := false, int32(0)
	for word, end := range p.ends {
		for _, t := range p.terms[from:end] {
			slot := slots.get(t)
			if slot == 0 {
				continue
			}
			for _, con := range c.contributions[slot] {
				if con.weight > c.matched[con.queryTerm] {
					c.matched[con.queryTerm], c.matchedBy[con.queryTerm], any = con.weight, word, true
				}
			}
		}
		from = end
	}
	if !any || c.total == 0 || p.total == 0 {
		return 0, 0
	}
	for i, weight := range c.matched {
		covered += weight
		if weight > 0 && !c.isWordCounted(i) {
			onTopic += p.weights[c.matchedBy[i]]
		}
	}
	return covered / c.total, onTopic / p.total
}

// isWordCounted reports whether the word that matches query term i also matches an earlier one.
func (c *closenessScorer) isWordCounted(i int) bool {
	for j := range i {
		if c.matched[j] > 0 && c.matchedBy[j] == c.matchedBy[i] {
			return true
		}
	}
	return false
}
