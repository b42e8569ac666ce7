package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	"catanica/catalog"
)

// maxClose is how many of the best documents have their phrasings compared with the query.
const maxClose = 60

// tierScore keeps the scores of what was called by name above all others, which stay below 100.
const tierScore = 1000

// ranked is a document found.
type ranked struct {
	doc   int
	tier  int // 2: called by its name or id; 1: by a mistyped name, or its id stands in the query; 0: found by words
	score float64
}

// rank finds and orders the documents: names and ids first, then by score; equal scores by kind and id.
func (ix *Index) rank(ctx context.Context, q Query, units []unit) ([]ranked, error) {
	s, err := ix.score(ctx, units)
	if err != nil {
		return nil, err
	}
	several := len(units) > 1
	found := ix.candidates(q, &s, several)
	if s.sum() > 0 {
		ix.addCloseness(found[:min(maxClose, len(found))], &s, several)
	}
	found = ix.promote(q, found, units)
	for i := range found {
		found[i].score = math.Round(found[i].score*1e4) / 1e4
	}
	slices.SortStableFunc(found, byRank)
	return found, nil
}

// addCloseness adds to the best documents what their phrasings and titles say of the query.
func (ix *Index) addCloseness(found []ranked, s *scores, several bool) {
	c := ix.newCloser(s)
	for i := range found {
		phrasing, title := c.closeness(found[i].doc)
		fit := ix.weights.close*phrasing + ix.weights.title*title
		found[i].score += c.all * fit * ix.kindWeight(found[i].doc, several)
	}
}

// candidates are the documents of the wanted kinds that hold anything of the query, best first.
func (ix *Index) candidates(q Query, s *scores, several bool) []ranked {
	var out []ranked
	for d, score := range s.total {
		if s.on[d] && q.wants(ix.docs[d].Kind) {
			out = append(out, ranked{doc: d, score: score * ix.kindWeight(d, several)})
		}
	}
	slices.SortStableFunc(out, byRank)
	return out
}

func (q *Query) wants(k catalog.Kind) bool { return len(q.Kinds) == 0 || slices.Contains(q.Kinds, k) }

func (ix *Index) kindWeight(doc int, several bool) float64 {
	if !several {
		return 1
	}
	return ix.weights.kinds[ix.docs[doc].Kind]
}

// promote lifts what the query calls by name or id above what merely holds its words.
func (ix *Index) promote(q Query, found []ranked, units []unit) []ranked {
	at := map[int]int{}
	for i, f := range found {
		at[f.doc] = i
	}
	lift := func(docs []int, tier int) {
		for n, d := range docs {
			if !q.wants(ix.docs[d].Kind) {
				continue
			}
			i, ok := at[d]
			if !ok {
				i = len(found)
				at[d] = i
				found = append(found, ranked{doc: d})
			}
			if found[i].tier < tier {
				found[i].tier = tier
				found[i].score = float64(tier)*tierScore - float64(n)
			}
		}
	}
	lift(ix.names.called(q.Text), 2)
	lift(ix.names.cited(q.Text), 1)
	if meant := didYouMean(q.Text, units); meant != "" {
		lift(ix.names.called(meant), 1)
	}
	lift(ix.asksAbout(units), 1)
	return found
}

func byRank(a, b ranked) int {
	return cmp.Or(cmp.Compare(b.tier, a.tier), cmp.Compare(b.score, a.score), cmp.Compare(a.doc, b.doc))
}
