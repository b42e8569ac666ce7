package search

import (
	"context"
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"catanica/search/document"
)

// BenchmarkPeers asks this search, plain bleve and SQLite's FTS5 the judged queries in turn, over the same documents in
// the same run. It reports the median and the 99th percentile in microseconds.
func BenchmarkPeers(b *testing.B) {
	for _, peer := range []struct {
		name string
		ask  engine
	}{
		{"catanica", ours(b, realIndex(b))},
		{"bleve", plainBleve(b, realDocs(b), "de", false)},
		{"bleve-fuzzy", plainBleve(b, realDocs(b), "de", true)},
		{"fts5", fts5(b, realDocs(b))},
	} {
		b.Run(peer.name, func(b *testing.B) { askAll(b, peer.ask) })
	}
}

// BenchmarkGrowth asks this search, bleve and FTS5 the same while the content is there once and 10 times. With
// CATANICA_FULL=1 it is there 100 times as well, which takes minutes and gigabytes to index.
func BenchmarkGrowth(b *testing.B) {
	sizes := []int{1, 10}
	if os.Getenv("CATANICA_FULL") != "" {
		sizes = append(sizes, 100)
	}
	for _, n := range sizes {
		docs := copies(realDocs(b), n)
		b.Run(fmt.Sprintf("catanica-%dx", n), func(b *testing.B) {
			began := time.Now()
			ix, err := open(docs, realContent(b).cat, ablation{}, "", "")
			if err != nil {
				b.Fatal(err)
			}
			took := time.Since(began)
			askAll(b, ours(b, ix))
			b.ReportMetric(took.Seconds(), "s-to-index")
		})
		b.Run(fmt.Sprintf("bleve-%dx", n), func(b *testing.B) { askAll(b, plainBleve(b, docs, "de", false)) })
		b.Run(fmt.Sprintf("fts5-%dx", n), func(b *testing.B) { askAll(b, fts5(b, docs)) })
	}
}

// ours asks this package's search.
func ours(b *testing.B, ix *Index) engine {
	return func(j judgement) []string {
		r, err := ix.Find(context.Background(), Query{Text: j.query, Lang: j.lang})
		if err != nil {
			b.Fatal(err)
		}
		ids := make([]string, len(r.Hits))
		for i, h := range r.Hits {
			ids[i] = h.ID
		}
		return ids
	}
}

// askAll asks the judged queries in turn and reports the median and the 99th percentile.
func askAll(b *testing.B, ask engine) {
	b.Helper()
	var queries []judgement
	for _, set := range judgedSets(b) {
		queries = append(queries, set.queries...)
	}
	var took []time.Duration
	found := 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		began := time.Now()
		found += len(ask(queries[i%len(queries)]))
		took = append(took, time.Since(began))
	}
	if found == 0 {
		b.Fatal("nothing was found")
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "p50-µs")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "p99-µs")
}

// copies returns the documents n times under other ids. Each word is in n times as many documents, which is the worst
// way to grow.
func copies(docs []document.Document, n int) []document.Document {
	out := make([]document.Document, 0, n*len(docs))
	for i := range n {
		for _, d := range docs {
			if i > 0 {
				d.ID = fmt.Sprintf("%s.copy%d", d.ID, i)
			}
			out = append(out, d)
		}
	}
	return out
}
