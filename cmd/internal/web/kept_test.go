package web

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"

	"github.com/andybalholm/brotli"
)

// cachedSite returns a server of its own around the shared content, with a cache.
func cachedSite(t *testing.T, cfg Config) *Server {
	t.Helper()
	cfg.Service = testSite(t).svc
	s, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// decoded returns the body of an answer without its compression.
func decoded(t *testing.T, w *httptest.ResponseRecorder) string {
	t.Helper()
	raw := bytes.NewReader(w.Body.Bytes())
	var from io.Reader = raw
	switch w.Header().Get("Content-Encoding") {
	case "gzip":
		z, err := gzip.NewReader(raw)
		if err != nil {
			t.Fatal(err)
		}
		from = z
	case "br":
		from = brotli.NewReader(raw)
	}
	body, err := io.ReadAll(from)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}

// ask sends a request with headers, given as name and value in turn.
func ask(t *testing.T, h http.Handler, method, address string, headers ...string) *httptest.ResponseRecorder {
	t.Helper()
	w := httptest.NewRecorder()
	r := httptest.NewRequestWithContext(t.Context(), method, address, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	h.ServeHTTP(w, r)
	return w
}

// took matches the time that a search took, the only thing in an answer that differs between two renderings.
var took = regexp.MustCompile(`"took_us":\d+`)

// sameAnswer compares a cached answer with a fresh one: status, body and all headers but the request's id and what
// belongs to the encoding.
func sameAnswer(t *testing.T, what string, got, want *httptest.ResponseRecorder) {
	t.Helper()
	g, w := took.ReplaceAllString(decoded(t, got), ""), took.ReplaceAllString(decoded(t, want), "")
	if got.Code != want.Code || g != w {
		t.Errorf("%s: %d with %d bytes, want %d with %d", what, got.Code, len(g), want.Code, len(w))
	}
	for name := range want.Header() {
		switch name {
		case idHeader, "Content-Length", "Content-Encoding":
			continue
		case "Etag":
			if took.MatchString(want.Body.String()) || strings.Contains(what, "/api/v1/search") {
				continue
			}
		}
		if a, b := fmt.Sprint(got.Header()[name]), fmt.Sprint(want.Header()[name]); a != b {
			t.Errorf("%s: %s is %s, want %s", what, name, a, b)
		}
	}
}

// TestCachedPagesAreTheSame compares what the cache serves with what a server without a cache renders, in each
// encoding: every page of the sitemap, and with an edition.
func TestCachedPagesAreTheSame(t *testing.T) {
	t.Parallel()
	fresh, s := cachedSite(t, Config{}), cachedSite(t, Config{CacheBytes: 16 << 20})
	h, plain := s.Handler(), fresh.Handler()
	picks := sample.Picker(t, 20)
	n := 0
	for _, lang := range catalog.Langs {
		for _, address := range append(s.addresses(lang), "/api/v1/cards/spion?lang="+string(lang), "/sitemap.xml") {
			if strings.Count(address, "/") > 2 && !picks(address) {
				continue
			}
			for _, a := range []string{address, address + "?edition=1998"} {
				n++
				want := ask(t, plain, "GET", a)
				ask(t, h, "GET", a) // fills the cache
				sameAnswer(t, a, ask(t, h, "GET", a), want)
				sameAnswer(t, a+" gzip", ask(t, h, "GET", a, "Accept-Encoding", "gzip"), want)
				s.content.Wait()
				sameAnswer(t, a+" br", ask(t, h, "GET", a, "Accept-Encoding", "gzip, deflate, br"), want)
				sameAnswer(t, a+" best gzip", ask(t, h, "GET", a, "Accept-Encoding", "gzip;q=1.0, br;q=0"), want)
				if w := ask(t, h, "HEAD", a); w.Body.Len() > 0 || w.Code != want.Code {
					t.Errorf("HEAD %s: %d with %d bytes", a, w.Code, w.Body.Len())
				}
				tag := want.Header().Get("ETag")
				if w := ask(t, h, "GET", a, "If-None-Match", `"x", `+tag); tag != "" && (w.Code != 304 || w.Body.Len() > 0) {
					t.Errorf("%s with its tag: %d with %d bytes", a, w.Code, w.Body.Len())
				}
			}
		}
	}
	st := s.content.Stats()
	t.Logf("%d addresses: %+v", n, st)
	if st.Hits < n || st.Bytes > 16<<20 {
		t.Errorf("%d addresses, but %+v", n, st)
	}
}

// TestRandomAddresses asks for random spellings and parameters, several times and from two hosts: the cache never
// answers with another page than a server without one, and never holds an address that is not the usual one.
func TestRandomAddresses(t *testing.T) {
	t.Parallel()
	fresh, s := cachedSite(t, Config{}), cachedSite(t, Config{CacheBytes: 2 << 20})
	h, plain := s.Handler(), fresh.Handler()
	rnd := rand.New(rand.NewPCG(7, 16))
	pick := func(list ...string) string { return list[rnd.IntN(len(list))] }
	for range 600 {
		a := pick("/de", "/en", "/fr", "//de") + pick("/", "/cards/spion", "/cards/sp%69on", "/cards/nobody", "/sets",
			"/about", "/search", "/variants", "/classes/action", "/cards/spion/", "/quick", "/cards/SPION",
			"/scenarios/112.G.e-verhexte-feuerwache")
		if rnd.IntN(6) == 0 {
			a = pick("/api/v1/search", "/api/v1/cards/spion", "/robots.txt", "/api/v1/sets", "/static/site.css")
		}
		for i := range rnd.IntN(3) {
			a += pick("&", "?", "&")[:1]
			if i == 0 {
				a = strings.TrimRight(a, "&?") + "?"
			}
			a += pick("edition", "x", "q", "lang", "step", "view", "kind", "part", "utm_source") + "=" +
				url.QueryEscape(pick("1998", "2005", "zzz", "hexe", "de", "en", "1", "01", "north", "ruling", "list", "a b"))
		}
		host := pick("example.com", "other.example")
		request := func(h http.Handler) *httptest.ResponseRecorder {
			w := httptest.NewRecorder()
			r := httptest.NewRequestWithContext(t.Context(), "GET", "/", nil)
			u, err := url.ParseRequestURI(a)
			if err != nil {
				t.Fatal(err)
			}
			r.URL, r.RequestURI, r.Host = u, a, host
			h.ServeHTTP(w, r)
			return w
		}
		want := request(plain)
		for range 2 {
			sameAnswer(t, host+a, request(h), want)
		}
	}
	if st := s.content.Stats(); st.Entries > 80 {
		t.Errorf("%d pages are kept, more than there are usual addresses", st.Entries)
	}
}

// TestUnusualAddressesAreNotKept checks that nobody can fill the cache with copies of a page.
func TestUnusualAddressesAreNotKept(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 8 << 20, Origin: "https://catanica.example"})
	h := s.Handler()
	for _, a := range []string{
		"/de/about?x=1", "/de/about?edition=1998&x=1", "/de/about?edition=1998&edition=2005", "/de/about?", "/de/%61bout",
		"/de/about?edition=nope", "/de/cards?q=hexe", "/de/nowhere", "/de/cards/nobody", "/de/decks", "/healthz", "/metrics",
		"/static/site.css?v=1", "/de/scenarios/112.G.e-verhexte-feuerwache?step=01",
		"/de/scenarios/112.G.e-verhexte-feuerwache?step=999", "/", "/api/v1/cards/spion?lang=xx",
	} {
		get(t, h, a)
	}
	if st := s.content.Stats(); st.Entries != 0 {
		t.Errorf("kept: %+v", st)
	}
	for _, host := range []string{"a.example", "b.example", "c.example"} { // the links name the configured origin
		r := httptest.NewRequestWithContext(t.Context(), "GET", "http://"+host+"/de/about", nil)
		h.ServeHTTP(httptest.NewRecorder(), r)
	}
	if st := s.content.Stats(); st.Entries != 1 {
		t.Errorf("one page under three hosts: %+v", st)
	}
	for i := range 3000 {
		get(t, h, fmt.Sprintf("/api/v1/suggest?q=wort%d", i))
	}
	if st := s.searches.Stats(); st.Bytes > 2<<20 || st.Evicted == 0 {
		t.Errorf("searches: %+v", st)
	}
	if st := s.content.Stats(); st.Entries != 1 {
		t.Errorf("searches evict pages: %+v", st)
	}
}

