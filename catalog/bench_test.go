package catalog_test

import (
	"testing"

	"catanica/catalog"
	"catanica/content"
)

// BenchmarkLoad reads and checks the whole catalogue.
func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, problems := catalog.Load(content.FS); len(problems) > 0 {
			b.Fatal(problems.Err())
		}
	}
}

// BenchmarkRelated finds every card in a relation without naming a card, the most expensive query of the catalogue's
// filter.
func BenchmarkRelated(b *testing.B) {
	c, _ := catalog.Load(content.FS)
	for b.Loop() {
		for _, w := range catalog.RelationWords() {
			c.Related(w, nil, catalog.DefaultEdition)
		}
	}
}
