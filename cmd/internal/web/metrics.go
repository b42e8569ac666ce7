package web

import (
	"net/http"
	"strconv"
	"sync"
	"time"

	"catanica/cmd/internal/web/cache"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// metrics counts requests by route and status, and what the site does for them. It records nothing about readers.
type metrics struct {
	registry *prometheus.Registry
	handler  http.Handler
	requests *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
	refused  *prometheus.CounterVec
	steps    prometheus.Counter

	series sync.Map // of series to *observers
}

type series struct {
	route  string
	status int
}

type observers struct {
	count   prometheus.Counter
	seconds prometheus.Observer
}

// latencies are the bounds of the histograms in seconds. A page from the cache takes microseconds, the engine seconds.
var latencies = []float64{.0001, .0005, .001, .002, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10}

func newMetrics() *metrics {
	reg := prometheus.NewRegistry()
	start := time.Now()
	m := &metrics{
		registry: reg,
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "catanica_http_requests_total",
			Help: "Requests answered, by route and status."}, []string{"route", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "catanica_http_request_seconds",
			Help: "Time taken to answer.", Buckets: latencies}, []string{"route", "status"}),
		refused: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "catanica_refused_total",
			Help: "Requests refused, by class of work and reason (overload, client)."}, []string{"class", "reason"}),
		steps: prometheus.NewCounter(prometheus.CounterOpts{Name: "catanica_engine_steps_total",
			Help: "Steps that the engine played for readers, in scenarios and in searches."}),
	}
	reg.MustRegister(m.requests, m.seconds, m.refused, m.steps,
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "catanica_up_seconds", Help: "Time since the start."},
			func() float64 { return time.Since(start).Seconds() }),
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.handler = promhttp.HandlerFor(reg, promhttp.HandlerOpts{MaxRequestsInFlight: 4, Registry: reg})
	return m
}

// watch adds the numbers of the caches and of the gates.
func (m *metrics) watch(caches map[string]*cache.Cache, gates map[class]*gate) {
	gauge := func(name, help string, labels prometheus.Labels, f func() float64) {
		m.registry.MustRegister(
			prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help, ConstLabels: labels}, f))
	}
	counter := func(name, help string, labels prometheus.Labels, f func() float64) {
		m.registry.MustRegister(
			prometheus.NewCounterFunc(prometheus.CounterOpts{Name: name, Help: help, ConstLabels: labels}, f))
	}
	for name, c := range caches {
		l := prometheus.Labels{"cache": name}
		gauge("catanica_cache_bytes", "Bytes that the cache holds.", l, func() float64 { return float64(c.Stats().Bytes) })
		gauge("catanica_cache_entries", "Answers that the cache holds.", l,
			func() float64 { return float64(c.Stats().Entries) })
		counter("catanica_cache_hits_total", "Answers from the cache.", l, func() float64 { return float64(c.Stats().Hits) })
		counter("catanica_cache_misses_total", "Answers that had to be made for the cache.", l,
			func() float64 { return float64(c.Stats().Misses) })
		counter("catanica_cache_evicted_total", "Answers that had to make room.", l,
			func() float64 { return float64(c.Stats().Evicted) })
	}
	for name, g := range gates {
		l := prometheus.Labels{"class": string(name)}
		gauge("catanica_running", "Requests being worked on, by class of work.", l,
			func() float64 { return float64(len(g.slots)) })
		gauge("catanica_waiting", "Requests waiting for their turn, by class of work.", l,
			func() float64 { return float64(len(g.line)) })
	}
}

// observed is a ResponseWriter that knows the route and the status of the answer.
type observed struct {
	http.ResponseWriter
	route  string
	status int
}

// WriteHeader implements http.ResponseWriter.
func (w *observed) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

// Flush implements http.Flusher, for answers that are sent piece by piece.
func (w *observed) Flush() { _ = http.NewResponseController(w.ResponseWriter).Flush() }

// Unwrap gives http.ResponseController access to the underlying writer.
func (w *observed) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// counted counts each request under the pattern of mux that it matches.
func (m *metrics) counted(mux *http.ServeMux, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begin := time.Now()
		o := &observed{ResponseWriter: w, status: http.StatusOK}
		defer func() { // also if the handler aborts the connection
			if o.route == "" {
				_, o.route = mux.Handler(r)
			}
			m.of(series{o.route, o.status}).add(time.Since(begin))
		}()
		next.ServeHTTP(o, r)
	})
}

func (m *metrics) of(s series) *observers {
	if o, ok := m.series.Load(s); ok {
		return o.(*observers)
	}
	status := strconv.Itoa(s.status)
	o, _ := m.series.LoadOrStore(s, &observers{
		m.requests.WithLabelValues(s.route, status), m.seconds.WithLabelValues(s.route, status),
	})
	return o.(*observers)
}

func (o *observers) add(took time.Duration) {
	o.count.Inc()
	o.seconds.Observe(took.Seconds())
}

// serve answers GET /metrics in the text format of Prometheus.
func (m *metrics) serve(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	m.handler.ServeHTTP(w, r)
}
