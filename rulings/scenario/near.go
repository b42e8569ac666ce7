package scenario

import (
	"slices"
	"unicode"

	"github.com/agnivade/levenshtein"

	"catanica/catalog"
)

// suggest returns " (did you mean …?)" if one of the wanted words, in either language, resembles the word found without
// being it, else "".
func suggest(found string, wanted []string) catalog.Text {
	if near := nearest(found, spellings(wanted)); near != "" && lower(near) != lower(found) {
		return text(" (meinst du %s?)", " (did you mean %s?)", quoted(near))
	}
	return catalog.Text{}
}

// spellings returns the words and the German keywords for them.
func spellings(words []string) []string {
	out := slices.Clone(words)
	for _, k := range germanWords {
		if slices.Contains(words, german[k]) {
			out = append(out, k)
		}
	}
	return out
}

// nearest returns the candidate closest to the word. It allows one edit, two in a word of five letters or more, three
// in one of nine or more; a transposition counts as one. Among equals the first wins.
func nearest(word string, candidates []string) string {
	n := len([]rune(word))
	if n > 40 || !unicode.IsLetter([]rune(word + " ")[0]) {
		return ""
	}
	best, least := "", 1+(n-1)/4
	for _, c := range candidates {
		if d := differ(lower(word), lower(c)); d <= least && d < n && d < len([]rune(c)) && (best == "" || d < least) {
			best, least = c, d
		}
	}
	return best
}

func differ(a, b string) int {
	d := levenshtein.ComputeDistance(a, b)
	if x, y := []rune(a), []rune(b); d == 2 && len(x) == len(y) {
		slices.Sort(x)
		slices.Sort(y)
		if slices.Equal(x, y) {
			return 1
		}
	}
	return d
}

// suggestCard does what suggest does for names of cards. It shows an id as the card's name.
func suggestCard(cat *catalog.Catalog, name string) catalog.Text {
	names := cat.NearestCards(name, 1)
	if len(names) == 0 {
		return catalog.Text{}
	}
	near := names[0]
	if c := cat.Card(near); c != nil {
		near = c.Name.DE
	}
	return text(" (meinst du %s?)", " (did you mean %s?)", quoted(near))
}
