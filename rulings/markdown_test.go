package rulings

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
)

// library returns the library of the base tree.
func library(t testing.TB) *Library {
	t.Helper()
	var tree fs.FS = catalogtest.Base()
	cat, problems := catalog.Load(tree)
	lib, more := Check(tree, cat)
	if err := append(problems, more...).Err(); err != nil {
		t.Fatal(err)
	}
	return lib
}

func TestHTML(t *testing.T) {
	lib := library(t)
	for name, c := range map[string]struct {
		lang     catalog.Lang
		in, want string
	}{
		"a card": {catalog.EN, "[[hexe]]",
			`<p><a class="ref ref-card" href="/en/cards/hexe">Witch</a></p>`},
		"a ruling goes by its id": {catalog.DE, "[[112.G.e]]",
			`<p><a class="ref ref-ruling" href="/de/rulings/112.G.e">112.G.e</a></p>`},
		"a term by its title": {catalog.EN, "[[102.B.Ritter]]",
			`<p><a class="ref ref-term" href="/en/rulings/102.B.Ritter">Knight</a></p>`},
		"a rulebook section": {catalog.DE, "[[kuw.deck]]",
			`<p><a class="ref ref-rule" href="/de/rules/kuw/deck">„Das Deck“</a></p>`},
		"a section by itself": {catalog.DE, "- [[kuw.deck]]",
			"<ul>\n<li><a class=\"ref ref-rule\" href=\"/de/rules/kuw/deck\">Das Deck</a></li>\n</ul>"},
		"a set and a class": {catalog.EN, "[[set:base]] [[class:city]]",
			`<p><a class="ref ref-set" href="/en/sets/base">Basic Game</a> <a class="ref ref-class" ` +
				`href="/en/classes/city">City expansion</a></p>`},
		"text of its own": {catalog.DE, "[[hexe|die Hexen]]",
			`<p><a class="ref ref-card" href="/de/cards/hexe">die Hexen</a></p>`},
		"text that looks like HTML": {catalog.DE, "[[hexe|<b>&]]",
			`<p><a class="ref ref-card" href="/de/cards/hexe">&lt;b&gt;&amp;</a></p>`},
		"a link that leads nowhere": {catalog.DE, `[[fee"><script>]]`,
			`<p><span class="dangling">fee&#34;&gt;&lt;script&gt;</span></p>`},
		"a link that is not closed": {catalog.DE, "[[hexe", "<p>[[hexe</p>"},
		"in a table": {catalog.DE, "| a |\n|---|\n| [[hexe]] |",
			"<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><a class=\"ref ref-card\" " +
				"href=\"/de/cards/hexe\">Hexe</a></td>\n</tr>\n</tbody>\n</table>"},
		"lists and emphasis": {catalog.DE, "- *a*\n- **b**",
			"<ul>\n<li><em>a</em></li>\n<li><strong>b</strong></li>\n</ul>"},
		"HTML is dropped":       {catalog.DE, "<script>alert(1)</script>", "<!-- raw HTML omitted -->"},
		"HTML in a line":        {catalog.DE, "a <img src=x onerror=y> b", "<p>a <!-- raw HTML omitted --> b</p>"},
		"a link that would run": {catalog.DE, "[x](javascript:alert(1))", `<p><a href="">x</a></p>`},
	} {
		if got := strings.TrimSpace(lib.HTML(c.lang, c.in)); got != c.want {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, c.want)
		}
	}
}

func TestPlain(t *testing.T) {
	lib := library(t)
	for in, want := range map[string]string{
		"Die [[hexe]] und [[hexe|sie]].":        "Die Hexe und sie.",
		"**Nein**, *nie* `so`":                  "Nein, nie so",
		"[[nichts]] und [[112.G.e":              "nichts und [[112.G.e",
		"siehe [[102.B.Ritter]]":                "siehe „Ritter“",
		"(siehe [[hexe]] und [[102.B.Ritter]])": "(siehe Hexe und „Ritter“)",
		"kein [[102.B.Ritter]]":                 "kein Ritter",
	} {
		if got := lib.Plain(catalog.DE, in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}

func TestLinks(t *testing.T) {
	got := Links("a [[hexe]] b [[112.G.e|Artikel]]\n\n[[set:base]] [[offen")
	want := []Link{{"hexe", 0}, {"112.G.e", 0}, {"set:base", 2}}
	if len(got) != len(want) {
		t.Fatalf("got %v", got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("got %v, want %v", got[i], want[i])
		}
	}
}

// runs matches tags and attributes that make a browser run code. None of our texts contains them.
var runs = regexp.MustCompile(`(?i)<(script|iframe|object|embed|svg|style|form|base|meta|link)\b|<[a-z][^>` +
	`]*\son[a-z]+\s*=|(?:href|src)="\s*(?:javascript|vbscript|data:text)`)

// FuzzHTML checks that the rendering of any input contains nothing that a browser runs.
func FuzzHTML(f *testing.F) {
	for _, s := range []string{"[[hexe|<script>]]", "<script>x</script>", "[a](javascript:x)", "![a](data:text/html,x)",
		`[[x" onclick="y]]`,
		"<a href=\"javascript:x\">", "[a]: javascript:x\n[a]", "<javascript:x>", "| a |\n|--|\n| <svg onload=x> |",
		"```\"><script>\n```", "&lt;script&gt;", "[a](<java\nscript:x>)"} {
		f.Add(s)
	}
	lib := library(f)
	f.Fuzz(func(t *testing.T, markdown string) {
		for _, lang := range catalog.Langs {
			if html := lib.HTML(lang, markdown); runs.MatchString(html) {
				t.Errorf("%q gives %q", markdown, html)
			}
			lib.Plain(lang, markdown)
		}
	})
}
