package search

import (
	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/spelling"
)

// expansion is an index term that may stand for a word of the query, in the fields of one language. Its weight is 1 for
// the word itself and less for everything else.
type expansion struct {
	term   string
	lang   catalog.Lang
	weight float64
}

// addAnalysis adds the terms of a word or of its correction, with weights scaled by share.
func (t *queryTerm) addAnalysis(a *analysis.Word, l catalog.Lang, share float64, w *weights) {
	t.add(a.Terms[0].Text, l, share*w.exact)
	t.add(a.Stem(), l, share*w.stem)
	t.add(string(analysis.PartPrefix)+a.Stem(), l, share*w.part)
	if len(t.parts) > 0 {
		return // already split in the other language
	}
	each := share * w.whole / float64(max(1, a.Parts+a.UnknownParts))
	for _, part := range a.Terms[2 : 2+a.Parts] {
		t.parts = append(t.parts, []expansion{{part.Text[1:], l, each}, {part.Text, l, each * w.part}})
	}
}

// add adds an expansion, or raises its weight if it is there already.
func (t *queryTerm) add(term string, l catalog.Lang, weight float64) {
	for i, e := range t.expansions {
		if e.term == term && e.lang == l {
			t.expansions[i].weight = max(e.weight, weight)
			return
		}
	}
	t.expansions = append(t.expansions, expansion{term, l, weight})
}

// addCorrections adds the words that may have been meant by a word that no document uses. A compound of known words is
// probably spelled right, so it is corrected by one edit at most.
func (ix *Index) addCorrections(t *queryTerm, spoken catalog.Lang) {
	for _, l := range []catalog.Lang{spoken, spoken.Other()} {
		folded := ix.langs[l].lexicon.Fold(t.Text).Text
		if !spelling.IsWord(folded) {
			return // an id or a number
		}
		limit := spelling.MaxEdits(len(folded))
		if t.compound {
			limit = min(limit, 1)
		}
		for _, c := range ix.langs[l].dictionary.Corrections(folded, limit, maxCorrections) {
			word := ix.langs[l].lexicon.Look(c.Folded)
			if t.correction == "" {
				t.correction = ix.store.spelled(l, c.Folded)
				t.stems[l] = word.Stem()
				t.weak = ix.langs[l].lexicon.IsStopWord(c.Folded) // wat means was, not wait
			}
			weight := ix.weights.near
			if c.Distance > 1 {
				weight = ix.weights.far
			}
			t.addAnalysis(word, l, weight*ix.languageWeight(l, spoken), &ix.weights)
		}
	}
}

// addCompletions adds the words that begin with the last word, which may still be being typed.
func (ix *Index) addCompletions(t *queryTerm, spoken catalog.Lang) {
	folded := ix.langs[spoken].lexicon.Fold(t.Text).Text
	for _, word := range ix.langs[spoken].dictionary.Completions(folded, maxCompletions) {
		t.add(string(analysis.ExactPrefix)+word, spoken, ix.weights.prefix)
	}
}

// addConcepts adds the concepts that the query names in language l, with weights scaled by share.
func (ix *Index) addConcepts(terms []queryTerm, l catalog.Lang, share float64) {
	stems, termOf := queryStems(terms, l)
	for _, m := range ix.langs[l].phrasebook.Find(stems) {
		named := termOf[m.From:m.To]
		weight := ix.weights.concept * share * ix.conceptShare(terms, named)
		for _, i := range named {
			for _, concept := range m.Concepts {
				terms[i].add(concept, catalog.DE, weight)
				terms[i].add(concept, catalog.EN, weight)
			}
		}
	}
}

// queryStems returns the stems of a query in language l, and the index of each stem's term.
func queryStems(terms []queryTerm, l catalog.Lang) (stems []analysis.Stem, termOf []int) {
	for i := range terms {
		if s, ok := terms[i].stems[l]; ok {
			stems = append(stems, analysis.Stem{Text: s, Start: terms[i].Start, End: terms[i].End})
			termOf = append(termOf, i)
		}
	}
	return stems, termOf
}

// conceptShare returns the share of a concept's weight that each word of its name gets. named are indexes of terms.
func (ix *Index) conceptShare(terms []queryTerm, named []int) float64 {
	strong := 0
	for _, i := range named {
		if !terms[i].weak {
			strong++
		}
	}
	if strong <= 1 {
		return 1
	}
	return ix.weights.multiword / float64(strong)
}
