package spelling

import "strings"

// phoneticCode returns the code of a folded word in the Cologne phonetics (Kölner Phonetik, H. J. Postel 1969): letters
// that sound alike share a digit, and vowels inside the word have none. It was made for German but also covers English
// misspellings, which are of the same kind: doubled and dropped letters, f for ph, k for c.
func phoneticCode(word string) string {
	var b strings.Builder
	last := byte(0)
	for i := range len(word) {
		for _, c := range []byte(letterCode(word, i)) {
			if c != last && (c != '0' || b.Len() == 0) {
				b.WriteByte(c)
			}
			last = c
		}
	}
	return b.String()
}

// letterCode returns the code of the letter at i among its neighbors, or "" for a silent letter.
func letterCode(word string, i int) string {
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
	case is(c, "gkq"), c == 'c' && isHardC(before, after, i):
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

// isHardC reports whether the c at i is pronounced like k.
func isHardC(before, after byte, i int) bool {
	if i == 0 {
		return strings.IndexByte("ahkloqrux", after) >= 0
	}
	return strings.IndexByte("sz", before) < 0 && strings.IndexByte("ahkoqux", after) >= 0
}
