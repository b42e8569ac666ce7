package graph

import "math/bits"

// Set is a set of places or of routes. No board has more than 128 of either.
type Set [2]uint64

// Has reports whether n is in the set.
func (s Set) Has(n int) bool { return s[n>>6]>>(n&63)&1 == 1 }

// Add puts n into the set.
func (s *Set) Add(n int) { s[n>>6] |= 1 << (n & 63) }

// Remove takes n out of the set.
func (s *Set) Remove(n int) { s[n>>6] &^= 1 << (n & 63) }

// Len returns the number of members.
func (s Set) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// Empty reports whether the set has no members.
func (s Set) Empty() bool { return s[0]|s[1] == 0 }

// Or returns the union.
func (s Set) Or(t Set) Set { return Set{s[0] | t[0], s[1] | t[1]} }

// And returns the intersection.
func (s Set) And(t Set) Set { return Set{s[0] & t[0], s[1] & t[1]} }

// Without returns the members of s that are not in t.
func (s Set) Without(t Set) Set { return Set{s[0] &^ t[0], s[1] &^ t[1]} }

// Take removes the least member and returns it, or -1 if the set is empty.
func (s *Set) Take() int {
	switch {
	case s[0] != 0:
		n := bits.TrailingZeros64(s[0])
		s[0] &= s[0] - 1
		return n
	case s[1] != 0:
		n := bits.TrailingZeros64(s[1])
		s[1] &= s[1] - 1
		return n + 64
	}
	return -1
}
