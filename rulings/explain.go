package rulings

import (
	"html"
	"slices"
	"strings"
	"unicode/utf8"

	"catanica/catalog"

	xhtml "golang.org/x/net/html"
)

// ownTerms is the prefix of the ids of our own glossary entries. Those of the Encyclopædia begin with 102.B.
const ownTerms = "glossar."

// explainer finds glossary terms in rendered prose.
type explainer struct {
	fold  bool               // ignore case; in German a capital distinguishes a noun from a verb
	words map[byte][]string  // by first byte, in lower case if fold is set; the longest first
	terms map[string]*Ruling // by lower-case word
}

// explainers returns the explainers built from the `forms` of the terms. A language without forms has none.
func (l *Library) explainers() map[catalog.Lang]explainer {
	out := map[catalog.Lang]explainer{}
	for _, lang := range catalog.Langs {
		e := explainer{fold: lang == catalog.EN, words: map[byte][]string{}, terms: map[string]*Ruling{}}
		for _, r := range l.Rulings {
			if r.Kind != catalog.KindTerm {
				continue
			}
			for _, w := range r.Forms.In(lang) {
				e.terms[strings.ToLower(w)] = r
				if e.fold {
					w = strings.ToLower(w)
				}
				e.words[w[0]] = append(e.words[w[0]], w)
			}
		}
		if len(e.words) == 0 {
			continue
		}
		for _, words := range e.words {
			// Longer words first, so that "commerce points" is not taken for "points".
			slices.SortStableFunc(words, func(a, b string) int { return len(b) - len(a) })
		}
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
	for i := 0; i < len(text); {
		n := e.longest(text[i:])
		if n == 0 || startsInWord(text, i) {
			i++
			continue
		}
		from, to := i, i+n
		i = to
		word := text[from:to]
		r := e.terms[strings.ToLower(word)]
		if r == nil || done[r] || !wholeWord(text, from, to) {
			continue
		}
		done[r] = true
		b.WriteString(html.EscapeString(text[at:from]))
		b.WriteString(`<a class="ref ref-term" href="` + html.EscapeString(catalog.Path(lang, r.Kind, r.ID)) + `">` +
			html.EscapeString(word) + `</a>`)
		at = to
	}
	b.WriteString(html.EscapeString(text[at:]))
	return b.String()
}

// longest returns the length in bytes of the longest term at the beginning of text, or 0.
func (e explainer) longest(text string) int {
	first := text[0]
	if e.fold && 'A' <= first && first <= 'Z' {
		first += 'a' - 'A'
	}
	for _, w := range e.words[first] {
		if len(w) <= len(text) && (text[:len(w)] == w || e.fold && strings.EqualFold(text[:len(w)], w)) {
			return len(w)
		}
	}
	return 0
}

// startsInWord reports whether a word goes on at text[i:].
func startsInWord(text string, i int) bool {
	r, size := utf8.DecodeLastRuneInString(text[:i])
	return size > 0 && inWord(r)
}

// wholeWord reports whether text[from:to] is a whole word, with no letter, digit or hyphen next to it.
func wholeWord(text string, from, to int) bool {
	after, size := utf8.DecodeRuneInString(text[to:])
	return !startsInWord(text, from) && (size == 0 || !inWord(after))
}

func inWord(r rune) bool {
	return r == '-' || r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r > 127 &&
		strings.ContainsRune("äöüÄÖÜßéèêæœ", r)
}
