package web

import (
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// html renders a passage of content for the reader, with links that keep their edition.
func (s *Server) html(f templates.Frame, markdown string) string {
	if markdown == "" {
		return ""
	}
	return f.KeepIn(s.svc.Library.HTML(f.Lang, markdown))
}

// inline is html without the paragraph around a single sentence.
func (s *Server) inline(f templates.Frame, markdown string) string {
	out := strings.TrimSpace(s.html(f, markdown))
	inner, ok := strings.CutPrefix(out, "<p>")
	if inner, ok2 := strings.CutSuffix(inner, "</p>"); ok && ok2 && !strings.Contains(inner, "<p>") {
		return inner
	}
	return out
}

// plain is a passage of content without markup.
func (s *Server) plain(f templates.Frame, markdown string) string {
	return s.svc.Library.Plain(f.Lang, markdown)
}

// sortKey orders names as a German or English index does: umlauts with their vowels, case and
// punctuation forgotten.
func sortKey(name string) string {
	return strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "ß", "ss", "æ", "ae", "é", "e", "„", "", "“", "", "\"", "", "-", " ").
		Replace(strings.ToLower(name))
}

// isLater reports whether a comes after b; "" is the beginning.
func isLater(a, b catalog.EditionID) bool {
	return a != "" && (b == "" || a.AtLeast(b)) && a != b
}
