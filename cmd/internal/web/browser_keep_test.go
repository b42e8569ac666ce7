package web

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// touchscreen makes a tab take touches.
func touchscreen(t *testing.T, p *browsertest.Page) {
	t.Helper()
	points := int64(1)
	params := emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: points}
	if _, err := chromedp.Call(p.Context(), emulation.SetTouchEmulationEnabled, params); err != nil {
		t.Fatal(err)
	}
}

// tap touches an element with a finger, once it has been scrolled into the window,
// and fails if something else is there.
func tap(t *testing.T, p *browsertest.Page, selector string) {
	t.Helper()
	p.Until(t, `!!document.querySelector(`+quoted(selector)+`)`)
	p.Run(t, `document.querySelector(`+quoted(selector)+`).scrollIntoView({ block: "center", behavior: "instant" })`)
	x, y := centre(t, p, selector)
	if !browsertest.Eval[bool](t, p, `(() => { const e = document.querySelector(`+quoted(selector)+`), r = e.getBoundingClientRect();
		const hit = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
		return !!hit && (e.contains(hit) || hit.contains(e) || hit === e.nextElementSibling || hit.control === e); })()`) {
		t.Fatalf("%s is covered", selector)
	}
	for _, params := range []input.DispatchTouchEventParams{
		{Type: "touchStart", TouchPoints: []*input.TouchPoint{{X: x, Y: y}}},
		{Type: "touchEnd", TouchPoints: []*input.TouchPoint{}},
	} {
		if _, err := chromedp.Call(p.Context(), input.DispatchTouchEvent, params); err != nil {
			t.Fatal(err)
		}
	}
}

// typeText writes into the element that has the focus.
func typeText(t *testing.T, p *browsertest.Page, text string) {
	t.Helper()
	if _, err := chromedp.Call(p.Context(), input.InsertText, input.InsertTextParams{Text: text}); err != nil {
		t.Fatal(err)
	}
}

// TestBrowserKeep keeps the score of a game with a finger on a phone, in the worker, goes back, and opens the link
// elsewhere.
func TestBrowserKeep(t *testing.T) {
	t.Parallel()
	engineAddress(t, testSite(t))
	p := open(t, 360)
	p.Scheme(t, false)
	touchscreen(t, p)
	p.Visit(t, "/de/scenarios/keep")
	p.Until(t, engineReady)
	const strip = `document.getElementById("strip").innerText`
	said := func(want string) {
		t.Helper()
		p.Until(t, strip+`.includes(`+quoted(want)+`)`)
	}
	card := func(name, button string) {
		t.Helper()
		tap(t, p, `[name="card@built"]`)
		typeText(t, p, name)
		tap(t, p, `[value="`+button+`"]`)
	}
	said("2 von 12")
	tap(t, p, `[name=face][value=mill]`)
	tap(t, p, `[name=die][value="4"]`)
	tap(t, p, `[value="keep rolled n"]`)
	said("Niemand hat den Handelsvorteil")
	card("Konrad", "keep built -")
	said("Der Ritterstein geht an Nord.")
	if browsertest.Eval[string](t, p, `document.querySelector("[name='card@built']").value`) != "" {
		t.Error("the card stays in the field")
	}
	const top = `document.getElementById("strip").getBoundingClientRect().top`
	if y := browsertest.Eval[float64](t, p, top); y < -5 || y > 200 {
		t.Errorf("what was entered leads to something at %.0f px", y)
	}
	card("Kirche", "keep may -")
	said("Nein, das darf Nord nicht")
	asked := browsertest.Eval[string](t, p, `location.search`)
	tap(t, p, `[value="keep end"]`)
	said("bis es 3 Handkarten sind")
	tap(t, p, `[value="keep count s 3"]`)
	p.Until(t, `[...document.querySelectorAll(".keep-hand")][1].innerText.includes("3")`)
	tap(t, p, `[data-undo]`)
	p.Until(t, `[...document.querySelectorAll(".keep-hand")][1].innerText.includes("?")`)
	// a place of the board takes a card by touch
	tap(t, p, `.side-south .free-site.can`)
	p.Until(t, `!!document.querySelector(".pop:popover-open")`)
	tap(t, p, `.pop:popover-open input`)
	typeText(t, p, "Otto")
	tap(t, p, `.pop:popover-open .edits [value^="place s"]`)
	said("Der Ritterstein geht an Süd.")
	checkWidth(t, p, 360, "the score keeper")
	axe := axeScript(t)
	checkAxe(t, p, axe, "the score keeper")
	for _, e := range browsertest.Eval[[]string](t, p, `[...document.querySelectorAll(".keep-input button, .keep-input .pills span")]
		.filter(e => e.offsetParent && e.getBoundingClientRect().height < 44).map(e => e.innerText)`) {
		t.Errorf("%s is too small for a thumb", e)
	}
	p.Visit(t, "/en/scenarios/new"+asked)
	said("No, North may not")
	p.Quiet(t)
}

