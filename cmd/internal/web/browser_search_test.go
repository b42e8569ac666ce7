package web

import (
	"strings"
	"testing"

	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// JavaScript expressions about the page of a search.
const (
	// answered is the query whose results are shown.
	answered = `document.querySelector("#results [data-asked]")?.dataset.asked`
	// boxText is the text in the search box.
	boxText = `document.getElementById("q").value`
	// combobox is the state of the search box: its role, whether it is expanded, the active option, and whether there is
	// more than one option.
	combobox = `(() => {
		const q = document.getElementById("q"), o = document.getElementById(q.getAttribute("aria-activedescendant") || "-");
		const active = o ? o.getAttribute("aria-selected") + " " + o.querySelector(".text").textContent : "";
		const several = document.querySelectorAll("#q-list [role=option]").length > 1;
		return [q.getAttribute("role"), q.getAttribute("aria-expanded"), active, several].join("|"); })()`
	// recordSuggests records the requests for suggestions in window.asked.
	recordSuggests = `window.asked = [];
		const plain = window.fetch;
		window.fetch = (a, ...rest) => {
			if (String(a).includes("/suggest")) window.asked.push(String(a));
			return plain(a, ...rest);
		}`
)

// typeAtOnce types a word into the field of this id without any pause between the letters, which keys sent one by one
// to a busy browser cannot promise.
func typeAtOnce(id, word string) string {
	return `{ const q = document.getElementById("` + id + `"); q.focus();
		for (const c of ` + quoted(word) + `) { q.value += c; q.dispatchEvent(new Event("input", {bubbles: true})); } }`
}

// TestBrowserSearch types a question: the answer comes without a click, and the address holds the question.
func TestBrowserSearch(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Visit(t, "/de/search")
	p.Do(t, chromedp.SendKeys(chromedp.CSS(`#q`), "hexe feuerwache"))
	p.UntilText(t, answered, "hexe feuerwache")
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(`#results a[href="/de/rulings/112.G.e"]`)))
	answer := browsertest.Ask(t, p, chromedp.Text(chromedp.CSS(`#results .sure .answer`)))
	if !strings.Contains(answer, "Die Hexe kann die Feuerwache verhexen") {
		t.Errorf("the answer is %q", answer)
	}
	p.Until(t, `location.href.endsWith("/de/search?q=hexe+feuerwache")`)
	p.Until(t, `document.getElementById("say").textContent.includes("Treffer")`)
	p.Quiet(t)
}

// TestBrowserHome types on the start page: the results replace the rest of the page.
func TestBrowserHome(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Visit(t, "/en/")
	p.Do(t,
		chromedp.SendKeys(chromedp.CSS(`#q`), "spy"),
		chromedp.WaitVisible(chromedp.CSS(`#results a[href="/en/cards/spion"]`)),
		chromedp.WaitNotVisible(chromedp.CSS(`.rest`)),
	)
	p.UntilText(t, answered, "spy")
	p.Quiet(t)
}

// TestBrowserGame searches the board game: the choice of the game stays in the address, and no hit is about the card
// game.
func TestBrowserGame(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Visit(t, "/de/search?game=board")
	p.Do(t, chromedp.SendKeys(chromedp.CSS(`#q`), "räuber"))
	p.UntilText(t, answered, "räuber")
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(`#results a[href="/de/rules/almanach/raeuber"]`)))
	p.Until(t, `location.search.includes("game=board")`)
	const cardGame = `document.querySelectorAll('#results .hits a[href*="/rulings/"]').length`
	if n := browsertest.Eval[int64](t, p, cardGame); n > 0 {
		t.Errorf("%d hits are about the card game", n)
	}
	p.Quiet(t)
}

// TestBrowserSuggestions uses the suggestions with the keyboard: typing without a pause sends one request, an arrow
// chooses, Enter opens the page, and the results follow the text as well.
func TestBrowserSuggestions(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	for _, path := range []string{"/de/search", "/de/"} {
		p.Visit(t, path)
		p.Run(t, recordSuggests)
		p.UntilText(t, combobox, "combobox|false||false")
		p.Run(t, typeAtOnce("q", "feuer"))
		p.UntilText(t, combobox, "combobox|true||true")
		p.UntilText(t, answered, "feuer")
		asked := browsertest.Eval[[]string](t, p, `window.asked`)
		if len(asked) != 1 || !strings.HasSuffix(asked[0], "q=feuer") {
			t.Errorf("%s: the page asked %v, want one request", path, asked)
		}
		if path == "/de/search" {
			checkAxe(t, p, axeScript(t), "the suggestions")
		}
		p.Do(t, chromedp.KeyEvent(kb.ArrowDown))
		p.UntilText(t, combobox, "combobox|true|true Feuerwache|true")
		p.Do(t, chromedp.KeyEvent("\r"))
		p.Until(t, `location.pathname === "/de/cards/feuerwache"`)
	}
	p.Quiet(t)
}

