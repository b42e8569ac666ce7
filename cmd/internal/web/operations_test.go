package web

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
)

func itoa(n int) string { return strconv.Itoa(n) }

// TestSecurityHeaders checks the headers of pages, pictures, the API and errors, fresh and from the cache.
func TestSecurityHeaders(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 4 << 20})
	h := s.Handler()
	for path, resource := range map[string]string{
		"/de/cards/spion": "same-origin", "/de/nowhere": "same-origin", "/static/site.css": "same-origin",
		"/api/v1/cards/spion": "cross-origin", "/de/cards/spion/face.svg": "cross-origin", "/de/search?q=a": "same-origin",
	} {
		for range 2 {
			header := get(t, h, path).Header()
			for name, want := range map[string]string{
				"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
				"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": resource,
			} {
				if got := header.Get(name); got != want {
					t.Errorf("%s: %s is %q, want %q", path, name, got, want)
				}
			}
			csp := header.Get("Content-Security-Policy")
			if !strings.HasPrefix(csp, "default-src 'none';") || strings.Contains(csp, "unsafe") {
				t.Errorf("%s: policy %q", path, csp)
			}
			if !strings.Contains(header.Get("Permissions-Policy"), "camera=()") || len(header["Set-Cookie"]) > 0 {
				t.Errorf("%s: %v", path, header)
			}
		}
	}
}

// TestBehindProxy checks that the proxy's headers count only if there is a proxy.
func TestBehindProxy(t *testing.T) {
	for _, proxy := range []bool{false, true} {
		s := cachedSite(t, Config{Proxy: proxy, CacheBytes: 4 << 20})
		h := s.Handler()
		for range 2 { // fresh, then from the cache
			w := ask(t, h, "GET", "/de/about", "X-Forwarded-Proto", "https", "X-Request-Id", "from-proxy")
			if got := w.Header().Get("Strict-Transport-Security") != ""; got != proxy {
				t.Errorf("proxy %v: HSTS %v", proxy, got)
			}
			if got := strings.Contains(w.Body.String(), "https://example.com/de/about"); got != proxy {
				t.Errorf("proxy %v: https in links is %v", proxy, got)
			}
			if got := w.Header().Get(idHeader) == "from-proxy"; got != proxy {
				t.Errorf("proxy %v: id %q", proxy, w.Header().Get(idHeader))
			}
			w = ask(t, h, "GET", "/de/about")
			if w.Header().Get("Strict-Transport-Security") != "" || strings.Contains(w.Body.String(), "https://example.com") {
				t.Error("TLS without TLS")
			}
		}
		if id := ask(t, h, "GET", "/de/", "X-Request-Id", "a\"b\nc").Header().Get(idHeader); strings.ContainsAny(id, "\"\n") {
			t.Errorf("id %q", id)
		}
	}
}

// TestRequestIDs checks that every answer has an id of its own, which the log repeats, and that the log holds nothing
// about the reader.
func TestRequestIDs(t *testing.T) {
	var log bytes.Buffer
	s := cachedSite(t, Config{Log: slog.New(slog.NewTextHandler(&log, nil)), CacheBytes: 1 << 20})
	h := s.Handler()
	seen := map[string]bool{}
	for range 5 {
		seen[get(t, h, "/de/about").Header().Get(idHeader)] = true
	}
	if len(seen) != 5 || seen[""] {
		t.Errorf("ids %v", seen)
	}
	failing := s.ids.numbered(s.recovered(s.site.Page(catalog.EN,
		func(*site.Request) (site.Answer, error) { panic("broken") })))
	id := ask(t, failing, "GET", "/en/cards?q=private", "User-Agent", "private").Header().Get(idHeader)
	if line := log.String(); !strings.Contains(line, "request="+id) || strings.Contains(line, "private") ||
		strings.Contains(line, "192.0.2.1") {
		t.Errorf("id %s: %s", id, line)
	}
}

func TestSecurityTxt(t *testing.T) {
	if w := get(t, cachedSite(t, Config{}).Handler(), "/.well-known/security.txt"); w.Code != http.StatusNotFound {
		t.Errorf("without a contact: %d", w.Code)
	}
	w := get(t, cachedSite(t, Config{Contact: "mailto:security@example.org"}).Handler(), "/.well-known/security.txt")
	expires := regexp.MustCompile(`\nExpires: (\S+)\n`).FindStringSubmatch(w.Body.String())
	if !strings.HasPrefix(w.Body.String(), "Contact: mailto:security@example.org\n") || expires == nil {
		t.Fatalf("%d: %s", w.Code, w.Body)
	}
	if at, err := time.Parse(time.RFC3339, expires[1]); err != nil || time.Until(at) < 100*24*time.Hour {
		t.Errorf("expires %s: %v", expires[1], err)
	}
}

