package web

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestBrowserGame types a question into the search box of a page about the board game: results come while one types, and
// the choice of the game stays in the address and in the box.
func TestBrowserGame(t *testing.T) {
	b := newBrowser(t, 360)
	b.do(t,
		chromedp.Navigate(b.url+"/de/search?game=board"),
		chromedp.SendKeys(chromedp.CSS(`#q`), "räuber"),
		chromedp.WaitVisible(chromedp.CSS(`#results a[href="/de/rules/almanach/raeuber"]`)),
	)
	if at := ask(t, b, chromedp.Evaluate[string](`location.search`)); !strings.Contains(at, "game=board") {
		t.Errorf("the address is %s", at)
	}
	if n := ask(t, b, chromedp.Evaluate[int64](`document.querySelectorAll('#results .hits a[href*="/rulings/"]').length`)); n > 0 {
		t.Errorf("%d hits are of the card game", n)
	}
	b.quiet(t)
}
