package web

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"catanica/catalog/catalogtest/sample"
	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/chromedp"
)

// TestBrowserPuzzle solves a puzzle in the worker: the moves need no server, the verdict comes from it, and the score
// counts it.
func TestBrowserPuzzle(t *testing.T) {
	t.Parallel()
	engineAddress(t, testSite(t))
	var stages atomic.Int64
	p, _ := openBefore(t, 360, func(_ http.ResponseWriter, r *http.Request) bool {
		if r.Method == http.MethodPost || r.URL.Query().Get("part") == "stage" {
			stages.Add(1)
		}
		return true
	})
	p.Scheme(t, false)
	p.Visit(t, "/en/scenarios/puzzles/badetag")
	p.Until(t, engineReady)
	p.Run(t, `document.querySelector("[data-keep]").click()`)
	for i, move := range []string{"north plays Lady Imelda", "south chooses Conrad the Swift"} {
		p.Run(t, `document.querySelector("button[name=move][value='`+move+`']").click()`)
		p.Until(t, `document.querySelector(".stepper .at").innerText.startsWith("Step `+string(rune('1'+i))+`")`)
		p.Until(t, `document.querySelector("[data-around=verdict]").innerText.includes("can still be reached")`)
	}
	p.Run(t, `document.querySelector("button[name=move][value^='north builds Bath House']").click()`)
	p.Until(t, `document.querySelector("[data-around=verdict]").innerText.includes("Solved!")`)
	p.Until(t, `(localStorage.getItem("catanica.puzzles") || "").includes("badetag")`)
	if n := stages.Load(); n > 0 {
		t.Errorf("%d requests for the table although the worker was ready", n)
	}
	shown := browsertest.Eval[string](t, p, `location.pathname + location.search`)
	if !strings.HasPrefix(shown, "/en/scenarios/puzzles/badetag?") {
		t.Errorf("the address is %s", shown)
	}
	p.Run(t, `history.back()`)
	p.Until(t, `document.querySelector("[data-around=verdict]").innerText.includes("can still be reached")`)
	p.Visit(t, shown)
	p.Until(t, `document.querySelector("[data-around=verdict]").innerText.includes("Solved!")`)
	p.Quiet(t)
}

// boardTop is how far down a board may begin on a phone, in CSS pixels.
const boardTop = 120

// TestBrowserBoardOnTop opens scenarios and puzzles on a phone: the board is on top.
func TestBrowserBoardOnTop(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Do(t, chromedp.EmulateViewport(360, 740))
	var paths []string
	for _, f := range testSite(t).svc.Scenarios() {
		if !f.IsBoard() {
			paths = append(paths, "/scenarios/"+f.ID)
		}
	}
	paths = append(sample.Of(t, 8, paths), "/scenarios/puzzles/badetag", "/scenarios/puzzles/badetag",
		"/scenarios/puzzles/bauern-im-palast", "/scenarios/puzzles/today")
	most := 0.0
	for i, path := range paths {
		p.Visit(t, []string{"/de", "/en"}[i%2]+path)
		y := browsertest.Eval[float64](t, p, `document.querySelector("#board").getBoundingClientRect().top + scrollY`)
		if most = max(most, y); y > boardTop {
			t.Errorf("%s: the board begins at %.0f px, want at most %d", path, y, boardTop)
		}
	}
	t.Logf("boards begin at most %.0f px down", most)
}
