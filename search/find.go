package search

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/document"
	"catanica/search/query"
	"catanica/search/question"
)

// Query is a search request.
type Query struct {
	Text  string         // as typed; only the first 400 characters and 32 words count
	Lang  catalog.Lang   // the reader's language, in which hits are shown; the words may be in either language
	Kinds []catalog.Kind // kinds to find; empty for all
	// Edition is the edition whose facts of cards filters compare and whose answers hits give, unless the query names
	// another; "" is today's.
	Edition catalog.EditionID
	// Proven reports whether an article is mechanical and whether a scenario proves it. Only the filter proven: calls
	// it; if it is nil, that filter finds nothing.
	Proven func(id string) (mechanical, proven bool)
	// All drops documents that do not have every word of the query, as in lists that are searched for an entry.
	All    bool
	Game   rulings.Game // game to find; "" for all, with the card game first unless the query is about another
	Facets bool         // count the documents found by kind, set, class and so on
	Limit  int          // maximum number of hits, at most 1000; 0 for ten
	Offset int          // number of hits to skip, for later pages
}

// Hit is a document found.
type Hit struct {
	ID      string       `json:"id"`
	Kind    catalog.Kind `json:"kind"`
	Title   string       `json:"title"`
	Answer  string       `json:"answer"`  // the short answer that holds in the edition asked for
	Snippet string       `json:"snippet"` // the fragment that matches the query best
	Score   float64      `json:"score"`   // higher is better; comparable within one result only
	URL     string       `json:"url"`     // path of its page
	Game    rulings.Game `json:"game"`    // that it is about
	// Verdict is the article's answer in a word, if the article answers exactly what was asked; Answer begins with it
	// then.
	Verdict *rulings.Verdict `json:"verdict"`

	// SnippetHTML is Snippet as HTML, with the words found in <mark>; "" if it only repeats the short answer.
	SnippetHTML string `json:"-"`
	TitleHTML   string `json:"-"` // Title as HTML, in the same way
}

// Resembling is a document that is known to answer a question like the query.
type Resembling struct {
	Kind     catalog.Kind
	ID       string
	Likeness float64 // of the question, from 0 to 1
}

// Result holds what a search found.
type Result struct {
	Query string        `json:"query"`
	Lang  catalog.Lang  `json:"lang"`
	Took  time.Duration `json:"-"`
	Total int           `json:"total"` // number of all hits; Hits is one page of them
	Hits  []Hit         `json:"hits"`
	// Facets counts all documents found, if the query asks for that.
	Facets []Facet `json:"facets,omitempty"`
	// Loosened means that no document has the quoted words in sequence, and that the hits are found by single words.
	Loosened bool `json:"-"`
	Plain    bool `json:"-"` // the query is words only, without filters
	// Unfiltered means that the query has filters or quoted words, which the index (a Compact) does not know.
	Unfiltered bool     `json:"-"`
	Cards      []string `json:"-"` // ids of the cards that the query names
	// Resembling are the documents with the questions that resemble the query most, the nearest first. They need not be
	// among the hits: a question that a ruling decides is not indexed.
	Resembling []Resembling `json:"-"`
	// Edition is the edition whose facts of cards applied: the one that the query names, or else Query.Edition.
	Edition catalog.EditionID `json:"-"`
	// Mistakes are errors in the query's grammar. If there are any, no filter was applied.
	Mistakes   []*query.Error `json:"-"`
	DidYouMean string         `json:"-"` // the query with corrected spelling; "" if there is nothing to correct
	// Answer is what the product knows for sure of exactly the question asked; nil if it has no such answer.
	Answer *sureAnswer `json:"answer"`
	// Neighbors are decided questions that resemble the one asked, the nearest first, if it has no verdict.
	Neighbors []neighbor `json:"neighbors,omitempty"`
	// Named are the cards that the question names, if it has no verdict.
	Named []namedCard `json:"named,omitempty"`
	// Asks holds what the question may have meant if it has an unknown word like the name of a card.
	Asks []question.Guess `json:"-"`
	// Corrected lists the misspelled words of the question, and what they were read as.
	Corrected []question.Correction `json:"-"`
}

const (
	defaultLimit = 10
	maxLimit     = 1000
)

