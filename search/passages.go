package search

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// maxPassage is the longest snippet in bytes: three lines of a result page.
const maxPassage = 280

// maxPassages is how many passages of a text are looked at for a snippet.
const maxPassages = 24

// passages cuts a text into sentences that can stand as a snippet, without what Markdown sets around them.
func passages(text string) []stretch {
	const around = " \n\t-*#>|"
	var out []stretch
	for at := 0; at < len(text) && len(out) < maxPassages; {
		end := at + sentence(text[at:])
		from := end - len(strings.TrimLeft(text[at:end], around))
		if to := from + len(strings.TrimRight(text[from:end], around)); from < to {
			out = append(out, stretch{from, to})
		}
		at = end
	}
	return out
}

// sentence is the length of the text's first sentence or line, at most maxPassage and then cut at a space.
func sentence(text string) int {
	for i := range len(text) {
		switch c := text[i]; {
		case c == '\n':
			return i + 1
		case i >= maxPassage:
			return cut(text)
		case strings.IndexByte(".!?", c) >= 0 && i+1 < len(text) && text[i+1] == ' ' && !abbreviates(text[:i]):
			return i + 2
		}
	}
	return len(text)
}

// abbreviates reports whether a full stop after text belongs to an abbreviation or a number ("z. B.", "1.").
func abbreviates(text string) bool {
	last := text[strings.LastIndexAny(text, " .\n")+1:]
	return utf8.RuneCountInString(last) <= 2
}

// cut is where to end a passage of maxPassage bytes: behind a word, and never inside a letter.
func cut(text string) int {
	if i := strings.LastIndexByte(text[:maxPassage], ' '); i > 0 {
		return i + 1
	}
	i := maxPassage
	for !utf8.RuneStart(text[i]) {
		i--
	}
	return i
}

// union joins stretches that touch, in order.
func union(spots []stretch) []stretch {
	slices.SortFunc(spots, func(a, b stretch) int { return a.from - b.from })
	var out []stretch
	for _, s := range spots {
		if n := len(out); n > 0 && s.from <= out[n-1].to {
			out[n-1].to = max(out[n-1].to, s.to)
			continue
		}
		out = append(out, s)
	}
	return out
}
