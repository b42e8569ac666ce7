package web

import (
	"net/http"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"catanica/catalog"
	"catanica/cmd/internal/web/cache"
	"catanica/cmd/internal/web/site"
)

// class groups routes that compete for the same processors.
type class string

// The classes of requests that cost something. Whatever is not listed in costs is rendered as a page.
const (
	classPage   class = "page"   // rendering something that is not in the cache
	classSearch class = "search" // one to two milliseconds
	classPlay   class = "play"   // the engine plays or searches, up to seconds
	classDraw   class = "draw"   // a picture is drawn, some 30 milliseconds
)

// costs lists the routes by class. Routes of the pages have no method and no language.
var costs = map[string]class{
	"/search":                    classSearch,
	"GET /api/v1/search":         classSearch,
	"GET /api/v1/suggest":        classSearch,
	"GET /api/v1/answer":         classSearch,
	"POST /api/v1/validate":      classPlay,
	"POST /api/v1/simulate":      classPlay,
	"POST /api/v1/simulate/step": classPlay,

	"POST /api/v1/simulate/moves": classPlay,

	"POST /api/v1/explore":       classPlay,
	"/decks":                     classPlay,
	"/decks/sheet":               classPlay,
	"/scenarios/new":             classPlay,
	"/scenarios/explore":         classPlay,
	"/interactions/{a}/{b}/play": classPlay,
	"/embed/decks":               classPlay,
	"/embed/scenarios/{id}":      classPlay,
	"GET /oembed":                classPlay,
	"/mcp":                       classPlay,
	"/og/rulings/{file}":         classDraw,
	"/og/cards/{file}":           classDraw,
	"/og/decks.png":              classDraw,
	"/og/scenarios/{file}":       classDraw,
}

// perClient lists the classes of which one client may only use a share.
var perClient = map[class]bool{classPlay: true, classDraw: true}

// free lists the routes without a limit: they cost nothing, and must answer under load.
var free = map[string]bool{"GET /healthz": true, "GET /readyz": true, "GET /metrics": true, "GET /{$}": true}

// classOf returns the class of a route; "" is none.
func classOf(pattern string) class {
	if free[pattern] {
		return ""
	}
	if c, ok := costs[pattern]; ok {
		return c
	}
	_, path, _ := strings.Cut(pattern, " ")
	for _, lang := range catalog.Langs {
		if below, ok := strings.CutPrefix(path, "/"+string(lang)+"/"); ok {
			if c, ok := costs["/"+below]; ok {
				return c
			}
		}
	}
	return classPage
}

// DefaultWait limits how long a request waits for its turn. Readers are told to come back rather than left waiting.
const DefaultWait = 35 * time.Millisecond

// retryAfter is the number of seconds after which a reader may try again.
const retryAfter = 1

// gate admits a bounded number of requests of a class at once. The others wait in line for a bounded time.
type gate struct {
	slots chan struct{}
	line  chan struct{} // one token for each waiting request
	wait  time.Duration // 0: until the reader leaves
}

func newGate(atOnce, inLine int, wait time.Duration) *gate {
	return &gate{slots: make(chan struct{}, atOnce), line: make(chan struct{}, inLine), wait: wait}
}

// enter waits for a turn. It reports false if there is none in time.
func (g *gate) enter(done <-chan struct{}) bool {
	select {
	case g.slots <- struct{}{}:
		return true
	default:
	}
	select {
	case g.line <- struct{}{}:
		defer func() { <-g.line }()
	default:
		return false
	}
	var late <-chan time.Time
	if g.wait > 0 {
		t := time.NewTimer(g.wait)
		defer t.Stop()
		late = t.C
	}
	select {
	case g.slots <- struct{}{}:
		return true
	case <-late:
		return false
	case <-done:
		return false
	}
}

func (g *gate) leave() { <-g.slots }

// newGates returns a gate for each class.
func newGates(wait time.Duration) map[class]*gate {
	n := runtime.GOMAXPROCS(0)
	return map[class]*gate{
		classPage: newGate(2*n, 64*n, wait), classSearch: newGate(2*n, 128*n, wait), classPlay: newGate(2*n, 64*n, wait),
		classDraw: newGate(n, 64*n, wait),
	}
}

// limited runs next when the route's class has a free slot, and answers 503 if there is none in time. It answers 429 if
// the reader alone uses more than a reader may.
func (s *Server) limited(mux *http.ServeMux, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, pattern := mux.Handler(r)
		c := classOf(pattern)
		if c == "" {
			next.ServeHTTP(w, r)
			return
		}
		if perClient[c] && !s.clients.allow(r) {
			s.metrics.refused.WithLabelValues(string(c), "client").Inc()
			s.refuse(w, r, http.StatusTooManyRequests)
			return
		}
		g := s.gates[c]
		if !g.enter(r.Context().Done()) {
			s.metrics.refused.WithLabelValues(string(c), "overload").Inc()
			s.refuse(w, r, http.StatusServiceUnavailable)
			return
		}
		defer g.leave()
		next.ServeHTTP(w, r)
	})
}

// refusals holds the pages that say that the site is overloaded. They are rendered once, because rendering under
// overload would make it worse.
type refusals struct {
	mu    sync.Mutex
	pages map[string]*cache.Page // by language and status
}

// refuse answers 503 or 429 with Retry-After.
func (s *Server) refuse(w http.ResponseWriter, r *http.Request, status int) {
	w.Header().Set("Retry-After", strconv.Itoa(retryAfter))
	w.Header().Set("Cache-Control", "no-store")
	err := site.Fault{Kind: site.ErrOverloaded}
	if status == http.StatusTooManyRequests {
		err.Kind = site.ErrTooMany
	}
	if strings.HasPrefix(r.URL.Path, "/api/") {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		s.site.FailAPI(w, r, err)
		return
	}
	lang := langOf(r)
	name := string(lang) + strconv.Itoa(status)
	s.refusals.mu.Lock()
	p, ok := s.refusals.pages[name]
	if !ok {
		home := r.Clone(r.Context())
		home.URL.Path, home.URL.RawPath, home.URL.RawQuery = "/"+string(lang)+"/", "", ""
		fail := func(w http.ResponseWriter, r *http.Request) { s.site.Fail(w, r, lang, err) }
		p = cache.Record(home, http.HandlerFunc(fail))
		s.refusals.pages[name] = p
	}
	s.refusals.mu.Unlock()
	p.Plain(w, r)
}
