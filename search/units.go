package search

import (
	"strings"

	"catanica/catalog"
)

// unit is a word of the query with everything that may stand for it in a document.
type unit struct {
	typed    typed
	variants []variant
	parts    [][]variant // of a compound; a document scores by how many of them it knows
	weak     bool        // it says little
	known    bool        // the documents use the word, or a form of it
	meant    *word       // the correction of a word that is not known
	stem     map[catalog.Lang]string
}

// variant is a term that stands for a word, in the fields of one language, and how well it does.
type variant struct {
	term   string
	lang   catalog.Lang
	weight float64
}

// Bounds of a query: any text is answered, but no more of it than this is looked at.
const (
	maxQuery   = 400 // runes; the longest questions have about 250
	maxUnits   = 32  // words
	maxCorrect = 3   // corrections of a word
	maxEndings = 6   // completions of a word
)

// parse reads a query: which words, in which language, and what may stand for each.
func (ix *Index) parse(text string, lang catalog.Lang) []unit {
	words := typedWords(text, maxUnits)
	spoken := ix.spoken(words, lang)
	units := make([]unit, len(words))
	for i, w := range words {
		last := i == len(words)-1 && w.end == len(text)
		units[i] = ix.unit(w, spoken, last)
	}
	for _, l := range catalog.Langs {
		ix.addConcepts(units, l, ix.share(l, spoken))
	}
	return units
}

// spoken is the language that most of the words belong to: a reader of one may ask in the other.
func (ix *Index) spoken(words []typed, lang catalog.Lang) catalog.Lang {
	count := map[catalog.Lang]int{}
	for _, w := range words {
		for l, known := range ix.langs {
			if f := known.fold(w.text).text; known.weak[f] || known.words[f] {
				count[l]++
			}
		}
	}
	if count[lang.Other()] > count[lang] {
		return lang.Other()
	}
	return lang
}

// share is what variants in the fields of l count when the query is in spoken.
func (ix *Index) share(l, spoken catalog.Lang) float64 {
	if l == spoken {
		return 1
	}
	return ix.weights.other
}

// unit lists the variants of one word; last says that the word may still be being typed.
func (ix *Index) unit(w typed, spoken catalog.Lang, last bool) unit {
	u := unit{typed: w, stem: map[catalog.Lang]string{}}
	compound := false
	for _, l := range []catalog.Lang{spoken, spoken.Other()} {
		e := ix.langs[l].entry(w.text)
		weak := ix.langs[l].weak[e.exact()]
		if l == spoken {
			u.weak = weak
		} else if weak || u.weak {
			continue // the article `die` is no die
		}
		u.known = u.known || ix.words[l].has(e.exact()) || ix.words[l].stems[e.stem()]
		compound = compound || e.parts > 1
		u.stem[l] = e.stem()
		u.addForms(e, l, ix.share(l, spoken), &ix.weights)
	}
	if !u.known && !u.weak {
		ix.correct(&u, spoken, compound)
	}
	if last && len(w.text) >= 3 && !u.weak {
		ix.complete(&u, spoken)
	}
	return u
}

// addForms adds what a word, or a correction of it, stands for.
func (u *unit) addForms(e *entry, l catalog.Lang, share float64, w *weights) {
	u.add(e.forms[0].term, l, share*w.exact)
	u.add(e.stem(), l, share*w.stem)
	u.add(string(markPart)+e.stem(), l, share*w.part)
	if len(u.parts) > 0 {
		return // the other language has split it
	}
	each := share * w.whole / float64(max(1, e.parts))
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
func (ix *Index) correct(u *unit, spoken catalog.Lang, compound bool) {
	for _, l := range []catalog.Lang{spoken, spoken.Other()} {
		folded := ix.langs[l].fold(u.typed.text).text
		if strings.ContainsFunc(folded, isNoLetter) {
			return // an id or a number
		}
		limit := allowed(len(folded))
		if compound {
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

// addConcepts finds the things that the words of the query name in language l. A name of several words shares
// its weight among them.
func (ix *Index) addConcepts(units []unit, l catalog.Lang, share float64) {
	var at []stemAt
	var which []int
	for i := range units {
		if s, ok := units[i].stem[l]; ok {
			at = append(at, stemAt{s, units[i].typed.start, units[i].typed.end})
			which = append(which, i)
		}
	}
	for _, m := range ix.concepts.of(l).find(at) {
		strong := 0
		for _, i := range which[m.from:m.to] {
			if !units[i].weak {
				strong++
			}
		}
		weight := ix.weights.concept * share
		if strong > 1 {
			weight *= 1.3 / float64(strong)
		}
		for _, i := range which[m.from:m.to] {
			for _, id := range m.ids {
				units[i].add(id, catalog.DE, weight)
				units[i].add(id, catalog.EN, weight)
			}
		}
	}
}
