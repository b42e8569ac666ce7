package web

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// TestBrowserParagraph goes to a paragraph's own link by the keyboard: it can be seen then, it leads to the paragraph,
// and the links to the other language and to other editions keep the place.
func TestBrowserParagraph(t *testing.T) {
	b := newBrowser(t, 360)
	b.do(t, chromedp.Navigate(b.url+"/de/rulings/112.G.e"))
	const mark = `a[href="#b4"]`
	ask(t, b, chromedp.Evaluate[any](`document.querySelector('#b3 a.para').focus(); null`))
	b.do(t, chromedp.KeyEvent("\t"))
	if at := ask(t, b, chromedp.Evaluate[bool](`document.activeElement.matches('`+mark+`') && getComputedStyle(document.activeElement).opacity === "1"`)); !at {
		t.Error("the tab key does not lead from the mark of b3 to that of b4, or it cannot be seen")
	}
	b.do(t, chromedp.KeyEvent("\r"))
	if address := ask(t, b, chromedp.Location()); !strings.HasSuffix(address, "/de/rulings/112.G.e#b4") {
		t.Errorf("the mark leads to %q", address)
	}
	b.do(t, chromedp.WaitReady(chromedp.CSS(`.langs a[lang=en][href$="#b4"]`))) // the page hears of its new place a moment later
	for link, want := range map[string]string{".langs a[lang=en]": "/en/rulings/112.G.e#b4", ".editions a": "/de/rulings/112.G.e?edition=1996#b4"} {
		if got := ask(t, b, chromedp.Evaluate[string](`document.querySelector("`+link+`").getAttribute("href")`)); !strings.HasSuffix(got, want) {
			t.Errorf("%s leads to %q, want %q", link, got, want)
		}
	}
	b.quiet(t)
}

// TestBrowserChapterOnPaper prints a chapter: nothing to click is on it, and it is wider than no page.
func TestBrowserChapterOnPaper(t *testing.T) {
	b := newBrowser(t, 670)
	if _, err := chromedp.Call(b.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}); err != nil {
		t.Fatal(err)
	}
	b.do(t, chromedp.Navigate(b.url+"/de/rulings/chapter/103"))
	const shown = `[...document.querySelectorAll("nav, form, header.site, footer.site, .para, .whole-link")].filter(e => e.checkVisibility()).map(e => e.className).join(", ")`
	if got := ask(t, b, chromedp.Evaluate[string](shown)); got != "" {
		t.Errorf("on paper there still are: %s", got)
	}
	if wide := ask(t, b, chromedp.Evaluate[int64](`document.scrollingElement.scrollWidth`)); wide > 670 {
		t.Errorf("%d px wide, the paper has 670", wide)
	}
	pdf, err := chromedp.Call(b.ctx, page.PrintToPDF, page.PrintToPDFParams{PreferCSSPageSize: new(true)})
	if err != nil || len(pdf.Data) == 0 {
		t.Errorf("no PDF: %v", err)
	}
}
