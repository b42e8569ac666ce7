package rulings

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
)

// minNear is how long a name must be for a word that differs in one letter to be a misspelling of it.
const minNear = 8

// nearNames finds the names of one word that a word nearly is.
type nearNames struct {
	fold map[string]string   // folded name → name
	low  map[string]string   // name in small letters → name
	cut  map[string][]string // name with a letter left out → names
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

// find is the name that a word with a capital misspells: one letter off, or with umlauts written out. What differs at
// its end is an inflection.
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

// oneLess are the words that come of a word by leaving out one letter.
func oneLess(word string) []string {
	rs := []rune(word)
	out := make([]string, 0, len(rs))
	for i := range rs {
		out = append(out, string(rs[:i])+string(rs[i+1:]))
	}
	return out
}

// oneOff reports whether two words differ in one letter, or in two that changed places, but not at the end, where an
// inflection does.
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
