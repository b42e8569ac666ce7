package search

import (
	"html"
	"slices"
	"strings"

	"catanica/catalog"
)

// highlighter finds the terms of a query in the texts of documents. It must be released after use.
type highlighter struct {
	ix      *Index
	slots   map[catalog.Lang]*termSlots // index in weights by term id
	weights []float64
	seen    []int32 // scratch: term ids already counted
}

func (ix *Index) newHighlighter(terms []queryTerm, s *queryScores) *highlighter {
	h := &highlighter{ix: ix, slots: map[catalog.Lang]*termSlots{}, weights: make([]float64, 1)}
	for lang, l := range ix.langs {
		h.slots[lang] = l.slots.get()
	}
	for i, matched := range s.terms {
		factor := 1.0
		if terms[i].weak {
			factor = ix.weights.weak
		}
		for _, t := range matched {
			h.add(t.expansion, factor)
		}
	}
	return h
}

// add adds an expansion with its weight times factor.
func (h *highlighter) add(e expansion, factor float64) {
	for lang, l := range h.ix.langs {
		id := l.lexicon.ID(e.term)
		slot := h.slots[lang].get(id)
		if slot == 0 {
			slot = int32(len(h.weights))
			h.weights = append(h.weights, 0)
			h.slots[lang].set(id, slot)
		}
		h.weights[slot] = max(h.weights[slot], e.weight*factor)
	}
}

// release returns the slots to their pools.
func (h *highlighter) release() {
	for lang, s := range h.slots {
		h.ix.langs[lang].slots.put(s)
	}
}

// snippet returns the fragment of the document that matches most of the query, as plain text and as HTML. It falls back
// to the other language for fields that have no text in lang. earlier replaces the short answer unless it is "".
func (h *highlighter) snippet(doc int, lang catalog.Lang, earlier string) (plain, marked string) {
	best := -1.0
	for _, field := range []int{questionField, answerField, bodyField} {
		texts, from := h.ix.textsIn(lang, doc, field)
		if field == answerField && earlier != "" {
			texts, from = h.ix.langs[lang].appendText(nil, field, earlier), lang
		}
		for i := range texts {
			t := &texts[i]
			for _, fragment := range t.fragments {
				if matches, weight := h.matches(t, fragment, from); weight > best {
					best, plain, marked = weight, t.text[fragment.from:fragment.to], markUp(t.text, fragment, matches)
				}
			}
		}
	}
	return plain, marked
}

// title returns the document's title as HTML.
func (h *highlighter) title(doc int, lang catalog.Lang) string {
	texts, from := h.ix.textsIn(lang, doc, titleField)
	if len(texts) == 0 {
		return ""
	}
	whole := span{0, len(texts[0].text)}
	matches, _ := h.matches(&texts[0], whole, from)
	return markUp(texts[0].text, whole, matches)
}

// minMarkWeight is the weight above which a word is marked. Weak words stay below it.
const minMarkWeight = 0.2

// matches returns the spans of a fragment that match the query, in order, and the weight of its distinct matching
// terms.
func (h *highlighter) matches(t *fieldText, fragment span, lang catalog.Lang) (spans []span, weight float64) {
	h.seen = h.seen[:0]
	slots := h.slots[lang]
	match := func(term int32, from, to int) {
		w := h.weights[slots.get(term)]
		if w == 0 {
			return
		}
		if !slices.Contains(h.seen, term) {
			h.seen = append(h.seen, term)
			weight += w
		}
		if w > minMarkWeight {
			spans = append(spans, span{from, to})
		}
	}
	for _, o := range t.within(fragment) {
		for _, term := range o.word.Terms {
			from, to := o.start+term.From, o.start+term.To
			if o.whole {
				from, to = o.start, o.end
			}
			match(term.ID, from, to)
		}
	}
	for _, m := range t.mentions {
		from, to := t.occurrences[m.from].start, t.occurrences[m.to-1].end
		if fragment.from <= from && to <= fragment.to {
			for _, concept := range m.concepts {
				match(concept, from, to)
			}
		}
	}
	return mergeSpans(spans), weight
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