// TestStampede asks for one page a hundred times at once: it is rendered once.
func TestStampede(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 8 << 20})
	h := s.Handler()
	var all sync.WaitGroup
	for range 100 {
		all.Go(func() {
			if w := get(t, h, "/de/rulings/chapter/112"); w.Code != http.StatusOK || w.Body.Len() < 10_000 {
				t.Errorf("%d with %d bytes", w.Code, w.Body.Len())
			}
		})
	}
	all.Wait()
	if st := s.content.Stats(); st.Misses != 1 {
		t.Errorf("rendered %d times", st.Misses)
	}
}

// TestStepsAreKept checks that the part of a page for which the script asks at each step is kept, and nothing that only
// looks like it.
func TestStepsAreKept(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 8 << 20})
	h := s.Handler()
	const page = "/de/scenarios/112.G.e-verhexte-feuerwache"
	for query, kept := range map[string]bool{
		"?step=1&part=stage": true, "?part=stage": true, "?edition=1998&step=2&part=stage": true, "?step=1&part=stag": false,
		"?step=1part=stage": false, "?part=stage&part=stage": false, "?step=1&part=text": false, "?q=x&part=stage": false,
	} {
		before := s.content.Stats()
		first := get(t, h, page+query)
		second := get(t, h, page+query)
		if first.Body.String() != second.Body.String() || first.Code != second.Code {
			t.Errorf("%s: two answers differ", query)
		}
		if got := s.content.Stats().Hits > before.Hits; got != kept {
			t.Errorf("%s: kept %v, want %v", query, got, kept)
		}
	}
	if get(t, h, page+"?step=1").Body.Len() <= get(t, h, page+"?step=1&part=stage").Body.Len() {
		t.Error("the part is as long as the page")
	}
}