// Find answers a query with the best hits first. It answers any text in bounded time. If the text has grammatical
// mistakes, the result lists them and holds what the words alone find. Find fails only if ctx ends.
func (ix *Index) Find(ctx context.Context, q Query) (Result, error) {
	began := time.Now()
	q = q.normalized()
	out := Result{Query: q.Text, Lang: q.Lang, Edition: q.Edition, Hits: []Hit{}}
	parsed, mistakes := query.Parse(q.Text)
	r := ranker{ix: ix, q: q, edition: cmp.Or(q.Edition, catalog.DefaultEdition)}
	if !parsed.Plain && ix.bleve == nil {
		parsed.DropFilters()
		out.Unfiltered = true
	} else if !parsed.Plain {
		var filter filterQuery
		var edition catalog.EditionID
		if filter, edition, mistakes = ix.compile(&parsed, q); len(mistakes) > 0 {
			parsed.DropFilters()
		} else {
			r.filters, r.sort, r.edition, out.Edition = []filterQuery{filter}, parsed.Sort, edition, edition
		}
	}
	out.Mistakes, out.Plain = mistakes, parsed.Plain
	r.text = strings.TrimRight(typed(parsed.Words), " ") // filters behind the last word do not end it
	r.terms = ix.analyzeQuery(r.text, q.Lang)
	if ix.editions == nil {
		// A Compact does not know how editions are called.
	} else if named, ok := ix.editions.Find(r.text); ok && parsed.Plain {
		if terms, more := withoutEdition(r.terms, named); more {
			r.text, r.terms = blank(r.text, named.Start, named.End), terms
			r.edition, out.Edition = named.ID, named.ID
		}
	}
	out.Cards = ix.cardsNamed(r.terms, parsed.Filters())
	if q.All && len(r.terms) > 0 && ix.bleve != nil {
		r.filters = append(r.filters, ix.matchAll(r.terms, q.Lang))
	}
	f, err := r.rank(ctx)
	if err == nil && f.total == 0 && parsed.OnlyQuotes() {
		r.filters, out.Loosened = nil, true
		f, err = r.rank(ctx)
	}
	if err != nil {
		return out, err
	}
	out.Total, out.Facets, out.Resembling = f.total, r.facets(&f), r.resembling()
	h := ix.newHighlighter(r.terms, &f.scores)
	defer h.release()
	for _, c := range f.page(q.Offset, q.Limit) {
		out.Hits = append(out.Hits, ix.hit(c, q.Lang, r.edition, h))
	}
	out.DidYouMean = didYouMean(typed(q.Text), r.terms)
	out.Took = time.Since(began)
	return out, nil
}

// typed returns text with the apostrophes of a keyboard, as the indexed texts have them; pages print the other kind.
func typed(text string) string { return strings.ReplaceAll(text, "’", "'") }

// normalized returns the query with defaults filled in, values limited and the text cleaned.
func (q Query) normalized() Query {
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

// clean cuts a text to maxQueryRunes and replaces control characters and invalid UTF-8 with spaces.
func clean(text string) string {
	var b strings.Builder
	n := 0
	for _, r := range text {
		if r == utf8.RuneError || unicode.IsControl(r) {
			r = ' '
		}
		if n++; n > maxQueryRunes {
			break
		}
		b.WriteRune(r)
	}
	return strings.TrimSpace(b.String())
}

// blank replaces a range of bytes with spaces, so that the offsets of the rest stay valid.
func blank(text string, from, to int) string {
	return text[:from] + strings.Repeat(" ", to-from) + text[to:]
}

// page returns the candidates of one page.
func (f *found) page(offset, limit int) []candidate {
	all := f.list
	if !f.paged {
		all = all[min(offset, len(all)):]
	}
	return all[:min(limit, len(all))]
}

// didYouMean returns the text of a query with the corrections of its terms, or "" if there are none.
func didYouMean(text string, terms []queryTerm) string {
	var b strings.Builder
	at, changed := 0, false
	for _, t := range terms {
		if t.correction == "" {
			continue
		}
		changed = true
		b.WriteString(text[at:t.Start] + t.correction)
		at = t.End
	}
	if !changed {
		return ""
	}
	return b.String() + text[at:]
}

// cardsNamed returns the ids of the cards that a query names, in a word or in a filter, sorted.
func (ix *Index) cardsNamed(terms []queryTerm, filters []query.Filter) []string {
	var out []string
	for _, t := range terms {
		for _, e := range t.expansions {
			if id, ok := document.CardOfConcept(e.term); ok {
				out = append(out, id)
			}
		}
	}
	for _, f := range filters {
		if f.Key.Name == "card" && f.Op == query.Is {
			if k := ix.cat.FindCard(f.Value); k != nil {
				out = append(out, k.ID)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
