package web

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// TestBrowserDeckPhone works on a list with a phone: the verdict stands on the screen all the time, nothing moves when it
// changes, what is ticked goes into the list, and JSON that is pasted becomes a list.
func TestBrowserDeckPhone(t *testing.T) {
	b := newBrowser(t, 360)
	b.do(t, chromedp.Navigate(b.url+"/en/decks?d="+exampleDeck))
	ask(t, b, chromedp.Evaluate[any](`window.shift = 0; new PerformanceObserver((l) => l.getEntries().forEach((e) => (window.shift += e.value))).observe({type: "layout-shift", buffered: false});
		window.onScreen = () => { const r = document.querySelector(".brief").getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight && r.height > 40; }; null`))
	write := func(text, done string) {
		t.Helper()
		ask(t, b, chromedp.Evaluate[any](`{ const d = document.getElementById("deck"); d.value = `+text+`; d.dispatchEvent(new Event("input", {bubbles: true})); } null`))
		ask(t, b, chromedp.Poll[bool](done))
	}
	seen := func(when string) {
		t.Helper()
		if !ask(t, b, chromedp.Evaluate[bool](`window.onScreen()`)) {
			t.Errorf("%s: the verdict is not on the screen", when)
		}
	}
	seen("at first")
	write(`d.value.replace("2 Spion", "3 Spion")`, `document.querySelector(".brief").textContent.includes("34/33")`)
	seen("after a change")
	ask(t, b, chromedp.Evaluate[any](`document.getElementById("finder").scrollIntoView(); null`))
	seen("at the search")
	if shift := ask(t, b, chromedp.Evaluate[float64](`window.shift`)); shift > 0.01 {
		t.Errorf("the page moved by %g", shift)
	}

	ask(t, b, chromedp.Evaluate[any](`document.getElementById("deck-head").open = true; document.getElementById("as-set-zud").focus(); document.getElementById("as-set-zud").click(); null`))
	ask(t, b, chromedp.Poll[bool](`/^Sets: .*Z&D/m.test(document.getElementById("deck").value)`))
	if focus := ask(t, b, chromedp.Evaluate[string](`document.activeElement.id`)); focus != "as-set-zud" {
		t.Errorf("the focus went to %q", focus)
	}
	ask(t, b, chromedp.Evaluate[any](`document.querySelector("[data-undo]").click(); null`))
	ask(t, b, chromedp.Poll[bool](`!document.getElementById("deck").value.includes("Z&D") && !document.getElementById("as-set-zud").checked`))

	write(`'{"sets": ["grundspiel", "kuw"], "deck": [{"count": 2, "card": "spion"}]}'`, `document.getElementById("deck").value.includes("2 Spy")`)
	b.quiet(t)
}
