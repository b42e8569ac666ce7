package web

import (
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/cmd/internal/browsertest"
	"catanica/templates"
)

// freshEngine fails if the embedded program is not that of the sources at hand.
var freshEngine = sync.OnceValue(func() error {
	cmd := exec.Command("go", "run", "./cmd/internal/wasm", "-check", "static/built")
	cmd.Dir = "../../.."
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	return nil
})

// engineAddress returns the worker's address. The test fails if the program is stale.
func engineAddress(t *testing.T, s *Server) string {
	t.Helper()
	if err := freshEngine(); err != nil {
		t.Fatal(err)
	}
	return s.engine.address()
}

// tableLink is the field with the table's text in a page.
var tableLink = regexp.MustCompile(`name="g" value="([^"]+)"`)

// anyMove is a button that makes a move.
var anyMove = regexp.MustCompile(`name="move" value="([^"]+)"`)

// TestBrowserEngine plays scenarios in the browser's worker and compares every part of a step with the server's, byte
// for byte, and those after a move from there. `make test` takes one scenario in twenty, in one language.
func TestBrowserEngine(t *testing.T) {
	t.Parallel()
	s := testSite(t)
	address := engineAddress(t, s)
	p := open(t, 1280)
	var assets []string
	for name, to := range s.site.Assets {
		assets = append(assets, name+"="+to)
	}
	number := 0
	// ask sends a request to the worker and compares the parts of its answer with a page of the server. It returns the
	// link of the answer.
	ask := func(where string, request map[string]any, page string) string {
		t.Helper()
		number++
		request["n"] = number
		text, err := json.Marshal(request)
		if err != nil {
			t.Fatal(err)
		}
		p.Run(t, fmt.Sprintf(`worker.postMessage(%s)`, text))
		p.Until(t, fmt.Sprintf(`!!answers[%d]`, number))
		type reply struct {
			Error, Link string
			Parts       map[string]string
		}
		var got reply
		if err := json.Unmarshal([]byte(browsertest.Eval[string](t, p, fmt.Sprintf(`JSON.stringify(answers[%d])`, number))),
			&got); err != nil {
			t.Fatal(err)
		}
		if got.Error != "" {
			t.Fatalf("%s: %s", where, got.Error)
		}
		for _, part := range templates.StageParts(templates.Frame{}, templates.Replay{}) {
			_, want, there := strings.Cut(page, `data-part="`+part.Name+`">`)
			have, drawn := got.Parts[part.Name]
			if !there || !drawn {
				t.Errorf("%s: part %s: on the page: %t, from the browser: %t", where, part.Name, there, drawn)
				continue
			}
			at := 0
			for at < min(len(have), len(want)) && have[at] == want[at] {
				at++
			}
			if at < len(have) {
				t.Errorf("%s: part %s differs at byte %d:\nbrowser %q\n server %q", where, part.Name, at,
					have[at:min(at+120, len(have))], want[at:min(at+120, len(want))])
			}
		}
		return got.Link
	}
	serve := func(req *http.Request) *httptest.ResponseRecorder {
		rec := httptest.NewRecorder()
		s.Handler().ServeHTTP(rec, req)
		return rec
	}
	for _, lang := range sample.Of(t, 1, slices.Clone(catalog.Langs)) {
		p.Visit(t, "/"+string(lang)+"/about")
		p.Run(t, `window.worker = new Worker(`+quoted(address)+`); window.answers = {};
			worker.onmessage = (e) => { answers[e.data.n] = e.data; };`)
		files := s.svc.Scenarios()
		if !sample.Full() {
			files = sample.Of(t, len(files)/20, slices.Clone(files))
		}
		for _, file := range files {
			res := s.svc.Proofs(t.Context()).Results[file.ID]
			query := "step=" + strconv.Itoa((len(res.Steps)+1)/2)
			path := "/scenarios/" + file.ID
			want := serve(httptest.NewRequest(http.MethodGet, "/"+string(lang)+path+"?part=stage&"+query, nil)).Body.String()
			g := tableLink.FindStringSubmatch(want)
			if g == nil {
				t.Fatalf("%s: the page holds no table", file.ID)
			}
			frame := func(path, query string) string {
				return strings.Join(append([]string{string(lang), path, query}, assets...), "\n")
			}
			step := map[string]any{"lang": lang, "program": "table", "frame": frame(path, query), "g": g[1]}
			ask(file.ID+" "+query, step, want)
			move := anyMove.FindStringSubmatch(want)
			if move == nil {
				continue
			}
			form := url.Values{"move": {html.UnescapeString(move[1])}}
			for _, m := range hiddenField.FindAllStringSubmatch(want, -1) {
				form.Set(m[1], html.UnescapeString(m[2]))
			}
			const action = "/scenarios/new"
			req := httptest.NewRequest(http.MethodPost, "/"+string(lang)+action, strings.NewReader(form.Encode()+"&part=stage"))
			req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			rec := serve(req)
			link := strings.TrimSuffix(rec.Header().Get("Location"), "&part=stage")
			if link != "" {
				rec = serve(httptest.NewRequest(http.MethodGet, link+"&part=stage", nil))
			}
			where := file.ID + " " + query + ": " + move[1]
			got := ask(where, map[string]any{"lang": lang, "frame": frame(action, ""), "form": form.Encode()}, rec.Body.String())
			if got != link {
				t.Errorf("%s leads to %q, on the server to %q", where, got, link)
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