// mostTouches limits the newcomer's path (docs/newcomer.md).
const mostTouches = 15

// TestBrowserNewcomer goes the way of docs/newcomer.md with a finger: from the home page to "Spy against a Library and
// a Wall in 1998, who wins?", set up and answered. A word that is written counts as one touch, and so does a choice in
// a list. With -screenshots it writes the pictures.
func TestBrowserNewcomer(t *testing.T) {
	t.Parallel()
	engineAddress(t, testSite(t))
	p := open(t, 360)
	p.Scheme(t, false)
	p.Do(t, chromedp.EmulateViewport(360, 740))
	touchscreen(t, p)
	touches := 0
	touch := func(selector string) {
		t.Helper()
		tap(t, p, selector)
		touches++
	}
	write := func(selector, word string) {
		t.Helper()
		touch(selector)
		p.Until(t, `document.activeElement === document.querySelector(`+quoted(selector)+`)`)
		typeText(t, p, word)
		touches++
	}
	picture := func(name string) {
		t.Helper()
		if *screenshots == "" {
			return
		}
		if err := os.WriteFile(filepath.Join(*screenshots, "newcomer-"+name+".png"),
			browsertest.Ask(t, p, chromedp.CaptureScreenshot()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p.Visit(t, "/en/")
	picture("1-home")
	begun := time.Now()
	touch(`.tries a[href="/en/scenarios/new"]`)
	write(`[name=play]`, "Spy")
	write(`[name=against]`, "Library")
	write(`[name=and]`, "Wall")
	touch(`[name=in]`) // opens the list
	p.Run(t, `const list = document.querySelector("[name=in]"); list.value = "1998"; list.blur()`)
	touches++
	picture("2-case")
	touch(`.case-form button`)
	p.Until(t, `location.search.includes("g=")`)
	p.Run(t, `scrollTo(0, 0)`)
	picture("3-table")
	touch(`#moves button[value="north plays Spion"], #moves button[value="north plays Spy"]`)
	p.Until(t, `!!document.querySelector(".die-odds")`)
	odds := browsertest.Eval[string](t, p, `document.querySelector(".die-odds").innerText`)
	took := time.Since(begun)
	p.Run(t, `document.querySelector(".die-odds").scrollIntoView({ block: "center", behavior: "instant" })`)
	picture("4-answer")
	for _, want := range []string{"4 of 6 (3, 4, 5, 6)", "2 of 6 (1, 2)"} {
		if !strings.Contains(odds, want) {
			t.Errorf("the answer lacks %q: %s", want, odds)
		}
	}
	for _, want := range []string{"Library", "Great Wall", "1998"} {
		if !browsertest.Eval[bool](t, p, `document.querySelector("main").textContent.includes("`+want+`")`) {
			t.Errorf("the table lacks %s", want)
		}
	}
	if touches > mostTouches {
		t.Errorf("%d touches, want at most %d", touches, mostTouches)
	}
	t.Logf("%d touches; the machine needs %s for them; %s", touches, took.Round(100*time.Millisecond), odds)
	p.Quiet(t)
}
