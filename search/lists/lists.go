// Package lists compares short lists of strings, such as the words, cards and numbers of two questions.
package lists

import "slices"

// Overlap reports whether two lists have an element in common.
func Overlap(a, b []string) bool {
	return slices.ContainsFunc(a, func(s string) bool { return slices.Contains(b, s) })
}

// Apart reports whether two lists have elements, but none in common.
func Apart(a, b []string) bool { return len(a) > 0 && len(b) > 0 && !Overlap(a, b) }

// Subset reports whether every element of a is in b.
func Subset(a, b []string) bool {
	return !slices.ContainsFunc(a, func(s string) bool { return !slices.Contains(b, s) })
}

// Same reports whether two lists have the same elements, in any order and however often.
func Same(a, b []string) bool { return Subset(a, b) && Subset(b, a) }

// Without returns the elements of a that b does not have, in their order.
func Without(a, b []string) []string {
	return slices.DeleteFunc(slices.Clone(a), func(s string) bool { return slices.Contains(b, s) })
}

// Distinct removes repetitions and keeps the order.
func Distinct(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}
