package rulings

import (
	"html"
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"

	xhtml "golang.org/x/net/html"
)

// ownTerms is how the ids of our own entries of the glossary begin; those of the Encyclopædia are 102.B.….
const ownTerms = "glossar."

// explainer finds the words of the glossary in rendered prose.
type explainer struct {
	words *regexp.Regexp
	terms map[string]*Ruling // by word, in small letters
}

// explainers are made once from the `forms` of the terms; a language whose terms have none has no entry.
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
			sense = "(?i)" // a German noun is told from a verb by its capital
		}
		e.words = regexp.MustCompile(sense + `(?:` + strings.Join(words, "|") + `)`)
		out[lang] = e
	}
	return out
}

// Explain links the first occurrence of every term of the glossary in rendered prose to its explanation, but for the
// term self, which the page is about, and but for articles of other games. Links, headings and code stay as they are.
// The glossary is that of the card game: in articles about other games nothing is linked.
func (l *Library) Explain(lang catalog.Lang, self, prose string) string {
	e, ok := l.explain[lang]
	if r := l.byID[self]; !ok || prose == "" || r != nil && r.Game() != GameCard {
		return prose
	}
	done := map[*Ruling]bool{l.byID[self]: true}
	var b strings.Builder
	z := xhtml.NewTokenizer(strings.NewReader(prose))
	deep := 0 // elements around the text that keep it from being linked
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

// link writes a text with links on the terms that done does not name yet, and notes them there.
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

// wholeWord reports whether nothing that belongs to a word stands around text[from:to]: no letter, digit or hyphen.
func wholeWord(text string, from, to int) bool {
	before, after := []rune(text[:from]), []rune(text[to:])
	return (len(before) == 0 || !inWord(before[len(before)-1])) && (len(after) == 0 || !inWord(after[0]))
}

func inWord(r rune) bool {
	return r == '-' || r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r > 127 &&
		strings.ContainsRune("äöüÄÖÜßéèêæœ", r)
}
