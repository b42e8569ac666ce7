package search

import (
	"html"
	"slices"
	"strings"

	"catanica/catalog"

	"github.com/blevesearch/bleve/v2/analysis"
)

// hit shows a document to a reader of lang.
func (ix *Index) hit(f ranked, lang catalog.Lang, m marker) Hit {
	d := &ix.docs[f.doc]
	h := Hit{
		ID: d.ID, Kind: d.Kind, Game: d.game(), Title: in(d.Title, lang), Answer: in(d.Answer, lang),
		Score: f.score, URL: catalog.Path(lang, d.Kind, d.ID),
	}
	h.Snippet, h.Marked = m.snippet(d, lang)
	return h
}

// marker finds the words of a query in a text, to show and mark them.
type marker struct {
	terms     map[string]float64 // term → weight
	analyzers map[catalog.Lang]analysis.Analyzer
}

func (ix *Index) newMarker(units []unit) marker {
	m := marker{terms: map[string]float64{}, analyzers: map[catalog.Lang]analysis.Analyzer{}}
	for _, u := range units {
		for _, v := range slices.Concat(append(slices.Clone(u.parts), u.variants)...) {
			weight := v.weight
			if u.weak {
				weight *= ix.weights.weak
			}
			m.terms[v.term] = max(m.terms[v.term], weight)
		}
	}
	for lang, l := range ix.langs {
		m.analyzers[lang] = l.analyzer(ix.concepts, true)
	}
	return m
}

// stretch is a piece of a text in bytes.
type stretch struct{ from, to int }

// snippet is the passage of the document that says most of the query, plain and marked.
func (m marker) snippet(d *Document, lang catalog.Lang) (plain, marked string) {
	best := -1.0
	for _, text := range []string{in(d.Question, lang), in(d.Answer, lang), in(d.Body, lang)} {
		for _, p := range passages(text) {
			spots, worth := m.spots(p, lang)
			if worth > best && strings.TrimSpace(p) != "" {
				best, plain, marked = worth, p, mark(p, spots)
			}
		}
	}
	return plain, marked
}

// leastWorth is the weight above which a word is worth a mark; weak words do not reach it.
const leastWorth = 0.2

// spots are the places of the query's words in a passage, in order, and what they are worth together. Each
// term counts once.
func (m marker) spots(passage string, lang catalog.Lang) (spots []stretch, worth float64) {
	seen := map[string]bool{}
	for _, t := range m.analyzers[lang].Analyze([]byte(passage)) {
		w := m.terms[string(t.Term)]
		if w == 0 {
			continue
		}
		if !seen[string(t.Term)] {
			seen[string(t.Term)] = true
			worth += w
		}
		if w > leastWorth {
			spots = append(spots, stretch{t.Start, t.End})
		}
	}
	return union(spots), worth
}

// mark escapes the text as HTML and sets the spots in <mark>.
func mark(text string, spots []stretch) string {
	var b strings.Builder
	at := 0
	for _, s := range spots {
		b.WriteString(html.EscapeString(text[at:s.from]))
		b.WriteString("<mark>" + html.EscapeString(text[s.from:s.to]) + "</mark>")
		at = s.to
	}
	b.WriteString(html.EscapeString(text[at:]))
	return b.String()
}
