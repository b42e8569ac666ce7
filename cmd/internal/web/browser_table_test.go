package web

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// engineReady reports whether the page's worker can answer.
const engineReady = `document.documentElement.dataset.engine === "ready"`

// openBefore opens a tab before a server whose answers pass through a filter.
// It returns the number of requests for parts.
func openBefore(t *testing.T, width int64, filter func(http.ResponseWriter, *http.Request) bool) (*browsertest.Page,
	*atomic.Int64) {
	t.Helper()
	h := testSite(t).Handler()
	var parts atomic.Int64
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost || r.URL.Query().Get("part") != "" {
			parts.Add(1)
		}
		if filter(w, r) {
			h.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(srv.Close)
	return chromium.Open(t, srv.URL, width), &parts
}

// TestBrowserTableAlone loads a table, stops the server, and steps, plays and branches: the worker does it all, and the
// addresses are those that the server gives.
func TestBrowserTableAlone(t *testing.T) {
	t.Parallel()
	engineAddress(t, testSite(t))
	var down atomic.Bool
	p, parts := openBefore(t, 360, func(w http.ResponseWriter, _ *http.Request) bool {
		if down.Load() {
			w.WriteHeader(http.StatusServiceUnavailable)
		}
		return !down.Load()
	})
	p.Visit(t, "/en/scenarios/112.G.e-verhexte-feuerwache")
	p.Until(t, engineReady)
	p.Run(t, `window.kept = document.querySelector("[data-part=setup]"); `+
		`window.form = document.querySelector("#table-form")`)
	down.Store(true)
	for _, want := range []string{"Step 1", "Step 2", "Step 3"} {
		p.Do(t, chromedp.KeyEvent(kb.ArrowRight))
		p.UntilText(t, `document.querySelector(".stepper .at").innerText.split(" of")[0]`, want)
	}
	p.UntilText(t, `location.search`, "?step=3")
	p.Until(t, `document.getElementById("say").textContent.startsWith("Step 3")`)
	const kept = `window.kept === document.querySelector("[data-part=setup]") && window.form !== null`
	if !browsertest.Eval[bool](t, p, kept) {
		t.Error("a step replaces parts that it does not change")
	}
	down.Store(false)
	p.Visit(t, "/en/scenarios/new?start=basic")
	p.Until(t, engineReady)
	down.Store(true)
	press := func(selector string) {
		t.Helper()
		p.Run(t, `document.querySelector(`+quoted(selector)+`).click()`)
	}
	press(`button[value=done]`)
	p.Until(t, `document.querySelector("button[value=edit]") !== null`)
	p.Run(t, `document.querySelector("[name=face][value=sun]").click(); `+
		`document.querySelector("[name=die][value='4']").click()`)
	press(`button[value='set north']`)
	p.UntilText(t, `document.querySelector(".stepper .at").innerText`, "Step 1 of 1")
	first := browsertest.Eval[string](t, p, `location.search`)
	press(`button[value=undo]`)
	p.UntilText(t, `document.querySelector(".stepper .at").innerText`, "Start of 1")
	press(`button[value='roll north']`)
	p.Until(t, `document.querySelector(".stepper .at").innerText.startsWith("Step 1")`)
	p.Run(t, `history.go(-2)`)
	p.UntilText(t, `location.search`, first)
	p.UntilText(t, `document.querySelector(".stepper .at").innerText`, "Step 1 of 1")
	if n := parts.Load(); n > 0 {
		t.Errorf("%d requests for parts although the worker was ready", n)
	}
	down.Store(false)
	p.Visit(t, "/en/scenarios/new"+first)
	p.UntilText(t, `document.querySelector(".stepper .at").innerText`, "Step 1 of 1")
	p.Quiet(t)
}

// TestBrowserTableFallback keeps the worker from starting, and lets it end later: the server answers instead, and
// nobody notices.
func TestBrowserTableFallback(t *testing.T) {
	t.Parallel()
	engineAddress(t, testSite(t))
	for name, broken := range map[string]string{"no program": "/table.wasm", "no worker": "/worker.js"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, parts := openBefore(t, 1280, func(w http.ResponseWriter, r *http.Request) bool {
				if strings.HasPrefix(r.URL.Path, "/static/table/") && strings.HasSuffix(r.URL.Path, broken) {
					http.NotFound(w, r)
					return false
				}
				return true
			})
			p.Visit(t, "/de/scenarios/112.G.e-verhexte-feuerwache")
			p.Run(t, `engine.start()`)
			p.Until(t, `engine.failures > 1`)
			for _, want := range []string{"Schritt 1 von 4", "Schritt 2 von 4"} {
				p.Do(t, chromedp.KeyEvent(kb.ArrowRight))
				p.UntilText(t, `document.querySelector(".stepper .at").innerText`, want)
			}
			if parts.Load() != 2 {
				t.Errorf("%d requests for parts, want 2", parts.Load())
			}
			p.Quiet(t, "/table.wasm", "/worker.js")
		})
	}
	t.Run("crash", func(t *testing.T) {
		t.Parallel()
		p, parts := openBefore(t, 1280, func(http.ResponseWriter, *http.Request) bool { return true })
		p.Visit(t, "/de/scenarios/112.G.e-verhexte-feuerwache")
		p.Until(t, engineReady)
		// The worker answers no more. Only the step that it owes has a short limit: another worker may need longer.
		p.Run(t, `engine.worker.terminate(); ahead.clear();
			const limit = engine.answerLimit;
			engine.answerLimit = 300;
			document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
			engine.answerLimit = limit`)
		p.UntilText(t, `document.querySelector(".stepper .at").innerText`, "Schritt 1 von 4")
		p.Until(t, engineReady) // started once more
		p.Do(t, chromedp.KeyEvent(kb.ArrowRight))
		p.UntilText(t, `document.querySelector(".stepper .at").innerText`, "Schritt 2 von 4")
		if parts.Load() != 1 {
			t.Errorf("%d requests for parts, want 1", parts.Load())
		}
		p.Quiet(t)
	})
}

