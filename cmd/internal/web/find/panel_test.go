package find

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/compose"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/content"
	"catanica/search/query"
	"catanica/templates"
)

// loaded is the content of the repository with its index.
var loaded = sync.OnceValue(func() *service.Service {
	svc, _ := service.Load(content.FS)
	return svc
})

func testSection(t *testing.T) (*Section, *service.Service) {
	t.Helper()
	svc := loaded()
	index, err := svc.Index()
	if err != nil {
		t.Fatal(err)
	}
	return &Section{
		Catalog: svc.Catalog, Library: svc.Library, Index: index, Groups: compose.NewGroups(svc.Catalog),
		Show: present.New(svc.Catalog, svc.Library, svc), Proven: svc.Proven,
	}, svc
}

// TestPanelInStep checks that the panel reads back what it writes, in both languages, and that changing one field keeps
// the others.
func TestPanelInStep(t *testing.T) {
	s, _ := testSection(t)
	for _, lang := range catalog.Langs {
		f := templates.Frame{Lang: lang}
		for _, fields := range []panel{
			{"f-kind": "ruling", "f-verdict": "no", "f-proven": "yes"},
			{"f-kind": "card", "f-set": "zud", "f-class": "type:building", "f-cost-to": "3", "f-sort": "-vp"},
			{
				"f-class": "class:action-attack", "f-edition": "2003", "f-cost-from": "2", "f-cost-to": "4",
				"f-vp-from": "1",
			},
			{"f-rel": "hits", "f-card": "Bibliothek", "f-cost-from": "2", "f-cost-to": "2"},
			{"f-rel": "card", "f-card": "Johanna, die Kriegerin"},
			{"f-rel": "protects", "f-sort": "name"},
		} {
			form := url.Values{panelWas: {""}}
			for name, value := range fields {
				form.Set(name, value)
			}
			text := s.composed(f, "hexe", form)
			q, mistakes := query.Parse(text)
			if len(mistakes) > 0 || q.Plain {
				t.Errorf("%s %v writes %q: %v", lang, fields, text, mistakes)
			}
			read := s.readPanel(text, lang)
			for _, name := range panelFields {
				if read[name] != fields[name] {
					t.Errorf("%s %q: %s is %q, want %q", lang, text, name, read[name], fields[name])
				}
			}
			for name := range fields {
				form := url.Values{panelWas: {text}}
				for _, other := range panelFields {
					form.Set(other, fields[other])
				}
				if same := s.composed(f, text, form); same != text {
					t.Errorf("%s: nothing was changed, but %q became %q", lang, text, same)
				}
				if name == "f-rel" || name == "f-card" {
					continue // they are one filter
				}
				form.Set(name, "")
				left := s.readPanel(s.composed(f, text, form), lang)
				for _, other := range panelFields {
					if want := map[bool]string{true: "", false: fields[other]}[other == name]; left[other] != want {
						t.Errorf("%s %q without %s: %s is %q", lang, text, name, other, left[other])
					}
				}
			}
		}
	}
}

// TestPanelBothChanged checks that changes in both the box and the panel are kept.
func TestPanelBothChanged(t *testing.T) {
	s, _ := testSection(t)
	form := url.Values{panelWas: {"hexe set:zud"}, "f-set": {"zud"}, "f-kind": {"card"}}
	if got, want := s.composed(templates.Frame{Lang: catalog.DE}, "spion", form), "spion art:karte"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestPanelValues checks that every choice of the panel makes a valid search.
func TestPanelValues(t *testing.T) {
	s, svc := testSection(t)
	for _, lang := range catalog.Langs {
		f := templates.Frame{Lang: lang, Editions: s.Catalog.Editions}
		v := s.panelView(f, "")
		for field, list := range map[string][]templates.Choice{
			"f-kind": v.Kind, "f-set": v.Set, "f-class": append(v.Types, v.Classes...), "f-edition": v.Edition,
			"f-rel":    v.Relation[1:],
			"f-proven": v.Proven, "f-verdict": v.Verdict, "f-sort": v.Sort,
		} {
			for _, c := range list {
				if c.Name == "" {
					t.Errorf("%s: %s has no name", field, c.Value)
				}
				text := s.composed(f, "", url.Values{field: {c.Value}})
				_, n, err := s.exampleLink(t.Context(), f, text)
				if err != nil || text == "" {
					t.Errorf("%s %s: %q %v", field, c.Value, text, err)
				}
				if _, mistakes := query.Parse(text); len(mistakes) > 0 {
					t.Errorf("%q: %v", text, mistakes[0])
				}
				nothingUnproven := field == "f-proven" && len(svc.Coverage(t.Context()).Rulings.Open) == 0
				if n == 0 && field != "f-class" && field != "f-rel" && !nothingUnproven {
					t.Errorf("%q finds nothing", text)
				}
			}
		}
	}
}

// TestCompletions checks the completions of keys and values.
func TestCompletions(t *testing.T) {
	s, _ := testSection(t)
	for _, c := range []struct {
		lang       catalog.Lang
		text, want string
	}{
		{catalog.DE, "hexe kos", "hexe kosten:"}, {catalog.EN, "cos", "cost:"}, {catalog.DE, "set:za", "set:zud "},
		{catalog.EN, "set:wiz", "set:zud "},
		{catalog.DE, "art:ent", "art:entscheid "}, {catalog.DE, "-klasse:geb", "-klasse:gebäude "},
		{catalog.DE, "(trifft:biblio", "(trifft:Bibliothek "},
		{catalog.EN, "hit-by:arso", "hit-by:Arsonist "}, {catalog.DE, "sortiere:-ko", "sortiere:-kosten "},
		{catalog.DE, "urteil:k", "urteil:kommtdraufan "},
		{catalog.DE, `karte:"johanna die k`, `karte:"Johanna die Kriegerin" `},
		{catalog.DE, "regelstand:19", "regelstand:1996 "},
		{catalog.DE, "hexe", ""}, {catalog.DE, "", ""}, {catalog.DE, "112:M", ""}, {catalog.DE, "set:zud ", ""},
	} {
		got := ""
		for i, o := range s.completions(t.Context(), c.text, c.lang) {
			if i == 0 || o.Query == c.want {
				got = o.Query
			}
		}
		if got != c.want {
			t.Errorf("%s %q: got %q, want %q", c.lang, c.text, got, c.want)
		}
	}
}

// TestSearchHelp checks that every example of the help finds something, in both languages.
func TestSearchHelp(t *testing.T) {
	s, _ := testSection(t)
	for _, lang := range catalog.Langs {
		r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/"+string(lang)+"/search/help", nil)
		req, err := (&site.Site{Catalog: s.Catalog}).Request(r, lang)
		if err != nil {
			t.Fatal(err)
		}
		a, err := s.Help(req)
		if err != nil {
			t.Fatal(err)
		}
		page, keys := a.View.(templates.SearchHelpPage), 0
		check := func(text string, n int) {
			if _, mistakes := query.Parse(text); n == 0 || len(mistakes) > 0 {
				t.Errorf("%s finds %d, %v", text, n, mistakes)
			}
		}
		for _, g := range page.Groups {
			keys += len(g.Keys)
			for _, k := range g.Keys {
				check(k.Example.Text, k.N)
			}
		}
		if keys != len(query.Keys()) {
			t.Errorf("%d keys of %d", keys, len(query.Keys()))
		}
		for _, e := range page.Joined {
			check(e.Text, e.N)
		}
	}
}
