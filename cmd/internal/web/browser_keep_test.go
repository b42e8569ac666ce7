package web

import (
	"testing"

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

// tap touches an element with a finger, once it has been scrolled into the window, and fails if something else is there.
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
		{Type: "touchStart", TouchPoints: []*input.TouchPoint{{X: x, Y: y}}}, {Type: "touchEnd", TouchPoints: []*input.TouchPoint{}},
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
	if y := browsertest.Eval[float64](t, p, `document.getElementById("strip").getBoundingClientRect().top`); y < -5 || y > 200 {
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
