package find

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/search"
	"catanica/templates"
)

// The number of hits on a page, at first and at most.
const (
	firstHits = 15
	mostHits  = 60
)

// Results answers GET /LANG/search: a whole page, or with part=results the part that changes while the reader types. A
// form with the fields of the filter panel is redirected to the query that it composes; with part=results its hits are
// shown at once.
func (s *Section) Results(req *site.Request) (site.Answer, error) {
	if req.Query.Has(panelWas) {
		text := s.composed(req.Frame, req.Get("q"), req.Query)
		if utf8.RuneCountInString(text) > site.MaxQuery {
			return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextQueryTooLong}
		}
		if req.Get("part") == "" {
			delete(req.Frame.Query, "n")
			return site.Answer{Redirect: req.Frame.With("q", text)}, nil
		}
		req.Query.Set("q", text)
		req.Frame.Query.Set("q", text)
	}
	page, err := s.searchPage(req)
	if err != nil {
		return site.Answer{}, err
	}
	req.Frame.Search = page.Query
	if req.Get("part") == "results" {
		return site.Answer{Part: templates.SearchResults(req.Frame, page)}, nil
	}
	return site.Answer{View: page}, nil
}

func (s *Section) searchPage(req *site.Request) (templates.SearchPage, error) {
	page := templates.SearchPage{Query: req.Get("q"), Kind: catalog.Kind(req.Get("kind"))}
	g, err := req.Game()
	if err != nil {
		return page, err
	}
	req.Frame.Game = g
	page.Games = present.GameFilters(req.Frame)
	page.Panel = s.panelView(req.Frame, page.Query)
	if page.Query == "" {
		return page, nil
	}
	q := search.Query{
		Text: page.Query, Game: g, Lang: req.Frame.Lang, Edition: req.Frame.Edition, Proven: s.Proven(req.Context()),
		Kinds: present.ShownKinds, Limit: hitsWanted(req.Get("n")), Facets: true,
	}
	if page.Kind != "" {
		if !slices.Contains(present.ShownKinds, page.Kind) {
			return page, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoKind}
		}
		q.Kinds = []catalog.Kind{page.Kind}
	}
	if g != "" {
		page.AllGames = req.Frame.With("game", "")
	}
	found, err := s.Search(req.Context(), q)
	if err != nil {
		return page, err
	}
	page.Total, page.Loosened = found.Total, found.Loosened
	page.Facets = s.facets(req.Frame, page.Query, page.Kind, found)
	page.Mistakes = present.Mistakes(req.Frame, found.Mistakes)
	as := req.Frame // answers are given under the edition that the query names
	as.Edition = found.Edition
	page.Answer = s.answer(as, found.Answer)
	if page.Answer != nil && found.Answer.ReadAs != "" {
		page.Answer.Read = s.reading(req.Frame, page.Query, found)
	}
	page.Neighbors, page.Named = s.neighbors(as, found.Neighbors), s.namedCards(as, found.Named)
	for _, h := range found.Hits {
		page.Hits = append(page.Hits, s.hitEntry(as, h, found.Cards))
	}
	if found.Total > len(page.Hits) && len(page.Hits) < mostHits {
		page.More = req.Frame.With("n", strconv.Itoa(mostHits))
	}
	if len(page.Mistakes) == 0 { // a mistake suggests a query itself
		page.Mean = s.meant(req, found)
	}
	return page, nil
}

// reading presents how a question with misspelled words was read, with links that search for them as they were typed.
func (s *Section) reading(f templates.Frame, typed string, found search.Result) *templates.ReadAs {
	out := &templates.ReadAs{Text: found.Answer.ReadAs}
	for _, c := range found.Corrected {
		quoted := `"` + c.Typed + `"`
		literal := strings.Replace(typed, c.Typed, quoted, 1)
		out.Literal = append(out.Literal, templates.Link{Text: quoted, Href: f.SearchFor(literal)})
	}
	return out
}

func hitsWanted(n string) int {
	wanted, err := strconv.Atoi(n)
	if err != nil || wanted < 1 {
		return firstHits
	}
	return min(wanted, mostHits)
}

// hitEntry presents a hit with its short answer under the reader's edition and the reasons why it was found. named
// lists the ids of the cards that the query names.
func (s *Section) hitEntry(f templates.Frame, h search.Hit, named []string) templates.Entry {
	e := s.plainHit(f, h)
	e.Headed, e.Snippet = h.TitleHTML, h.SnippetHTML
	if r := s.Library.Ruling(h.ID); r != nil && h.Kind != catalog.KindCard {
		e.When = answerHolds(f, r)
		for _, id := range r.Cards {
			if k := s.Catalog.Card(id); k != nil && slices.Contains(named, id) && len(e.Named) < mostNamed {
				e.Named = append(e.Named, s.Show.CardLink(f, k))
			}
		}
	}
	if k := s.pictured(h, named); k != nil {
		e.Face = present.FaceHref(f, k, s.Show.EditionFor(f, k))
	}
	return e
}

// mostPictured is the number of cards up to which an article is about its first one.
const mostPictured = 6

// pictured returns the card whose face a hit shows: the card itself, or the one that an article is about first of all.
// An article about many cards shows the first that the query names, or none.
func (s *Section) pictured(h search.Hit, named []string) *catalog.Card {
	if h.Kind == catalog.KindCard {
		return s.Catalog.Card(h.ID)
	}
	r := s.Library.Ruling(h.ID)
	if r == nil || len(r.Cards) == 0 {
		return nil
	}
	if len(r.Cards) <= mostPictured {
		return s.Catalog.Card(r.Cards[0])
	}
	for _, id := range r.Cards {
		if slices.Contains(named, id) {
			return s.Catalog.Card(id)
		}
	}
	return nil
}

// mostNamed limits the cards that are shown with a hit because the query names them too.
const mostNamed = 3

// answerHolds returns the editions for which the shown answer holds, or "" if it has always held.
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

func (s *Section) plainHit(f templates.Frame, h search.Hit) templates.Entry {
	e := templates.Entry{Kind: h.Kind, ID: h.ID, Title: h.Title, Answer: h.Answer, Href: f.Thing(h.Kind, h.ID)}
	switch h.Kind {
	case catalog.KindRuling, catalog.KindTerm, catalog.KindRule:
		if r := s.Library.Ruling(h.ID); r != nil {
			e = s.Show.RulingEntry(f, r)
			e.Verdict = rulings.VerdictNone
			if h.Verdict != nil { // of the question that was asked, which may be another than the article's
				e.Verdict, e.Answer = *h.Verdict, strings.TrimPrefix(h.Answer, h.Verdict.Word(f.Lang)+". ")
			}
			e.Game = present.OtherGame(r.Game())
		}
	case catalog.KindCard:
		if k := s.Catalog.Card(h.ID); k != nil {
			mark := s.Show.ClassMark(f, k.ClassAt(s.Show.EditionFor(f, k)))
			mark.Href = ""
			e.Class = &mark
			if other := k.Title(f.Lang.Other()); other != e.Title {
				e.Other = other
			}
		}
	}
	return e
}

// meant returns links to what the reader may have meant: the corrected query and, if nothing was found, cards with
// similar names.
func (s *Section) meant(req *site.Request, found search.Result) []templates.Link {
	var out []templates.Link
	add := func(text string) {
		out = append(out, templates.Link{Text: text, Href: req.Frame.SearchFor(text)})
	}
	for _, text := range found.Mean() {
		add(text)
	}
	if len(found.Hits) == 0 {
		out = append(out, s.Show.NearCards(req.Frame, found.Query)...)
	}
	return out
}
