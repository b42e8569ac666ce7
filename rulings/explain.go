package rulings

import (
	"html"
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"

	xhtml "golang.org/x/net/html"
)

// ownTerms is the prefix of the ids of our own glossary entries. Those of the Encyclopædia begin with 102.B.
const ownTerms = "glossar."

// explainer finds glossary terms in rendered prose.
type explainer struct {
	words *regexp.Regexp
	terms map[string]*Ruling // by lower-case word
}

// explainers returns the explainers built from the `forms` of the terms. A language without forms has none.
func (l *Library) explainers() map[catalog.Lang]explainer {
	out := map[catalog.Lang]explainer{}
	for _, lang := range catalog.Langs {
		e := explainer{terms: map[string]*Ruling{}}
		var words []string
		for _, r := range l.Rulings {
			if r.Kind != catalog.KindTerm {
				continue
			}
			for _, w := range r.Forms.In(lang) {
				words = append(words, regexp.QuoteMeta(w))
				e.terms[strings.ToLower(w)] = r
			}
		}
		if len(words) == 0 {
			continue
		}
		// Longer words first, so that "commerce points" is not taken for "points".
		slices.SortFunc(words, func(a, b string) int { return len(b) - len(a) })
		sense := ""
		if lang == catalog.EN {
			sense = "(?i)" // a capital distinguishes a German noun from a verb
		}
		e.words = regexp.MustCompile(sense + `(?:` + strings.Join(words, "|") + `)`)
		out[lang] = e
	}
	return out
}

// Explain links the first occurrence of each glossary term in rendered prose to its entry. It does not link the term
// self, which the page is about, and leaves links, headings and code unchanged. The glossary is that of the card game,
// so nothing is linked in articles about other games.
func (l *Library) Explain(lang catalog.Lang, self, prose string) string {
	e, ok := l.explain[lang]
	if r := l.byID[self]; !ok || prose == "" || r != nil && r.Game() != GameCard {
		return prose
	}
	done := map[*Ruling]bool{l.byID[self]: true}
	var b strings.Builder
	z := xhtml.NewTokenizer(strings.NewReader(prose))
	deep := 0 // number of open elements in which nothing is linked
	for {
		switch kind := z.Next(); kind {
		case xhtml.ErrorToken:
			return b.String()
		case xhtml.TextToken:
			raw := string(z.Raw())
			if deep > 0 {
				b.WriteString(raw)
				continue
			}
			b.WriteString(e.link(lang, html.UnescapeString(raw), done))
		default:
			raw := string(z.Raw())
			name, _ := z.TagName()
			if closed := slices.Contains([]string{"a", "h1", "h2", "h3", "h4", "code", "pre", "th"},
				string(name)); closed && kind == xhtml.StartTagToken {
				deep++
			} else if closed && kind == xhtml.EndTagToken {
				deep--
			}
			b.WriteString(raw)
		}
	}
}

// link returns text as HTML, with links on the terms that are not yet in done, and adds those to done.
func (e explainer) link(lang catalog.Lang, text string, done map[*Ruling]bool) string {
	var b strings.Builder
	at := 0
	for _, m := range e.words.FindAllStringIndex(text, -1) {
		word := text[m[0]:m[1]]
		r := e.terms[strings.ToLower(word)]
		if r == nil || done[r] || !wholeWord(text, m[0], m[1]) {
			continue
		}
		done[r] = true
		b.WriteString(html.EscapeString(text[at:m[0]]))
		b.WriteString(`<a class="ref ref-term" href="` + html.EscapeString(catalog.Path(lang, r.Kind, r.ID)) + `">` +
			html.EscapeString(word) + `</a>`)
		at = m[1]
	}
	b.WriteString(html.EscapeString(text[at:]))
	return b.String()
}

// wholeWord reports whether text[from:to] is a whole word, with no letter, digit or hyphen next to it.
func wholeWord(text string, from, to int) bool {
	before, after := []rune(text[:from]), []rune(text[to:])
	return (len(before) == 0 || !inWord(before[len(before)-1])) && (len(after) == 0 || !inWord(after[0]))
}

func inWord(r rune) bool {
	return r == '-' || r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r > 127 &&
		strings.ContainsRune("äöüÄÖÜßéèêæœ", r)
}
