package query

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// token is a lexical token of a query.
type token struct {
	kind  tokenKind
	at    Span
	text  string // of a word, phrase or value
	key   string // of a filter, as typed
	op    Op
	quote bool // the value is quoted
	open  bool // the closing quote is missing
}

type tokenKind int

const (
	wordToken tokenKind = iota
	phraseToken
	filterToken
	orToken
	andToken
	notToken
	openToken
	closeToken
)

// lexer splits a query into tokens. Anything that it does not recognize is a word.
type lexer struct {
	text string
	at   int
	out  []token
}

func lex(text string) []token {
	l := &lexer{text: text}
	for {
		l.space()
		if l.at == len(text) {
			return l.out
		}
		l.next()
	}
}

func (l *lexer) space() {
	for l.at < len(l.text) {
		r, size := utf8.DecodeRuneInString(l.text[l.at:])
		if !unicode.IsSpace(r) {
			return
		}
		l.at += size
	}
}

func (l *lexer) add(t token) { l.out = append(l.out, t) }

// next reads one token.
func (l *lexer) next() {
	from := l.at
	switch c := l.text[l.at]; {
	case c == '(' || c == ')':
		l.at++
		kind := openToken
		if c == ')' {
			kind = closeToken
		}
		l.add(token{kind: kind, at: Span{from, l.at}, text: string(c)})
		return
	case c == '-' && l.excludes():
		l.at++
		l.add(token{kind: notToken, at: Span{from, l.at}, text: "-"})
		return
	}
	if inner, open, ok := l.quoted(); ok {
		l.add(token{kind: phraseToken, at: Span{from, l.at}, text: inner, open: open})
		return
	}
	l.chunk()
}

// excludes reports whether the minus at l.at begins an exclusion: it precedes a word, a quote or a group.
func (l *lexer) excludes() bool {
	r, _ := utf8.DecodeRuneInString(l.text[l.at+1:])
	return unicode.IsLetter(r) || r == '(' || quoteSize(l.text[l.at+1:]) > 0
}

// quotes are the characters that begin and end a phrase in either language.
const quotes = `"„“”«»`

// quoteSize returns the length of the quote that text begins with, or 0.
func quoteSize(text string) int {
	r, size := utf8.DecodeRuneInString(text)
	if size > 0 && strings.ContainsRune(quotes, r) {
		return size
	}
	return 0
}

// quoted reads a quoted phrase. open means that the closing quote is missing.
func (l *lexer) quoted() (inner string, open, ok bool) {
	size := quoteSize(l.text[l.at:])
	if size == 0 {
		return "", false, false
	}
	l.at += size
	from := l.at
	for l.at < len(l.text) {
		if n := quoteSize(l.text[l.at:]); n > 0 {
			inner = l.text[from:l.at]
			l.at += n
			return inner, false, true
		}
		_, n := utf8.DecodeRuneInString(l.text[l.at:])
		l.at += n
	}
	return l.text[from:], true, true
}

// chunk reads a run without spaces: a word, an operator or a filter.
func (l *lexer) chunk() {
	from := l.at
	for l.at < len(l.text) {
		r, size := utf8.DecodeRuneInString(l.text[l.at:])
		if unicode.IsSpace(r) || r == '(' || r == ')' || quoteSize(l.text[l.at:]) > 0 {
			break
		}
		l.at += size
	}
	text := l.text[from:l.at]
	if key, op, value, ok := cutFilter(text); ok && l.filter(from, key, op, value) {
		return
	}
	kind, known := map[string]tokenKind{
		"OR": orToken, "ODER": orToken, "or": orToken, "oder": orToken, "|": orToken, "||": orToken,
		"AND": andToken, "UND": andToken, "&&": andToken, "NOT": notToken, "NICHT": notToken,
	}[text]
	if !known {
		kind = wordToken
	}
	l.add(token{kind: kind, at: Span{from, l.at}, text: text})
}

// filter adds a filter that begins at from. Its value may be quoted, or follow a comparison after a space. It returns
// false if there is no value, unless a known key is compared with nothing, or stands last: that is a filter without a
// value, and a mistake.
func (l *lexer) filter(from int, key string, op Op, value string) bool {
	t := token{kind: filterToken, key: key, op: op, text: value}
	if value == "" {
		end := l.at
		if op != Is || strings.HasSuffix(l.text[:l.at], "=") {
			l.space()
		}
		inner, open, ok := l.quoted()
		switch {
		case ok:
			t.text, t.quote, t.open = inner, true, open
		case l.at < len(l.text) && l.at > end && !strings.ContainsRune("()", rune(l.text[l.at])):
			start := l.at
			for l.at < len(l.text) && !strings.ContainsRune(" \t\n()", rune(l.text[l.at])) {
				l.at++
			}
			t.text = l.text[start:l.at]
		default:
			l.at = end
			_, known := Lookup(key)
			if last := strings.TrimSpace(l.text[end:]) == ""; !known || op == Is && !last {
				return false // "regel: wie" is not a filter
			}
		}
	}
	t.at = Span{from, l.at}
	l.add(t)
	return true
}

// cutFilter splits a filter into key, operator and value.
func cutFilter(text string) (key string, op Op, value string, ok bool) {
	i := strings.IndexAny(text, ":=<>!")
	if i <= 0 {
		return "", "", "", false
	}
	for _, r := range text[:i] {
		if !unicode.IsLetter(r) && r != '-' {
			return "", "", "", false
		}
	}
	rest := text[i:]
	for _, o := range []struct {
		sign string
		op   Op
	}{{"<=", AtMost}, {">=", AtLeast}, {"!=", IsNot}, {"<", Less}, {">", More}, {":", Is}, {"=", Is}} {
		if value, ok := strings.CutPrefix(rest, o.sign); ok {
			return text[:i], o.op, value, true
		}
	}
	return "", "", "", false
}
