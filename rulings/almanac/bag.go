package almanac

import (
	"strconv"
	"strings"

	"catanica/catalog"
)

// Bag counts resource cards by kind.
type Bag [5]uint8

// Total returns the number of cards.
func (b Bag) Total() int {
	return int(b[0]) + int(b[1]) + int(b[2]) + int(b[3]) + int(b[4])
}

// Covers reports whether the bag holds at least what other holds.
func (b Bag) Covers(other Bag) bool {
	return b[0] >= other[0] && b[1] >= other[1] && b[2] >= other[2] && b[3] >= other[3] && b[4] >= other[4]
}

func (b *Bag) add(other Bag) {
	for k, n := range other {
		b[k] += n
	}
}

// take removes cards that the bag covers.
func (b *Bag) take(other Bag) {
	for k, n := range other {
		b[k] -= n
	}
}

// Of returns a bag of n cards of one kind.
func Of(r Resource, n int) Bag {
	var b Bag
	b[r] = uint8(n)
	return b
}

// In lists the cards in words.
func (b Bag) In(lang catalog.Lang) string {
	var parts []string
	for k, n := range b {
		if n > 0 {
			parts = append(parts, strconv.Itoa(int(n))+" "+Resource(k).In(lang))
		}
	}
	if len(parts) == 0 {
		return catalog.Text{DE: "nichts", EN: "nothing"}.In(lang)
	}
	return strings.Join(parts, ", ")
}
