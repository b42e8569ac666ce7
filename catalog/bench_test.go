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

// BenchmarkRelated follows a relation with no card named, the widest question that the catalogue's filter can ask.
func BenchmarkRelated(b *testing.B) {
	c, _ := catalog.Load(content.FS)
	for b.Loop() {
		for _, w := range catalog.RelationWords() {
			c.Related(w, nil, catalog.DefaultEdition)
		}
	}
}
