package rulings

import (
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

// byRegexp is link with one regular expression for all terms: short, and too slow to serve.
func (e explainer) byRegexp(lang catalog.Lang, text string, done map[*Ruling]bool) string {
	var words []string
	for _, list := range e.words {
		for _, w := range list {
			words = append(words, regexp.QuoteMeta(w))
		}
	}
	slices.SortFunc(words, func(a, b string) int { return len(b) - len(a) })
	sense := ""
	if e.fold {
		sense = "(?i)"
	}
	re := regexp.MustCompile(sense + `(?:` + strings.Join(words, "|") + `)`)
	var b strings.Builder
	at := 0
	for _, m := range re.FindAllStringIndex(text, -1) {
		word := text[m[0]:m[1]]
		r := e.terms[strings.ToLower(word)]
		if r == nil || done[r] || !wholeWord(text, m[0], m[1]) {
			continue
		}
		done[r] = true
		b.WriteString(html.EscapeString(text[at:m[0]]) + `<a class="ref ref-term" href="` +
			html.EscapeString(catalog.Path(lang, r.Kind, r.ID)) + `">` + html.EscapeString(word) + `</a>`)
		at = m[1]
	}
	return b.String() + html.EscapeString(text[at:])
}

// TestExplainFindsAllTerms compares the search for terms with one regular expression, over all texts of the content.
func TestExplainFindsAllTerms(t *testing.T) {
	cat, _ := catalog.Load(content.FS)
	l, _ := Load(content.FS, cat)
	links := 0
	for _, lang := range catalog.Langs {
		e := l.explain[lang]
		var all strings.Builder
		for _, r := range l.Rulings {
			for _, s := range r.In(lang).Sections {
				all.WriteString(s.Markdown + "\n")
			}
		}
		for text := range strings.SplitSeq(all.String(), "\n\n") {
			got, want := e.link(lang, text, map[*Ruling]bool{}), ""
			if links++; links%40 == 0 || strings.Contains(text, "-") && links%7 == 0 {
				if want = e.byRegexp(lang, text, map[*Ruling]bool{}); got != want {
					t.Errorf("%s:\n%s\nwant\n%s", lang, got, want)
				}
			}
		}
	}
	if links < 1000 {
		t.Errorf("only %d passages", links)
	}
}
