package search

import (
	"strings"
	"unicode/utf8"
)

// folded is a word in the one spelling that all its spellings share, with the way back to its source.
type folded struct {
	text string
	at   []int // at[i] is the offset in the source of the letter that byte i of text came from; one more for the end
}

// accents maps letters with marks to plain ones. A letter that stands for two is spelled out.
var accents = map[rune]string{
	'ä': "a", 'ö': "o", 'ü': "u", 'ß': "ss", 'æ': "a", 'œ': "o", 'à': "a", 'á': "a", 'â': "a", 'å': "a", 'ã': "a",
	'ç': "c", 'è': "e", 'é': "e", 'ê': "e", 'ë': "e", 'ì': "i", 'í': "i", 'î': "i", 'ï': "i", 'ñ': "n",
	'ò': "o", 'ó': "o", 'ô': "o", 'õ': "o", 'ø': "o", 'ù': "u", 'ú': "u", 'û': "u", 'ý': "y", 'ÿ': "y",
}

// foldPlain folds a lower-cased English word: letters lose their marks.
func foldPlain(word string) folded { return foldWith(word, nil) }

// foldGerman folds a lower-cased German word: ä, ae and a agree, and so do ß and ss.
func foldGerman(word string) folded { return foldWith(word, digraph) }

func foldWith(word string, silent func(before string, r rune) bool) folded {
	var b strings.Builder
	f := folded{at: make([]int, 0, len(word)+1)}
	for i, r := range word {
		s, marked := accents[r]
		switch {
		case silent != nil && silent(b.String(), r):
			continue
		case !marked && r == utf8.RuneError:
			continue // a broken byte is no letter
		case !marked:
			s = string(r)
		}
		b.WriteString(s)
		for range len(s) {
			f.at = append(f.at, i)
		}
	}
	f.text = b.String()
	f.at = append(f.at, len(word))
	return f
}

// digraph reports whether r is the e of an ae, oe or ue that stands for an umlaut. A u after another vowel or
// after q begins no umlaut (Feuer, Mauer, Quelle).
func digraph(before string, r rune) bool {
	if r != 'e' || before == "" {
		return false
	}
	switch last := before[len(before)-1]; last {
	case 'a', 'o':
		return true
	case 'u':
		return len(before) == 1 || !strings.ContainsRune("aeiouqy", rune(before[len(before)-2]))
	}
	return false
}

// nameKey is what a name or id is looked up by: folded, without spaces and punctuation, so that 112Sg, 112 s g
// and 112:S.g agree.
func nameKey(name string) string {
	var b strings.Builder
	for _, r := range foldGerman(strings.ToLower(name)).text {
		if isWordRune(r) {
			b.WriteRune(r)
		}
	}
	return b.String()
}
