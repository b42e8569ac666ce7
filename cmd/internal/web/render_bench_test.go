package web

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// BenchmarkFirstReader renders pages as for their first reader: nothing is in the cache.
func BenchmarkFirstReader(b *testing.B) {
	s, err := served()
	if err != nil {
		b.Fatal(err)
	}
	h := s.Handler()
	for _, page := range []string{
		"/de/", "/de/cards/spion", "/de/rulings/112.G.e", "/de/questions", "/de/rulings/chapter/112", "/de/coverage",
		"/de/cards", "/de/scenarios", "/de/register", "/de/search?q=hexe", "/api/v1/search?q=hexe",
	} {
		b.Run(page, func(b *testing.B) {
			for b.Loop() {
				w := httptest.NewRecorder()
				h.ServeHTTP(w, httptest.NewRequestWithContext(b.Context(), http.MethodGet, page, nil))
				if w.Code != http.StatusOK {
					b.Fatal(w.Code)
				}
			}
		})
	}
}
