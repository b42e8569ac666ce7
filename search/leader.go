package search

import (
	"math"
	"slices"
	"sync"

	"catanica/search/analysis"
	"catanica/search/precedent"
)

// maxLeaders is the number of documents of which one comes first: a lower one is hardly ever what is asked for.
const maxLeaders = 5

// leaderWeights say which of the best documents leads. They were learned (TestLearnLeader).
type leaderWeights struct {
	place   float64 // of the best document, half of it of the second, a third of the third …
	odds    float64 // precedent.Likeness
	nearest float64
	three   float64
}

// books returns the names of both languages.
func (ix *Index) books() precedent.Books {
	out := precedent.Books{}
	for lang, l := range ix.langs {
		out[lang] = l.phrasebook
	}
	return out
}

// remember gives the index the questions of its documents, which are read at the first search that needs them. The
// ranking does without them if they are damaged.
func (ix *Index) remember(read func() (precedent.Questions, error)) {
	ix.known = sync.OnceValue(func() *precedent.Known {
		q, err := read()
		if err != nil {
			return nil
		}
		known, err := q.Open()
		if err != nil {
			return nil
		}
		return known
	})
}

// chooseLeader puts the one of the best documents first that the query most likely asks for, by its score and by the
// questions that each of them answers. The others keep their order, and a document that the query names its place.
func (r *ranker) chooseLeader(list []candidate) {
	w := r.ix.weights.leader
	if len(list) < 2 || list[0].tier != tierWords || list[0].score <= 0 || !r.multiword || w == (leaderWeights{}) {
		return
	}
	known := r.ix.known()
	if known == nil {
		return
	}
	leader, highest := 0, math.Inf(-1)
	for i, c := range list[:min(maxLeaders, len(list))] {
		if i > 0 && r.outOfScope(c.doc) {
			continue
		}
		like := known.Likeness(r.ix.keys[c.doc], r.asked)
		total := c.score/list[0].score + w.place/float64(i+1) +
			w.odds*like.Odds + w.nearest*like.Nearest + w.three*like.Three
		if total > highest {
			leader, highest = i, total
		}
	}
	if leader > 0 {
		c := list[leader]
		c.score = rounded(list[0].score / justBelow)
		copy(list[1:leader+1], list[:leader])
		list[0] = c
	}
}

// maxResembling is the number of documents with questions that resemble a query, and minResembling the least likeness
// of these questions.
const (
	maxResembling = 4
	minResembling = 0.5
)

// resembling returns the documents with the questions that resemble the query most.
func (r *ranker) resembling() []Resembling {
	if !r.multiword || len(r.filters) > 0 {
		return nil
	}
	known := r.ix.known()
	if known == nil {
		return nil
	}
	var out []Resembling
	for _, near := range known.Nearest(r.asked, maxResembling, minResembling) {
		if doc, ok := slices.BinarySearch(r.ix.keys, near.Key); ok {
			out = append(out, Resembling{r.ix.docs[doc].Kind, r.ix.docs[doc].ID, near.Likeness})
		}
	}
	return out
}

// askedTerms returns the terms of the query by which it is compared with the questions of documents. Of a misspelled
// word there are several corrections, so it has none.
func (r *ranker) askedTerms() []string {
	words, tokens := make([]precedent.Word, len(r.terms)), make([]analysis.Token, len(r.terms))
	for i, t := range r.terms {
		isWeak := t.weak || t.correction != ""
		words[i], tokens[i] = precedent.Word{Start: t.Start, End: t.End, Stems: t.stems, Weak: isWeak}, t.Token
	}
	return r.ix.books().Terms(words, r.ix.detectLanguage(tokens, r.q.Lang))
}
