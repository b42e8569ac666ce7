package rulings

import (
	"strings"
	"testing"

	"catanica/catalog"
)

func section(kind SectionKind, raw string) Section {
	markdown, anchors := cutAnchors(raw)
	return Section{Kind: kind, Markdown: markdown, Anchors: anchors}
}

func TestAnchored(t *testing.T) {
	lib := library(t)
	marks := Marks{func(id string) string { return "<" + id + ">" }, func(id string) string { return "<#" + id + ">" }}
	for name, c := range map[string]struct {
		kind     SectionKind
		in, want string
	}{
		"paragraphs": {Reasoning, "A [[hexe]].\n\nB.",
			"<p id=\"b1\">A <a class=\"ref ref-card\" href=\"/de/cards/hexe\">Hexe</a>.<b1></p>\n<p " +
				"id=\"b2\">B.<b2></p>"},
		"a list and a nested one": {Example, "A:\n\n- b\n  - c\n- d",
			"<p id=\"e1\">A:<e1></p>\n<ul>\n<li id=\"e2\">b<e2>\n<ul>\n<li id=\"e3\">c<e3></li>\n</ul>\n</li>\n" +
				"<li id=\"e4\">d<e4></li>\n</ul>"},
		"an item of two paragraphs": {Bonus, "1. a\n\n   b\n\n2. c",
			"<ol>\n<li id=\"z1\">\n<p>a<z1></p>\n<p id=\"z2\">b<z2></p>\n</li>\n<li " +
				"id=\"z3\">\n<p>c<z3></p>\n</li>\n</ol>"},
		"a table has no paragraphs": {Reasoning, "| a |\n|---|\n| b |\n\nc",
			"<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>" +
				"\n</table>\n<p id=\"b1\">c<b1></p>"},
		"an item that is empty": {Reasoning, "-\n- b",
			"<ul>\n<li id=\"b1\"></li>\n<li id=\"b2\">b<b2></li>\n</ul>"},
		"clauses": {Reasoning, "A. {#a} B. {#b}\n\n- c {#c}\n\n| d |\n|---|\n| e {#e} |",
			"<p id=\"b1\">A.<#a> B.<#b><b1></p>\n<ul>\n<li id=\"b2\">c<#c><b2></li>\n</ul>\n<table>\n<thead>\n<tr>\n" +
				"<th>d</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>e<#e></td>\n</tr>\n</tbody>\n</table>"},
		"no anchors in other parts": {Short, "a", "<p>a</p>"},
	} {
		if got := strings.TrimSpace(lib.Anchored(catalog.DE, section(c.kind, c.in), marks)); got != c.want {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, c.want)
		}
	}
}
