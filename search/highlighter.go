package search

import (
	"html"
	"slices"
	"strings"

	"catanica/catalog"
)

// highlighter finds the terms of a query in the texts of documents. It must be released after use.
type highlighter struct {
	querySlots
	ix      *Index
	weights []float64 // by slot
	seen    []int32   // scratch: term ids already counted
}

func (ix *Index) newHighlighter(terms []queryTerm, s *queryScores) *highlighter {
	h := &highlighter{querySlots: ix.newQuerySlots(), ix: ix, weights: make([]float64, 1)}
	for i, matched := range s.terms {
		factor := 1.0
		if terms[i].weak {
			factor = ix.weights.weak
		}
		for _, e := range matched {
			slot, isNew := h.add(e.term)
			if isNew {
				h.weights = append(h.weights, 0)
			}
			h.weights[slot] = max(h.weights[slot], e.weight*factor)
		}
	}
	return h
}

// questionWeight is the weight of the question of an article beside its answer: a reader wants to read the answer.
const questionWeight = 0.5

// snippet returns the fragment of the document that matches most of the query, as plain text and as HTML. It falls back
// to the other language for fields that have no text in lang. earlier replaces the short answer unless it is "".
func (h *highlighter) snippet(doc int, lang catalog.Lang, earlier string) (plain, marked string) {
	best, from := -1.0, lang
	var bestText *fieldText
	var fragment span
	for _, field := range []int{questionField, answerField, bodyField} {
		texts, textLang := h.ix.textsIn(lang, doc, field)
		if field == answerField && earlier != "" {
			texts, textLang = h.ix.langs[lang].appendText(nil, field, earlier), lang
		}
		for i := range texts {
			t := &texts[i]
			for _, f := range t.fragments {
				weight := h.match(t, f, textLang, nil)
				if field == questionField {
					weight *= questionWeight
				}
				if weight > best {
					best, bestText, fragment, from = weight, t, f, textLang
				}
			}
		}
	}
	if bestText == nil {
		return "", ""
	}
	return bestText.text[fragment.from:fragment.to], markUp(bestText.text, fragment, h.matches(bestText, fragment, from))
}

// title returns the document's title as HTML.
func (h *highlighter) title(doc int, lang catalog.Lang) string {
	texts, from := h.ix.textsIn(lang, doc, titleField)
	if len(texts) == 0 {
		return ""
	}
	whole := span{0, len(texts[0].text)}
	return markUp(texts[0].text, whole, h.matches(&texts[0], whole, from))
}

// minMarkWeight is the weight above which a word is marked. Weak words stay below it.
const minMarkWeight = 0.2

// matches returns the spans of a fragment that match the query, in order.
func (h *highlighter) matches(t *fieldText, fragment span, lang catalog.Lang) []span {
	var spans []span
	h.match(t, fragment, lang, &spans)
	return mergeSpans(spans)
}

// match returns the weight of a fragment's distinct terms that match the query. It appends their spans to spans, unless
// that is nil.
func (h *highlighter) match(t *fieldText, fragment span, lang catalog.Lang, spans *[]span) (weight float64) {
	h.seen = h.seen[:0]
	slots := h.slots[lang]
	found := func(term int32) (marked bool) {
		w := h.weights[slots.get(term)]
		if w == 0 {
			return false
		}
		if !slices.Contains(h.seen, term) {
			h.seen = append(h.seen, term)
			weight += w
		}
		return w > minMarkWeight && spans != nil
	}
	within := t.within(fragment)
	for i := range within {
		o := &within[i]
		for j := range o.word.Terms {
			term := &o.word.Terms[j]
			switch {
			case !found(term.ID):
			case o.whole:
				*spans = append(*spans, span{o.start, o.end})
			default:
				*spans = append(*spans, span{o.start + term.From, o.start + term.To})
			}
		}
	}
	for i := range t.mentions {
		m := &t.mentions[i]
		from, to := t.occurrences[m.from].start, t.occurrences[m.to-1].end
		if fragment.from <= from && to <= fragment.to {
			for _, concept := range m.concepts {
				if found(concept) {
					*spans = append(*spans, span{from, to})
				}
			}
		}
	}
	return weight
}

// within returns the occurrences inside a span of the text.
func (t *fieldText) within(s span) []occurrence {
	from, _ := slices.BinarySearchFunc(t.occurrences, s.from, func(o occurrence, at int) int { return o.start - at })
	to := from
	for to < len(t.occurrences) && t.occurrences[to].end <= s.to {
		to++
	}
	return t.occurrences[from:to]
}

// markUp returns a fragment of a text as HTML with the matches in <mark>.
func markUp(text string, fragment span, matches []span) string {
	var b strings.Builder
	at := fragment.from
	for _, m := range matches {
		b.WriteString(html.EscapeString(text[at:m.from]))
		b.WriteString("<mark>" + html.EscapeString(text[m.from:m.to]) + "</mark>")
		at = m.to
	}
	b.WriteString(html.EscapeString(text[at:fragment.to]))
	return b.String()
}
