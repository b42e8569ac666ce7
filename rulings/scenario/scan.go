package scenario

import (
	"strings"
	"unicode"
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
	var out []token
	runes := []rune(line)
	for i := 0; i < len(runes); {
		switch r := runes[i]; {
		case r == '#':
			return out
		case unicode.IsSpace(r) || r == '\ufeff':
			i++
		case strings.ContainsRune(marks, r):
			out = append(out, token{string(r), Pos{n, i + 1}})
			i++
		default:
			j := i
			for j < len(runes) && !unicode.IsSpace(runes[j]) && !strings.ContainsRune(marks+"#", runes[j]) {
				j++
			}
			out = append(out, token{string(runes[i:j]), Pos{n, i + 1}})
			i = j
		}
	}
	return out
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
