package search

import (
	"context"
	"testing"

	"catanica/catalog"
)

// BenchmarkNew builds the index over the content.
func BenchmarkNew(b *testing.B) {
	docs := realDocs(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := New(docs, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkFind answers queries of several kinds.
func BenchmarkFind(b *testing.B) {
	ix := realIndex(b)
	queries := map[string]Query{
		"word":     {Text: "feuerwache", Lang: catalog.DE},
		"question": {Text: "verhexte feuerwache abfackeln", Lang: catalog.DE},
		"typos":    {Text: "can the spi steel bildings", Lang: catalog.EN},
		"long":     {Text: "ich habe einen spion gespielt und mein gegner hat eine grosse mauer und einen wachturm, darf er mir trotzdem seine handkarten zeigen oder muss ich würfeln", Lang: catalog.DE},
	}
	for name, q := range queries {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := ix.Find(context.Background(), q); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkSuggest completes a few letters.
func BenchmarkSuggest(b *testing.B) {
	ix := realIndex(b)
	b.ReportAllocs()
	for b.Loop() {
		if len(ix.Suggest(context.Background(), "fe", catalog.DE, 8)) == 0 {
			b.Fatal("nothing begins with fe")
		}
	}
}
