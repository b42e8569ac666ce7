package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"syscall"
	"testing"
	"time"

	"catanica/catalog"
)

// BenchmarkFirstReader renders pages as for their first reader: nothing is in the cache. Beside the time it reports the
// processor time, which means something on a busy machine too.
func BenchmarkFirstReader(b *testing.B) {
	s, err := served()
	if err != nil {
		b.Fatal(err)
	}
	h := s.Handler()
	for _, page := range []string{
		"/de/", "/de/cards/spion", "/de/rulings/112.G.e", "/de/sets/kuw", "/de/interactions/hexe/feuerwache",
		"/de/scenarios/112.G.e-verhexte-feuerwache", "/de/questions", "/de/rulings/chapter/112", "/de/coverage",
		"/de/cards", "/de/scenarios", "/de/register", "/de/search?q=hexe", "/api/v1/search?q=hexe",
	} {
		b.Run(page, func(b *testing.B) {
			read := func() {
				w := httptest.NewRecorder()
				h.ServeHTTP(w, httptest.NewRequestWithContext(b.Context(), http.MethodGet, page, nil))
				if w.Code != http.StatusOK {
					b.Fatal(w.Code)
				}
			}
			read() // what is computed once for the whole site
			begin := processorTime(b)
			for b.Loop() {
				read()
			}
			b.ReportMetric(float64(processorTime(b)-begin)/float64(b.N), "cpu-ns/op")
		})
	}
}

// processorTime returns the time for which this process has used processors, the collector's included.
func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		b.Fatal(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// BenchmarkNewSearch asks the API for pairs of card names, each pair for the first time.
func BenchmarkNewSearch(b *testing.B) {
	s, err := served()
	if err != nil {
		b.Fatal(err)
	}
	h := s.Handler()
	cards := s.svc.Catalog.Cards
	ask := func(i int) {
		one, other := cards[i%len(cards)], cards[i/len(cards)%len(cards)]
		q := url.Values{"q": {one.Name.In(catalog.DE) + " " + other.Name.In(catalog.DE)}}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequestWithContext(b.Context(), http.MethodGet, "/api/v1/search?"+q.Encode(), nil))
		if w.Code != http.StatusOK {
			b.Fatal(w.Code)
		}
	}
	ask(0) // what is computed once for the whole site
	begin := processorTime(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		ask(i)
	}
	b.ReportMetric(float64(processorTime(b)-begin)/float64(b.N), "cpu-ns/op")
}
