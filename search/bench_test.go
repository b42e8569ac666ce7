package search

import (
	"context"
	"slices"
	"testing"
	"time"

	"catanica/catalog"
)

// BenchmarkNew builds the index of the content.
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
		"long": {Text: "ich habe einen spion gespielt und mein gegner hat eine grosse mauer und einen wachturm, " +
			"darf er mir trotzdem seine handkarten zeigen oder muss ich würfeln", Lang: catalog.DE},
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

// BenchmarkFindJudged answers the judged queries of all sets in turn and reports the median and the 99th percentile in
// microseconds, including hits and their fragments.
func BenchmarkFindJudged(b *testing.B) {
	ix := realIndex(b)
	var queries []Query
	for _, set := range judgedSets(b) {
		for _, j := range set.queries {
			queries = append(queries, Query{Text: j.query, Lang: j.lang})
		}
	}
	var took []time.Duration
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		began := time.Now()
		if _, err := ix.Find(context.Background(), queries[i%len(queries)]); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(began))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "p50-µs")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "p99-µs")
}

// BenchmarkFilter answers queries with filters.
func BenchmarkFilter(b *testing.B) {
	ix := realIndex(b)
	for _, text := range []string{
		"class:building kosten<=3 sort:-vp", "hit-by:action-attack", `text:"unter einen stapel" -hexe`,
	} {
		b.Run(text, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := ix.Find(context.Background(), Query{Text: text, Lang: catalog.DE}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkSuggest completes two letters.
func BenchmarkSuggest(b *testing.B) {
	ix := realIndex(b)
	b.ReportAllocs()
	for b.Loop() {
		if len(ix.Suggest(context.Background(), "fe", catalog.DE, 8)) == 0 {
			b.Fatal("nothing begins with fe")
		}
	}
}
