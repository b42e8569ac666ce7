package setup

import (
	"encoding/json"
	"strconv"
)

// NoLimit is the value of Count.Most if there is no upper limit.
const NoLimit = -1

// Count is a number of cards or stacks as far as the sources state it: at least Least, at most Most.
type Count struct {
	Least int
	Most  int // NoLimit if there is no upper limit
}

// Exactly returns a known number.
func Exactly(n int) Count { return Count{n, n} }

// Known reports whether the number is known.
func (c Count) Known() bool { return c.Least == c.Most }

// Plus returns the sum of two numbers.
func (c Count) Plus(d Count) Count {
	sum := Count{c.Least + d.Least, c.Most + d.Most}
	if c.Most == NoLimit || d.Most == NoLimit {
		sum.Most = NoLimit
	}
	return sum
}

// String returns the number as people write it: 22, 9–28, 9+.
func (c Count) String() string {
	switch {
	case c.Known():
		return strconv.Itoa(c.Least)
	case c.Most == NoLimit:
		return strconv.Itoa(c.Least) + "+"
	}
	return strconv.Itoa(c.Least) + "–" + strconv.Itoa(c.Most)
}

// MarshalJSON returns {"known": true, "n": 22}, or {"known": false, "at_least": 9, "at_most": 28}. Without an upper
// limit, at_most is omitted.
func (c Count) MarshalJSON() ([]byte, error) {
	out := map[string]any{"known": c.Known()}
	switch {
	case c.Known():
		out["n"] = c.Least
	default:
		out["at_least"] = c.Least
		if c.Most != NoLimit {
			out["at_most"] = c.Most
		}
	}
	return json.Marshal(out)
}

// evenly divides n cards into stacks whose sizes differ by at most one, the larger first.
func evenly(n, stacks int) []int {
	out := make([]int, stacks)
	for i := range out {
		out[i] = n / stacks
		if i < n%stacks {
			out[i]++
		}
	}
	return out
}
