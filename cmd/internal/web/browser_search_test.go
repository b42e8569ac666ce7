package web

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// countSuggests counts the requests for suggestions of a page, and notes how far its things move.
const countSuggests = `window.asked = []; window.moved = 0;
	const plain = window.fetch; window.fetch = (a, ...rest) => { if (String(a).includes("/suggest")) window.asked.push(String(a)); return plain(a, ...rest); };
	new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.moved += e.value; }).observe({type: "layout-shift"}); null`

// combo is the state of the box: expanded, the option chosen, how many there are.
const combo = `(() => { const q = document.getElementById("q"), o = document.getElementById(q.getAttribute("aria-activedescendant") || "-");
	return [q.getAttribute("role"), q.getAttribute("aria-expanded"), o ? o.getAttribute("aria-selected") + " " + o.querySelector(".text").textContent : "", document.querySelectorAll("#q-list [role=option]").length > 1].join("|"); })()`

// TestBrowserSuggestions uses the suggestions by the keyboard alone: they come with one request a pause, arrows choose,
// Escape closes, Enter leads to the page; the results below come as well and nothing moves.
func TestBrowserSuggestions(t *testing.T) {
	b := newBrowser(t, 360)
	axe, err := os.ReadFile("testdata/axe/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	is := func(want string) {
		t.Helper()
		if got := ask(t, b, chromedp.Evaluate[string](combo)); got != want {
			t.Errorf("the box is %q, want %q", got, want)
		}
	}
	for _, path := range []string{"/de/search", "/de/"} {
		b.do(t, chromedp.Navigate(b.url+path))
		ask(t, b, chromedp.Evaluate[any](countSuggests))
		is("combobox|false||false")
		b.do(t,
			chromedp.SendKeys(chromedp.CSS(`#q`), "feuer"),
			chromedp.WaitVisible(chromedp.CSS(`#q-list [role=option]`)),
			chromedp.WaitVisible(chromedp.CSS(`#results a[href="/de/cards/feuerteufel"]`)),
		)
		is("combobox|true||true")
		if asked := ask(t, b, chromedp.Evaluate[[]string](`window.asked`)); len(asked) != 1 || !strings.HasSuffix(asked[0], "q=feuer") {
			t.Errorf("%s: asked %v, want one request for one pause", path, asked)
		}
		if path == "/de/search" {
			ask(t, b, chromedp.Evaluate[any](string(axe)+"; null"))
			for _, v := range ask(t, b, chromedp.Evaluate[[]string](axeRun, chromedp.EvalAwaitPromise)) {
				t.Errorf("with suggestions: %s", first(v, 400))
			}
		}
		b.do(t, chromedp.KeyEvent(kb.ArrowDown), chromedp.KeyEvent("\r"), chromedp.WaitVisible(chromedp.CSS(`.langs a[href="/en/cards/feuerwache"]`)))
	}
	b.quiet(t)
}

// TestBrowserCompletion types a key: its values are offered, a click takes one, the box keeps the focus and the results follow.
func TestBrowserCompletion(t *testing.T) {
	b := newBrowser(t, 1280)
	b.do(t,
		chromedp.Navigate(b.url+"/en/search"),
		chromedp.SendKeys(chromedp.CSS(`#q`), "class:building set:wiz"),
		chromedp.WaitVisible(chromedp.CSS(`#q-list [role=option] code`)),
		chromedp.Click(chromedp.CSS(`#q-list [role=option]`)),
		chromedp.WaitVisible(chromedp.CSS(`#results a[href="/en/cards/stein-der-weisen"]`)),
	)
	ask(t, b, chromedp.Poll[bool](`document.getElementById("q").value === "class:building set:zud " && document.activeElement.id === "q"`))
	ask(t, b, chromedp.Poll[bool](`document.getElementById("f-set").value === "zud" && document.getElementById("panel-count").textContent === "(2)"`))
	b.quiet(t)
}

// TestBrowserPanel chooses filters: the box says so in the reader's language and the results follow without a load; what is
// typed shows in the panel.
func TestBrowserPanel(t *testing.T) {
	b := newBrowser(t, 360)
	axe, err := os.ReadFile("testdata/axe/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	b.do(t, chromedp.Navigate(b.url+"/de/search?q=hexe"))
	ask(t, b, chromedp.Evaluate[any](`window.here = true; document.getElementById("panel").open = true; null`))
	choose := func(field, value, box string) {
		t.Helper()
		ask(t, b, chromedp.Evaluate[any](`(() => { const f = document.querySelector("[name=`+field+`]"); f.value = "`+value+`";
			f.dispatchEvent(new Event(f.options ? "change" : "input", {bubbles: true})); })(); null`))
		var got string
		for until := time.Now().Add(10 * time.Second); got != box && time.Now().Before(until); time.Sleep(50 * time.Millisecond) {
			got = ask(t, b, chromedp.Evaluate[string](`document.getElementById("q").value`))
		}
		if got != box {
			t.Fatalf("%s %s: the box says %q, want %q", field, value, got, box)
		}
	}
	choose("f-kind", "card", "hexe art:karte")
	choose("f-cost-to", "3", "hexe art:karte kosten<=3")
	choose("f-kind", "", "hexe kosten<=3")
	choose("f-sort", "-vp", "hexe kosten<=3 sortiere:-siegpunkte")
	ask(t, b, chromedp.Evaluate[any](string(axe)+"; null"))
	for _, v := range ask(t, b, chromedp.Evaluate[[]string](axeRun, chromedp.EvalAwaitPromise)) {
		t.Errorf("with the panel: %s", first(v, 400))
	}
	if wide := ask(t, b, chromedp.Evaluate[int64](`document.scrollingElement.scrollWidth`)); wide > 360 {
		t.Errorf("the page is %d px wide", wide)
	}
	if address := ask(t, b, chromedp.Location()); !strings.HasSuffix(address, "/de/search?q=hexe+kosten%3C%3D3+sortiere%3A-siegpunkte") {
		t.Errorf("address %q", address)
	}
	b.do(t, chromedp.SendKeys(chromedp.CSS(`#q`), " set:zud"))
	ask(t, b, chromedp.Poll[bool](`document.getElementById("f-set").value === "zud"`))
	if here := ask(t, b, chromedp.Evaluate[bool](`window.here === true`)); !here {
		t.Error("the page was loaded again")
	}
	ask(t, b, chromedp.Evaluate[any](`document.body.classList.add("before"); null`))
	b.do(t, chromedp.SendKeys(chromedp.CSS(`#q`), "\r"), chromedp.WaitVisible(chromedp.CSS(`body:not(.before) #results li`)))
	if address := ask(t, b, chromedp.Location()); strings.Contains(address, "f-") {
		t.Errorf("the fields of the panel are in the address: %q", address)
	}
	b.quiet(t)
}
