package search

import "strings"

// sound is how a folded word sounds, after the Cologne phonetics (Kölner Phonetik, H. J. Postel 1969): letters that sound alike
// have one digit, vowels between them none. It is made for German and serves for English mistakes too, which are of the
// same kind: doubled and dropped letters, f for ph, k for c.
func sound(word string) string {
	var b strings.Builder
	last := byte(0)
	for i := range len(word) {
		code := soundOf(word, i)
		for _, c := range []byte(code) {
			if c != last && (c != '0' || b.Len() == 0) {
				b.WriteByte(c)
			}
			last = c
		}
	}
	return b.String()
}

// soundOf is the code of one letter among its neighbours; "" for what is not heard.
func soundOf(word string, i int) string {
	before, after := byte(' '), byte(' ')
	if i > 0 {
		before = word[i-1]
	}
	if i+1 < len(word) {
		after = word[i+1]
	}
	is := func(c byte, set string) bool { return strings.IndexByte(set, c) >= 0 }
	switch c := word[i]; {
	case is(c, "aeiouyj"):
		return "0"
	case c == 'h':
		return ""
	case c == 'p' && after == 'h', is(c, "fvw"):
		return "3"
	case is(c, "bp"):
		return "1"
	case is(c, "dt") && is(after, "csz"):
		return "8"
	case is(c, "dt"):
		return "2"
	case is(c, "gkq"), c == 'c' && hardC(before, after, i):
		return "4"
	case c == 'x' && is(before, "ckq"):
		return "8"
	case c == 'x':
		return "48"
	case c == 'l':
		return "5"
	case is(c, "mn"):
		return "6"
	case c == 'r':
		return "7"
	case is(c, "csz"):
		return "8"
	}
	return ""
}

// hardC reports whether a c sounds like k.
func hardC(before, after byte, i int) bool {
	if i == 0 {
		return strings.IndexByte("ahkloqrux", after) >= 0
	}
	return strings.IndexByte("sz", before) < 0 && strings.IndexByte("ahkoqux", after) >= 0
}
