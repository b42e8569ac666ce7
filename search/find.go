package search

import (
	"context"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/query"
)

// Query is one search.
type Query struct {
	Text  string         // what was typed; only its first 400 characters and 32 words are looked at
	Lang  catalog.Lang   // the reader's language, in which hits are shown; the words may be of either
	Kinds []catalog.Kind // only these; none: all
	// Edition is the one under which filters read the facts of cards, unless the query names another; "" is today's.
	Edition catalog.EditionID
	// Proven tells of an article whether it decides something on the table and whether a scenario proves that. Only filters that
	// ask for it call it; without it they find nothing.
	Proven func(id string) (mechanical, proven bool)
	// All leaves out what does not hold every word of the query, as lists do in which one looks something up.
	All    bool
	Game   rulings.Game // only of this game; "": of all, the card game first unless the query is about another
	Limit  int          // hits to return; 0: ten, at most 1000
	Offset int          // hits to leave out, for further pages
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
	Game    rulings.Game `json:"game"`    // that it is about
	Marked  string       `json:"-"`       // Snippet as HTML: words found in <mark>, everything else escaped
	Headed  string       `json:"-"`       // Title in the same way
}

// Result is what a search found.
type Result struct {
	Query string        `json:"query"`
	Lang  catalog.Lang  `json:"lang"`
	Took  time.Duration `json:"-"`
	Total int           `json:"total"` // all hits, of which Hits are a page
	Hits  []Hit         `json:"hits"`
	// Loosened says that nothing has the words in quotes just so: the hits are what the words find without them.
	Loosened bool     `json:"-"`
	Plain    bool     `json:"-"` // the query is words alone, without filters
	Cards    []string `json:"-"` // ids of the cards that the query names
	// Edition is the one under which the facts of cards were read: that which the query names, or that which was asked for.
	Edition catalog.EditionID `json:"-"`
	// Mistakes are those of the query's grammar; where there are any, no filter was applied.
	Mistakes   []*query.Error `json:"-"`
	DidYouMean string         `json:"-"` // the query with the words corrected that no document uses; else empty
}

// Limits of a page of hits.
const (
	defaultLimit = 10
	maxLimit     = 1000
)

// Find answers a query, best hit first. Any text is answered in bounded time. Where the text has mistakes in the grammar, the
// result names them and holds what its words alone find. The only errors are those of the context.
func (ix *Index) Find(ctx context.Context, q Query) (Result, error) {
	began := time.Now()
	q = q.bounded()
	out := Result{Query: q.Text, Lang: q.Lang, Edition: q.Edition, Hits: []Hit{}}
	parsed, mistakes := query.Parse(q.Text)
	r := ranking{ix: ix, q: q, sort: parsed.Sort}
	if !parsed.Plain {
		chosen, more := ix.choose(&parsed, q)
		if mistakes = more; len(mistakes) > 0 {
			if words := parsed.Words(); strings.TrimSpace(words) != "" {
				parsed.Text = words
			}
			parsed.Plain, r.sort = true, nil
		} else {
			r.chosen, out.Edition = &chosen, chosen.edition
		}
	}
	out.Mistakes, out.Plain = mistakes, parsed.Plain
	words := parsed.Words()
	units := ix.parse(words, q.Lang)
	out.Cards = ix.cardsNamed(units, parsed.Filters())
	if q.All {
		r.held = ix.holdingAll(units, q.Lang)
	}
	found, err := r.rank(ctx, words, units)
	if err == nil && len(found) == 0 && parsed.OnlyQuotes() {
		r.chosen, out.Loosened = nil, true
		found, err = r.rank(ctx, words, units)
	}
	if err != nil {
		return out, err
	}
	out.Total = len(found)
	marker := ix.newMarker(units)
	defer marker.close()
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

// didYouMean is the query with the words corrected that no document uses; "" if there is nothing to correct.
func didYouMean(text string, units []unit) string {
	var b strings.Builder
	at, changed := 0, false
	for _, u := range units {
		if u.meant == nil {
			continue
		}
		changed = true
		b.WriteString(text[at:u.typed.start] + u.meant.shown)
		at = u.typed.end
	}
	if !changed {
		return ""
	}
	return b.String() + text[at:]
}
