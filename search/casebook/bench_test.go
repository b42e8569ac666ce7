package casebook

import (
	"testing"

	"catanica/catalog"
)

// BenchmarkCovers measures the comparison of a question with the articles of a page of hits.
func BenchmarkCovers(b *testing.B) {
	book := load()
	q := book.Read("kann der Spion meinem Gegner die Bibliothek von der Hand klauen", catalog.DE)
	b.ReportAllocs()
	for b.Loop() {
		i := book.Inquire(q, catalog.DE, "", nil)
		for _, r := range book.lib.Rulings[:10] {
			i.Covers(r)
		}
	}
}

// BenchmarkNearest measures the comparison of a question with the precedents of the articles of a page of hits.
func BenchmarkNearest(b *testing.B) {
	book := load()
	q := book.Read("kann der Spion meinem Gegner die Bibliothek von der Hand klauen", catalog.DE)
	b.ReportAllocs()
	for b.Loop() {
		book.Inquire(q, catalog.DE, "", book.lib.Rulings[:10]).Nearest()
	}
}
