package search

import (
	"math"

	"catanica/catalog"
)

// closer compares a query with the phrasings of documents.
type closer struct {
	phrasings map[catalog.Lang]phrasings
	tight     float64
	slots     map[catalog.Lang]*slots // term → place in gains
	gains     [][]gain                // what a term says of the query
	all       float64                 // what the query's words count together

	said  []float64 // scratch: of each unit, how much the phrasing says
	where []int     // scratch: in which of its words
}

// gain is how much of a unit a term says.
type gain struct {
	unit  int
	worth float64
}

func (ix *Index) newCloser(s *scores) *closer {
	c := &closer{
		phrasings: ix.phrasings, tight: ix.weights.tight,
		slots: map[catalog.Lang]*slots{}, gains: make([][]gain, 1),
		said: make([]float64, len(s.terms)), where: make([]int, len(s.terms)),
	}
	for lang, pool := range ix.slots {
		c.slots[lang] = pool.take()
	}
	places := map[string]int32{}
	for u, terms := range s.terms {
		best := 0.0
		for _, t := range terms {
			best = max(best, t.worth)
			place := places[t.term]
			if place == 0 {
				place = int32(len(c.gains))
				places[t.term] = place
				c.gains = append(c.gains, nil)
				for lang, l := range ix.langs {
					if n := l.numbers[t.term]; n > 0 {
						c.slots[lang].set(n, place)
					}
				}
			}
			c.gains[place] = append(c.gains[place], gain{u, t.worth})
		}
		c.all += best
	}
	return c
}

// close gives back what the closer borrowed.
func (c *closer) close(ix *Index) {
	for lang, s := range c.slots {
		ix.slots[lang].giveBack(s)
	}
}

// closeness is how near the document's nearest phrasing comes to the query, and how near its title does, both
// from 0 to 1: how much of the query they say, and how little else. A title must be about nothing else.
func (c *closer) closeness(doc int) (phrasing, title float64) {
	for lang, of := range c.phrasings {
		for i := range of[doc] {
			p := &of[doc][i]
			said, onTopic := c.compare(p, c.slots[lang].at)
			if said == 0 {
				continue
			}
			said *= said // half of a query is less than half an answer
			phrasing = max(phrasing, said*(1-c.tight*(1-math.Sqrt(onTopic))))
			if p.isTitle {
				title = max(title, said*onTopic*onTopic)
			}
		}
	}
	return phrasing, title
}

// compare returns which part of the query the phrasing says, by weight, and which part of the phrasing that is.
func (c *closer) compare(p *phrasing, slots []int32) (said, onTopic float64) {
	clear(c.said)
	word, any := 0, false
	for i, t := range p.terms {
		for int32(i) >= p.ends[word] {
			word++
		}
		for _, g := range c.gains[slots[t]] {
			if g.worth > c.said[g.unit] {
				c.said[g.unit], c.where[g.unit], any = g.worth, word, true
			}
		}
	}
	if !any || c.all == 0 || p.total == 0 {
		return 0, 0
	}
	for u, worth := range c.said {
		said += worth
		if worth > 0 && !c.counted(u) {
			onTopic += p.worth[c.where[u]]
		}
	}
	return said / c.all, onTopic / p.total
}

// counted reports whether a unit before u is said by the same word of the phrasing.
func (c *closer) counted(u int) bool {
	for v := range u {
		if c.said[v] > 0 && c.where[v] == c.where[u] {
			return true
		}
	}
	return false
}