// centre is the middle of an element in the window, once it has been scrolled there.
func centre(t *testing.T, p *browsertest.Page, selector string) (x, y float64) {
	t.Helper()
	at := browsertest.Eval[[]float64](t, p, `(() => { const e = document.querySelector(`+quoted(selector)+`);
		const r = e.getBoundingClientRect(); return [(r.left + r.right) / 2, (r.top + r.bottom) / 2]; })()`)
	return at[0], at[1]
}

// dragTo presses a mouse button on one element and releases it on another.
func dragTo(t *testing.T, p *browsertest.Page, from, to string) {
	t.Helper()
	p.Run(t, `document.querySelector(`+quoted(to)+`).scrollIntoView({ block: "center", behavior: "instant" })`)
	mouse := func(kind input.DispatchMouseEventType, x, y float64) {
		t.Helper()
		event := input.DispatchMouseEventParams{Type: kind, X: x, Y: y, Button: input.MouseButtonLeft, ClickCount: 1}
		if _, err := chromedp.Call(p.Context(), input.DispatchMouseEvent, event); err != nil {
			t.Fatal(err)
		}
	}
	x, y := centre(t, p, from)
	mouse(input.DispatchMouseEventTypeMousePressed, x, y)
	mouse(input.DispatchMouseEventTypeMouseMoved, x+9, y+3)
	tx, ty := centre(t, p, to)
	mouse(input.DispatchMouseEventTypeMouseMoved, tx, ty)
	mouse(input.DispatchMouseEventTypeMouseReleased, tx, ty)
}

// TestBrowserDrag sets up a position with the mouse and with taps, then plays a card by dragging it to a place where
// the program allows it.
func TestBrowserDrag(t *testing.T) {
	t.Parallel()
	p := open(t, 1280)
	p.Visit(t, "/de/scenarios/new")
	find := func(card string) string {
		t.Helper()
		p.Run(t, `{ const f = document.querySelector("[data-find]"); f.value = `+quoted(card)+`; `+
			`f.dispatchEvent(new Event("input", { bubbles: true })); }`)
		return `[data-name='` + card + `']`
	}
	chip := find("Bibliothek")
	dragTo(t, p, chip, `[data-drop='place s.A.above.1']`)
	p.Until(t, `document.querySelector(".side-south .tcard .cell-name")?.textContent === "Bibliothek"`)
	chip = find("Kloster") // by taps: first the card, then the place
	p.Run(t, `document.querySelector(`+quoted(chip)+`).click()`)
	p.Until(t, `document.querySelectorAll(".target").length > 3`)
	p.Run(t, `document.querySelector("[data-drop='pile n.hand']").click()`)
	p.Until(t, `document.querySelector(".side-north [data-hand] .tcard") !== null`)
	dragTo(t, p, `.side-south .tcard`, `[data-drop='place s.B.below.1']`)
	p.Until(t, `document.querySelector("[data-drop='place s.A.above.1']") !== null`)
	p.Until(t, `document.querySelector("textarea[name=text]").value.includes("an B unter 1: Bibliothek")`)
	p.Quiet(t)
}

