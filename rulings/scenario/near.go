package scenario

import (
	"slices"

	"github.com/agnivade/levenshtein"

	"catanica/catalog"
)

// suggest is " (did you mean …?)" when one of the wanted words, in either language, looks like the word
// found; otherwise it is empty.
func suggest(found string, wanted []string) catalog.Text {
	if near := nearest(found, spellings(wanted)); near != "" {
		return text(" (meinst du %s?)", " (did you mean %s?)", quoted(near))
	}
	return catalog.Text{}
}

// spellings are the words themselves and the German keywords for them.
func spellings(words []string) []string {
	out := slices.Clone(words)
	for _, k := range germanWords {
		if slices.Contains(words, german[k]) {
			out = append(out, k)
		}
	}
	return out
}

// nearest is the candidate that differs least from the word: in a third of its letters at the most, and in
// more than one letter only when the word is long enough for that. The first of equals is taken.
func nearest(word string, candidates []string) string {
	best, least := "", 1+len([]rune(word))/4
	if len(word) > 40 {
		return ""
	}
	for _, c := range candidates {
		if d := levenshtein.ComputeDistance(lower(word), lower(c)); d <= least && d < len([]rune(c)) && d < len([]rune(word)) && (best == "" || d < least) {
			best, least = c, d
		}
	}
	return best
}

// suggestCard is suggest for the name of a card.
func suggestCard(cat *catalog.Catalog, name string) catalog.Text {
	if near := cat.NearestCards(name, 1); len(near) > 0 {
		return text(" (meinst du %s?)", " (did you mean %s?)", quoted(near[0]))
	}
	return catalog.Text{}
}
