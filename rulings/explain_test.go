package rulings_test

import (
	"testing"
	"testing/fstest"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
	"catanica/rulings"
)

// TestExplain checks that each term is linked once, and not where a link would be wrong.
func TestExplain(t *testing.T) {
	fsys := catalogtest.Base()
	term := func(id, forms string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte("---\nid: " + id + "\nkind: term\nverdict: none\nforms: " + forms +
			"\nsource: \"003\"\nchanged: 2026-11-21\n---\n\n# Deutsch: T\n\n## Kurz\nA.\n\n# English: T\n\n## " +
			"Short\nB.\n")}
	}
	fsys["terms/punkte.md"] = term("glossar.punkte", `{de: [Punkte], en: [points]}`)
	fsys["terms/handelspunkte.md"] = term("glossar.handelspunkte", `{de: [Handelspunkte], en: [commerce points]}`)
	fsys["rules/almanach/markt.md"] = &fstest.MapFile{Data: []byte("---\nid: almanach.markt\nkind: rule\nverdict: " +
		"none\nsource: \"003\"\nchanged: 2026-11-21\n---\n\n# Deutsch: M\n\n## Kurz\nA.\n\n# English: M\n\n## " +
		"Short\nB.\n")}
	cat, _ := catalog.Load(fsys)
	lib, _ := rulings.Load(fsys, cat)
	punkte := `<a class="ref ref-term" href="/de/rulings/glossar.punkte">Punkte</a>`
	for _, tt := range []struct {
		name, self, in, want string
		lang                 catalog.Lang
	}{
		{"once", "", "<p>Punkte und Punkte</p>", "<p>" + punkte + " und Punkte</p>", catalog.DE},
		{"not in a word", "", "<p>Siegpunkte, Punkte-Stand, punkte</p>", "<p>Siegpunkte, Punkte-Stand, punkte</p>",
			catalog.DE},
		{"not in a link", "", `<p><a href="/x">Punkte</a> Punkte</p>`, `<p><a href="/x">Punkte</a> ` + punkte + `</p>`,
			catalog.DE},
		{"not in a heading or code", "", `<h2>Punkte</h2><p><code>Punkte</code></p>`,
			`<h2>Punkte</h2><p><code>Punkte</code></p>`, catalog.DE},
		{"not on its own page", "glossar.punkte", "<p>Punkte</p>", "<p>Punkte</p>", catalog.DE},
		{"not in another game", "almanach.markt", "<p>Punkte</p>", "<p>Punkte</p>", catalog.DE},
		{"escapes stay", "", "<p>2 &lt; 3 &amp; Punkte</p>", "<p>2 &lt; 3 &amp; " + punkte + "</p>", catalog.DE},
		{"the longer first, any case", "", "<p>Commerce points and points</p>",
			`<p><a class="ref ref-term" href="/en/rulings/glossar.handelspunkte">Commerce points</a> and <a ` +
				`class="ref ref-term" href="/en/rulings/glossar.punkte">points</a></p>`,
			catalog.EN},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := lib.Explain(tt.lang, tt.self, tt.in); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}