// TestPlainForm asks for a page in each encoding, before and after it has been compressed: the body is the same, and
// the plain one is kept only for those who ask for it.
func TestPlainForm(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 8 << 20})
	h := s.Handler()
	const page = "/de/rulings/112.G.e"
	first := ask(t, h, "GET", page, "Accept-Encoding", "br, gzip")
	s.content.Wait()
	packed := s.content.Stats().Bytes
	second := ask(t, h, "GET", page, "Accept-Encoding", "br, gzip")
	if got := second.Header().Get("Content-Encoding"); got != "br" {
		t.Errorf("encoding %q, want br", got)
	}
	body := decoded(t, first)
	if packed > len(body) {
		t.Errorf("the cache holds %d bytes of a page of %d: not dropped", packed, len(body))
	}
	for _, accept := range []string{"", "identity", "br", "gzip", "gzip;q=0, br;q=0"} {
		sameAnswer(t, accept, ask(t, h, "GET", page, "Accept-Encoding", accept), first)
	}
	if got := s.content.Stats().Bytes; got < packed+len(body) {
		t.Errorf("the cache counts %d bytes, %d before the plain form was asked for", got, packed)
	}
	plain := ask(t, h, "GET", page)
	if plain.Header().Get("Content-Length") != strconv.Itoa(len(body)) || plain.Header().Get("Content-Encoding") != "" {
		t.Errorf("headers of the plain form: %v", plain.Header())
	}
}

// TestWarm checks that the lists are cached before the first request.
func TestWarm(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 64 << 20})
	s.Warm(t.Context(), "example.com")
	before := s.content.Stats()
	lists := s.lists()
	if before.Entries != len(lists) || before.Evicted > 0 {
		t.Errorf("%d of %d pages, %d evicted", before.Entries, len(lists), before.Evicted)
	}
	h := s.Handler()
	for _, path := range lists {
		if w := ask(t, h, "GET", path, "Accept-Encoding", "br"); w.Code != 200 || w.Header().Get("Content-Encoding") != "br" {
			t.Errorf("%s: %d, %q", path, w.Code, w.Header().Get("Content-Encoding"))
		}
	}
	if after := s.content.Stats(); after.Misses != before.Misses {
		t.Errorf("%d pages were rendered again", after.Misses-before.Misses)
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	idle := cachedSite(t, Config{CacheBytes: 8 << 20})
	if idle.Warm(stopped, "example.com"); idle.content.Stats().Entries > 0 {
		t.Error("Warm goes on after the end of its context")
	}
}
