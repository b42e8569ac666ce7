package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	"catanica/catalog"
	"catanica/search/query"
)

// maxClose is how many of the best documents have their phrasings compared with the query.
const maxClose = 60

// tierScore keeps the scores of what was called by name above all others, which stay below 100.
const tierScore = 1000

// leastNamed is how well a word must fit a concept to name it: no mere part of a name.
const leastNamed = 0.6

// ranked is a document found.
type ranked struct {
	doc   int
	tier  int // 2: called by its name or id; 1: by a mistyped name, or its id stands in the query; 0: found by words
	score float64
}

// rank finds and orders the documents: names and ids first, then by score; equal scores by kind and id. words is the query
// without its filters.
func (r *ranking) rank(ctx context.Context, words string, units []unit) ([]ranked, error) {
	if len(units) == 0 && r.chosen != nil {
		return r.inOrder(r.everything()), nil
	}
	named := r.ix.games.named(units)
	s, err := r.ix.score(ctx, units)
	if err != nil {
		return nil, err
	}
	r.words, r.aim, r.several = words, r.ix.games.aim(named, &s), len(units) > 1
	r.wanted, r.belongs = r.ix.intents.wanted(units), r.ix.intents.belongsTo(units)
	found := r.candidates(&s)
	if s.sum() > 0 {
		r.addCloseness(found[:min(maxClose, len(found))], &s)
	}
	r.lean(found, units)
	r.holdBack(found)
	if !r.ix.off.names {
		found = r.promote(found, units)
	}
	for i := range found {
		found[i].score = math.Round(found[i].score*1e4) / 1e4
	}
	slices.SortStableFunc(found, byRank)
	return r.inOrder(found), nil
}

// ranking is one query being answered.
type ranking struct {
	ix      *Index
	q       Query
	chosen  *selection // what the query's filters leave; nil where it has none
	held    []bool     // the documents that hold every word, where only those are wanted; else nil
	sort    []query.Sort
	words   string // of the query
	aim     aim
	wanted  map[catalog.Kind]bool // the kinds that the query says it wants
	belongs []string              // the kind of things of which it asks whether something is one
	several bool                  // the query has several words
}

// everything is all that the filters leave, where there are no words to rank by.
func (r *ranking) everything() []ranked {
	var out []ranked
	for d := range r.ix.docs {
		if r.wants(d) {
			out = append(out, ranked{doc: d})
		}
	}
	slices.SortStableFunc(out, func(a, b ranked) int {
		return cmp.Compare(kindRank(r.ix.docs[a.doc].Kind), kindRank(r.ix.docs[b.doc].Kind))
	})
	return out
}

// addCloseness adds to the best documents what their phrasings and titles say of the query.
func (r *ranking) addCloseness(found []ranked, s *scores) {
	c := r.ix.newCloser(s)
	defer c.close(r.ix)
	for i := range found {
		phrasing, title := c.closeness(found[i].doc)
		fit := r.ix.weights.close*phrasing + r.ix.weights.title*title
		found[i].score += c.all * fit * r.weight(found[i].doc)
	}
}

// lean lifts what stands beside the best hit (weights.beside), up to just below it.
func (r *ranking) lean(found []ranked, units []unit) {
	if len(found) == 0 || r.ix.weights.beside == 0 {
		return
	}
	near := found[:min(maxClose, len(found))]
	best := slices.MaxFunc(near, func(a, b ranked) int { return cmp.Compare(a.score, b.score) })
	named := map[string]bool{}
	for _, u := range units {
		for _, v := range u.variants {
			if v.term[0] == markConcept && v.weight >= leastNamed {
				named[v.term[1:]] = true
			}
		}
	}
	top := &r.ix.docs[best.doc]
	for i := range near {
		d := &r.ix.docs[near[i].doc]
		if near[i].doc != best.doc && near[i].score < best.score && (named[d.key()] || top.speaksOf(d) || d.speaksOf(top)) {
			near[i].score = min(near[i].score+r.ix.weights.beside*best.score, best.score*justBelow)
		}
	}
}

// candidates are the documents of the wanted kinds and game that hold anything of the query, best first.
func (r *ranking) candidates(s *scores) []ranked {
	var out []ranked
	for d, score := range s.total {
		if s.on[d] && r.wants(d) {
			out = append(out, ranked{doc: d, score: score * r.weight(d)})
		}
	}
	slices.SortStableFunc(out, byRank)
	return out
}

// wants reports whether a document is of a kind and a game that are asked for.
func (r *ranking) wants(doc int) bool {
	d := &r.ix.docs[doc]
	if r.chosen != nil && !r.chosen.docs[doc] || r.held != nil && !r.held[doc] {
		return false
	}
	return (len(r.q.Kinds) == 0 || slices.Contains(r.q.Kinds, d.Kind)) && (r.q.Game == "" || d.game() == r.q.Game)
}

// weight is what a document counts by its kind and its game.
func (r *ranking) weight(doc int) float64 {
	w := 1.0
	kind := r.ix.docs[doc].Kind
	if r.several && r.ix.weights.kinds != nil {
		w = r.ix.weights.kinds[kind]
	}
	if r.wanted[kind] && r.ix.weights.wanted != nil {
		w *= r.ix.weights.wanted[kind]
	}
	if kind == catalog.KindTerm && slices.Contains(r.belongs, r.ix.docs[doc].key()) {
		w *= r.ix.weights.belongs
	}
	if until := r.ix.docs[doc].Until; until != "" && catalog.Later(r.edition(), until) && kind != catalog.KindScenario {
		w *= r.ix.weights.past
	}
	if r.elsewhere(doc) {
		w *= r.ix.weights.elsewhere
	}
	return w
}

// promote lifts what the query calls by name or id above what merely holds its words. What a name means in a game that
// the query is not about stays where it is.
func (r *ranking) promote(found []ranked, units []unit) []ranked {
	at := map[int]int{}
	for i, f := range found {
		at[f.doc] = i
	}
	lift := func(docs []int, tier int) {
		for n, d := range docs {
			if !r.wants(d) || r.elsewhere(d) && !r.ix.names.isID(r.words, d) {
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
	lift(r.ix.names.called(r.words), 2)
	lift(r.ix.names.cited(r.words), 1)
	if meant := didYouMean(r.words, units); meant != "" {
		lift(r.ix.names.called(meant), 1)
	}
	lift(r.ix.asksAbout(units), 1)
	return found
}

func byRank(a, b ranked) int {
	return cmp.Or(cmp.Compare(b.tier, a.tier), cmp.Compare(b.score, a.score), cmp.Compare(a.doc, b.doc))
}
