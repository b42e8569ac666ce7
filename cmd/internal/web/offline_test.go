package web

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/web/offline"
)

// maxOffline limits what a reader downloads to keep a language, in bytes.
const maxOffline = 6_000_000

// mostKept returns the limit for the programs at hand. `make test` compresses them fast, so that they weigh up to a
// twelfth more than those that `make build` embeds.
func mostKept(t *testing.T) int {
	t.Helper()
	digest, err := os.ReadFile("../../../static/built/digest")
	if err != nil {
		t.Fatal(err)
	}
	if strings.HasSuffix(strings.TrimSpace(string(digest)), " fast") {
		return maxOffline * 13 / 12
	}
	return maxOffline
}

// offlineList returns the list of what is kept of a language.
func offlineList(t *testing.T, s *Server, lang catalog.Lang) (out struct {
	Bytes int
	Files []offline.File
}) {
	t.Helper()
	w := get(t, s.Handler(), s.offline.Address(string(lang)+".json"))
	if err := json.Unmarshal(w.Body.Bytes(), &out); w.Code != http.StatusOK || err != nil {
		t.Fatalf("status %d, %v", w.Code, err)
	}
	return out
}

// TestOfflineSize checks that what is kept weighs no more than mostKept as it is sent,
// and about as much as the list says.
func TestOfflineSize(t *testing.T) {
	t.Parallel()
	s, most := testSite(t), mostKept(t)
	for _, lang := range catalog.Langs {
		l := offlineList(t, s, lang)
		total := 0
		for _, f := range l.Files {
			r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, f.URL, nil)
			r.Header.Set("Accept-Encoding", "gzip, br")
			w := httptest.NewRecorder()
			s.Handler().ServeHTTP(w, r)
			// the cache compresses better later
			if n := w.Body.Len(); w.Code != http.StatusOK || n > f.Bytes || n < f.Bytes*3/4 {
				t.Errorf("%s: status %d, %d bytes, the list says %d", f.URL, w.Code, n, f.Bytes)
			}
			if keep := w.Header().Get("Cache-Control"); !strings.Contains(keep, "immutable") {
				t.Errorf("%s is kept for %q: another version may have it", f.URL, keep)
			}
			t.Logf("%9d %s", w.Body.Len(), f.URL)
			total += w.Body.Len()
		}
		r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, s.offline.Address(string(lang)+".json"), nil)
		r.Header.Set("Accept-Encoding", "gzip")
		w := httptest.NewRecorder()
		s.Handler().ServeHTTP(w, r)
		t.Logf("%9d the list", w.Body.Len())
		if total += w.Body.Len(); total > l.Bytes || total < l.Bytes*9/10 || total > most {
			t.Errorf("%s: %d bytes, the list says %d, want at most %d", lang, total, l.Bytes, most)
		}
		t.Logf("%s: %d bytes", lang, total)
	}
}

// TestOfflineKept checks that what the page about offline use promises is kept: whole chapters, the register, the
// changes, and what each card does to others.
func TestOfflineKept(t *testing.T) {
	s := testSite(t)
	for _, lang := range catalog.Langs {
		kept := s.keptPaths(lang)
		for _, path := range []string{
			"/rulings/112.G.b", "/rulings/chapter/112", "/register", "/changes", "/questions", "/interactions",
			"/interactions/feuerteufel",
		} {
			if !slices.Contains(kept, "/"+string(lang)+path) {
				t.Errorf("%s: %s is not kept", lang, path)
			}
		}
	}
}
