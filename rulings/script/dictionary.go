package script

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
)

// Dictionary holds the words of a game. Scenarios may be written in either language, even with both in one line;
// German words may have ae, oe, ue and ss for letters that a keyboard lacks.
type Dictionary struct {
	keywords map[string]string // by the word in either language
	german   map[string]string // by the keyword
	small    []string
}

// NewDictionary returns a dictionary of German words and further forms, both by their keywords. small lists the
// keywords that are not nouns; all others are capitalized in German.
func NewDictionary(german, forms map[string]string, small ...string) *Dictionary {
	d := &Dictionary{keywords: map[string]string{}, german: map[string]string{}, small: small}
	for word, keyword := range forms {
		d.keywords[word] = keyword
	}
	for word, keyword := range german {
		d.keywords[word], d.german[keyword] = keyword, word
	}
	return d
}

var umlauts = strings.NewReplacer("ae", "ä", "oe", "ö", "ue", "ü")

// Keyword returns the English, lower-case keyword for a word.
func (d *Dictionary) Keyword(word string) string {
	w := strings.ToLower(word)
	for _, form := range []string{w, umlauts.Replace(w), strings.ReplaceAll(umlauts.Replace(w), "ss", "ß"),
		strings.ReplaceAll(w, "ss", "ß")} {
		if keyword, ok := d.keywords[form]; ok {
			return keyword
		}
	}
	return w
}

// Has reports whether a keyword is in the dictionary.
func (d *Dictionary) Has(keyword string) bool { return d.german[keyword] != "" }

// Say translates a keyword into the language. Other words stay as they are.
func (d *Dictionary) Say(lang catalog.Lang, keyword string) string {
	word, ok := d.german[keyword]
	switch {
	case lang == catalog.EN || !ok:
		return keyword
	case slices.Contains(d.small, keyword):
		return word
	}
	return catalog.Capital(word)
}

// Line writes a line of keywords and other words. A colon follows the word before it without a space.
func (d *Dictionary) Line(lang catalog.Lang, words ...string) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = d.Say(lang, w)
	}
	return strings.ReplaceAll(strings.Join(out, " "), " :", ":")
}

// Counts writes how many there are of each kind: `2 lumber, 1 ore`, or `none`. It is the reverse of Reader.Counts.
func (d *Dictionary) Counts(lang catalog.Lang, counts [5]uint8, kinds [5]string) string {
	var out []string
	for k, n := range counts {
		if n > 0 {
			out = append(out, fmt.Sprint(n)+" "+d.Say(lang, kinds[k]))
		}
	}
	if len(out) == 0 {
		return d.Say(lang, "none")
	}
	return strings.Join(out, ", ")
}

// Counts reads `2 lumber, 1 ore` or `none`; 1 may be left out. An ellipsis at the end says that there may be more.
func (r *Reader) Counts(kinds [5]string) (counts [5]uint8, more bool) {
	if r.Accept("none") {
		return counts, false
	}
	for {
		if r.Accept("...", "…") {
			return counts, true
		}
		n := 1
		if r.IsNumber() {
			n = r.Number(1, 40)
		}
		t, word := r.Next()
		k := slices.Index(kinds[:], word)
		if k < 0 {
			r.Want(t, kinds[:]...)
			return counts, false
		}
		if counts[k] += uint8(n); !r.Accept(",") {
			return counts, false
		}
	}
}

// Kind reads the name of one of the kinds and returns its number, or how many kinds there are after a mistake.
func (r *Reader) Kind(kinds [5]string) int {
	t, word := r.Next()
	k := slices.Index(kinds[:], word)
	if k < 0 {
		r.Want(t, kinds[:]...)
		return len(kinds)
	}
	return k
}
