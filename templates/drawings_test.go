package templates

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestDrawings checks that each drawing that an article may use is drawn, named and described in words.
func TestDrawings(t *testing.T) {
	for _, d := range rulings.AllDrawings {
		for _, lang := range catalog.Langs {
			var b strings.Builder
			if err := drawings(Frame{Lang: lang}, rulings.Drawings{d}).Render(t.Context(), &b); err != nil {
				t.Fatal(err)
			}
			html := b.String()
			if drawingNames[d].In(lang) == "" || !strings.Contains(html, "<svg") {
				t.Errorf("%s in %s: not drawn, or without a name", d, lang)
			}
			described := strings.Contains(html, `role="img" aria-label="`) || strings.Contains(html, "<li>")
			if !described || strings.Contains(html, `aria-label=""`) {
				t.Errorf("%s in %s: nothing says what it shows", d, lang)
			}
			if strings.Contains(html, " id=") || strings.Contains(html, " style=") {
				t.Errorf("%s in %s: ids would stand twice on a page, and styles are forbidden", d, lang)
			}
		}
	}
}
