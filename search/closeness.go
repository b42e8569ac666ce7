package search

import (
	"math"
	"slices"

	"catanica/catalog"
	"catanica/search/document"
)

// closenessScorer compares a query with the phrasings of documents. It must be released after use.
type closenessScorer struct {
	querySlots
	ix            *Index
	tightness     float64
	queryTerms    int
	contributions [][]contribution         // by slot
	total         float64                  // weight of the whole query
	cards         map[catalog.Lang][]int32 // ids of the concepts of the cards that the query names

	matches []match // scratch: by phrasing and query term
	matched []bool  // scratch: by phrasing, whether any term matches
}

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
		querySlots: ix.newQuerySlots(), ix: ix, tightness: ix.weights.tightness, queryTerms: len(s.terms),
		contributions: make([][]contribution, 1), cards: map[catalog.Lang][]int32{},
	}
	for i, terms := range s.terms {
		best := 0.0
		for _, t := range terms {
			best = max(best, t.idfWeight)
			slot, isNew := c.add(t.term)
			if isNew {
				c.contributions = append(c.contributions, nil)
				for lang, l := range ix.langs {
					if document.IsCardConcept(t.term) {
						c.cards[lang] = append(c.cards[lang], l.lexicon.ID(t.term))
					}
				}
			}
			c.contributions[slot] = append(c.contributions[slot], contribution{i, t.idfWeight})
		}
		c.total += best
	}
	return c
}

// closeness returns how close the document's closest phrasing and its title come to the query: how much of the query
// they say, and how little else. A title is penalized more for saying anything else; it has from 0 to 1. A phrasing has
// up to 1, and up to weights.same more if it is the query.
func (c *closenessScorer) closeness(doc int) (phrasing, title float64) {
	for _, lang := range catalog.Langs {
		p := c.ix.phrasings(lang, doc)
		c.match(p, c.slots[lang])
		for i := range p.list {
			if !c.matched[i] {
				continue
			}
			one, matches := &p.list[i], c.matches[i*c.queryTerms:][:c.queryTerms]
			covered := c.covered(one, matches)
			if covered == 0 || !one.isTitle && ofPart(covered)+c.same(covered, 1) <= phrasing {
				continue // what else it says cannot bring it closer
			}
			onTopic := one.onTopic(matches)
			same := c.same(covered, onTopic)
			covered = ofPart(covered * (1 - c.ix.weights.otherCards*c.otherCards(lang, one)))
			phrasing = max(phrasing, covered*(1-c.tightness*(1-onTopic))+same)
			if one.isTitle {
				title = max(title, covered*onTopic*onTopic)
			}
		}
	}
	return phrasing, title
}

// ofPart returns what a phrasing is worth that says part of a query: half of a query is much less than half an answer.
func ofPart(covered float64) float64 { return covered * covered * math.Sqrt(covered) }

// same returns the bonus of a phrasing that is the query or nearly so. What either of the two says alone soon ends it:
// with nine tenths of each in the other, a fifth is left.
func (c *closenessScorer) same(covered, onTopic float64) float64 {
	both := covered * onTopic
	both *= both
	both *= both
	return c.ix.weights.same * both * both
}

// otherCards returns the share of the cards in a phrasing that the query does not name, or 0 if it names none at all.
func (c *closenessScorer) otherCards(lang catalog.Lang, p *phrasing) float64 {
	if len(p.cards) == 0 || len(c.cards[lang]) == 0 {
		return 0
	}
	others := 0
	for _, id := range p.cards {
		if !slices.Contains(c.cards[lang], id) {
			others++
		}
	}
	return float64(others) / float64(len(p.cards))
}

// isAboutOthers reports whether the query names cards, and the document's title names others only.
func (c *closenessScorer) isAboutOthers(doc int) bool {
	about := false
	for _, lang := range catalog.Langs {
		list := c.ix.phrasings(lang, doc).list
		for i := range list {
			if !list[i].isTitle {
				continue
			}
			if others := c.otherCards(lang, &list[i]); others > 0 {
				if about = others == 1; !about {
					return false
				}
			}
		}
	}
	return about
}

// match looks up which words of the phrasings match the query terms best.
func (c *closenessScorer) match(p *phrasings, slots *termSlots) {
	c.matches = slices.Grow(c.matches[:0], len(p.list)*c.queryTerms)[:len(p.list)*c.queryTerms]
	c.matched = slices.Grow(c.matched[:0], len(p.list))[:len(p.list)]
	clear(c.matches)
	clear(c.matched)
	for i, term := range p.terms {
		slot := slots.get(term)
		if slot == 0 {
			continue
		}
		for _, at := range p.at(i) {
			row := c.matches[int(at.phrasing)*c.queryTerms:]
			for _, con := range c.contributions[slot] {
				m := &row[con.queryTerm]
				if con.weight > m.weight || con.weight == m.weight && at.word < m.word {
					*m, c.matched[at.phrasing] = match{con.weight, at.word}, true
				}
			}
		}
	}
}

// covered returns the share of the query's weight that the phrasing covers.
func (c *closenessScorer) covered(p *phrasing, matches []match) float64 {
	if c.total == 0 || p.total == 0 {
		return 0
	}
	covered := 0.0
	for i := range matches {
		covered += matches[i].weight
	}
	return covered / c.total
}

// onTopic returns the share of the phrasing's weight that matches the query.
func (p *phrasing) onTopic(matches []match) float64 {
	onTopic := 0.0
	for i, m := range matches {
		if m.weight > 0 && !isWordCounted(matches, i) {
			onTopic += p.weights[m.word]
		}
	}
	return onTopic / p.total
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
