package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/cmd/internal/browsertest"
	"catanica/rulings/table"
)

// engineAddress returns the worker's address. It fails if the embedded program is not that of the sources at hand.
func engineAddress(t *testing.T, s *Server) string {
	t.Helper()
	cmd := exec.Command("go", "run", "./cmd/internal/wasm", "-check", "static/built")
	cmd.Dir = "../../.."
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return s.engine.address()
}

// tableLink is the field with the table's text in a page.
var tableLink = regexp.MustCompile(`name="g" value="([^"]+)"`)

// TestBrowserEngine plays scenarios in the browser's worker and compares the markup of a step with the server's, byte
// for byte. `make test` takes one scenario in twelve, in one language.
func TestBrowserEngine(t *testing.T) {
	t.Parallel()
	s := testSite(t)
	address := engineAddress(t, s)
	p := open(t, 1280)
	assets := ""
	for name, to := range s.site.Assets {
		assets += "\n" + name + "=" + to
	}
	for _, lang := range sample.Of(t, 1, slices.Clone(catalog.Langs)) {
		p.Visit(t, "/"+string(lang)+"/about")
		p.Run(t, `window.worker = new Worker(`+quoted(address)+`); window.answers = {};
			worker.onmessage = (e) => { answers[e.data.n] = e.data; };`)
		files := s.svc.Scenarios
		if !sample.Full() {
			files = sample.Of(t, len(files)/12, slices.Clone(files))
		}
		for n, file := range files {
			res := s.svc.Proofs(t.Context()).Results[file.ID]
			step := strconv.Itoa((len(res.Steps) + 1) / 2)
			path := "/scenarios/" + file.ID
			rec := httptest.NewRecorder()
			s.Handler().ServeHTTP(rec, httptest.NewRequest(http.MethodGet,
				"/"+string(lang)+path+"?part=stage&step="+step, nil))
			want := rec.Body.String()
			g := tableLink.FindStringSubmatch(want)
			if g == nil {
				t.Fatalf("%s: the page holds no table", file.ID)
			}
			text, err := table.Unpack(g[1]) // as the page's own script has it
			if err != nil {
				t.Fatal(err)
			}
			ask, err := json.Marshal(map[string]any{
				"n": n, "lang": lang, "text": text, "step": step, "view": "", "id": file.ID,
				"frame": strings.Join([]string{string(lang), string(catalog.DefaultEdition), path, "step=" + step}, "\n") + assets,
			})
			if err != nil {
				t.Fatal(err)
			}
			p.Run(t, fmt.Sprintf(`worker.postMessage(%s)`, ask))
			p.Until(t, fmt.Sprintf(`!!answers[%d]`, n))
			if msg := browsertest.Eval[string](t, p, fmt.Sprintf(`answers[%d].error || ""`, n)); msg != "" {
				t.Fatalf("%s: %s", file.ID, msg)
			}
			if got := browsertest.Eval[string](t, p, fmt.Sprintf(`answers[%d].parts.stage || ""`, n)); got != want {
				at := 0
				for at < min(len(got), len(want)) && got[at] == want[at] {
					at++
				}
				t.Errorf("%s at step %s differs at byte %d:\nbrowser %q\n server %q", file.ID, step, at,
					got[at:min(at+120, len(got))], want[at:min(at+120, len(want))])
			}
		}
	}
	p.Quiet(t)
}

// TestEngineFiles asks for the program in each form, and checks who may run WebAssembly.
func TestEngineFiles(t *testing.T) {
	s := testSite(t)
	dir := strings.TrimSuffix(engineAddress(t, s), "worker.js")
	get := func(path, accept string) *httptest.ResponseRecorder {
		req := httptest.NewRequest(http.MethodGet, path, nil)
		req.Header.Set("Accept-Encoding", accept)
		rec := httptest.NewRecorder()
		s.Handler().ServeHTTP(rec, req)
		return rec
	}
	for accept, coding := range map[string]string{"gzip, br": "br", "gzip": "gzip", "br;q=0, gzip": "gzip", "": ""} {
		rec := get(dir+"table.wasm", accept)
		if got := rec.Header().Get("Content-Encoding"); got != coding || rec.Code != http.StatusOK {
			t.Errorf("%q: status %d, encoding %q, want %q", accept, rec.Code, got, coding)
		}
		if coding == "" && !strings.HasPrefix(rec.Body.String(), "\x00asm") {
			t.Errorf("without compression: not a WebAssembly program")
		}
	}
	for name, may := range map[string]bool{"worker.js": true, "exec.js": false, "table.wasm": false, "de.bin": false} {
		rec := get(dir+name, "gzip")
		if got := strings.Contains(rec.Header().Get("Content-Security-Policy"), "wasm-unsafe-eval"); got != may {
			t.Errorf("%s: may run WebAssembly: %t", name, got)
		}
		if !strings.Contains(rec.Header().Get("Cache-Control"), "immutable") {
			t.Errorf("%s: Cache-Control %q", name, rec.Header().Get("Cache-Control"))
		}
	}
	for _, path := range []string{dir + "other.js", "/static/table/0123456789abcdef/worker.js"} {
		if rec := get(path, ""); rec.Code != http.StatusNotFound {
			t.Errorf("%s: status %d", path, rec.Code)
		}
	}
}
