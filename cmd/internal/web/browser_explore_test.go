package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/browsertest"
	"catanica/cmd/internal/table"
	"catanica/templates"
)

// TestBrowserExplore searches in the browser: a long search runs in a worker of its own while the table steps on, and
// can be stopped; a short one answers with the server's markup. Without a worker the server answers.
func TestBrowserExplore(t *testing.T) {
	t.Parallel()
	s := testSite(t)
	engineAddress(t, s)
	var asked atomic.Int64
	p, _ := openBefore(t, 360, func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, "/scenarios/explore") {
			asked.Add(1)
		}
		return true
	})
	address := table.EditorLink(templates.Frame{Lang: catalog.EN}, exploreText)
	p.Visit(t, "/en/scenarios/new?start=basic")
	p.Until(t, engineReady)
	p.Run(t, `document.querySelector("button[value=done]").click()`)
	p.Until(t, `document.querySelector("form.explore") !== null`)
	search := func(goal, turns string) {
		t.Helper()
		p.Run(t, `{ const form = document.querySelector("form.explore"); form.closest("details").open = true;
			form.goal.value = `+quoted(goal)+`; form.turns.value = `+quoted(turns)+`; form.requestSubmit(); }`)
	}
	search("north wins", "5")
	times := browsertest.Eval[[]float64](t, p, `(async () => {
		const times = [];
		for (const press of ["button[value='roll north']", "[data-step=back]", "[data-step=next]"]) {
			const from = performance.now();
			const drawn = new Promise((done) => document.addEventListener("table:drawn", done, { once: true }));
			document.querySelector(press).click();
			await drawn;
			if (searcher) times.push(performance.now() - from);
		}
		return times; })()`)
	if t.Logf("a move and two steps during a search took %.0f ms", times); len(times) == 0 {
		t.Error("a search holds up the table until it has ended, or has ended too early to tell")
	}
	p.Until(t, `/\d positions/.test(document.querySelector("[data-count]").textContent)`)
	search("north wins", "5")
	p.Run(t, `document.querySelector("[data-stop]").click()`)
	p.Until(t, `searcher === null && document.querySelector("[data-searching]").hidden`)

	p.Visit(t, address)
	p.Until(t, engineReady)
	for goal, want := range map[string]string{"south loses the Library": "Yes, in", "north winz": "did you mean"} {
		search(goal, "")
		p.Until(t, `document.querySelector("[data-found]").textContent.includes(`+quoted(want)+`)`)
		text := browsertest.Eval[string](t, p, `document.querySelector("form.explore").s.value`)
		form := url.Values{"goal": {goal}, "s": {text}}
		rec := httptest.NewRecorder()
		s.Handler().ServeHTTP(rec, httptest.NewRequest(http.MethodGet, "/en/scenarios/explore?"+form.Encode(), nil))
		shown := browsertest.Eval[string](t, p, `document.querySelector("[data-found]").innerHTML`)
		same := browsertest.Eval[bool](t, p, `(() => { const page = document.createElement("template");
			page.innerHTML = `+quoted(rec.Body.String())+`;
			const holder = document.createElement("div");
			holder.innerHTML = page.innerHTML;
			return holder.innerHTML.includes(document.querySelector("[data-found]").innerHTML); })()`)
		if !same {
			t.Errorf("%s: the server's page lacks what the worker found: %s", goal, shown)
		}
	}
	if n := asked.Load(); n > 0 {
		t.Errorf("%d searches on the server although the worker was ready", n)
	}
	p.Quiet(t)

	p.Run(t, `Worker = undefined`)
	search("south loses the Library", "")
	p.Until(t, `location.pathname === "/en/scenarios/explore" && document.querySelector("#answer") !== null`)
	p.Quiet(t)
}
