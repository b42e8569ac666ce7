package rulings

import (
	"strings"
	"unicode"
)

// token is a word or a number in a text.
type token struct {
	text string
	line int    // line in the text, from 0
	gap  rune   // separator from the previous word: ' ', '-' or otherGap
	from string // the text from this word to the end
}

// Values of token.gap other than ' ' and '-'.
const (
	otherGap rune = 0 // anything else, such as a comma or a space and a hyphen
	noGap    rune = 1 // while reading: no separator so far
)

// until returns the text from this word to the end of last.
func (t token) until(last token) string {
	return strings.Join(strings.Fields(t.from[:len(t.from)-len(last.from)+len(last.text)]), " ")
}

// wordsOf appends the words of a text to out.
func wordsOf(out []token, text string) []token {
	line, start := 0, -1
	gap := otherGap
	end := func(i int) {
		if start >= 0 {
			out = append(out, token{text: text[start:i], line: line, gap: gap, from: text[start:]})
			start, gap = -1, noGap
		}
	}
	for i, r := range text {
		if letterOrDigit(r) {
			if start < 0 {
				start = i
			}
			continue
		}
		end(i)
		switch {
		case r == '\n':
			line++
			gap = join(gap, ' ')
		case unicode.IsSpace(r):
			gap = join(gap, ' ')
		case r == '-':
			gap = join(gap, '-')
		case strings.ContainsRune("*'’", r): // emphasis and apostrophes do not separate words
		default:
			gap = otherGap
		}
	}
	end(len(text))
	return out
}

// letterOrDigit reports whether r is part of a word or number.
func letterOrDigit(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// join adds a character to the separator between two words.
func join(gap, sign rune) rune {
	if gap == noGap || gap == sign && sign == ' ' {
		return sign
	}
	return otherGap
}

// shownText returns what a Markdown passage shows, without changing line numbers: links as their labels, and no code.
func shownText(markdown string) string {
	shown := replaceLinks(markdown, func(inner, _, _ string) string {
		_, label, ok := strings.Cut(inner, "|")
		if !ok {
			return "[]" // the target's own name, which separates the words around it
		}
		return label
	})
	if !strings.Contains(shown, "`") {
		return shown
	}
	parts := strings.Split(shown, "`")
	for i := 1; i < len(parts); i += 2 {
		parts[i] = strings.Repeat("\n", strings.Count(parts[i], "\n"))
	}
	return strings.Join(parts, "`")
}
