package web

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"time"

	"catanica/catalog"
)

// Warm renders the long lists in advance, so that no reader has to wait for them: pages with a single address, the
// chapters and the rulebooks, in both languages. It works on one page at a time, and only while no reader's page is
// being rendered. host is the one that readers ask for, which matters only without Config.Origin. Warm returns when all
// pages are in the cache, compressed, or when the context ends.
func (s *Server) Warm(ctx context.Context, host string) {
	mux := s.routes()
	h := s.cached(mux, secure(s.recovered(bounded(mux))))
	for _, path := range s.lists() {
		for s.rendering() {
			select {
			case <-ctx.Done():
				return
			case <-time.After(warmPause):
			}
		}
		r, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+host+path, nil)
		if err != nil || ctx.Err() != nil {
			return
		}
		r.Header.Set("Accept-Encoding", "br, gzip")
		h.ServeHTTP(nobody{}, r)
		s.content.Wait()
	}
}

// warmPause is the interval at which Warm checks whether a reader's page is being rendered.
const warmPause = 20 * time.Millisecond

// rendering reports whether a page is being rendered for a reader.
func (s *Server) rendering() bool { return len(s.gates[classPage].slots) > 0 }

// lists returns the addresses of the pages that Warm renders.
func (s *Server) lists() []string {
	var below []string
	for pattern := range keptPages {
		if path := strings.TrimSuffix(pattern, "{$}"); !strings.Contains(path, "{") {
			below = append(below, path)
		}
	}
	for _, r := range s.svc.Library.Rulings {
		chapter := "/rulings/chapter/" + r.Chapter()
		if r.Kind == catalog.KindRule {
			chapter = "/rules/" + r.Chapter()
		}
		if r.Kind != catalog.KindTerm && !slices.Contains(below, chapter) {
			below = append(below, chapter)
		}
	}
	slices.Sort(below)
	var out []string
	for _, path := range below {
		for _, lang := range catalog.Langs {
			out = append(out, "/"+string(lang)+path)
		}
	}
	return out
}

// nobody is an http.ResponseWriter that discards the response.
type nobody struct{}

// Header implements http.ResponseWriter.
func (nobody) Header() http.Header { return http.Header{} }

// Write implements http.ResponseWriter.
func (nobody) Write(b []byte) (int, error) { return len(b), nil }

// WriteHeader implements http.ResponseWriter.
func (nobody) WriteHeader(int) {}
