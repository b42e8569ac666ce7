package web

import (
	"html"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/query"
	"catanica/templates"
)

// How many hits a page shows, at first and at most.
const (
	firstHits = 15
	mostHits  = 60
)

// shown are the kinds of things that have pages to go to.
var shown = []catalog.Kind{catalog.KindRuling, catalog.KindCard, catalog.KindTerm, catalog.KindRule, catalog.KindSet, catalog.KindClass, catalog.KindScenario}

// search answers GET /LANG/search: a whole page, or with part=results the part that changes while the
// reader types.
//
// A form that carries the fields of the filter panel goes to the address of the query that it makes; the part shows it at once.
func (s *Server) search(v *visit) (answer, error) {
	if v.query.Has(panelWas) {
		text := s.composed(v.frame, v.get("q"), v.query)
		if utf8.RuneCountInString(text) > maxQuery {
			return answer{}, fault{kind: errBadRequest, detail: templates.TextQueryTooLong}
		}
		if v.get("part") == "" {
			delete(v.frame.Query, "n")
			return answer{redirect: v.frame.With("q", text)}, nil
		}
		v.query.Set("q", text)
		v.frame.Query.Set("q", text)
	}
	page, err := s.searchPage(v)
	if err != nil {
		return answer{}, err
	}
	v.frame.Search = page.Query
	if v.get("part") == "results" {
		return answer{part: templates.SearchResults(v.frame, page)}, nil
	}
	return answer{view: page}, nil
}

func (s *Server) searchPage(v *visit) (templates.SearchPage, error) {
	page := templates.SearchPage{Query: v.get("q"), Kind: catalog.Kind(v.get("kind"))}
	g, err := gameAsked(v)
	if err != nil {
		return page, err
	}
	v.frame.Game = g
	page.Games = gameFilters(v.frame)
	page.Panel = s.panelView(v.frame, page.Query)
	if page.Query == "" {
		return page, nil
	}
	q := search.Query{Text: page.Query, Game: g, Lang: v.frame.Lang, Edition: v.frame.Edition, Proven: s.svc.Proven(v.ctx()), Kinds: shown, Limit: hitsWanted(v.get("n"))}
	if page.Kind != "" {
		if !slices.Contains(shown, page.Kind) {
			return page, fault{kind: errBadRequest, detail: templates.TextNoKind}
		}
		q.Kinds = []catalog.Kind{page.Kind}
	}
	if g != "" {
		page.AllGames = v.frame.With("game", "")
	}
	found, err := s.index.Find(v.ctx(), q)
	if err != nil {
		return page, err
	}
	page.Total, page.Loosened = found.Total, found.Loosened
	if otherGame(g) == "" || page.Kind != "" { // of other games there are rules only
		page.Kinds = s.kindFilters(v.frame, page.Kind)
	}
	page.Mistakes = mistakes(v.frame, found.Mistakes)
	as := v.frame // answers are told as of the edition that the query names
	as.Edition = found.Edition
	for _, h := range found.Hits {
		page.Hits = append(page.Hits, s.hitEntry(as, h, found.Cards))
	}
	if found.Total > len(page.Hits) && len(page.Hits) < mostHits {
		page.More = v.frame.With("n", strconv.Itoa(mostHits))
	}
	if len(page.Mistakes) == 0 { // they say themselves what was meant
		page.Mean = s.meant(v, found)
	}
	return page, nil
}

func hitsWanted(n string) int {
	wanted, err := strconv.Atoi(n)
	if err != nil || wanted < 1 {
		return firstHits
	}
	return min(wanted, mostHits)
}

// mistakes are what is wrong in a query, with links to the same page that mend it.
func mistakes(f templates.Frame, list []*query.Error) []templates.Mistake {
	f.Query = maps.Clone(f.Query)
	f.Query.Del("n")
	var out []templates.Mistake
	for _, e := range list {
		m := templates.Mistake{Says: e.In(f.Lang), Caret: e.Caret()}
		if e.Corrected != "" {
			m.Mend = &templates.Link{Text: e.Corrected, Href: f.With("q", e.Corrected)}
		}
		out = append(out, m)
	}
	return out
}

