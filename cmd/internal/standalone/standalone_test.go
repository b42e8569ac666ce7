package standalone

import (
	"context"
	"encoding/json"
	"net/url"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/catalog/packed"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/table/bundle"
	"catanica/content"
	"catanica/templates"
)

// none implements table.Sources without any text.
type none struct{}

func (none) Article(templates.Frame, string) (templates.Entry, bool) { return templates.Entry{}, false }
func (none) Effect(templates.Frame, *catalog.Card) string            { return "" }
func (none) ReadingHref(templates.Frame, string) string              { return "" }
func (none) Scenario(string) bool                                    { return false }
func (none) Proof(string) string                                     { return "" }

// loaded holds the content and the service worker's view of it.
var loaded = sync.OnceValues(func() (*service.Service, *Answers) {
	svc, _ := service.Load(content.FS) // `catanica check` reports its mistakes
	index, err := svc.Index()
	if err != nil {
		panic(err)
	}
	compact, err := index.Compact(context.Background(), catalog.DE)
	if err != nil {
		panic(err)
	}
	packedIndex, err := packed.Write(*compact)
	if err != nil {
		panic(err)
	}
	cards, err := bundle.Write(svc.Catalog, nil, nil, none{}, catalog.DE)
	if err != nil {
		panic(err)
	}
	a, err := Open(cards, packedIndex)
	if err != nil {
		panic(err)
	}
	return svc, a
})

// TestSearch checks that the hits of a query are shown without a verdict, and what is said about filters.
func TestSearch(t *testing.T) {
	_, a := loaded()
	for query, want := range map[string]string{
		"q=verhexte+feuerwache": `href="/de/rulings/112.G.e"`, "q=hexe": `href="/de/cards/hexe"`,
		"q=hexe+set%3Azud": "blieben unbeachtet", "q=feuerwahce": "feuerwache", "q=": "Ohne Verbindung",
		"q=darf+ich+das+Rathaus+abbrennen": "112",
	} {
		out, err := a.Search(t.Context(), a.Frame(catalog.DE, "/search", query, ""))
		if err != nil || !strings.Contains(string(out), want) {
			t.Errorf("%s lacks %s (%v)", query, want, err)
		}
		if strings.Contains(string(out), `class="verdict"`) {
			t.Errorf("%s shows a verdict", query)
		}
	}
}

// TestSuggest checks the JSON of suggestions, also of a text that begins no name.
func TestSuggest(t *testing.T) {
	_, a := loaded()
	for text, want := range map[string]string{"hex": "hexe", "zzzz": ""} {
		out, err := a.Suggest(t.Context(), catalog.DE, text)
		var got struct {
			Completions []any
			Suggestions []struct{ ID string }
		}
		if err != nil {
			t.Fatal(err)
		}
		if err = json.Unmarshal(out, &got); err != nil || got.Completions == nil || got.Suggestions == nil {
			t.Fatalf("%s: %s (%v)", text, out, err)
		}
		if want != "" && (len(got.Suggestions) == 0 || got.Suggestions[0].ID != want) {
			t.Errorf("%s: %s, want %s first", text, out, want)
		}
	}
}

// TestJudge checks that the example decks get the verdict that the whole catalogue gives them, and that a list with an
// unknown card says so.
func TestJudge(t *testing.T) {
	svc, a := loaded()
	texts := []string{"1 Spion\n1 Nirgendwer", "2 Spion\n9 Bibliothek"}
	for _, x := range svc.Examples() {
		texts = append(texts, x.Text)
	}
	verdicts := map[deck.Verdict]bool{}
	for _, text := range texts {
		list, _ := deck.Parse(text, svc.Catalog, catalog.DE)
		want := deck.Validate(svc.Catalog, deck.Options{Lang: catalog.DE}, list)
		list, _ = deck.Parse(text, a.catalog, catalog.DE)
		got := a.verdict(a.Frame(catalog.DE, "/decks", "", ""), []*deck.List{list})
		if got.Is != want.Verdict || got.Faults != len(want.Violations)+len(want.Problems) {
			t.Errorf("%q: %s with %d faults, want %s with %d", text, got.Is, got.Faults, want.Verdict,
				len(want.Violations)+len(want.Problems))
		}
		verdicts[got.Is] = true
		out, err := a.Judge(t.Context(), a.Frame(catalog.DE, "/decks", "", ""), url.Values{"deck": {text}})
		if err != nil || !strings.Contains(string(out), `data-into="verdict"`) {
			t.Errorf("%q: %s (%v)", text, out, err)
		}
	}
	if len(verdicts) < 2 {
		t.Errorf("all lists are %v", verdicts)
	}
	out, err := a.Judge(t.Context(), a.Frame(catalog.DE, "/decks", "", ""), url.Values{"deck": {texts[0]}})
	if err != nil || !strings.Contains(string(out), "Nirgendwer") {
		t.Errorf("an unknown card: %s (%v)", out, err)
	}
}
