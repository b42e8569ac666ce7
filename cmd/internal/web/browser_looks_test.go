package web

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"net/http/httptest"
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

// smallTargets lists what can be pressed on the table and is less than 44 px high or 24 px wide. Links within sentences
// may be smaller (WCAG 2.5.8).
const smallTargets = `[...document.querySelectorAll(".stage button, .stage .step-link, .stage .viewers a, .stage select, .stage input[type=text], .stage input[type=number]")]
	.filter(e => e.checkVisibility() && !e.closest(".panel p:not(.what-if)")).map(e => [e, e.getBoundingClientRect()])
	.filter(([e, r]) => r.height < 43.5 || r.width < 24).map(([e, r]) => e.outerHTML.slice(0, 120) + " " + r.width + "x" + r.height)`

// TestBrowserTableAxe checks tables in every look for accessibility, width and the size of targets. make full checks
// each in both languages, light and dark, at three widths.
func TestBrowserTableAxe(t *testing.T) {
	t.Parallel()
	axe := axeScript(t)
	const step = "/scenarios/112.G.e-verhexte-feuerwache?step=3"
	looks := []string{
		"/scenarios/new", "/scenarios/new?start=basic&list=1",
		step, step + "&list=1", step + "&zoom=3", step + "&beside=edition:1998",
		"/scenarios/new?at=&g=" + table.Pack(wardens),
	}
	type view struct {
		width int64
		dark  bool
		lang  catalog.Lang
	}
	var views []view
	for _, width := range []int64{320, 360, 1280} {
		for _, lang := range catalog.Langs {
			views = append(views, view{width, false, lang}, view{width, true, lang})
		}
	}
	for _, v := range sample.Of(t, 2, views) {
		scheme := map[bool]string{true: "-dark", false: "-light"}[v.dark]
		name := strconv.FormatInt(v.width, 10) + "-" + string(v.lang) + scheme
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := open(t, v.width)
			p.Scheme(t, v.dark)
			for _, look := range looks {
				p.Visit(t, "/"+string(v.lang)+look)
				checkAxe(t, p, axe, look)
				checkWidth(t, p, v.width, look)
				if v.width < 896 {
					for _, small := range browsertest.Eval[[]string](t, p, smallTargets) {
						t.Errorf("%s: a small target: %s", look, small)
					}
				}
				if browsertest.Eval[bool](t, p, `(() => { const b = document.querySelector("#board button[popovertarget]"); `+
					`b?.click(); return !!b; })()`) {
					p.Until(t, `document.querySelector(".pop:popover-open") !== null`)
					for _, v := range axeFaults(t, p, axe, look+" with a panel") {
						if !strings.Contains(v, "partially obscured") { // the panel scrolls
							t.Errorf("%s with a panel: axe: %s", look, first(v, 400))
						}
					}
				}
			}
			p.Quiet(t)
		})
	}
}

var stageLoads = regexp.MustCompile(`(?:href|src)="(/static/[^"#]*)`)

// TestTableWeight adds up what the first view of a scenario loads, compressed: the page and everything that it names.
func TestTableWeight(t *testing.T) {
	h := testSite(t).Handler()
	size := func(path string) (int, string) {
		t.Helper()
		req := httptest.NewRequest(http.MethodGet, path, nil)
		rec := httptest.NewRecorder()
		h.ServeHTTP(rec, req)
		if rec.Code != http.StatusOK {
			t.Fatalf("%s: %d", path, rec.Code)
		}
		body := rec.Body.Bytes()
		if strings.Contains(path, ".woff2") { // compressed already
			return len(body), ""
		}
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		_, _ = z.Write(body)
		_ = z.Close()
		return b.Len(), string(body)
	}
	// Where both players' whole decks are in hand, all their cards are on the page (docs/table.md).
	const mostViewed, mostDecks = 60_000, 62_500
	files := testSite(t).svc.Scenarios()
	most, fonts := 0, 0
	for _, file := range sample.Of(t, 40, slices.Clone(files)) {
		limit := mostViewed
		if strings.Contains(file.Source, "south deck:") {
			limit = mostDecks
		}
		n, page := size("/de/scenarios/" + file.ID)
		fonts = 0
		seen := map[string]bool{}
		for _, m := range stageLoads.FindAllStringSubmatch(page, -1) {
			if path := strings.ReplaceAll(m[1], "&amp;", "&"); !seen[path] && !strings.HasPrefix(path, "/static/table/") {
				seen[path] = true
				weight, _ := size(path)
				if strings.Contains(path, ".woff2") {
					fonts += weight
					continue
				}
				n += weight
			}
		}
		if most = max(most, n); n > limit {
			t.Errorf("%s weighs %d bytes, want at most %d", file.ID, n, limit)
		}
	}
	t.Logf("the heaviest view has %d bytes, and %d of fonts, which the whole site shares", most, fonts)
}

// walk presses the right arrow key until the table is at its last step, each time the given number of ms after the step
// before was drawn. It returns the times from the key to the drawn step in ms.
const walk = `(async (pause) => {
	const times = [];
	const more = () => document.querySelector("[data-step=next][href]");
	for (let n = 0; more() && n < 30; n++) {
		await new Promise((done) => setTimeout(done, pause));
		times.push(await new Promise((done) => {
			document.addEventListener("table:drawn", () => { document.body.getBoundingClientRect(); done(performance.now() - from); }, { once: true });
			const from = performance.now();
			document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
		}));
	}
	return times;
})`

// TestBrowserTableSpeed measures, in the worker, the time from the key to the drawn step, and from the start of the
// worker to the first step: at the pace of a reader who presses a key ten times a second, and of a key that is held
// down. It logs the times (docs/table.md has those of a quiet machine) and fails only where a step does not
// come at all.
func TestBrowserTableSpeed(t *testing.T) {
	t.Parallel()
	engineAddress(t, testSite(t))
	p := open(t, 1280)
	var starts, firsts, steps, held []float64
	const tables = 3
	for _, file := range sample.Of(t, 5*tables, slices.Clone(testSite(t).svc.Scenarios())) {
		if len(starts) == tables {
			break
		}
		p.Visit(t, "/de/scenarios/"+file.ID)
		start := browsertest.Eval[float64](t, p, `new Promise(done => {
			const from = performance.now();
			engine.start();
			const wait = () => engine.ready ? done(performance.now() - from) : setTimeout(wait, 2);
			wait(); })`)
		times := browsertest.Eval[[]float64](t, p, walk+`(0)`)
		if len(times) < 2 {
			continue // it has one step only
		}
		starts, firsts, held = append(starts, start), append(firsts, times[0]), append(held, times[1:]...)
		p.Visit(t, "/de/scenarios/"+file.ID)
		p.Run(t, `engine.start()`)
		p.Until(t, engineReady)
		steps = append(steps, browsertest.Eval[[]float64](t, p, walk+`(100)`)...)
	}
	for _, list := range []struct {
		name  string
		times []float64
	}{{"start of the worker", starts}, {"first step", firsts}, {"steps", steps}, {"steps without a pause", held}} {
		if len(list.times) == 0 {
			t.Fatalf("%s: nothing measured", list.name)
		}
		slices.Sort(list.times)
		at := func(q float64) float64 { return list.times[min(int(q*float64(len(list.times))), len(list.times)-1)] }
		t.Logf("%s: median %.0f ms, p95 %.0f ms of %d", list.name, at(.5), at(.95), len(list.times))
	}
	p.Quiet(t)
}
