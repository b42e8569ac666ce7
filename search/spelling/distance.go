package spelling

import "catanica/search/analysis"

// editDistance returns the number of letters to insert, delete, replace or swap with their neighbor that turn a into b
// (optimal string alignment), or limit+1 if it exceeds limit. It compares bytes, because words are folded before.
//
// The nearest names of catalog and query use plain Levenshtein without a limit. This variant counts a swap as one edit
// and stops early: corrections compare a word with the whole dictionary.
func editDistance(a, b string, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	var buf [3 * (analysis.MaxTokenBytes + 3)]int
	if len(b) > analysis.MaxTokenBytes+2 {
		return limit + 1
	}
	n := len(b) + 1
	beforeLast, last, row := buf[:n], buf[n:2*n], buf[2*n:3*n]
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		best := i
		for j := 1; j <= len(b); j++ {
			row[j] = editCell(a, b, i, j, beforeLast, last, row)
			best = min(best, row[j])
		}
		if best > limit {
			return limit + 1
		}
		beforeLast, last, row = last, row, beforeLast
	}
	return min(last[len(b)], limit+1)
}

// editCell computes cell (i, j) of the distance table from the two rows above and the cells to its left.
func editCell(a, b string, i, j int, beforeLast, last, row []int) int {
	cost := 1
	if a[i-1] == b[j-1] {
		cost = 0
	}
	d := min(row[j-1]+1, last[j]+1, last[j-1]+cost)
	if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
		d = min(d, beforeLast[j-2]+1)
	}
	return d
}

// letterSet returns the set of letters in a folded word, for a quick test: the sets of words within distance k differ
// in at most 2k letters.
func letterSet(word string) uint64 {
	var set uint64
	for i := range len(word) {
		set |= 1 << (word[i] & 63)
	}
	return set
}
