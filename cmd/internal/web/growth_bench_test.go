package web

import (
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"catanica/cmd/internal/service"
	"catanica/content"
)

// BenchmarkGrowth measures the site with the articles, the cards and the scenarios there once and 10 times, and with
// CATANICA_FULL=1 100 times: the processor time of the start, of proving, and of the median page and search that is not
// in the cache, and the live heap. It keeps the index on disk, as the program does. A hundred times the scenarios are
// not proven, and pages that show proofs not rendered: the copies of the cards make each play slower, so that would
// take half an hour.
func BenchmarkGrowth(b *testing.B) {
	b.Setenv("XDG_CACHE_HOME", b.TempDir())
	sizes := []int{1, 10}
	if os.Getenv("CATANICA_FULL") != "" {
		sizes = append(sizes, 100)
	}
	for _, n := range sizes {
		b.Run(fmt.Sprintf("%dx", n), func(b *testing.B) {
			for range b.N {
				growth(b, n)
			}
		})
	}
}

func growth(b *testing.B, n int) {
	fsys := copied(b, n)
	var svc *service.Service
	var s *Server
	report := func(what string, do func()) {
		begin := processorTime(b)
		do()
		b.ReportMetric((processorTime(b) - begin).Seconds(), what)
	}
	report("load-cpu-s", func() { svc, _ = service.Load(fsys) })
	report("index-cpu-s", func() {
		var err error
		s, err = New(Config{Service: svc, Version: service.Version{Version: "test", Formats: service.CurrentFormats()}})
		if err != nil {
			b.Fatal(err)
		}
	})
	if n < 100 {
		report("prove-cpu-s", func() { svc.Proofs(b.Context()) })
	}
	h := s.Handler()
	read := func(address string) time.Duration {
		began := processorTime(b)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequestWithContext(b.Context(), http.MethodGet, address, nil))
		if w.Code != http.StatusOK {
			b.Fatalf("%s: %d", address, w.Code)
		}
		return processorTime(b) - began
	}
	pages := map[string][]string{
		"card-cpu-ms": {
			"/de/cards/hexe", "/de/cards/spion", "/en/cards/feuerwache", "/en/cards/bibliothek", "/de/cards/kirche",
		},
		"article-cpu-ms": {
			"/de/rulings/112.G.e", "/en/rulings/112.S.g", "/de/rulings/103.P.a", "/en/rulings/113.U.c", "/de/rulings/117.C.a",
		},
		"chapter-cpu-ms": {"/de/rulings/chapter/112", "/en/rulings/chapter/103", "/de/rulings/chapter/117"},
		"search-cpu-ms":  searches,
	}
	if n >= 100 {
		pages = map[string][]string{"search-cpu-ms": searches}
	}
	for what, addresses := range pages {
		read(addresses[0]) // what is computed once for the whole site
		var took []time.Duration
		for _, a := range addresses {
			for range 3 {
				took = append(took, read(a))
			}
		}
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, what)
	}
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	b.ReportMetric(float64(m.HeapAlloc)/1e6, "live-MB")
	runtime.KeepAlive(s)
}

// searches are queries as readers put them.
var searches = func() []string {
	var out []string
	for _, q := range []string{
		"verhexte Feuerwache abfackeln", "Hexe", "wie viele Handkarten", "class:building cost<=2", "Ritterstein",
		"fire brigade witch", "darf ich den Spion zweimal spielen", "Handelsflotte Getreide",
		"what does the arsonist burn", "Jahreswechsel", "Siegpunkte Stadt",
	} {
		out = append(out, "/api/v1/search?q="+url.QueryEscape(q))
	}
	return out
}()

// idLine matches the line that names an entry.
var idLine = regexp.MustCompile(`(?m)^id: *(\S+)`)

// copied returns the content with n of every article, card and scenario.
func copied(b *testing.B, n int) fs.FS {
	b.Helper()
	out := fstest.MapFS{}
	err := fs.WalkDir(content.FS, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(content.FS, name)
		if err != nil {
			return err
		}
		out[name] = &fstest.MapFile{Data: data}
		folder, _, _ := strings.Cut(name, "/")
		if !slices.Contains([]string{"rulings", "terms", "rules", "cards", "scenarios"}, folder) || !idLine.Match(data) {
			return nil
		}
		for i := 1; i < n; i++ {
			ext := path.Ext(name)
			other := fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ext), 100+i, ext)
			out[other] = &fstest.MapFile{Data: idLine.ReplaceAll(data, fmt.Appendf(nil, "id: $1-%d", 100+i))}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	return out
}
