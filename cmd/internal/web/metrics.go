package web

import (
	"cmp"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"catanica/cmd/internal/web/site"
)

// metrics counts requests by route and status. It records nothing about readers.
type metrics struct {
	mu     sync.Mutex
	routes map[series]*counter
	start  time.Time
}

type series struct {
	route  string
	status int
}

type counter struct {
	n    int
	time time.Duration
}

func newMetrics() *metrics { return &metrics{routes: map[series]*counter{}, start: time.Now()} }

// counted counts each request under the pattern of mux that it matches.
func (m *metrics) counted(mux *http.ServeMux, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begin := time.Now()
		sw := &statusWriter{ResponseWriter: w, status: http.StatusOK}
		_, pattern := mux.Handler(r)
		next.ServeHTTP(sw, r)
		m.add(series{pattern, sw.status}, time.Since(begin))
	})
}

func (m *metrics) add(s series, took time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.routes[s]
	if c == nil {
		c = &counter{}
		m.routes[s] = c
	}
	c.n++
	c.time += took
}

// serve answers GET /metrics in the text format of Prometheus.
func (m *metrics) serve(w http.ResponseWriter, r *http.Request) {
	var count, seconds strings.Builder
	m.mu.Lock()
	keys := slices.SortedFunc(maps.Keys(m.routes), func(a, b series) int {
		return cmp.Or(cmp.Compare(a.route, b.route), cmp.Compare(a.status, b.status))
	})
	for _, k := range keys {
		c := m.routes[k]
		labels := fmt.Sprintf("{route=%q,status=\"%d\"}", k.route, k.status)
		fmt.Fprintf(&count, "catanica_http_requests_total%s %d\n", labels, c.n)
		fmt.Fprintf(&seconds, "catanica_http_request_seconds_sum%s %g\n", labels, c.time.Seconds())
		fmt.Fprintf(&seconds, "catanica_http_request_seconds_count%s %d\n", labels, c.n)
	}
	m.mu.Unlock()
	text := "# HELP catanica_http_requests_total Requests answered, by route and status.\n" +
		"# TYPE catanica_http_requests_total counter\n" + count.String() +
		"# HELP catanica_http_request_seconds Time taken to answer.\n" +
		"# TYPE catanica_http_request_seconds summary\n" + seconds.String() +
		"# HELP catanica_up_seconds Time since the start.\n# TYPE catanica_up_seconds gauge\n" +
		fmt.Sprintf("catanica_up_seconds %g\n", time.Since(m.start).Seconds())
	w.Header().Set("Cache-Control", "no-store")
	site.WriteBody(w, r, http.StatusOK, "text/plain; version=0.0.4; charset=utf-8", []byte(text))
}

// statusWriter records the status that is sent.
type statusWriter struct {
	http.ResponseWriter
	status int
}

// WriteHeader implements http.ResponseWriter.
func (w *statusWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

// Unwrap gives http.ResponseController access to the underlying writer.
func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
