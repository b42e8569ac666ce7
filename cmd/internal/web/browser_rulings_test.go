package web

import (
	"testing"

	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// openChapters lists the ids in the chapters of the list of rulings that are unfolded.
const openChapters = `[...document.querySelectorAll(".chapters > details[open] > [id]")].map(e => e.id).join(" ")`

// phone opens an empty tab that is 360 px wide and shows no motion.
func phone(t *testing.T) *browsertest.Page {
	t.Helper()
	p := open(t, 360)
	p.Scheme(t, false)
	return p
}

// withoutScript switches scripts off.
func withoutScript(t *testing.T, p *browsertest.Page) {
	t.Helper()
	off := emulation.SetScriptExecutionDisabledParams{Value: true}
	if _, err := chromedp.Call(p.Context(), emulation.SetScriptExecutionDisabled, off); err != nil {
		t.Fatal(err)
	}
}

// TestBrowserRulings opens the list of rulings on a phone: its chapters are folded, so that all of them fit on a few
// screens. The address and the keyboard open one. On a desk all articles are visible.
func TestBrowserRulings(t *testing.T) {
	t.Parallel()
	const inView = `(() => { const r = document.getElementById("c112").getBoundingClientRect();
		return r.top > 0 && r.top < innerHeight; })()`
	p := phone(t)
	p.Visit(t, "/de/rulings")
	if got := browsertest.Eval[string](t, p, openChapters); got != "" {
		t.Errorf("open on a phone: %s, want none", got)
	}
	if h := browsertest.Eval[int64](t, p, `document.scrollingElement.scrollHeight`); h > 5000 {
		t.Errorf("the page is %d px high, want at most 5000", h)
	}
	p.Run(t, `document.querySelector(".chapters summary").focus()`)
	p.Do(t, chromedp.KeyEvent("\r"))
	p.UntilText(t, openChapters, "c101")
	checkWidth(t, p, 360, "an open chapter")
	checkAxe(t, p, axeScript(t), "an open chapter")

	p.Visit(t, "/en/rulings#c112")
	p.UntilText(t, openChapters, "c112")
	p.Until(t, inView)
	p.Quiet(t)

	wide := open(t, 1280)
	wide.Visit(t, "/de/rulings")
	wide.Until(t, `[...document.querySelectorAll(".chapters details")].every(d => d.open)`)
	if n := browsertest.Eval[int](t, wide, `[...document.querySelectorAll(".chapters .titles a")]
		.filter(a => !a.checkVisibility()).length`); n > 0 {
		t.Errorf("%d articles are hidden on a desk", n)
	}
	wide.Quiet(t)
}

// TestBrowserRulingsWithoutScript opens a chapter by its address and by its row with scripts switched off.
func TestBrowserRulingsWithoutScript(t *testing.T) {
	t.Parallel()
	p := phone(t)
	withoutScript(t, p)
	p.Visit(t, "/de/rulings#c119")
	p.UntilText(t, openChapters, "c119")
	p.Do(t, chromedp.Click(chromedp.CSS(`.chapters details:first-child > summary`)))
	p.UntilText(t, openChapters, "c101 c119")
	p.Quiet(t)
}

// TestBrowserFoldedLists opens one entry of the other long lists by its address, on a phone, with scripts and without.
func TestBrowserFoldedLists(t *testing.T) {
	t.Parallel()
	const unfolded = `[...document.querySelectorAll(` +
		`"details.issue[open] > [id], .letter-list > details[open] > [id]")].map(e => e.id).join(" ")`
	axe := axeScript(t)
	for path, c := range map[string]struct {
		id     string
		height int64 // at most, in CSS pixels, when nothing is open
	}{
		"/de/questions": {"token-tie", 13_000},
		"/en/register":  {"B", 3_000},
	} {
		t.Run(path[4:], func(t *testing.T) {
			t.Parallel()
			p := phone(t)
			p.Visit(t, path)
			p.UntilText(t, unfolded, "")
			if h := browsertest.Eval[int64](t, p, `document.scrollingElement.scrollHeight`); h > c.height {
				t.Errorf("%s is %d px high, want at most %d", path, h, c.height)
			}
			p.Visit(t, path+"#"+c.id)
			p.UntilText(t, unfolded, c.id)
			checkAxe(t, p, axe, path+" with an open entry")
			checkWidth(t, p, 360, path+" with an open entry")
			p.Quiet(t)

			off := phone(t)
			withoutScript(t, off)
			off.Visit(t, path+"#"+c.id)
			off.UntilText(t, unfolded, c.id)
		})
	}
}
