package web

import (
	"regexp"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"catanica/catalog"
)

var pdfPage = regexp.MustCompile(`/Type\s*/Page\b[^s]`)

// TestBrowserQuickSheet prints the quick sheet of every edition in both languages: each is one page of A4, and no
// line of it sticks out.
func TestBrowserQuickSheet(t *testing.T) {
	b := newBrowser(t, 1280)
	for _, lang := range catalog.Langs {
		for _, e := range catalog.EditionIDs() {
			path := "/" + string(lang) + "/quick?edition=" + string(e)
			b.do(t, chromedp.Navigate(b.url+path))
			pdf, err := chromedp.Call(b.ctx, page.PrintToPDF, page.PrintToPDFParams{PreferCSSPageSize: new(true)})
			if err != nil {
				t.Fatal(err)
			}
			if n := len(pdfPage.FindAll(pdf.Data, -1)); n != 1 {
				t.Errorf("%s prints on %d pages, want 1", path, n)
			}
		}
	}
	b.quiet(t)
}
