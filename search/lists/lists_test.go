package lists

import (
	"slices"
	"strings"
	"testing"
)

// TestLists compares two lists, each written as its elements.
func TestLists(t *testing.T) {
	for _, c := range []struct {
		a, b, without, distinct      string
		overlap, apart, subset, same bool
	}{
		{"", "", "", "", false, false, true, true},
		{"", "x", "", "", false, false, true, false},
		{"x", "", "x", "x", false, false, false, false},
		{"x y x", "x", "y", "x y", true, false, false, false},
		{"y x", "x y z", "", "y x", true, false, true, false},
		{"x y", "z", "x y", "x y", false, true, false, false},
		{"y x y", "x y", "", "y x", true, false, true, true},
	} {
		a, b := strings.Fields(c.a), strings.Fields(c.b)
		if got := Overlap(a, b); got != c.overlap {
			t.Errorf("Overlap(%v, %v) = %v", a, b, got)
		}
		if got := Apart(a, b); got != c.apart {
			t.Errorf("Apart(%v, %v) = %v", a, b, got)
		}
		if got := Subset(a, b); got != c.subset {
			t.Errorf("Subset(%v, %v) = %v", a, b, got)
		}
		if got := Same(a, b); got != c.same {
			t.Errorf("Same(%v, %v) = %v", a, b, got)
		}
		if got := strings.Join(Without(a, b), " "); got != c.without {
			t.Errorf("Without(%v, %v) = %s", a, b, got)
		}
		if got := strings.Join(Distinct(a), " "); got != c.distinct {
			t.Errorf("Distinct(%v) = %s", a, got)
		}
		if !slices.Equal(a, strings.Fields(c.a)) || !slices.Equal(b, strings.Fields(c.b)) {
			t.Errorf("%q and %q were changed", c.a, c.b)
		}
	}
}
