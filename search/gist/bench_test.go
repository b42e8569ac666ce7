package gist

import (
	"testing"

	"catanica/catalog"
)

// BenchmarkRead measures what it costs to read a precedent.
func BenchmarkRead(b *testing.B) {
	reader, gists := load(b)
	q := reader.ReadIn("darf ich mit dem Spion zwei Karten aus der Hand meines Gegners nehmen, wenn ich keinen habe",
		catalog.DE)
	b.ReportAllocs()
	for b.Loop() {
		gists.Read(&q, catalog.DE)
	}
}

// BenchmarkCompare measures the comparison of a question with a precedent that asks much the same.
func BenchmarkCompare(b *testing.B) {
	reader, gists := load(b)
	q := reader.ReadIn("does the Toll Station bring me two gold on my turn if my opponent has no Harbor", catalog.EN)
	p := reader.ReadIn("does the Toll Station bring me two gold if my opponent has a Harbor", catalog.EN)
	g, o := gists.Read(&q, catalog.EN), gists.Read(&p, catalog.EN)
	b.ReportAllocs()
	for b.Loop() {
		g.Likeness(o, nil)
		_ = g.Alike(o) && g.AsksFor(o)
		g.Narrower(o, "yes")
		g.Contrasts(o, "yes")
	}
}
