package search

import (
	"strings"

	"catanica/catalog"
)

// variant is a term that stands for a word, in the fields of one language, and how well it does.
type variant struct {
	term   string
	lang   catalog.Lang
	weight float64
}

// addForms adds what a word, or a correction of it, stands for.
func (u *unit) addForms(e *entry, l catalog.Lang, share float64, w *weights) {
	u.add(e.forms[0].term, l, share*w.exact)
	u.add(e.stem(), l, share*w.stem)
	u.add(string(markPart)+e.stem(), l, share*w.part)
	if len(u.parts) > 0 {
		return // the other language has split it
	}
	each := share * w.whole / float64(max(1, e.parts+e.alien))
	for _, f := range e.forms[2 : 2+e.parts] {
		u.parts = append(u.parts, []variant{{f.term[1:], l, each}, {f.term, l, each * w.part}})
	}
}

func (u *unit) add(term string, l catalog.Lang, weight float64) {
	for i, v := range u.variants {
		if v.term == term && v.lang == l {
			u.variants[i].weight = max(v.weight, weight)
			return
		}
	}
	u.variants = append(u.variants, variant{term, l, weight})
}

// correct adds the words that may have been meant by one that no document uses. A compound of known words may
// be right, so that only one letter of it is doubted.
func (ix *Index) correct(u *unit, spoken catalog.Lang) {
	for _, l := range []catalog.Lang{spoken, spoken.Other()} {
		folded := ix.langs[l].fold(u.typed.text).text
		if strings.ContainsFunc(folded, isNoLetter) {
			return // an id or a number
		}
		limit := allowed(len(folded))
		if u.compound {
			limit = min(limit, 1)
		}
		for _, c := range ix.words[l].corrections(folded, limit, maxCorrect) {
			if u.meant == nil {
				u.meant = &c.word
				u.stem[l] = c.entry.stem()
				u.weak = ix.langs[l].weak[c.folded] // wat means what, not wait
			}
			weight := ix.weights.near
			if c.distance > 1 {
				weight = ix.weights.far
			}
			u.addForms(c.entry, l, weight*ix.share(l, spoken), &ix.weights)
		}
	}
}

// complete adds the words that the last one may become.
func (ix *Index) complete(u *unit, spoken catalog.Lang) {
	folded := ix.langs[spoken].fold(u.typed.text).text
	for _, w := range ix.words[spoken].completions(folded, maxEndings) {
		u.add(w.entry.forms[0].term, spoken, ix.weights.prefix)
	}
}

// addConcepts finds the things that the words of the query name in language l.
func (ix *Index) addConcepts(units []unit, l catalog.Lang, share float64) {
	at, which := stemsOf(units, l)
	for _, m := range ix.corpora[l].book.find(at) {
		named := which[m.from:m.to]
		weight := ix.weights.concept * share * ix.each(units, named)
		for _, i := range named {
			for _, id := range m.ids {
				units[i].add(id, catalog.DE, weight)
				units[i].add(id, catalog.EN, weight)
			}
		}
	}
}

// stemsOf are the stems of a query in language l, and the unit of each.
func stemsOf(units []unit, l catalog.Lang) (at []stemAt, which []int) {
	for i := range units {
		if s, ok := units[i].stem[l]; ok {
			at = append(at, stemAt{s, units[i].typed.start, units[i].typed.end})
			which = append(which, i)
		}
	}
	return at, which
}

// each is the part of a concept's weight that each word of its name gets.
func (ix *Index) each(units []unit, named []int) float64 {
	strong := 0
	for _, i := range named {
		if !units[i].weak {
			strong++
		}
	}
	if strong <= 1 {
		return 1
	}
	return ix.weights.several / float64(strong)
}
