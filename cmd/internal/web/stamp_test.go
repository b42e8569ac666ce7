package web

import (
	"encoding/json"
	"html"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog/deck"
	"catanica/rulings/scenario"
	"catanica/rulings/stamp"
	"catanica/templates"
)

// stampedAddress finds the link of a page that carries the stamp of its answer.
func stampedAddress(t *testing.T, page string) string {
	t.Helper()
	m := regexp.MustCompile(`<p class="meta stamp">\s*<a href="([^"]+)"`).FindStringSubmatch(page)
	if m == nil {
		t.Fatal("the page has no link with a stamp")
	}
	return html.UnescapeString(m[1])
}

// notice returns what a page says about the link that led to it.
func notice(page string) string {
	_, after, ok := strings.Cut(page, `<p class="notice since" role="note">`)
	if !ok {
		return ""
	}
	text, _, _ := strings.Cut(after, "</p>")
	return strings.TrimSpace(regexp.MustCompile(`\s*<[^>]*>\s*`).ReplaceAllString(html.UnescapeString(text), " "))
}

// TestStampedLinks follows the stamped link of an answer of each kind: it says nothing while the answer is the same,
// and what the answer was once it has changed.
func TestStampedLinks(t *testing.T) {
	h := cachedSite(t, Config{CacheBytes: 8 << 20}).Handler()
	get := func(address string) string {
		t.Helper()
		w := get(t, h, address)
		if w.Code != 200 {
			t.Fatalf("%s: %d", address, w.Code)
		}
		return w.Body.String()
	}
	list := "/de/decks?d=" + exampleDeck
	for _, c := range []struct{ page, verdict, other, says, same string }{
		{"/de/rulings/112.G.e", "no", "yes", "damals „Ja“, heute „Nein“", "Es bleibt bei „Nein“"},
		{"/en/rulings/112.G.e?edition=1998", "no", "depends", "then “It depends”, now “No”", "It is still “No”"},
		{"/en/interactions/hexe/feuerwache", "", "no", "then “No”", "It is still"},
		{list, "", "undecided", "damals „Nicht zu entscheiden“", "Es bleibt bei"},
		{"/en/scenarios/112.G.e-verhexte-feuerwache", "holds", "fails", "then “Fails”, now “Holds”", "It is still “Holds”"},
	} {
		link := stampedAddress(t, get(c.page))
		base, value, _ := strings.Cut(link, templates.StampKey+"=")
		digest, verdict, ok := stamp.Parse(value)
		if !ok || c.verdict != "" && verdict != c.verdict {
			t.Errorf("%s: stamp %q", c.page, value)
			continue
		}
		at := func(digest, verdict string) string { return base + templates.StampKey + "=1-" + digest + "-" + verdict }
		if got := notice(get(link)); got != "" {
			t.Errorf("%s: an answer that is the same: %q", link, got)
		}
		if got := notice(get(at("000000000000", c.other))); !strings.Contains(got, c.says) {
			t.Errorf("%s: another verdict: %q, want %q", c.page, got, c.says)
		}
		if got := notice(get(at("000000000000", verdict))); !strings.Contains(got, c.same) {
			t.Errorf("%s: other words: %q, want %q", c.page, got, c.same)
		}
		for _, broken := range []string{
			at(digest, "<b>"), at("xyz", verdict), at(digest, "maybe"), base + "was=2-" + digest + "-no",
		} {
			if got := notice(get(broken)); !strings.Contains(got, "den diese Seite nicht lesen kann") &&
				!strings.Contains(got, "that this page cannot read") {
				t.Errorf("%s: %q", broken, got)
			}
		}
	}
}

// TestStampsStay checks what becomes of a stamp when a reader goes on from a stamped link: the other language is the
// same answer, another edition is not.
func TestStampsStay(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 8 << 20})
	h := s.Handler()
	const address = "/de/rulings/112.G.e?was=1-000000000000-yes"
	page := get(t, h, address).Body.String()
	if !strings.Contains(page, `href="/en/rulings/112.G.e?was=1-000000000000-yes"`) {
		t.Error("the other language loses the stamp")
	}
	if strings.Contains(page, "edition=1998&amp;was=") || strings.Contains(page, "was=1-000000000000-yes&amp;") {
		t.Error("another edition keeps the stamp")
	}
	if !strings.Contains(page, `<link rel="canonical" href="http://example.com/de/rulings/112.G.e">`) {
		t.Error("the stamp is part of the canonical address")
	}
	before := s.searches.Stats()
	get(t, h, address)
	if after := s.searches.Stats(); after.Hits != before.Hits+1 {
		t.Errorf("a stamped page is not kept: %+v, then %+v", before, after)
	}
	if n := s.content.Stats().Entries; n != 0 {
		t.Errorf("%d stamped pages among the finished pages", n)
	}
	if got := notice(get(t, h, "/de/about?was=nonsense").Body.String()); got != "" {
		t.Errorf("a page without an answer: %q", got)
	}
}

// TestRecentChanges checks the list to which the notice leads.
func TestRecentChanges(t *testing.T) {
	h := testSite(t).Handler()
	for _, lang := range []string{"de", "en"} {
		page := get(t, h, "/"+lang+"/changes").Body.String()
		_, list, ok := strings.Cut(page, `id="recent"`)
		if !ok || strings.Count(list, "<time datetime=") != 20 {
			t.Errorf("%s: %d articles in the list of changes", lang, strings.Count(list, "<time datetime="))
		}
	}
}