// TestBrowserDragMove drags a card from the hand to a site on which it may be built, and taps another one there.
func TestBrowserDragMove(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	site := &player{t: t, h: testSite(t).Handler()}
	site.get("/en/scenarios/new")
	site.press("do", "text", "text", `id: table
edition: 2005
game: tournament

start
  turn 9
  active north
  phase main
  north axis: city A, road, settlement B
  south axis: settlement A, road, settlement B
  north land: forest 4 holds 3 at left of A above, hills 5 holds 3 at left of A below, mountains 2 holds 3 at AB above, fields 1 holds 3 at AB below
  north hand: Kloster, Bibliothek
  south hand: none

play
`)
	site.press("do", "done")
	p.Visit(t, site.at)
	const card = `[data-hand] [data-card].can`
	if n := browsertest.Eval[int](t, p, `document.querySelectorAll("`+card+`").length`); n == 0 {
		moves := browsertest.Eval[string](t, p, `document.querySelector("#moves").innerText`)
		t.Fatalf("no card of the hand can be played: %s", moves)
	}
	p.Run(t, `document.querySelector("`+card+`").click()`)
	p.Until(t, `document.querySelectorAll(".target").length > 0`)
	p.Run(t, `document.querySelector(".target").setAttribute("id", "goal")`)
	p.Run(t, `document.querySelector(".pop:popover-open").hidePopover(); unchoose()`)
	dragTo(t, p, card, `#goal`)
	p.Until(t, `document.querySelector(".stepper .at").innerText.startsWith("Step 1")`)
	checkWidth(t, p, 360, "the table")
	p.Quiet(t)
}

// TestBrowserBoardKeys walks the board with the keys and uses its letters, which do nothing elsewhere.
func TestBrowserBoardKeys(t *testing.T) {
	t.Parallel()
	p := open(t, 1280)
	p.Visit(t, "/en/scenarios/112.G.e-verhexte-feuerwache?step=2")
	key := func(keys ...string) {
		t.Helper()
		for _, k := range keys {
			p.Do(t, chromedp.KeyEvent(k))
		}
	}
	key("l", "f")
	const stepAndSay = `location.search + document.getElementById("say").textContent`
	if got := browsertest.Eval[string](t, p, stepAndSay); got != "?step=2" {
		t.Errorf("letters work without the focus on the board: %q", got)
	}
	if n := browsertest.Eval[int](t, p, `document.querySelectorAll("#board .cell[tabindex='0']").length`); n != 1 {
		t.Errorf("the board takes %d stops of the tab key", n)
	}
	p.Run(t, `document.querySelector(".side-south .tcard").focus()`)
	was := browsertest.Eval[string](t, p, `document.activeElement.textContent`)
	key(kb.ArrowDown)
	if got := browsertest.Eval[string](t, p, `document.activeElement.textContent`); got == was ||
		!browsertest.Eval[bool](t, p, `document.activeElement.matches("#board .cell")`) {
		t.Errorf("the arrow key leads from %q to %q", was, got)
	}
	key("o")
	p.Until(t, `document.getElementById("say").textContent.includes("South. Step 2 of 4")`)
	key("l")
	p.Until(t, `document.getElementById("say").textContent.includes("The die shows 3")`)
	key("?")
	p.Until(t, `document.getElementById("keys").matches(":popover-open")`)
	key(kb.Escape)
	p.Run(t, `document.querySelector(".side-south .tcard").focus()`)
	key("f")
	p.Until(t, `location.search.includes("flip=1") && document.activeElement.matches("#board .cell")`)
	key("w")
	p.Until(t, `document.activeElement.name === "line"`)
	p.Quiet(t)
}

// TestBrowserAutoplay plays a scenario to its end and stops there.
func TestBrowserAutoplay(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Visit(t, "/en/scenarios/112.G.e-verhexte-feuerwache")
	p.Run(t, `document.querySelector("[data-play]").click()`)
	p.UntilText(t, `document.querySelector(".stepper .at").innerText`, "Step 1 of 4")
	if !browsertest.Eval[bool](t, p, `document.querySelector("[data-play]").getAttribute("aria-pressed") === "true"`) {
		t.Error("the button does not say that it plays")
	}
	p.UntilText(t, `document.querySelector(".stepper .at").innerText`, "Step 2 of 4")
	p.Run(t, `document.querySelector("[data-play]").click()`)
	p.Until(t, `document.querySelector("[data-play]").getAttribute("aria-pressed") === "false"`)
	p.Quiet(t)
}
