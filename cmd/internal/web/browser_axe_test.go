package web

import (
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// axePages are one page of each kind, below the language.
var axePages = []string{
	"/", "/search?q=hexe", "/search?q=hexe+set:zudd+kosten%3C%3D3", "/search?q=set:zud+hexe", "/search/help", "/cards?q=clas:x", "/cards", "/cards/hexe", "/sets", "/sets/zud", "/classes/action-attack", "/rulings", "/rulings/112.G.e", "/rulings/112.S.g?edition=1998",
	"/register", "/rules", "/rules/kuw", "/rules/kuw/turnier.deck", "/rules/glossary", "/decks", "/decks?d=" + shotDeck + "&q=hafen&seed=7", "/decks?d=" + exampleDeck + "&d2=" + shotDeck + "&mode=compare", "/decks/sheet?d=" + exampleDeck, "/scenarios",
	"/scenarios/112.G.e-verhexte-feuerwache?step=3", "/scenarios/113.U.c-jederzeit-im-eigenen-zug?step=2&view=south", "/scenarios/new", "/about", "/nowhere",
	"/cards/bibliothek", "/cards?rel=hits&of=bibliothek&as=faces", "/changes", "/boxes?mark=" + shotMark, "/sets/zud/checklist",
	"/variants?game=rows&set=kuw&set=pui", "/variants?game=beginners", "/variants/list?game=small-tournament&set=ruh",
	"/quick", "/questions", "/questions?state=ours&card=hexe", "/rulings/103.B.b", "/rulings/103.P.c?edition=1998",
	"/rulings/chapter/103", "/register?names=en",
	"/rules?game=board", "/rules/wien", "/rules/almanach/aufbau-variabler", "/rules/almanach/seehandel", "/rules/almanach/siedlung",
	"/rules/wien/bauen.strassen", "/search?q=hexe&game=card", "/rulings/152.A.a",
}

// axeRun asks axe for what breaks WCAG 2.2 A or AA: a line for each violation.
const axeRun = `axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"]}).then(r =>
	r.violations.flatMap(v => v.nodes.map(n => v.id + ": " + n.target.join(" ") + ": " + n.failureSummary.replace(/\s+/g, " "))))`

// TestBrowserAxe holds each kind of page against WCAG 2.2 AA with axe, in both languages, light and dark; each
// language on a phone and on a desk. testdata/axe holds axe-core (MPL-2.0).
func TestBrowserAxe(t *testing.T) {
	axe, err := os.ReadFile("testdata/axe/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		lang  string
		width int64
		dark  bool
	}{{"/de", 360, false}, {"/de", 1280, true}, {"/en", 1280, false}, {"/en", 360, true}} {
		b := newBrowser(t, c.width)
		b.scheme(t, c.dark)
		for _, path := range axePages {
			b.do(t, chromedp.Navigate(b.url+c.lang+path))
			ask(t, b, chromedp.Evaluate[any](string(axe)+"; null"))
			for _, v := range ask(t, b, chromedp.Evaluate[[]string](axeRun, chromedp.EvalAwaitPromise)) {
				t.Errorf("%s%s, %d px, dark %t: %s", c.lang, path, c.width, c.dark, first(v, 400))
			}
		}
	}
}

// TestBrowserKeyboardWalk goes through a scenario by the tab key alone: every stop can be seen, none is a trap,
// and the steps are among them.
func TestBrowserKeyboardWalk(t *testing.T) {
	b := newBrowser(t, 1280)
	b.do(t, chromedp.Navigate(b.url+"/en/scenarios/112.G.e-verhexte-feuerwache?step=1"))
	const where = `(() => { const e = document.activeElement, r = e.getBoundingClientRect(), s = getComputedStyle(e);
		return [e.tagName, e.dataset.step || "", e.id, (e.textContent || "").trim().slice(0, 40), r.width > 0 && r.height > 0 && s.visibility === "visible", s.outlineStyle !== "none"].join("|"); })()`
	seen := map[string]bool{}
	for range 120 {
		b.do(t, chromedp.KeyEvent("\t"))
		stop := ask(t, b, chromedp.Evaluate[string](where))
		if strings.HasPrefix(stop, "BODY") {
			break
		}
		if !strings.HasSuffix(stop, "true|true") {
			t.Errorf("a stop that cannot be seen: %s", stop)
		}
		seen[strings.Split(stop, "|")[1]] = true
	}
	for _, want := range []string{"first", "back", "next", "end", "view", "pick"} {
		if !seen[want] {
			t.Errorf("the tab key does not reach %q", want)
		}
	}
}
