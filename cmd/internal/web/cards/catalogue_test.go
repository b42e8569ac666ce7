package cards

import (
	"context"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/compose"
	"catanica/cmd/internal/web/filter"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/content"
	"catanica/search"
	"catanica/templates"
)

// loaded is the section with the content of the repository. It is built once.
var loaded = sync.OnceValues(func() (*Section, error) {
	svc, _ := service.Load(content.FS)
	index, err := svc.Index()
	show := present.New(svc.Catalog, svc.Library, svc)
	filters := &filter.Filters{
		Catalog: svc.Catalog, Index: index, Groups: compose.NewGroups(svc.Catalog), Show: show, Names: svc,
		Proven: svc.Proven,
	}
	return &Section{
		Catalog: svc.Catalog, Library: svc.Library, Variants: svc.Variants(), Show: show, Filters: filters, Names: svc,
		Scenarios: func(context.Context, templates.Frame, string) []templates.ScenarioLine { return nil },
	}, err
})

// catalogue returns the page of the catalogue at an address.
func catalogue(t *testing.T, address string) (*Section, templates.CardsPage) {
	t.Helper()
	s, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	lang, _ := catalog.ParseLang(address[1:3])
	web := &site.Site{Catalog: s.Catalog}
	req, err := web.Request(httptest.NewRequestWithContext(t.Context(), http.MethodGet, address, nil), lang)
	if err != nil {
		t.Fatal(err)
	}
	page, err := s.Catalogue(req)
	if err != nil {
		t.Fatal(err)
	}
	return s, page.View.(templates.CardsPage)
}

// TestCatalogueOrder checks that each order lists all cards by its rank.
func TestCatalogueOrder(t *testing.T) {
	e := catalog.DefaultEdition
	for by, rank := range map[string]func(s *Section, k *catalog.Card) int{
		"cost":   func(_ *Section, k *catalog.Card) int { return costRank(k, e) },
		"points": func(_ *Section, k *catalog.Card) int { return victoryRank(k, e) },
		"class":  func(s *Section, k *catalog.Card) int { return s.classRank(k.ClassAt(e)) },
		"set":    func(s *Section, k *catalog.Card) int { return s.setRank(k) },
	} {
		s, page := catalogue(t, "/de/cards?sort="+by)
		var ranks []int
		for _, line := range page.Cards {
			ranks = append(ranks, rank(s, s.Catalog.Card(line.ID)))
		}
		if len(ranks) != len(s.Catalog.Cards) || !slices.IsSorted(ranks) {
			t.Errorf("sort=%s: %d cards, in order: %v", by, len(ranks), slices.IsSorted(ranks))
		}
	}
}

// TestAsSearch checks that the filters of the catalogue, written as a search, find the same cards.
func TestAsSearch(t *testing.T) {
	for _, lang := range catalog.Langs {
		for _, filters := range []string{
			"set=zud", "class=action-attack", "type=building&cost=3-4", "cost=unknown", "cost=5-", "points=strength",
			"points=commerce",
			"since=1998", "prop=unique", "rel=hits&of=bibliothek", "rel=protects", "q=hexe&set=zud",
			"q=kosten%3C%3D2&class=territory",
			"cost=power",
		} {
			s, list := catalogue(t, "/"+string(lang)+"/cards?"+filters)
			if list.AsSearch == nil || len(list.Cards) == 0 {
				t.Errorf("%s: %d cards, %v", filters, len(list.Cards), list.AsSearch)
				continue
			}
			found, err := s.Filters.Index.Find(t.Context(), search.Query{
				Text: list.AsSearch.Text, Lang: lang, Proven: s.Filters.Proven(t.Context()), Kinds: present.ShownKinds,
				Limit: 1,
			})
			if n := found.Total; err != nil || n < len(list.Cards) || n != len(list.Cards) && list.Text == "" {
				t.Errorf("%s: %d cards, but %q finds %d: %v", filters, len(list.Cards), list.AsSearch.Text, n, err)
			}
		}
	}
}
