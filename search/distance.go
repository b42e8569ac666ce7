package search

// distance is the number of letters to insert, delete, change or swap with their neighbour that turn a into b
// (optimal string alignment), or max+1 when it is more than max. It compares bytes: words are folded before.
func distance(a, b string, max int) int {
	if len(a)-len(b) > max || len(b)-len(a) > max {
		return max + 1
	}
	var buf [3 * (maxWord + 3)]int
	if len(b) > maxWord+2 {
		return max + 1
	}
	n := len(b) + 1
	before, last, row := buf[:n], buf[n:2*n], buf[2*n:3*n]
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		best := i
		for j := 1; j <= len(b); j++ {
			row[j] = step(a, b, i, j, before, last, row)
			best = min(best, row[j])
		}
		if best > max {
			return max + 1
		}
		before, last, row = last, row, before
	}
	return min(last[len(b)], max+1)
}

// step is the cheapest way to cell (i, j) of the table whose last two rows are given.
func step(a, b string, i, j int, before, last, row []int) int {
	cost := 1
	if a[i-1] == b[j-1] {
		cost = 0
	}
	d := min(row[j-1]+1, last[j]+1, last[j-1]+cost)
	if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
		d = min(d, before[j-2]+1)
	}
	return d
}

// letters is the set of letters in a folded word, for a quick test: words within distance k differ in at most
// 2k letters of their sets.
func letters(word string) uint64 {
	var set uint64
	for i := range len(word) {
		set |= 1 << (word[i] & 63)
	}
	return set
}