// TestBrowserCompletion types a filter: its values are offered, a click takes one, the box keeps the focus, and results
// and panel follow.
func TestBrowserCompletion(t *testing.T) {
	t.Parallel()
	p := open(t, 1280)
	p.Visit(t, "/en/search")
	p.Do(t, chromedp.SendKeys(chromedp.CSS(`#q`), "class:building set:wiz"))
	p.UntilText(t, `document.querySelector("#q-list [role=option] code")?.textContent`, "set:zud")
	p.UntilText(t, answered, "class:building set:wiz")
	p.Do(t, chromedp.Click(chromedp.CSS(`#q-list [role=option]`)))
	p.UntilText(t, answered, "class:building set:zud")
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(`#results a[href="/en/cards/stein-der-weisen"]`)))
	p.Until(t, boxText+` === "class:building set:zud " && document.activeElement.id === "q"`)
	p.UntilText(t, `document.getElementById("f-set").value`, "zud")
	p.UntilText(t, `document.getElementById("panel-count").textContent`, "(2)")
	p.Quiet(t)
}

// TestBrowserPanel chooses filters in the panel: the box shows them in the reader's language, and the results follow
// without a page load. Filters that are typed show in the panel.
func TestBrowserPanel(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Visit(t, "/de/search?q=hexe")
	p.Run(t, `window.here = true; document.getElementById("panel").open = true`)
	choose := func(field, value, box string) {
		t.Helper()
		p.Run(t, `(() => { const f = document.querySelector("[name=`+field+`]"); f.value = "`+value+`";
			f.dispatchEvent(new Event(f.options ? "change" : "input", {bubbles: true})); })()`)
		p.UntilText(t, boxText, box)
	}
	choose("f-kind", "card", "hexe art:karte")
	choose("f-cost-to", "3", "hexe art:karte kosten<=3")
	choose("f-kind", "", "hexe kosten<=3")
	choose("f-sort", "-vp", "hexe kosten<=3 sortiere:-siegpunkte")
	checkAxe(t, p, axeScript(t), "the panel")
	checkWidth(t, p, 360, "the panel")
	p.Until(t, `location.href.endsWith("/de/search?q=hexe+kosten%3C%3D3+sortiere%3A-siegpunkte")`)
	p.Do(t, chromedp.SendKeys(chromedp.CSS(`#q`), " set:zud"))
	p.UntilText(t, `document.getElementById("f-set").value`, "zud")
	if !browsertest.Eval[bool](t, p, `window.here === true`) {
		t.Error("the page was loaded again")
	}
	p.Do(t, chromedp.SendKeys(chromedp.CSS(`#q`), "\r"))
	p.Until(t, `window.here !== true && document.querySelectorAll("#results li").length > 0`)
	if address := browsertest.Ask(t, p, chromedp.Location()); strings.Contains(address, "f-") {
		t.Errorf("the address holds fields of the panel: %q", address)
	}
	p.Quiet(t)
}

// TestBrowserFilters types a filter of the catalogue: the list follows without a page load, and so do the address and
// the link to the other language.
func TestBrowserFilters(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Visit(t, "/de/cards")
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(`#card-list a[href="/de/cards/spion"]`)))
	p.Run(t, `window.here = true`)
	p.Do(t, chromedp.SendKeys(chromedp.CSS(`#filter-q`), "hexe"))
	p.Until(t, `location.href.endsWith("/de/cards?q=hexe")`)
	p.Do(t,
		chromedp.WaitNotPresent(chromedp.CSS(`#card-list a[href="/de/cards/spion"]`)),
		chromedp.WaitVisible(chromedp.CSS(`#card-list a[href="/de/cards/hexe"]`)),
	)
	p.Until(t, `document.querySelector(".langs a[lang=en]").getAttribute("href").endsWith("/en/cards?q=hexe")`)
	p.Until(t, `document.getElementById("say").textContent.includes("von")`)
	if !browsertest.Eval[bool](t, p, `window.here === true`) {
		t.Error("the page was loaded again")
	}
	p.Quiet(t)
}
