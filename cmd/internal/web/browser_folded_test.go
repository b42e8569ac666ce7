package web

import (
	"net/http"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// foldedPlaces are addresses of places that are folded on a phone.
var foldedPlaces = []string{
	"/de/rulings#c112", "/en/questions#spy-dragons", "/de/register#R", "/de/coverage#set-huw",
	"/en/changes#grundspiel-handkarten-2005",
}

// shown reports whether the place that the address names is unfolded, and within the window.
const shown = `(() => {
	const e = document.getElementById(location.hash.slice(1)), at = e.getBoundingClientRect();
	return e.closest("details").open && at.height > 0 && at.top >= 0 && at.top < innerHeight / 2;
})()`

// slowLine sends an answer at 10 kB a second. (Chromium's own slow line has other parameters in each version.)
type slowLine struct{ http.ResponseWriter }

func (s slowLine) Write(b []byte) (n int, err error) {
	for part := range slices.Chunk(b, 1000) {
		time.Sleep(100 * time.Millisecond)
		sent, err := s.ResponseWriter.Write(part)
		if n += sent; err != nil {
			return n, err
		}
		if err := http.NewResponseController(s.ResponseWriter).Flush(); err != nil {
			return n, err
		}
	}
	return n, nil
}

// openSlow opens a tab before a server whose line can be made slow.
func openSlow(t *testing.T, width int64) (p *browsertest.Page, slow *atomic.Bool) {
	t.Helper()
	site := testSite(t).Handler()
	slow = new(atomic.Bool)
	p, _ = openBefore(t, width, func(w http.ResponseWriter, r *http.Request) bool {
		if slow.Load() {
			site.ServeHTTP(slowLine{w}, r)
		}
		return !slow.Load()
	})
	return p, slow
}

// TestBrowserFolded opens folded places by their addresses over a slow line, where pages are painted while they arrive:
// each is unfolded and in view, and nothing moves. Without scripts the browser unfolds them.
func TestBrowserFolded(t *testing.T) {
	t.Parallel()
	p, slow := openSlow(t, 360)
	p.Scheme(t, false)
	for _, path := range []string{"/de/rulings/112.G.e", "/en/about"} {
		p.Visit(t, path) // style sheet, script and typefaces are in the cache afterwards
	}
	slow.Store(true)
	for _, path := range foldedPlaces {
		p.Visit(t, path)
		p.Until(t, shown)
		if moved := browsertest.Eval[float64](t, p, layoutShift); moved > 0.01 {
			t.Errorf("%s moves while it loads: %g", path, moved)
		}
	}
	p.Quiet(t)
}

// TestBrowserTableArrives opens tables over a slow line on a phone: what is there does not move when more arrives.
func TestBrowserTableArrives(t *testing.T) {
	t.Parallel()
	p, slow := openSlow(t, 360)
	p.Visit(t, "/de/scenarios/new")
	slow.Store(true)
	for _, path := range []string{
		"/de/scenarios/112.G.e-verhexte-feuerwache?step=3", "/de/scenarios/puzzles/badetag?hint=4", "/de/scenarios/explore",
	} {
		p.Visit(t, path)
		if moved := browsertest.Eval[float64](t, p, layoutShift); moved > 0.01 {
			t.Errorf("%s moves while it loads: %g", path, moved)
		}
	}
	p.Quiet(t)
}

// TestBrowserFoldedWithoutScript opens folded places in a browser without scripts.
func TestBrowserFoldedWithoutScript(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	off := emulation.SetScriptExecutionDisabledParams{Value: true}
	if _, err := chromedp.Call(p.Context(), emulation.SetScriptExecutionDisabled, off); err != nil {
		t.Fatal(err)
	}
	for _, path := range foldedPlaces {
		p.Visit(t, path)
		p.Until(t, shown)
	}
}

// TestBrowserLongPages measures the pages that list everything of a kind: on a phone they are folded.
func TestBrowserLongPages(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	for _, path := range []string{"/rulings", "/questions", "/register", "/coverage", "/changes"} {
		for _, lang := range []string{"/de", "/en"} {
			p.Visit(t, lang+path)
			if tall := browsertest.Eval[int64](t, p, `document.scrollingElement.scrollHeight`); tall > 10_000 {
				t.Errorf("%s%s is %d px tall", lang, path, tall)
			}
		}
	}
}
