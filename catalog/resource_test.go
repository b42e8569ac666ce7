package catalog_test

import (
	"slices"
	"testing"

	"catanica/catalog"
)

func TestResourceName(t *testing.T) {
	for _, r := range append(slices.Clone(catalog.CostResources), catalog.BoardResources...) {
		for _, lang := range catalog.Langs {
			for _, n := range []int{0, 1, 2} {
				if r.Name().In(lang, n) == "" {
					t.Errorf("%s has no name in %s for %d", r, lang, n)
				}
			}
		}
	}
	if got := catalog.Star.Name().In(catalog.EN, 1); got != "star" {
		t.Errorf("one star is called %q", got)
	}
}
