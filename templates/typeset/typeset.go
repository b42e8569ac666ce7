// Package typeset prints apostrophes and quotation marks as a native editor would. Content, templates and the API keep
// what a keyboard writes, because names are typed, searched and compared in that form; only what readers see is
// changed, at the very end, in rendered HTML and SVG.
//
// Text and the attributes that are read out (alt, title, aria-label, placeholder, the descriptions in meta) are
// changed. Code, text fields, scripts and all other attributes stay as they are, and so does an option without a value,
// whose text a form would send. Typeset HTML stays the same when it is typeset again.
package typeset

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
)

// marks are the quotation marks of a language: double and single, opening and closing.
type marks struct{ open, shut, openSingle, shutSingle string }

var quotation = map[catalog.Lang]marks{
	catalog.DE: {"„", "“", "‚", "‘"},
	catalog.EN: {"“", "”", "‘", "’"},
}

// apostrophe is the same in both languages.
const apostrophe = "’"

// Text typesets plain text.
func Text(lang catalog.Lang, text string) string {
	if !strings.ContainsAny(text, `'"`) {
		return text
	}
	s := setter{marks: quotation[lang]}
	s.text([]byte(text), nil)
	return string(s.out)
}

// HTML typesets a document or a part of one. Elements that have a lang attribute get the marks of that language.
func HTML(lang catalog.Lang, src []byte) []byte {
	s := setter{marks: quotation[lang], out: make([]byte, 0, len(src)+len(src)/64)}
	d := document{setter: &s, spans: []span{{lang: lang}}}
	for len(src) > 0 {
		n := bytes.IndexByte(src, '<')
		switch {
		case n < 0:
			n = len(src)
			s.text(src, nil)
		case n > 0:
			s.text(src[:n], src[n:])
		default:
			n = d.tag(src)
		}
		src = src[n:]
	}
	return s.out
}

// setter appends typeset text to out.
type setter struct {
	marks
	out    []byte
	before rune // the character before the next one, across inline elements; 0 at the beginning of a block
	single bool // a single quotation mark is open
}

// text appends text, which may hold character references. rest is the markup behind it.
func (s *setter) text(text, rest []byte) {
	for len(text) > 0 {
		if n := bytes.IndexAny(text, `'"&`); n != 0 {
			if n < 0 {
				n = len(text)
			}
			s.out = append(s.out, text[:n]...)
			s.before, _ = utf8.DecodeLastRune(text[:n])
			text = text[n:]
			continue
		}
		r, n := character(text)
		switch r {
		case '\'':
			s.mark(s.apostrophe(next(text[n:], rest)))
		case '"':
			if s.atStart() {
				s.mark(s.open)
			} else {
				s.mark(s.shut)
			}
		default:
			s.out = append(s.out, text[:n]...)
			s.before = r
		}
		text = text[n:]
	}
}

func (s *setter) mark(m string) {
	s.out = append(s.out, m...)
	s.before, _ = utf8.DecodeRuneInString(m)
}

// elided begins the words that are written without their first letters.
var elided = []string{"em", "til", "tis", "cause", "n", "ne", "nen", "s"}

// apostrophe returns what a straight apostrophe stands for before the rest of its text.
func (s *setter) apostrophe(word string, after rune) string {
	switch {
	case s.single && !s.atStart() && !unicode.IsLetter(after):
		s.single = false
		return s.shutSingle
	case !s.atStart() || !unicode.IsLetter(after):
		return apostrophe
	}
	for _, w := range elided {
		if strings.EqualFold(word, w) {
			return apostrophe
		}
	}
	s.single = true
	return s.openSingle
}

// next returns the word at the beginning of text and the character that follows immediately, which may be in the rest.
func next(text, rest []byte) (word string, r rune) {
	if len(text) == 0 {
		return "", following(rest)
	}
	r, _ = character(text)
	end := bytes.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
	if end < 0 {
		end = len(text)
	}
	return string(text[:end]), r
}

// atStart reports whether a word or a quotation begins here.
func (s *setter) atStart() bool {
	switch r := s.before; r {
	case 0, '–', '—', '/':
		return true
	case '“', '‘', '„', '‚', '”', '’':
		return string(r) == s.open || string(r) == s.openSingle
	default:
		return unicode.IsSpace(r) || unicode.Is(unicode.Ps, r)
	}
}

// references are the character references that templ, goldmark and html.EscapeString write for quotation marks.
var references = map[string]rune{"&#39;": '\'', "&#34;": '"', "&quot;": '"', "&apos;": '\'', "&nbsp;": '\u00a0'}

// character returns the first character of text and its length in bytes.
func character(text []byte) (rune, int) {
	if text[0] == '&' {
		for ref, r := range references {
			if bytes.HasPrefix(text, []byte(ref)) {
				return r, len(ref)
			}
		}
	}
	return utf8.DecodeRune(text)
}