// hitEntry is a hit with what the reader wants at once: the short answer under their edition, and why it was found. named are
// the cards that the query names.
func (s *Server) hitEntry(f templates.Frame, h search.Hit, named []string) templates.Entry {
	e := s.plainHit(f, h)
	if h.TitleHTML != "" && stripMarks(h.TitleHTML) == html.EscapeString(e.Title) {
		e.Headed = h.TitleHTML
	}
	if r := s.svc.Library.Ruling(h.ID); r != nil && h.Kind != catalog.KindCard {
		e.When = answerHolds(f, r)
		for _, id := range r.Cards {
			if k := s.svc.Catalog.Card(id); k != nil && slices.Contains(named, id) && len(e.Named) < mostNamed {
				e.Named = append(e.Named, s.cardLink(f, k))
			}
		}
	}
	return e
}

// mostNamed is how many cards a hit names that the query named too.
const mostNamed = 3

// stripMarks is a marked text without its marks.
func stripMarks(marked string) string {
	return strings.NewReplacer("<mark>", "", "</mark>", "").Replace(marked)
}

// answerHolds says for which editions the answer shown holds; "" where it is simply today's and always was.
func answerHolds(f templates.Frame, r *rulings.Ruling) string {
	for _, old := range r.Earlier {
		if old.Holds(f.Edition) {
			return f.SpanName(catalog.Span{From: old.From, Until: old.Until})
		}
	}
	span := r.Editions
	if span.From == catalog.EditionIDs()[0] {
		span.From = ""
	}
	return f.SpanName(span)
}

func (s *Server) plainHit(f templates.Frame, h search.Hit) templates.Entry {
	e := templates.Entry{Kind: h.Kind, ID: h.ID, Title: h.Title, Answer: h.Answer, Href: f.Thing(h.Kind, h.ID)}
	if h.Snippet != h.Answer && tells(h, h.Answer) {
		e.Snippet = h.SnippetHTML
	}
	switch h.Kind {
	case catalog.KindRuling, catalog.KindTerm, catalog.KindRule:
		if r := s.svc.Library.Ruling(h.ID); r != nil {
			e = s.rulingEntry(f, r)
			e.Snippet = s.snippetFor(f, r, h)
			e.Game = otherGame(r.Game())
		}
	case catalog.KindCard:
		if k := s.svc.Catalog.Card(h.ID); k != nil {
			mark := s.classMark(f, k.ClassAt(s.editionFor(f, k)))
			mark.Href = ""
			e.Class = &mark
			if other := k.Title(f.Lang.Other()); other != e.Title {
				e.Other = other
			}
		}
	}
	return e
}

// tells reports whether a snippet says more than the answer: something else, or where the words stand.
func tells(h search.Hit, answer string) bool {
	return strings.Contains(h.SnippetHTML, "<mark>") || !strings.Contains(answer, h.Snippet)
}

// snippetFor leaves a snippet out that only repeats the short answer.
func (s *Server) snippetFor(f templates.Frame, r *rulings.Ruling, h search.Hit) string {
	if !tells(h, r.Answer(f.Lang)) || h.Snippet == r.Answer(f.Lang) || h.Snippet == s.plain(f, r.In(f.Lang).Short) || h.Snippet == s.plain(f, r.Answer(f.Lang)) {
		return ""
	}
	return h.SnippetHTML
}

// kindFilters narrow the results to one kind.
func (s *Server) kindFilters(f templates.Frame, now catalog.Kind) []templates.KindFilter {
	f.Query = maps.Clone(f.Query)
	f.Query.Del("n") // begins anew
	out := []templates.KindFilter{{Name: f.Say(templates.TextEverything), Href: f.With("kind", ""), Current: now == ""}}
	for _, k := range shown {
		out = append(out, templates.KindFilter{Name: templates.KindsName(f, k), Href: f.With("kind", string(k)), Current: now == k})
	}
	return out
}

// meant is the question as the reader may have meant to type it; where nothing was found, also the cards
// whose names look like it.
func (s *Server) meant(v *visit, found search.Result) []templates.Link {
	var out []templates.Link
	if found.DidYouMean != "" {
		out = append(out, templates.Link{Text: found.DidYouMean, Href: v.frame.To("/search?q=" + url.QueryEscape(found.DidYouMean))})
	}
	if len(found.Hits) == 0 {
		out = append(out, s.nearCards(v.frame, found.Query)...)
	}
	return out
}