// TestStampedResults follows the links in answers of the API and of the tools for assistants: the page says nothing
// while the answer is the same, and that it has changed if the stamp is that of another answer.
func TestStampedResults(t *testing.T) {
	h := cachedSite(t, Config{CacheBytes: 8 << 20}).Handler()
	list, err := deck.Decode(exampleDeck)
	if err != nil {
		t.Fatal(err)
	}
	const position = "id: x\nedition: 2005\ngame: basic\nstart\n  phase main\n" +
		"  north axis: settlement A, road, settlement B\n  south axis: settlement A, road, settlement B\n" +
		"  north hand: none\n  south hand: none\nplay\n"
	body := func(v map[string]any) string {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	call := func(path, body string) *httptest.ResponseRecorder {
		if body == "" {
			return get(t, h, path)
		}
		r := httptest.NewRequest("POST", path, strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Accept", "application/json, text/event-stream")
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		return w
	}
	tool := func(name string, args map[string]any) string {
		return body(map[string]any{"jsonrpc": "2.0", "id": 1, "method": "tools/call",
			"params": map[string]any{"name": name, "arguments": args}})
	}
	ended := position + "  north ends main\n"
	move := map[string]any{"scenario": position, "move": "north ends main"}
	pair := map[string]any{"a": "hexe", "b": "feuerwache", "edition": "1998"}
	for name, c := range map[string]struct{ path, body string }{
		"a pair":                {"/api/v1/interactions?a=hexe&b=feuerwache", ""},
		"an older edition":      {"/api/v1/interactions?a=feuerteufel&b=rathaus&edition=1998&game=extended&lang=de", ""},
		"a deck":                {"/api/v1/validate", body(map[string]any{"deck": list})},
		"a scenario":            {"/api/v1/simulate", body(map[string]any{"scenario": ended})},
		"moves":                 {"/api/v1/simulate/step?lang=en", body(move)},
		"a line":                {"/api/v1/explore", body(map[string]any{"scenario": position, "goal": "phase end"})},
		"an assistant's pair":   {"/mcp", tool("interact", pair)},
		"an assistant's entry":  {"/mcp", tool("read", map[string]any{"id": "112.G.e", "edition": "1998"})},
		"an assistant's deck":   {"/mcp", tool("validate", map[string]any{"deck": list})},
		"an assistant's replay": {"/mcp", tool("simulate", map[string]any{"scenario": ended, "lang": "de"})},
		"an embedded scenario":  {"/mcp", tool("simulate", map[string]any{"scenario": "112.G.e-verhexte-feuerwache"})},
	} {
		answer := call(c.path, c.body)
		m := regexp.MustCompile(`"url":"(?:http://example.com)?(/[^"]*was=1-[^"]*)"`).FindStringSubmatch(answer.Body.String())
		if answer.Code != 200 || m == nil {
			t.Errorf("%s: %d, no link with a stamp in %.600s", name, answer.Code, answer.Body)
			continue
		}
		link := strings.ReplaceAll(m[1], `\u0026`, "&")
		if page := get(t, h, link); page.Code != 200 || notice(page.Body.String()) != "" {
			t.Errorf("%s: %s: %d, an answer that is the same: %q", name, link, page.Code, notice(page.Body.String()))
		}
		other := regexp.MustCompile(`was=1-[0-9a-f]{12}`).ReplaceAllString(link, "was=1-000000000000")
		if got := notice(get(t, h, other).Body.String()); got == "" {
			t.Errorf("%s: %s says nothing about another answer", name, other)
		}
	}
	for path, stamps := range map[string]int{
		"/api/v1/rulings/112.G.e": 1, "/api/v1/rulings?limit=5": 5, "/api/v1/search?q=112.G.e&kind=ruling&limit=3": 3,
		"/api/v1/answer?q=can+the+witch+bewitch+the+fire+brigade&lang=en": 2, // and a card
	} {
		answer := get(t, h, path).Body.String()
		if got := regexp.MustCompile(`"was":"1-[0-9a-f]{12}-[a-z]+"`).FindAllString(answer, -1); len(got) != stamps {
			t.Errorf("%s: %d stamps, want %d", path, len(got), stamps)
		}
	}
	is := stamp.Ruling(testSite(t).svc.Library.Ruling("112.G.e"), "2005").String()
	if !strings.Contains(get(t, h, "/api/v1/rulings/112.G.e").Body.String(), is) ||
		!strings.Contains(get(t, h, "/api/v1/search?q=112.G.e").Body.String(), is) {
		t.Errorf("the API does not give the stamp %s", is)
	}
}

// TestOwnTableStamps follows the link of a reader's own table.
func TestOwnTableStamps(t *testing.T) {
	h := testSite(t).Handler()
	page := get(t, h, "/en/scenarios/new?start=opening").Body.String()
	if notice(page) != "" || strings.Contains(page, "was=1-") {
		t.Error("a table that is being set up has a stamp")
	}
	const text = "id: x\nedition: 2005\ngame: basic\nstart\n  phase main\n" +
		"  north axis: settlement A, road, settlement B\n  south axis: settlement A, road, settlement B\n" +
		"play\n  north ends main\n"
	page = get(t, h, "/en/scenarios/new?s="+scenario.EncodeLink(text)).Body.String()
	m := regexp.MustCompile(`href="(/en/scenarios/new\?[^"]*was=1-[^"]*)"`).FindStringSubmatch(page)
	if m == nil {
		t.Fatal("the table's link has no stamp")
	}
	link := html.UnescapeString(m[1])
	if got := notice(get(t, h, link).Body.String()); got != "" {
		t.Errorf("%s: a table that is the same: %q", link, got)
	}
	other := regexp.MustCompile(`was=1-[^&]*`).ReplaceAllString(link, "was=1-000000000000-fails")
	if got := notice(get(t, h, other).Body.String()); !strings.Contains(got, "then “Fails”, now “Undecided”") {
		t.Errorf("%s: a table that has changed: %q", other, got)
	}
}
