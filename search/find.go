package search

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
)

// Query is one search.
type Query struct {
	Text   string         // what was typed; only its first 400 characters and 32 words are looked at
	Lang   catalog.Lang   // the reader's language, in which hits are shown; the words may be of either
	Kinds  []catalog.Kind // only these; none: all
	Limit  int            // hits to return; 0: ten, at most 1000
	Offset int            // hits to leave out, for further pages
}

// Hit is one thing found.
type Hit struct {
	ID      string       `json:"id"`
	Kind    catalog.Kind `json:"kind"`
	Title   string       `json:"title"`
	Answer  string       `json:"answer"`  // the short answer
	Snippet string       `json:"snippet"` // the passage that fits the query best
	Score   float64      `json:"score"`   // higher is better; comparable within one result only
	URL     string       `json:"url"`     // path of its page
	Marked  string       `json:"-"`       // Snippet as HTML: words found in <mark>, everything else escaped
}

// Result is what a search found.
type Result struct {
	Query      string        `json:"query"`
	Lang       catalog.Lang  `json:"lang"`
	Took       time.Duration `json:"-"`
	Total      int           `json:"total"` // all hits, of which Hits are a page
	Hits       []Hit         `json:"hits"`
	DidYouMean string        `json:"-"` // the query with the words corrected that no document uses; else empty
}

// Limits of a page of hits.
const (
	defaultLimit = 10
	maxLimit     = 1000
)

// maxClose is how many of the best documents have their phrasings compared with the query.
const maxClose = 60

// Find answers a query, best hit first. Any text is answered in bounded time. The only errors are those of
// the context and of the index itself.
func (ix *Index) Find(ctx context.Context, q Query) (Result, error) {
	began := time.Now()
	q = q.bounded()
	out := Result{Query: q.Text, Lang: q.Lang, Hits: []Hit{}}
	units := ix.parse(q.Text, q.Lang)
	found, err := ix.rank(ctx, q, units)
	if err != nil {
		return out, err
	}
	out.Total = len(found)
	marker := ix.newMarker(units)
	for _, f := range page(found, q.Offset, q.Limit) {
		out.Hits = append(out.Hits, ix.hit(f, q.Lang, marker))
	}
	out.DidYouMean = didYouMean(q.Text, units)
	out.Took = time.Since(began)
	return out, nil
}

// bounded is the query within the limits, its text cleaned of what no document holds.
func (q Query) bounded() Query {
	if q.Lang != catalog.EN {
		q.Lang = catalog.DE
	}
	if q.Limit <= 0 {
		q.Limit = defaultLimit
	}
	q.Limit, q.Offset = min(q.Limit, maxLimit), max(q.Offset, 0)
	q.Text = clean(q.Text)
	return q
}

// clean cuts a text to maxQuery runes and turns control characters and broken bytes into spaces.
func clean(text string) string {
	var b strings.Builder
	n := 0
	for _, r := range text {
		if r == utf8.RuneError || unicode.IsControl(r) {
			r = ' '
		}
		if n++; n > maxQuery {
			break
		}
		b.WriteRune(r)
	}
	return strings.TrimSpace(b.String())
}

func page(all []ranked, offset, limit int) []ranked {
	all = all[min(offset, len(all)):]
	return all[:min(limit, len(all))]
}

// ranked is a document found.
type ranked struct {
	doc   int
	tier  int // 2: called by its name or id; 1: by a mistyped name, or its id stands in the query; 0: found by words
	score float64
}

// rank finds and orders the documents: names and ids first, then by score; equal scores by kind and id.
func (ix *Index) rank(ctx context.Context, q Query, units []unit) ([]ranked, error) {
	s, err := ix.score(ctx, units)
	if err != nil {
		return nil, err
	}
	several := len(units) > 1
	found := ix.candidates(q, &s, several)
	if several && s.sum() > 0 {
		ix.addCloseness(found[:min(maxClose, len(found))], &s)
	}
	found = ix.promote(q, found, didYouMean(q.Text, units))
	for i := range found {
		found[i].score = math.Round(found[i].score*1e4) / 1e4
	}
	slices.SortStableFunc(found, byRank)
	return found, nil
}

// addCloseness adds to the best documents what their phrasings and titles say of the query.
func (ix *Index) addCloseness(found []ranked, s *scores) {
	c := ix.newCloser(s)
	for i := range found {
		phrasing, title := c.closeness(found[i].doc)
		fit := ix.weights.close*phrasing + ix.weights.title*title
		found[i].score += c.all * fit * ix.kindWeight(found[i].doc, true)
	}
}

// candidates are the documents of the wanted kinds that hold anything of the query, best first.
func (ix *Index) candidates(q Query, s *scores, several bool) []ranked {
	var out []ranked
	for d, score := range s.total {
		if s.on[d] && q.wants(ix.docs[d].Kind) {
			out = append(out, ranked{doc: d, score: score * ix.kindWeight(d, several)})
		}
	}
	slices.SortStableFunc(out, byRank)
	return out
}

func (q *Query) wants(k catalog.Kind) bool { return len(q.Kinds) == 0 || slices.Contains(q.Kinds, k) }

func (ix *Index) kindWeight(doc int, several bool) float64 {
	if !several {
		return 1
	}
	return ix.weights.kinds[ix.docs[doc].Kind]
}

// promote lifts what the query calls by name or id above what merely holds its words.
func (ix *Index) promote(q Query, found []ranked, meant string) []ranked {
	at := map[int]int{}
	for i, f := range found {
		at[f.doc] = i
	}
	lift := func(docs []int, tier int) {
		for n, d := range docs {
			if !q.wants(ix.docs[d].Kind) {
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
				found[i].score += float64(tier)*1000 - float64(n)
			}
		}
	}
	lift(ix.names.called(q.Text), 2)
	lift(ix.names.cited(q.Text), 1)
	if meant != "" {
		lift(ix.names.called(meant), 1)
	}
	return found
}

func byRank(a, b ranked) int {
	return cmp.Or(cmp.Compare(b.tier, a.tier), cmp.Compare(b.score, a.score), cmp.Compare(a.doc, b.doc))
}
