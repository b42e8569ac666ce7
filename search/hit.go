package search

import (
	"html"
	"slices"
	"strings"

	"catanica/catalog"
)

// hit shows a document to a reader of lang.
func (ix *Index) hit(f ranked, lang catalog.Lang, m *marker) Hit {
	d := &ix.docs[f.doc]
	h := Hit{
		ID: d.ID, Kind: d.Kind, Game: d.game(), Title: in(d.Title, lang), Answer: in(d.Answer, lang),
		Score: f.score, URL: catalog.Path(lang, d.Kind, d.ID),
	}
	h.Snippet, h.Marked = m.snippet(f.doc, lang)
	h.Headed = m.title(f.doc, lang)
	return h
}

// marker finds the words of a query in the texts of documents, to show and mark them.
type marker struct {
	ix    *Index
	slots map[catalog.Lang]*slots // term → place in worth
	worth []float64
	seen  []int32 // scratch: terms counted
}

func (ix *Index) newMarker(units []unit) *marker {
	m := &marker{ix: ix, slots: map[catalog.Lang]*slots{}, worth: make([]float64, 1)}
	for lang, pool := range ix.slots {
		m.slots[lang] = pool.take()
	}
	add := func(list []variant, share float64) {
		for _, v := range list {
			for lang, l := range ix.langs {
				n := l.numbers[v.term]
				if n == 0 {
					continue
				}
				place := m.slots[lang].at[n]
				if place == 0 {
					place = int32(len(m.worth))
					m.worth = append(m.worth, 0)
					m.slots[lang].set(n, place)
				}
				m.worth[place] = max(m.worth[place], v.weight*share)
			}
		}
	}
	for _, u := range units {
		share := 1.0
		if u.weak {
			share = ix.weights.weak
		}
		add(u.variants, share)
		for _, p := range u.parts {
			add(p, share)
		}
	}
	return m
}

// close gives back what the marker borrowed.
func (m *marker) close() {
	for lang, s := range m.slots {
		m.ix.slots[lang].giveBack(s)
	}
}

// stretch is a piece of a text in bytes.
type stretch struct{ from, to int }

// snippet is the passage of the document that says most of the query, plain and marked.
func (m *marker) snippet(doc int, lang catalog.Lang) (plain, marked string) {
	best := -1.0
	for _, field := range []int{questionField, answerField, bodyField} {
		from := lang
		pieces := m.ix.corpora[from].in(doc, field)
		if len(pieces) == 0 {
			from = lang.Other()
			pieces = m.ix.corpora[from].in(doc, field)
		}
		for i := range pieces {
			p := &pieces[i]
			for _, s := range passages(p.text) {
				if spots, worth := m.spots(p, s, from); worth > best {
					best, plain, marked = worth, p.text[s.from:s.to], mark(p.text, s, spots)
				}
			}
		}
	}
	return plain, marked
}

// leastWorth is the weight above which a word is worth a mark; weak words do not reach it.
const leastWorth = 0.2

// spots are the places of the query's words in a passage, in order, and what they are worth together. Each term counts once.
func (m *marker) spots(p *piece, s stretch, lang catalog.Lang) (spots []stretch, worth float64) {
	m.seen = m.seen[:0]
	slots, c := m.slots[lang].at, m.ix.corpora[lang]
	found := func(term int32, from, to int) {
		w := m.worth[slots[term]]
		if w == 0 {
			return
		}
		if !slices.Contains(m.seen, term) {
			m.seen = append(m.seen, term)
			worth += w
		}
		if w > leastWorth {
			spots = append(spots, stretch{from, to})
		}
	}
	for _, w := range p.within(s) {
		for _, f := range c.entries[w.word].forms {
			from, to := int(w.start)+f.from, int(w.start)+f.to
			if len(c.words[w.word]) != int(w.end-w.start) { // lower case has another length: its bytes mean nothing here
				from, to = int(w.start), int(w.end)
			}
			found(f.number, from, to)
		}
	}
	for _, n := range p.mentions {
		if from, to := int(p.words[n.from].start), int(p.words[n.to-1].end); s.from <= from && to <= s.to {
			for _, id := range n.ids {
				found(c.lang.numbers[id], from, to)
			}
		}
	}
	return union(spots), worth
}

// within are the words that stand within a stretch of the text.
func (p *piece) within(s stretch) []placed {
	from, _ := slices.BinarySearchFunc(p.words, s.from, func(w placed, at int) int { return int(w.start) - at })
	to := from
	for to < len(p.words) && int(p.words[to].end) <= s.to {
		to++
	}
	return p.words[from:to]
}

// mark escapes a stretch of a text as HTML and sets the spots in <mark>.
func mark(text string, s stretch, spots []stretch) string {
	var b strings.Builder
	at := s.from
	for _, spot := range spots {
		b.WriteString(html.EscapeString(text[at:spot.from]))
		b.WriteString("<mark>" + html.EscapeString(text[spot.from:spot.to]) + "</mark>")
		at = spot.to
	}
	b.WriteString(html.EscapeString(text[at:s.to]))
	return b.String()
}
