package web

import (
	"testing"

	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/chromedp"
)

// deckVerdict is the verdict that the deck builder shows, in JavaScript.
const deckVerdict = `document.querySelector("#verdict .verdict")?.textContent.trim()`

// TestBrowserDeck writes a list: the verdict comes without a click, and the address holds the list.
func TestBrowserDeck(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Visit(t, "/de/decks")
	p.Do(t,
		chromedp.Clear(chromedp.CSS(`#deck`)),
		chromedp.SendKeys(chromedp.CSS(`#deck`), "Sets: grundspiel, Z&D\n\n[Deck]\n2 Spion"),
		chromedp.WaitVisible(chromedp.CSS(`#verdict .v-no .verdict`)),
	)
	p.UntilText(t, deckVerdict, "Nicht erlaubt.")
	p.Until(t, `location.pathname === "/de/decks" && location.search.startsWith("?d=")`)
	p.Quiet(t)
}

// TestBrowserBuilder builds a deck with the buttons: cards come and go without a page load, and every change can be
// undone.
func TestBrowserBuilder(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	const list = `document.getElementById("deck").value`
	p.Visit(t, "/de/decks?d="+exampleDeck)
	p.Run(t, `window.here = true`)
	press := func(button, done string) {
		t.Helper()
		p.Run(t, `document.querySelector('`+button+`').click()`)
		p.Until(t, done)
	}
	p.Run(t, typeAtOnce("filter-q", "hafen"))
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(`#finder-results button[name=plus][value=hafen]`)))
	press(`#finder-results button[name=plus][value=hafen]`, list+`.includes("1 Hafen")`)
	p.UntilText(t, deckVerdict, "Nicht erlaubt.") // 34 cards
	p.UntilText(t, `document.activeElement.value`, "hafen")
	press(`#cards-1 button[name=less][value=allmende]`, `!`+list+`.includes("Allmende")`)
	p.UntilText(t, deckVerdict, "Erlaubt.") // 33 cards
	p.Until(t, `location.search.includes("d=") && !location.search.endsWith("`+exampleDeck+`")`)
	press(`[data-undo]`, list+`.includes("Allmende")`)
	press(`[data-undo]`, `!`+list+`.includes("1 Hafen")`)
	p.Until(t, `document.querySelector("[data-undo]").disabled`)
	press(`[data-redo]`, list+`.includes("1 Hafen")`)
	p.Until(t, list+`.includes("Allmende")`)
	press(`button[name=draw]`, `document.querySelectorAll("#hands .hand").length === 3`)
	p.Until(t, `location.search.includes("seed=")`)
	if !browsertest.Eval[bool](t, p, `window.here === true`) {
		t.Error("the page was loaded again")
	}
	p.Quiet(t)
}

// TestBrowserDeckPhone edits a list on a phone: the verdict stays on the screen, nothing moves when it changes, a
// ticked box changes the list, and pasted JSON becomes a list.
func TestBrowserDeckPhone(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Visit(t, "/en/decks?d="+exampleDeck)
	p.Run(t, `window.shift = 0;
		const add = list => list.getEntries().forEach(e => (window.shift += e.value));
		new PerformanceObserver(add).observe({type: "layout-shift", buffered: false})`)
	write := func(text, done string) {
		t.Helper()
		p.Run(t, `{ const d = document.getElementById("deck"); d.value = `+text+`;
			d.dispatchEvent(new Event("input", {bubbles: true})); }`)
		p.Until(t, done)
	}
	verdictOnScreen := func() {
		t.Helper()
		p.Until(t, `(r => r.top >= 0 && r.bottom <= innerHeight && r.height > 40)(
			[...document.querySelectorAll(".brief")].map(b => b.getBoundingClientRect()).find(r => r.top >= 0 && r.bottom <= innerHeight) ??
				{top: -1})`)
	}
	verdictOnScreen()
	p.Run(t, `document.getElementById("deck").scrollIntoView()`)
	write(`d.value.replace("2 Spion", "3 Spion")`, `document.querySelector(".brief").textContent.includes("34/33")`)
	verdictOnScreen()
	p.Run(t, `document.getElementById("finder").scrollIntoView()`)
	verdictOnScreen()
	if shift := browsertest.Eval[float64](t, p, `window.shift`); shift > 0.01 {
		t.Errorf("the page moved by %g", shift)
	}

	const list = `document.getElementById("deck").value`
	p.Run(t, `document.getElementById("deck-head").open = true;
		document.getElementById("as-set-zud").focus(); document.getElementById("as-set-zud").click()`)
	p.Until(t, `/^Sets: .*Z&D/m.test(`+list+`)`)
	p.UntilText(t, `document.activeElement.id`, "as-set-zud")
	p.Run(t, `document.querySelector("[data-undo]").click()`)
	p.Until(t, `!`+list+`.includes("Z&D") && !document.getElementById("as-set-zud").checked`)
	write(`'{"sets": ["grundspiel", "kuw"], "deck": [{"count": 2, "card": "spion"}]}'`, list+`.includes("2 Spy")`)
	p.Quiet(t)
}
