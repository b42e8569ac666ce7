package web

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/web/site"
)

// hostile lists input that nobody sends by accident.
var hostile = []string{
	"", " ", "%", "\x00", "\xff\xfe", "../../etc/passwd", "<script>alert(1)</script>",
	`"'><img src=x onerror=alert(1)>`,
	strings.Repeat("a", 5000), strings.Repeat("ä ", 90), "[[hexe]]", "112.G.e'; DROP TABLE", "{{.}}", "${7*7}",
	"\u202e\u0000", "//evil.example", "@", "#", "..", "-1",
}

// TestHostile sends hostile input to many addresses. None may break the site, redirect to another site, or come back as
// markup.
func TestHostile(t *testing.T) {
	h := testSite(t).Handler()
	paths := []string{
		"/de/search?q=", "/en/search?q=hexe&kind=", "/de/search?q=hexe&n=", "/de/search?q=set:",
		"/en/search?q=set:zud+-(text:", "/de/search?f-was=", "/de/search?q=hexe&f-was=hexe&f-card=",
		"/en/search?part=results&q=hexe&f-was=hexe&f-rel=", "/de/search?q=hexe&f-was=&f-set=",
		"/en/search?q=hexe&f-was=&f-class=", "/de/search?q=hexe&f-was=&f-sort=",
		"/de/search?q=hexe&f-was=&f-cost-from=", "/de/search/help?edition=", "/api/v1/suggest?q=karte:",
		"/api/v1/search?q=card:", "/de/cards?q=set:zud+", "/de/cards?q=", "/de/cards?set=", "/de/cards?class=",
		"/de/cards?type=",
		"/de/cards?edition=", "/de/decks?d=", "/de/decks?d2=", "/api/v1/search?q=", "/api/v1/search?q=a&n=",
		"/api/v1/search?q=a&kind=", "/api/v1/suggest?q=", "/de/scenarios?article=", "/de/scenarios?status=",
		"/en/scenarios/112.G.e-verhexte-feuerwache?step=", "/de/scenarios/112.G.e-verhexte-feuerwache?view=",
		"/de/scenarios/new?s=", "/de/scenarios/", "/api/v1/scenarios/",
		"/de/cards/", "/en/sets/", "/de/classes/", "/en/rulings/", "/de/rules/", "/de/rules/kuw/", "/api/v1/cards/",
		"/api/v1/rulings/", "/static/", "/de/x/", "/",
	}
	for _, path := range paths {
		for _, odd := range hostile {
			escaped := url.QueryEscape(odd)
			if !strings.Contains(path, "?") {
				escaped = url.PathEscape(odd)
			}
			w := get(t, h, path+escaped)
			if w.Code >= 500 {
				t.Errorf("%s%q: %d", path, odd, w.Code)
			}
			if body := w.Body.String(); strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") &&
				(strings.Contains(body, "<script>alert") || strings.Contains(body, "<img src=x")) {
				t.Errorf("%s%q: comes back as markup", path, odd)
			}
			if to := w.Header().Get("Location"); to != "" && (!strings.HasPrefix(to, "/") ||
				strings.HasPrefix(to, "//")) {
				t.Errorf("%s%q: leads away to %q", path, odd, to)
			}
		}
	}
}

// TestBounds sends more than the site accepts.
func TestBounds(t *testing.T) {
	h := testSite(t).Handler()
	for _, c := range []struct {
		path, kind, body string
		want             int
	}{
		{
			"/de/decks", "application/x-www-form-urlencoded", "deck=" + strings.Repeat("a", site.MaxBody),
			http.StatusRequestEntityTooLarge,
		},
		{
			"/api/v1/validate", "application/json", `{"deck":"` + strings.Repeat("a", site.MaxBody),
			http.StatusRequestEntityTooLarge,
		},
		{
			"/de/scenarios/new", "application/x-www-form-urlencoded",
			"scenario=" + strings.Repeat("a", referee.MaxText+1), http.StatusRequestEntityTooLarge,
		},
		{"/api/v1/simulate", "text/plain", strings.Repeat("a", referee.MaxText+1), http.StatusRequestEntityTooLarge},
		{"/api/v1/validate", "text/plain", strings.Repeat("a", site.MaxBody+1), http.StatusRequestEntityTooLarge},
	} {
		r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, c.path, strings.NewReader(c.body))
		r.Header.Set("Content-Type", c.kind)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != c.want {
			t.Errorf("%s: %d, want %d", first(c.path, 40), w.Code, c.want)
		}
	}
	if w := get(t, h, "/de/decks?d="+strings.Repeat("a", site.MaxURL)); w.Code != http.StatusRequestEntityTooLarge {
		t.Errorf("a long address: %d", w.Code)
	}
}

// TestRepeatedParameters sends 12 kB of parameters to every page. A page repeats its parameters in its links, so its
// size must not grow with their number.
func TestRepeatedParameters(t *testing.T) {
	s := testSite(t)
	h := s.Handler()
	keys := []string{"q", "kind", "set", "class", "type", "edition", "mark", "status", "card", "state", "sort", "n", "x"}
	for _, path := range []string{
		"/de/", "/de/cards", "/de/cards/spion", "/en/search", "/de/rulings/112.G.e", "/de/scenarios", "/de/variants",
		"/de/boxes", "/en/questions", "/de/register", "/de/decks", "/de/nowhere", "/de/sets", "/de/interactions",
		"/en/scenarios/112.G.e-verhexte-feuerwache",
	} {
		plain := get(t, h, path).Body.Len()
		for _, key := range keys {
			same, different := strings.Repeat("&"+key+"=zud", 12<<10/(len(key)+5)), ""
			for i := 0; len(different) < 12<<10; i++ {
				different += fmt.Sprintf("&%s=%06d", key, i)
			}
			for _, query := range []string{same, different, "&" + key + "=" + strings.Repeat("a", 12<<10)} {
				w := get(t, h, path+"?"+query[1:])
				if w.Body.Len() > plain+(40<<10) {
					t.Errorf("%s with %s…: %d bytes, %d without", path, query[:20], w.Body.Len(), plain)
				}
			}
		}
	}
}
