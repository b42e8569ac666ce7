//go:build !js

package catalog

import (
	"math"
	"testing"
)

// TestGroupedDigits compares the browser's way to group digits with x/text.
func TestGroupedDigits(t *testing.T) {
	numbers := []int{math.MaxInt, math.MinInt, math.MinInt + 1}
	for n := -12_000; n <= 1_200_000; n += 7 {
		numbers = append(numbers, n)
	}
	for n := 1; n < math.MaxInt/10; n *= 10 {
		numbers = append(numbers, n-1, n, -n, n+1)
	}
	for _, l := range []Lang{DE, EN, "fr"} {
		for _, n := range numbers {
			if got, want := groupedDigits(l, n), Grouped(l, n); got != want {
				t.Fatalf("%s: %d is %q, want %q", l, n, got, want)
			}
		}
	}
}
