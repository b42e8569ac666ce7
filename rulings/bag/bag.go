// Package bag counts cards of the five resources that each board game has.
package bag

import (
	"strconv"
	"strings"

	"catanica/catalog"
)

// Resource is the resources of a game, numbered from 0.
type Resource interface {
	~uint8
	In(catalog.Lang) string
}

// Bag counts resource cards by kind.
type Bag[R Resource] [5]uint8

// Of returns a bag of n cards of one kind.
func Of[R Resource](r R, n int) (b Bag[R]) {
	b[r] = uint8(n)
	return b
}

// Counts returns the amounts of the named resources, in the order of the names.
func Counts(names [5]string, amounts map[catalog.Resource]int) (counts [5]uint8) {
	for k, name := range names {
		counts[k] = uint8(amounts[catalog.Resource(name)])
	}
	return counts
}

// Total returns the number of cards.
func (b Bag[R]) Total() int {
	return int(b[0]) + int(b[1]) + int(b[2]) + int(b[3]) + int(b[4])
}

// Covers reports whether the bag holds at least what other holds.
func (b Bag[R]) Covers(other Bag[R]) bool {
	return b[0] >= other[0] && b[1] >= other[1] && b[2] >= other[2] && b[3] >= other[3] && b[4] >= other[4]
}

// Add puts cards into the bag.
func (b *Bag[R]) Add(other Bag[R]) {
	for k, n := range other {
		b[k] += n
	}
}

// Take removes cards that the bag covers.
func (b *Bag[R]) Take(other Bag[R]) {
	for k, n := range other {
		b[k] -= n
	}
}

// In lists the cards in words.
func (b Bag[R]) In(lang catalog.Lang) string {
	var parts []string
	for k, n := range b {
		if n > 0 {
			parts = append(parts, strconv.Itoa(int(n))+" "+R(k).In(lang))
		}
	}
	if len(parts) == 0 {
		return catalog.Text{DE: "nichts", EN: "nothing"}.In(lang)
	}
	return strings.Join(parts, ", ")
}