// TestMetrics checks that requests are counted under their route, whether they come from the cache or not.
func TestMetrics(t *testing.T) {
	h := cachedSite(t, Config{CacheBytes: 4 << 20}).Handler()
	for range 3 {
		get(t, h, "/de/cards/spion")
	}
	get(t, h, "/de/cards/nobody")
	get(t, h, "/de/search?q=hexe")
	body := get(t, h, "/metrics").Body.String()
	for _, want := range []string{
		`catanica_http_requests_total{route="GET /de/cards/{id}",status="200"} 3`,
		`catanica_http_requests_total{route="GET /de/cards/{id}",status="404"} 1`,
		`catanica_http_request_seconds_bucket{route="GET /de/search",status="200",le="+Inf"} 1`,
		`catanica_http_request_seconds_count{route="GET /de/cards/{id}",status="200"} 3`,
		`catanica_cache_hits_total{cache="pages"} 2`, `catanica_cache_entries{cache="searches"} 1`,
		`catanica_running{class="play"} 0`, "\ngo_goroutines ", "\nprocess_resident_memory_bytes ", "\ncatanica_up_seconds ",
	} {
		if !strings.Contains(body, want) {
			t.Errorf("lacks %s", want)
		}
	}
	if strings.Contains(body, "hexe") || strings.Contains(body, "nobody") {
		t.Error("the metrics repeat what readers asked")
	}
}

// TestDraining checks that readiness falls and connections close while the site still answers.
func TestDraining(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 1 << 20})
	h := s.Handler()
	if w := get(t, h, "/de/about"); w.Header().Get("Connection") != "" {
		t.Error("connections close before the drain")
	}
	s.Drain()
	if w := get(t, h, "/readyz"); w.Code != http.StatusServiceUnavailable {
		t.Errorf("/readyz: %d", w.Code)
	}
	for _, path := range []string{"/de/about", "/de/search?q=hexe", "/healthz"} {
		if w := get(t, h, path); w.Code != http.StatusOK || w.Header().Get("Connection") != "close" {
			t.Errorf("%s: %d, Connection %q", path, w.Code, w.Header().Get("Connection"))
		}
	}
}

// FuzzRequest sends any path and query to the site: no answer is a server error, none leads away, and the cache holds
// only what a fresh server answers.
func FuzzRequest(f *testing.F) {
	for _, seed := range []string{
		"/de/cards/spion?edition=1998", "/en/search?q=set:zud", "/de/decks?d=x", "/de/scenarios/new?s=x",
		"/api/v1/search?q=a&n=1", "//evil.example", "/de/scenarios/explore?s=&goal=x", "/static/site.css?v=1",
		"/de/%2e%2e/", "/en/rulings/112.G.e?step=1",
	} {
		f.Add(seed)
	}
	svc, err := served()
	if err != nil {
		f.Fatal(err)
	}
	cached, err := New(Config{Service: svc.svc, Version: svc.version, CacheBytes: 1 << 20})
	if err != nil {
		f.Fatal(err)
	}
	plain, h := svc.Handler(), cached.Handler()
	f.Fuzz(func(t *testing.T, target string) {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, "http://example.com", nil)
		if err != nil {
			t.Fatal(err)
		}
		if r.URL, err = r.URL.Parse(target); err != nil || !strings.HasPrefix(target, "/") || r.URL.Host != "example.com" {
			t.Skip()
		}
		r.RequestURI = target
		want := httptest.NewRecorder()
		plain.ServeHTTP(want, r.Clone(t.Context()))
		if want.Code >= 500 {
			t.Fatalf("%d", want.Code)
		}
		if to := want.Header().Get("Location"); to != "" && (!strings.HasPrefix(to, "/") || strings.HasPrefix(to, "//")) {
			t.Fatalf("leads to %q", to)
		}
		if r.URL.Path == "/metrics" {
			return
		}
		for range 2 {
			got := httptest.NewRecorder()
			h.ServeHTTP(got, r.Clone(t.Context()))
			sameAnswer(t, "/api/v1/search "+target, got, want)
		}
	})
}

// FuzzHeaders sends any values of the headers that the site reads.
func FuzzHeaders(f *testing.F) {
	f.Add("gzip, br;q=0.5", `W/"x", *`, "de-AT;q=0.3", "1.2.3.4, ::1", "https", "id", "Sun, 22 Nov 2026 20:00:00 GMT")
	svc, err := served()
	if err != nil {
		f.Fatal(err)
	}
	s, err := New(Config{Service: svc.svc, CacheBytes: 1 << 20, Proxy: true, ClientRate: 1e6})
	if err != nil {
		f.Fatal(err)
	}
	h := s.Handler()
	f.Fuzz(func(t *testing.T, encoding, tags, lang, forwarded, proto, id, since string) {
		for _, path := range []string{"/", "/de/about", "/de/decks", "/de/nowhere"} {
			w := ask(t, h, "GET", path, "Accept-Encoding", encoding, "If-None-Match", tags, "Accept-Language", lang,
				"X-Forwarded-For", forwarded, "X-Forwarded-Proto", proto, "X-Request-Id", id, "If-Modified-Since", since)
			if w.Code >= 500 {
				t.Errorf("%s: %d", path, w.Code)
			}
			if w.Code == http.StatusOK {
				_ = decoded(t, w)
			}
		}
	})
}
