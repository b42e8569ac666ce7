package analysis

import (
	"strings"
	"unicode/utf8"

	"catanica/catalog"
)

// Folded is a word in its normal spelling, with a map back to the bytes of the original.
type Folded struct {
	Text string
	// Offsets[i] is the offset of the original letter that byte i of Text came from. It has one more entry for the end.
	Offsets []int
}

// accents maps letters with diacritics to plain letters.
var accents = map[rune]string{
	'ä': "a", 'ö': "o", 'ü': "u", 'ß': "ss", 'æ': "a", 'œ': "o", 'à': "a", 'á': "a", 'â': "a", 'å': "a", 'ã': "a",
	'ç': "c", 'è': "e", 'é': "e", 'ê': "e", 'ë': "e", 'ì': "i", 'í': "i", 'î': "i", 'ï': "i", 'ñ': "n",
	'ò': "o", 'ó': "o", 'ô': "o", 'õ': "o", 'ø': "o", 'ù': "u", 'ú': "u", 'û': "u", 'ý': "y", 'ÿ': "y",
}

// Fold folds a lower-cased word. It is more tolerant than catalog.Fold, which keeps ä (as ae) distinct from a because
// names and ids must stay distinct; a search must find Münzgießerei for munzgiesserei.
func Fold(lang catalog.Lang, word string) Folded {
	if lang == catalog.EN {
		return foldEnglish(word)
	}
	return foldGerman(word)
}

// foldEnglish folds a lower-cased English word: letters lose their diacritics.
func foldEnglish(word string) Folded { return fold(word, nil) }

// foldGerman folds a lower-cased German word: ä, ae and a become equal, and so do ß and ss.
func foldGerman(word string) Folded { return fold(word, isUmlautE) }

// fold drops the letters for which skip, given the folded text so far, returns true. Invalid UTF-8 is dropped.
func fold(word string, skip func(before string, r rune) bool) Folded {
	var b strings.Builder
	b.Grow(len(word))
	f := Folded{Offsets: make([]int, 0, len(word)+1)}
	for i, r := range word {
		if r < utf8.RuneSelf { // most letters; no accent is looked up for them
			if skip == nil || !skip(b.String(), r) {
				b.WriteByte(byte(r))
				f.Offsets = append(f.Offsets, i)
			}
			continue
		}
		s, accented := accents[r]
		switch {
		case skip != nil && skip(b.String(), r):
			continue
		case !accented && r == utf8.RuneError:
			continue
		case !accented:
			s = string(r)
		}
		b.WriteString(s)
		for range len(s) {
			f.Offsets = append(f.Offsets, i)
		}
	}
	f.Text = b.String()
	f.Offsets = append(f.Offsets, len(word))
	return f
}

// isUmlautE reports whether r is the e of an ae, oe or ue that spells an umlaut. A u after another vowel or after q
// begins no umlaut (Feuer, Mauer, Quelle).
func isUmlautE(before string, r rune) bool {
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

// NameKey returns the key under which names and ids are indexed: folded, without spaces and punctuation, so that 112Sg,
// 112 s g and 112:S.g are equal.
func NameKey(name string) string {
	var b strings.Builder
	for _, r := range foldGerman(strings.ToLower(name)).Text {
		if IsWordRune(r) {
			b.WriteRune(r)
		}
	}
	return b.String()
}
