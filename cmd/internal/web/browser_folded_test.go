package web

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"catanica/cmd/internal/browsertest"
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

// TestBrowserFolded opens folded places by their addresses over a slow line, where pages are painted while they arrive:
// each is unfolded and in view, and nothing moves. Without scripts the browser unfolds them.
func TestBrowserFolded(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Scheme(t, false)
	for _, path := range foldedPlaces {
		p.Visit(t, path) // style sheet, script and typefaces are in the cache afterwards
	}
	slow := network.EmulateNetworkConditionsByRuleParams{
		MatchedNetworkConditions: []*network.Conditions{{Latency: 100, DownloadThroughput: 10_000, UploadThroughput: 10_000}},
	}
	if _, err := chromedp.Call(p.Context(), network.EmulateNetworkConditionsByRule, slow); err != nil {
		t.Fatal(err)
	}
	for _, path := range foldedPlaces {
		p.Visit(t, "/de/about")
		p.Visit(t, path)
		p.Until(t, shown)
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
