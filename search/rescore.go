package search

import (
	"cmp"
	"slices"

	"catanica/catalog"
	"catanica/search/analysis"
)

// maxRescored limits the candidates that are compared with phrasings and related documents to the best.
const maxRescored = 60

// minNaming is the minimum weight of an expansion that names a concept, rather than being part of a name.
const minNaming = 0.6

// justBelow is the factor that places a document below the one that it may not pass.
const justBelow = 0.999

// rescore adjusts the scores of candidates, which are sorted best first.
func (r *ranker) rescore(found []candidate, s *queryScores) {
	best := found[:min(maxRescored, len(found))]
	if s.maxTotal() > 0 {
		r.addCloseness(best, s)
	}
	r.boostRelated(best)
	r.demoteOtherGames(found)
	for i, f := range found {
		if p, ok := s.promoted[f.doc]; ok {
			found[i] = p
		}
	}
}

// documentWeight returns the factor of a document by its kind, edition and game.
func (r *ranker) documentWeight(doc int) float64 {
	w := 1.0
	kind := r.ix.docs[doc].Kind
	if r.multiword && r.ix.weights.kinds != nil {
		w = r.ix.weights.kinds[kind]
	}
	if r.wanted[kind] && r.ix.weights.wanted != nil {
		w *= r.ix.weights.wanted[kind]
	}
	if kind == catalog.KindTerm && slices.Contains(r.categories, r.ix.keys[doc]) {
		w *= r.ix.weights.category
	}
	if until := r.ix.docs[doc].Until; until != "" && catalog.Later(r.edition, until) && kind != catalog.KindScenario {
		w *= r.ix.weights.superseded
	}
	if r.outOfScope(doc) {
		w *= r.ix.weights.otherGame
	}
	return w
}

// addCloseness adds a bonus for phrasings and titles that are close to the query.
func (r *ranker) addCloseness(found []candidate, s *queryScores) {
	c := r.ix.newClosenessScorer(s)
	defer c.release()
	for i := range found {
		phrasing, title := c.closeness(found[i].doc)
		fit := r.ix.weights.close*phrasing + r.ix.weights.title*title
		found[i].score += c.total * fit * r.documentWeight(found[i].doc)
		if c.isAboutOthers(found[i].doc) {
			found[i].score *= r.ix.weights.aboutOthers
		}
	}
}

// boostRelated adds a bonus to documents related to the best one (weights.related). They stay below it.
func (r *ranker) boostRelated(found []candidate) {
	if len(found) == 0 || r.ix.weights.related == 0 {
		return
	}
	best := slices.MaxFunc(found, func(a, b candidate) int { return cmp.Compare(a.score, b.score) })
	named := map[string]bool{}
	for _, t := range r.terms {
		for _, e := range t.expansions {
			if e.term[0] == analysis.ConceptPrefix && e.weight >= minNaming {
				named[e.term[1:]] = true
			}
		}
	}
	top := &r.ix.docs[best.doc]
	for i, f := range found {
		d := &r.ix.docs[f.doc]
		related := named[r.ix.keys[f.doc]] || top.References(d) || d.References(top)
		if f.doc != best.doc && f.score < best.score*justBelow && related {
			found[i].score += r.ix.weights.related * (best.score*justBelow - f.score)
		}
	}
}

// demoteOtherGames scales down the scores of documents that are out of scope so that the first weights.lead documents
// in scope rank above them. Their order among each other stays.
func (r *ranker) demoteOtherGames(found []candidate) {
	var inScope []float64
	bestOutside := 0.0
	for _, f := range found {
		if r.outOfScope(f.doc) {
			bestOutside = max(bestOutside, f.score)
		} else {
			inScope = append(inScope, f.score)
		}
	}
	if len(inScope) == 0 {
		return
	}
	slices.Sort(inScope)
	slices.Reverse(inScope)
	limit := inScope[min(len(inScope), r.ix.weights.lead)-1] * justBelow
	if bestOutside <= limit {
		return
	}
	for i := range found {
		if r.outOfScope(found[i].doc) {
			found[i].score *= limit / bestOutside
		}
	}
}

// promote finds the documents that the query names by name or id, even if they have none of its words. A name does not
// promote a document that is out of scope; an id does.
func (r *ranker) promote(s *queryScores) {
	s.promoted = map[int]candidate{}
	add := func(docs []int, tier int) {
		for n, d := range docs {
			if r.outOfScope(d) && !r.ix.isID(r.text, d) {
				continue
			}
			if p, ok := s.promoted[d]; !ok || p.tier < tier {
				s.promoted[d] = candidate{d, tier, float64(tier)*tierScore - float64(n)}
				s.candidates[d] = true
			}
		}
	}
	add(r.ix.called(r.text), tierNamed)
	add(r.ix.cited(r.text), tierCited)
	if slices.ContainsFunc(r.terms, func(t queryTerm) bool { return t.correction != "" }) {
		add(r.ix.called(correctedName(r.terms)), tierCited)
	}
	add(r.ix.factPages(r.terms), tierCited)
}
