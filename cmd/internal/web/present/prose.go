package present

import (
	"cmp"
	"slices"
	"strings"

	"catanica/rulings"
	"catanica/templates"
)

// HTML renders a passage of content. Its links keep the reader's edition, and its terms link to the glossary.
func (s *Presenter) HTML(f templates.Frame, markdown string) string {
	return s.Explained(f, "", markdown)
}

// Explained does what HTML does, on the page of the article self: the article's own term is not linked.
func (s *Presenter) Explained(f templates.Frame, self, markdown string) string {
	if markdown == "" {
		return ""
	}
	return Reachable(f.KeepIn(s.library.Explain(f.Lang, self, s.library.HTML(f.Lang, markdown))))
}

// Reachable makes tables focusable, because a wide table scrolls by itself on a phone.
func Reachable(html string) string {
	return strings.ReplaceAll(html, "<table>", `<table tabindex="0">`)
}

// Inline renders a passage without the paragraph around a single sentence and without links to the glossary.
func (s *Presenter) Inline(f templates.Frame, markdown string) string {
	out := strings.TrimSpace(f.KeepIn(s.library.HTML(f.Lang, markdown)))
	inner, ok := strings.CutPrefix(out, "<p>")
	if inner, ok2 := strings.CutSuffix(inner, "</p>"); ok && ok2 && !strings.Contains(inner, "<p>") {
		return inner
	}
	return out
}

// Plain returns a passage of content without markup.
func (s *Presenter) Plain(f templates.Frame, markdown string) string {
	return s.library.Plain(f.Lang, markdown)
}

// plainLetters replaces what an index ignores in a name.
var plainLetters = strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "ß", "ss", "æ", "ae", "é", "e", "„", "", "“", "",
	"\"", "", "-", " ")

// SortKey returns the key by which German and English indexes sort a name: umlauts count as their vowels; case and
// punctuation do not count.
func SortKey(name string) string { return plainLetters.Replace(strings.ToLower(name)) }

// ByName returns the list sorted by name.
func ByName[T any](list []T, name func(T) string) []T {
	type keyed struct {
		key string
		at  int
	}
	keys := make([]keyed, len(list))
	for i, t := range list {
		keys[i] = keyed{SortKey(name(t)), i}
	}
	slices.SortFunc(keys, func(a, b keyed) int { return cmp.Or(strings.Compare(a.key, b.key), a.at-b.at) })
	out := make([]T, len(keys))
	for i, k := range keys {
		out[i] = list[k.at]
	}
	return out
}

// LinksTo reports whether an article's text links to ref.
func LinksTo(p *rulings.Prose, ref string) bool {
	texts := []string{p.Question, p.Short}
	for _, s := range p.Sections {
		texts = append(texts, s.Markdown)
	}
	for _, l := range rulings.Links(strings.Join(texts, "\n")) {
		if l.Ref == ref {
			return true
		}
	}
	return false
}
