package search

import (
	"slices"
	"strings"
	"unicode/utf8"

	"catanica/search/analysis"
)

const (
	maxFragmentBytes = 280 // three lines of a result page
	maxFragments     = 24  // per text
)

// span is a range of bytes in a text.
type span struct{ from, to int }

// fragments splits a text into sentences that can be shown as a snippet, without surrounding Markdown syntax.
func fragments(text string) []span {
	const trimmed = " \n\t-*#>|"
	var out []span
	for at := 0; at < len(text) && len(out) < maxFragments; {
		end := at + sentenceEnd(text[at:])
		from := end - len(strings.TrimLeft(text[at:end], trimmed))
		if to := from + len(strings.TrimRight(text[from:end], trimmed)); from < to {
			out = append(out, span{from, to})
		}
		at = end
	}
	return out
}

// sentenceEnd returns the end of the text's first sentence or line. Longer ones end at a space within maxFragmentBytes.
func sentenceEnd(text string) int {
	end := analysis.SentenceEnd(text[:min(len(text), maxFragmentBytes+2)])
	if end > maxFragmentBytes && len(text) > maxFragmentBytes {
		return cutPoint(text)
	}
	return end
}

// cutPoint returns where to cut a text after at most maxFragmentBytes: after a word if possible, never inside a letter.
func cutPoint(text string) int {
	if i := strings.LastIndexByte(text[:maxFragmentBytes], ' '); i > 0 {
		return i + 1
	}
	i := maxFragmentBytes
	for !utf8.RuneStart(text[i]) {
		i--
	}
	return i
}

// mergeSpans sorts spans and merges those that touch.
func mergeSpans(spans []span) []span {
	slices.SortFunc(spans, func(a, b span) int { return a.from - b.from })
	var out []span
	for _, s := range spans {
		if n := len(out); n > 0 && s.from <= out[n-1].to {
			out[n-1].to = max(out[n-1].to, s.to)
			continue
		}
		out = append(out, s)
	}
	return out
}
