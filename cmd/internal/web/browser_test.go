package web

import (
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"catanica/catalog/catalogtest/sample"
	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

var chromium browsertest.Browser

func TestMain(m *testing.M) { chromium.Main(m) }

// open opens an empty tab of the given width in CSS pixels before the whole site.
func open(t *testing.T, width int64) *browsertest.Page {
	t.Helper()
	srv := httptest.NewServer(testSite(t).Handler())
	t.Cleanup(srv.Close)
	return chromium.Open(t, srv.URL, width)
}

// axeScript reads axe-core (MPL-2.0), which checks pages for accessibility.
func axeScript(t *testing.T) string {
	t.Helper()
	script, err := os.ReadFile("testdata/axe/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	return string(script)
}

// axeRun makes axe check the page against WCAG 2.2 A and AA and returns a line for each violation.
const axeRun = `axe.run(document, {
		runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"],
	}).then(r => r.violations.flatMap(v =>
		v.nodes.map(n => v.id + ": " + n.target.join(" ") + ": " + n.failureSummary.replace(/\s+/g, " "))))`

// axeFaults returns what makes the page inaccessible as it is now, a line each. Axe takes long: `make test` asks it
// about one place in three, which change with the commit, and `make full` about all.
func axeFaults(t *testing.T, p *browsertest.Page, script, where string) []string {
	t.Helper()
	if !sample.Picker(t, 3)(where) {
		return nil
	}
	p.Run(t, script)
	return browsertest.Eval[[]string](t, p, axeRun)
}

// checkAxe reports what makes the page inaccessible as it is now, with axeFaults.
func checkAxe(t *testing.T, p *browsertest.Page, script, where string) {
	t.Helper()
	for _, v := range axeFaults(t, p, script, where) {
		t.Errorf("%s: axe: %s", where, first(v, 400))
	}
}

// checkWidth reports a page that is wider than the window, so that readers would have to scroll sideways.
func checkWidth(t *testing.T, p *browsertest.Page, width int64, where string) {
	t.Helper()
	if wide := browsertest.Eval[int64](t, p, `document.scrollingElement.scrollWidth`); wide > width {
		t.Errorf("%s is %d px wide in a window of %d px", where, wide, width)
	}
}

// TestBrowserKeyboard presses the tab key on a page: the first stop is the link that skips to the content.
func TestBrowserKeyboard(t *testing.T) {
	t.Parallel()
	p := open(t, 1280)
	p.Visit(t, "/de/cards/hexe")
	p.Do(t, chromedp.KeyEvent("\t"))
	p.UntilText(t, `document.activeElement.getAttribute("href")`, "#main")
	p.Do(t, chromedp.KeyEvent("\r"))
	p.UntilText(t, `document.activeElement.id`, "main")
}

// TestBrowserPeek moves the focus to links: a card's link shows its face, an article's its answer, and Escape closes
// the panel.
func TestBrowserPeek(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	focus := func(link string) {
		t.Helper()
		p.Run(t, `(() => { const before = document.createElement("span"); before.tabIndex = -1;
			document.querySelector('.prose a[href="`+link+`"]').before(before); before.focus(); })()`)
		p.Do(t, chromedp.KeyEvent("\t"))
	}
	p.Visit(t, "/de/rulings/112.G.b")
	focus("/de/cards/feuerwache")
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(`#peek img.face`)))
	p.Do(t, chromedp.KeyEvent("\x1b"), chromedp.WaitNotVisible(chromedp.CSS(`#peek`)))
	focus("/de/rulings/112.G.c")
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(`#peek .verdict`)))
	checkWidth(t, p, 360, "the page with the panel")
	p.Quiet(t)
}

// TestBrowserParagraph reaches a paragraph's own link with the tab key: the link is visible then and leads to the
// paragraph, and the links to the other language and to other editions lead there too.
func TestBrowserParagraph(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Visit(t, "/de/rulings/112.G.e")
	p.Run(t, `document.querySelector('#b3 a.para').focus()`)
	p.Do(t, chromedp.KeyEvent("\t"))
	p.Until(t, `document.activeElement.matches('a[href="#b4"]')`)
	p.Until(t, `getComputedStyle(document.activeElement).opacity === "1"`)
	p.Do(t, chromedp.KeyEvent("\r"))
	p.Until(t, `location.href.endsWith("/de/rulings/112.G.e#b4")`)
	p.Until(t, `document.querySelector(".langs a[lang=en]").getAttribute("href").endsWith("/en/rulings/112.G.e#b4")`)
	p.Until(t, `document.querySelector(".editions a").href.endsWith("/de/rulings/112.G.e?edition=1996#b4")`)
	p.Quiet(t)
}

// TestBrowserWithoutScript searches and builds a deck with scripts switched off.
func TestBrowserWithoutScript(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	off := emulation.SetScriptExecutionDisabledParams{Value: true}
	if _, err := chromedp.Call(p.Context(), emulation.SetScriptExecutionDisabled, off); err != nil {
		t.Fatal(err)
	}
	deckHas := func(want string) {
		t.Helper()
		p.Until(t, `(document.getElementById("deck")?.textContent ?? "").includes("`+want+`")`)
	}
	p.Visit(t, "/de/")
	p.Do(t,
		chromedp.SendKeys(chromedp.CSS(`#q`), "hexe feuerwache\r"),
		chromedp.WaitReady(chromedp.CSS(`#results a[href="/de/rulings/112.G.e"]`)),
	)
	p.Scheme(t, false) // without motion: otherwise a click would come while the page still scrolls to its button
	p.Visit(t, "/de/decks")
	p.Do(t,
		chromedp.SendKeys(chromedp.CSS(`#add`), "Spion\r"),
		chromedp.WaitReady(chromedp.CSS(`#verdict .verdict`)),
	)
	deckHas("1 Spion")
	p.Do(t,
		chromedp.SendKeys(chromedp.CSS(`#filter-q`), "spion\r"),
		chromedp.WaitReady(chromedp.CSS(`#finder-results button[name=plus][value=spion]`)),
	)
	before := browsertest.Ask(t, p, chromedp.Location())
	p.Do(t,
		chromedp.Click(chromedp.CSS(`#finder-results button[name=plus][value=spion]`)),
		chromedp.WaitReady(chromedp.CSS(`#cards-1 button[name=less][value=spion]`)),
	)
	deckHas("2 Spion")
	p.Do(t, chromedp.Navigate(before)) // as the back button does: every state has an address
	deckHas("1 Spion")
	p.Quiet(t)
}

// quoted returns s as a string literal of JavaScript.
func quoted(s string) string { return `"` + strings.ReplaceAll(s, `"`, `\"`) + `"` }
