package web

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"catanica/rulings/scenario"
)

// TestOverload holds all slots of the searches: further searches get 503 with Retry-After quickly, in the form that the
// caller reads, while pages from the cache and /readyz answer. Then the site recovers by itself.
func TestOverload(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 4 << 20, Wait: DefaultWait})
	h := s.Handler()
	get(t, h, "/de/about")
	get(t, h, "/de/search?q=warm")
	g := s.gates[classSearch]
	for range cap(g.slots) {
		g.slots <- struct{}{}
	}
	for _, c := range []struct{ path, kind, text string }{
		{"/api/v1/search?q=eins", "application/", "overloaded"},
		{"/de/search?q=zwei", "text/html", "<html lang=\"de\""},
		{"/en/search?q=three", "text/html", "<html lang=\"en\""},
	} {
		begin := time.Now()
		w := get(t, h, c.path)
		if took := time.Since(begin); took < DefaultWait || took > 20*DefaultWait {
			t.Errorf("%s: after %v", c.path, took)
		}
		if w.Code != http.StatusServiceUnavailable || w.Header().Get("Retry-After") != "1" ||
			!strings.HasPrefix(w.Header().Get("Content-Type"), c.kind) || !strings.Contains(w.Body.String(), c.text) ||
			w.Header().Get("Cache-Control") != "no-store" {
			t.Errorf("%s: %d %v\n%.300s", c.path, w.Code, w.Header(), w.Body)
		}
	}
	for _, path := range []string{"/de/about", "/readyz", "/healthz", "/metrics", "/de/search?q=warm", "/de/sets"} {
		if w := get(t, h, path); w.Code != http.StatusOK {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
	for range cap(g.slots) {
		<-g.slots
	}
	for _, path := range []string{"/api/v1/search?q=eins", "/de/search?q=zwei"} {
		if w := get(t, h, path); w.Code != http.StatusOK {
			t.Errorf("%s afterwards: %d", path, w.Code)
		}
	}
	if body := get(t, h, "/metrics").Body.String(); !strings.Contains(body,
		`catanica_refused_total{class="search",reason="overload"} 3`) {
		t.Error("refusals are not counted")
	}
}

// TestGate checks the line in front of a gate: whoever finds it full is refused at once.
func TestGate(t *testing.T) {
	g := newGate(1, 1, DefaultWait)
	if !g.enter(nil) {
		t.Fatal("an empty gate is closed")
	}
	admitted := make(chan bool)
	go func() { admitted <- g.enter(nil) }()
	for len(g.line) == 0 {
		time.Sleep(time.Millisecond)
	}
	if begin := time.Now(); g.enter(nil) || time.Since(begin) > DefaultWait/2 {
		t.Error("the line has no end")
	}
	g.leave()
	if !<-admitted {
		t.Error("the first in line was not admitted")
	}
	gone := make(chan struct{})
	close(gone)
	if g.enter(gone) {
		t.Error("a reader who has left was admitted")
	}
	g.leave()
	var all sync.WaitGroup
	for range 50 {
		all.Go(func() {
			if g.enter(nil) {
				g.leave()
			}
		})
	}
	all.Wait()
	if len(g.slots) != 0 || len(g.line) != 0 {
		t.Errorf("%d slots and %d places are still taken", len(g.slots), len(g.line))
	}
}

// TestClientRate checks the limit for one client, and which address counts as the client's.
func TestClientRate(t *testing.T) {
	for name, c := range map[string]struct {
		proxy   bool
		remotes []string // remote address, and X-Forwarded-For after a space
		limited bool
	}{
		"one address":        {false, []string{"192.0.2.1:1000", "192.0.2.1:1001"}, true},
		"two addresses":      {false, []string{"192.0.2.1:1000", "192.0.2.2:1000"}, false},
		"one household":      {false, []string{"[2001:db8::1]:1", "[2001:db8::2]:1"}, true},
		"two households":     {false, []string{"[2001:db8::1]:1", "[2001:db8:0:1::1]:1"}, false},
		"this machine":       {false, []string{"127.0.0.1:1", "127.0.0.1:2"}, false},
		"forged header":      {false, []string{"192.0.2.1:1 198.51.100.1", "192.0.2.1:1 198.51.100.2"}, true},
		"proxy, two clients": {true, []string{"127.0.0.1:1 198.51.100.1", "127.0.0.1:1 198.51.100.2"}, false},
		"proxy, one client":  {true, []string{"127.0.0.1:1 198.51.100.1", "127.0.0.1:1 198.51.100.1"}, true},
		"proxy, forged address": {true,
			[]string{"127.0.0.1:1 1.1.1.1, 198.51.100.1", "127.0.0.1:1 2.2.2.2, 198.51.100.1"}, true},
	} {
		limits := newClients(0.2, c.proxy)
		limited := false
		for _, from := range c.remotes {
			r := httptest.NewRequestWithContext(t.Context(), "POST", "/api/v1/simulate", nil)
			remote, forwarded, ok := strings.Cut(from, " ")
			if r.RemoteAddr = remote; ok {
				r.Header.Set("X-Forwarded-For", forwarded)
			}
			limited = !limits.allow(r)
		}
		if limited != c.limited {
			t.Errorf("%s: limited %v, want %v", name, limited, c.limited)
		}
	}
	s := cachedSite(t, Config{ClientRate: 0.2})
	h := s.Handler()
	var last *httptest.ResponseRecorder
	for range 2 { // httptest's clients have the address 192.0.2.1
		r := httptest.NewRequestWithContext(t.Context(), "POST", "/api/v1/simulate", strings.NewReader("{}"))
		last = httptest.NewRecorder()
		h.ServeHTTP(last, r)
	}
	if last.Code != http.StatusTooManyRequests || last.Header().Get("Retry-After") == "" {
		t.Errorf("the second call: %d", last.Code)
	}
	if w := get(t, h, "/de/cards/spion"); w.Code != http.StatusOK {
		t.Errorf("a page: %d", w.Code)
	}
	for _, address := range []string{"/mcp", "/de/og/cards/spion.png", "/en/og/decks.png?d=x",
		"/oembed?url=/de/cards/spion", "/de/embed/decks?d=x", "/de/embed/scenarios/new?s=x"} {
		if w := get(t, h, address); w.Code != http.StatusTooManyRequests {
			t.Errorf("%s costs much and answers %d", address, w.Code)
		}
	}
}

// TestStepsAreCounted plays scenarios in each way that a reader can, and expects the metric to count their steps.
func TestStepsAreCounted(t *testing.T) {
	s := cachedSite(t, Config{})
	h := s.Handler()
	file := s.svc.Scenario("112.G.e-verhexte-feuerwache")
	counted := func() float64 {
		metrics := get(t, h, "/metrics").Body.String()
		m := regexp.MustCompile(`(?m)^catanica_engine_steps_total (\S+)$`).FindStringSubmatch(metrics)
		if m == nil {
			t.Fatal("the metric is missing")
		}
		n, err := strconv.ParseFloat(m[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	body, err := json.Marshal(map[string]string{"scenario": file.Source})
	if err != nil {
		t.Fatal(err)
	}
	call := func(address, kind, body string) func() {
		return func() {
			r := httptest.NewRequestWithContext(t.Context(), "POST", address, strings.NewReader(body))
			r.Header.Set("Content-Type", kind)
			r.Header.Set("Accept", "application/json, text/event-stream")
			w := httptest.NewRecorder()
			if h.ServeHTTP(w, r); w.Code != http.StatusOK {
				t.Errorf("%s: %d %s", address, w.Code, w.Body)
			}
		}
	}
	before := counted()
	for name, play := range map[string]func(){
		"page":     func() { get(t, h, "/de/scenarios/new?s="+scenario.EncodeLink(file.Source)) },
		"simulate": call("/api/v1/simulate", "application/json", string(body)),
		"moves":    call("/api/v1/simulate/moves", "application/json", string(body)),
		"assistant": call("/mcp", "application/json", `{"jsonrpc":"2.0","id":1,"method":"tools/call",`+
			`"params":{"name":"simulate","arguments":{"scenario":"112.G.e-verhexte-feuerwache"}}}`),
	} {
		play()
		now := counted()
		if now <= before {
			t.Errorf("%s: %v steps counted, %v before", name, now, before)
		}
		before = now
	}
}

// TestClientsAreForgotten checks the bound on remembered clients.
func TestClientsAreForgotten(t *testing.T) {
	c := newClients(1, false)
	for i := range maxClients + 100 {
		r := &http.Request{Header: http.Header{}}
		r.RemoteAddr = "10." + itoa(i>>16) + "." + itoa(i>>8&255) + "." + itoa(i&255) + ":1"
		c.allow(r)
	}
	if len(c.known) != maxClients || c.order.Len() != maxClients {
		t.Errorf("%d clients are remembered", len(c.known))
	}
}
