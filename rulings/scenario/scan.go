package scenario

import (
	"slices"
	"unicode"
	"unicode/utf8"
)

// token is a word of a line, a number or one of the marks , : ; ( ) =.
type token struct {
	text string
	pos  Pos
}

// word returns the token as a keyword.
func (t token) word() string { return keyword(t.text) }

// isMark reports whether the token is a mark. The end of a line is not.
func (t token) isMark() bool { return len(t.text) == 1 && isMark(rune(t.text[0])) }

// scan splits a line into tokens. `#` starts a comment.
func scan(line string, n int) []token {
	if !utf8.ValidString(line) {
		line = string([]rune(line))
	}
	var few [32]token // on the stack; what is kept has no room to grow
	out := few[:0]
	for i, column := 0, 1; i < len(line); {
		r, size := rune(line[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(line[i:])
		}
		switch {
		case r == '#':
			return slices.Clone(out)
		case r == ' ' || unicode.IsSpace(r) || r == '\ufeff':
			i, column = i+size, column+1
		case isMark(r):
			out = append(out, token{line[i : i+size], Pos{n, column}})
			i, column = i+size, column+1
		default:
			length, runes := wordAt(line[i:])
			out = append(out, token{line[i : i+length], Pos{n, column}})
			i, column = i+length, column+runes
		}
	}
	return slices.Clone(out)
}

// wordAt returns how many bytes and runes the word has with which a text begins.
func wordAt(s string) (length, runes int) {
	for length < len(s) {
		r, size := rune(s[length]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(s[length:])
		}
		if r == ' ' || r == '#' || isMark(r) || unicode.IsSpace(r) {
			break
		}
		length, runes = length+size, runes+1
	}
	return length, runes
}

// isMark reports whether the rune is one of the marks , : ; ( ) =.
func isMark(r rune) bool {
	switch r {
	case ',', ':', ';', '(', ')', '=':
		return true
	}
	return false
}

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
