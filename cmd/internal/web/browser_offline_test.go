package web

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"catanica/cmd/internal/browsertest"
	"catanica/cmd/internal/service"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// siteOfVersion returns another server with the content of testSite, as a new version of the program would be.
func siteOfVersion(t *testing.T, version string) *Server {
	t.Helper()
	v := service.Version{Version: version, Commit: version, Formats: service.CurrentFormats()}
	s, err := New(Config{Service: testSite(t).svc, Version: v})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// deviceStore lists what the browser has stored of the site. Chromium writes the code that it compiled of a program to
// the store from which the program came, when it has the time; if that store is gone, an empty one takes its place.
const deviceStore = `(async () => {
	const full = [];
	for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).length > 0) full.push(name);
	return [...full, ...(await navigator.serviceWorker.getRegistrations()).map((r) => r.scope)].join(" ");
})()`

// TestBrowserOffline keeps the site on the device, reads it and plays without a server, gets a new version of it while
// a table is open, and removes everything.
func TestBrowserOffline(t *testing.T) {
	t.Parallel()
	first, second := siteOfVersion(t, "1"), siteOfVersion(t, "2")
	engineAddress(t, first)
	var serving atomic.Pointer[Server]
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s := serving.Load()
		if s == nil {
			panic(http.ErrAbortHandler) // there is no server
		}
		s.Handler().ServeHTTP(w, r)
	}))
	t.Cleanup(srv.Close)
	p := chromium.Open(t, srv.URL, 360)
	offline := func(want bool) {
		t.Helper()
		p.Until(t, `document.readyState === "complete"`)
		if got := browsertest.Eval[bool](t, p, `document.querySelector("main > .notice.offline") !== null`); got != want {
			at := browsertest.Eval[string](t, p, `location.href`)
			t.Errorf("the page says that it is offline: %t, want %t: %s", got, want, at)
		}
	}
	main := func() string {
		t.Helper()
		return browsertest.Eval[string](t, p, `document.querySelector("main").innerText`)
	}

	serving.Store(first)
	p.Visit(t, "/de/offline")
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(`[data-keep]`)), chromedp.WaitVisible(chromedp.CSS(`[data-total]`)))
	if kept := browsertest.Eval[string](t, p, deviceStore); kept != "" {
		t.Fatalf("before the reader asks for it, the device keeps %s", kept)
	}
	p.Do(t, chromedp.Click(chromedp.CSS(`[data-keep]`)), chromedp.WaitVisible(chromedp.CSS(`[data-remove]`)))
	p.Until(t, `document.querySelector("[data-state]").textContent.startsWith("Gespeichert.")`)
	if kept := browsertest.Eval[string](t, p, deviceStore); !strings.Contains(kept, "catanica-"+first.offline.Version) {
		t.Fatalf("the device keeps %s", kept)
	}
	p.Visit(t, "/de/about") // unlike the pages below, which the browser must not have in its own cache
	offline(false)

	serving.Store(nil)
	for path, want := range map[string]string{
		"/de/": "Was willst du wissen?", "/de/cards/hexe": "Hexe", "/de/rulings/112.G.e": "112.G.e",
		"/de/rules/zud": "Zauberer", "/de/scenarios": "Alle Szenarien nach Titel",
		"/de/cards?class=x":           "Filter brauchen das Netz",
		"/de/cards/hexe?edition=1998": "nur der Regelstand 2005", "/de/boxes": "Diese Seite gibt es nur mit Netz",
		"/en/cards/hexe": "Diese Seite gibt es nur mit Netz",
	} {
		p.Visit(t, path)
		offline(true)
		if got := main(); !strings.Contains(got, want) {
			t.Errorf("%s lacks %q: %s", path, want, got)
		}
	}
	p.Visit(t, "/de/rulings/chapter/112")
	p.Visit(t, "/de/interactions/feuerteufel")
	p.Until(t, `document.querySelector("h1").innerText.includes("Feuerteufel")`)
	p.Visit(t, "/de/cards/hexe")
	p.Until(t, `document.querySelector("main img.face")?.naturalWidth > 0`)
	checkWidth(t, p, 360, "a page from the store")
	p.Visit(t, "/de/search?q=verhexte+feuerwahce")
	offline(true)
	p.Until(t, `document.querySelector("#results .hits a[href='/de/rulings/112.G.e']") !== null && `+
		`document.getElementById("q").value === "verhexte feuerwahce"`)
	p.Until(t, `document.querySelector("#results .mean a")?.textContent.includes("feuerwache")`)
	if browsertest.Eval[bool](t, p, `document.querySelector("#results .sure, #results .verdict") !== null`) {
		t.Error("the search shows a verdict without the engine that answers questions")
	}
	p.Run(t, `{ const q = document.getElementById("q"); q.value = "hex"; `+
		`q.dispatchEvent(new Event("input", { bubbles: true })); }`)
	p.Until(t, `[...document.querySelectorAll(".suggestions li")].some((li) => li.textContent.includes("Hexe"))`)
	p.Visit(t, "/de/decks")
	offline(true)
	p.Run(t, `{ const d = document.getElementById("deck"); d.value = "1 Spion\n1 Nirgendwer"; `+
		`d.dispatchEvent(new Event("input", { bubbles: true })); }`)
	p.Until(t, `document.querySelector("#verdict .verdict") !== null && `+
		`document.querySelector("#verdict").textContent.includes("Nirgendwer")`)
	p.Visit(t, "/de/scenarios/112.G.e-verhexte-feuerwache")
	offline(true)
	p.Until(t, engineReady)
	p.Until(t, `!location.pathname.includes("112") && `+
		`/^Start von [1-9]/.test(document.querySelector(".stepper .at").innerText)`)
	step := func(want string) {
		t.Helper()
		p.Do(t, chromedp.KeyEvent(kb.ArrowRight))
		p.Until(t, `document.querySelector(".stepper .at").innerText.startsWith(`+quoted(want)+`)`)
	}
	step("Schritt 1")
	at := browsertest.Eval[string](t, p, `location.href`)

	serving.Store(second)
	p.Run(t, `navigator.serviceWorker.getRegistration("/").then((r) => r.update())`)
	p.Until(t, `(navigator.serviceWorker.getRegistration("/").then((r) => (window.waiting = !!r.waiting)), `+
		`window.waiting)`)
	if got := browsertest.Eval[string](t, p, `location.href`); got != at {
		t.Errorf("the update moved the open table from %s to %s", at, got)
	}
	step("Schritt 2")
	at = browsertest.Eval[string](t, p, `location.href`)
	serving.Store(nil)
	p.Run(t, `window.old = true; location.reload()`)
	p.Until(t, `!window.old && document.querySelector("[data-worker]")?.dataset.worker === `+
		quoted(second.engine.address()))
	p.Until(t, engineReady)
	p.Until(t, `document.querySelector(".stepper .at").innerText.startsWith("Schritt 2")`)
	if got := browsertest.Eval[string](t, p, `location.href`); got != at {
		t.Errorf("with the new version, the table moved from %s to %s", at, got)
	}
	kept := browsertest.Eval[string](t, p, deviceStore)
	if strings.Contains(kept, first.offline.Version) || !strings.Contains(kept, second.offline.Version) {
		t.Errorf("after the update, the device keeps %s", kept)
	}

	p.Visit(t, "/de/offline")
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(`[data-remove]`)), chromedp.Click(chromedp.CSS(`[data-remove]`)))
	p.Until(t, `document.querySelector("[data-state]").textContent.startsWith("Entfernt.")`)
	if kept := browsertest.Eval[string](t, p, deviceStore); kept != "" {
		t.Errorf("after it was removed, the device keeps %s", kept)
	}
}
