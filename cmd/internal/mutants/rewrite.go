package main

import (
	"cmp"
	"slices"
)

// edit is a change of a source text: text is inserted at an offset, or replaces the bytes up to end.
type edit struct {
	at, end int
	text    string
	closes  bool // text is written behind a node, not in front of it
	length  int  // of the node, so that nested nodes open outside in and close inside out
	seq     int  // order of the edits of one node
}

// rewrite applies the edits to a source text.
func rewrite(src []byte, edits []edit) []byte {
	slices.SortStableFunc(edits, func(a, b edit) int {
		switch {
		case a.at != b.at:
			return cmp.Compare(a.at, b.at)
		case a.closes != b.closes:
			if a.closes {
				return -1
			}
			return 1
		case a.closes:
			return cmp.Or(cmp.Compare(a.length, b.length), cmp.Compare(b.seq, a.seq))
		}
		return cmp.Or(cmp.Compare(b.length, a.length), cmp.Compare(a.seq, b.seq))
	})
	var out []byte
	from := 0
	for _, e := range edits {
		out = append(out, src[from:e.at]...)
		out = append(out, e.text...)
		from = max(e.at, e.end)
	}
	return append(out, src[from:]...)
}
