package scenario

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// token is a word of a line, a number or one of the marks , : ; ( ) =.
type token struct {
	text string
	pos  Pos
}

const marks = ",:;()="

// word returns the token as a keyword.
func (t token) word() string { return keyword(t.text) }

// isMark reports whether the token is a mark. The end of a line is not.
func (t token) isMark() bool { return len(t.text) == 1 && strings.Contains(marks, t.text) }

// scan splits a line into tokens. `#` starts a comment.
func scan(line string, n int) []token {
	if !utf8.ValidString(line) {
		line = string([]rune(line))
	}
	out := make([]token, 0, 1+strings.Count(line, " "))
	for i, column := 0, 1; i < len(line); {
		r, size := utf8.DecodeRuneInString(line[i:])
		switch {
		case r == '#':
			return out
		case unicode.IsSpace(r) || r == '\ufeff':
			i, column = i+size, column+1
		case strings.ContainsRune(marks, r):
			out = append(out, token{line[i : i+size], Pos{n, column}})
			i, column = i+size, column+1
		default:
			end := strings.IndexFunc(line[i:], endsWord)
			if end < 0 {
				end = len(line) - i
			}
			out = append(out, token{line[i : i+end], Pos{n, column}})
			column += utf8.RuneCountInString(line[i : i+end])
			i += end
		}
	}
	return out
}

// endsWord reports whether a word ends before the rune.
func endsWord(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(marks+"#", r) }

// control finds the first control character in the words of a line. Names are compared without such characters, so a
// word that holds one would be taken for another.
func control(toks []token) (at Pos, r rune, ok bool) {
	for _, t := range toks {
		column := t.pos.Col
		for _, r := range t.text {
			if unicode.IsControl(r) {
				return Pos{t.pos.Line, column}, r, true
			}
			column++
		}
	}
	return Pos{}, 0, false
}
