package search

import (
	"slices"
	"strings"

	"catanica/search/document"
)

const maxFragments = 24 // per text

// span is a range of bytes in a text.
type span struct{ from, to int }

// fragments splits a text into sentences that can be shown as a snippet, without surrounding Markdown syntax.
func fragments(text string) []span {
	const trimmed = " \n\t-*#>|"
	var out []span
	for at := 0; at < len(text) && len(out) < maxFragments; {
		end := at + document.SentenceEnd(text[at:])
		from := end - len(strings.TrimLeft(text[at:end], trimmed))
		if to := from + len(strings.TrimRight(text[from:end], trimmed)); from < to {
			out = append(out, span{from, to})
		}
		at = end
	}
	return out
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
