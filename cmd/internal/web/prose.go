package web

import (
	"slices"
	"strings"

	"catanica/templates"
)

// html renders a passage of content for the reader, with links that keep their edition and terms that are explained.
func (s *Server) html(f templates.Frame, markdown string) string { return s.explained(f, "", markdown) }

// explained is html on the page of the article self, whose own term needs no link.
func (s *Server) explained(f templates.Frame, self, markdown string) string {
	if markdown == "" {
		return ""
	}
	return reachable(f.KeepIn(s.svc.Library.Explain(f.Lang, self, s.svc.Library.HTML(f.Lang, markdown))))
}

// reachable lets the keyboard into tables: on a phone a wide one scrolls by itself.
func reachable(html string) string {
	return strings.ReplaceAll(html, "<table>", `<table tabindex="0">`)
}

// inline is a passage without the paragraph around a single sentence, and without explanations of terms.
func (s *Server) inline(f templates.Frame, markdown string) string {
	out := strings.TrimSpace(f.KeepIn(s.svc.Library.HTML(f.Lang, markdown)))
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

// plainLetters takes from a name what an index does not look at.
var plainLetters = strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "ß", "ss", "æ", "ae", "é", "e", "„", "", "“", "", "\"", "", "-", " ")

// sortKey orders names as a German or English index does: umlauts with their vowels, case and
// punctuation forgotten.
func sortKey(name string) string { return plainLetters.Replace(strings.ToLower(name)) }

// byName returns things in the order of their names.
func byName[T any](list []T, name func(T) string) []T {
	type keyed struct {
		key   string
		thing T
	}
	keys := make([]keyed, len(list))
	for i, t := range list {
		keys[i] = keyed{sortKey(name(t)), t}
	}
	slices.SortStableFunc(keys, func(a, b keyed) int { return strings.Compare(a.key, b.key) })
	out := make([]T, len(keys))
	for i, k := range keys {
		out[i] = k.thing
	}
	return out
}
