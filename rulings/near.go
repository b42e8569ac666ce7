package rulings

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
)

// minNear is the least length of a name for which a word that differs in one letter counts as a misspelling.
const minNear = 8

// nearNames finds one-word names that a word almost matches.
type nearNames struct {
	fold map[string]string   // folded name → name
	low  map[string]string   // lower-case name → name
	cut  map[string][]string // name without one of its letters → names
}

func (n nearNames) add(name string) {
	if utf8.RuneCountInString(name) < minNear {
		return
	}
	low := strings.ToLower(name)
	n.fold[catalog.Fold(name)], n.low[low] = name, name
	for _, c := range oneLess(low) {
		n.cut[c] = append(n.cut[c], name)
	}
}

// find returns the name that a capitalised word misspells, by one letter or by writing out umlauts, or "". A difference
// at the end of the word is an inflection, not a misspelling.
func (n nearNames) find(word string) string {
	low := strings.ToLower(word)
	if r, _ := utf8.DecodeRuneInString(word); !unicode.IsUpper(r) || utf8.RuneCountInString(word) < minNear-1 {
		return ""
	}
	if name, ok := n.fold[catalog.Fold(word)]; ok {
		return name
	}
	for _, c := range append(oneLess(low), low) {
		for _, name := range n.cut[c] {
			if oneOff(low, strings.ToLower(name)) {
				return name
			}
		}
		if name, ok := n.low[c]; ok && oneOff(low, c) {
			return name
		}
	}
	return ""
}

// oneLess returns the words that result from leaving out one letter of word.
func oneLess(word string) []string {
	rs := []rune(word)
	out := make([]string, 0, len(rs))
	for i := range rs {
		out = append(out, string(rs[:i])+string(rs[i+1:]))
	}
	return out
}

// oneOff reports whether two words differ in one letter, or in two letters that changed places. A difference at the end
// does not count.
func oneOff(a, b string) bool {
	x, y := []rune(a), []rune(b)
	start := 0
	for start < min(len(x), len(y)) && x[start] == y[start] {
		start++
	}
	end := 0
	for end < min(len(x), len(y))-start && x[len(x)-1-end] == y[len(y)-1-end] {
		end++
	}
	x, y = x[start:len(x)-end], y[start:len(y)-end]
	if end == 0 {
		return false
	}
	return len(x) <= 1 && len(y) <= 1 || len(x) == 2 && len(y) == 2 && x[0] == y[1] && x[1] == y[0]
}
