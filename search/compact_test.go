package search

import (
	"bytes"
	"compress/gzip"
	"context"
	"math"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/catalog/packed"
)

// openCompact packs the index of the real content for readers of a language, unpacks it and opens it, as the browser
// does.
func openCompact(t testing.TB, lang catalog.Lang) *Index {
	t.Helper()
	c, err := realIndex(t).Compact(context.Background(), lang)
	if err != nil {
		t.Fatal(err)
	}
	data, err := packed.Write(*c)
	if err != nil {
		t.Fatal(err)
	}
	read, err := packed.Read[Compact](data)
	if err != nil {
		t.Fatal(err)
	}
	ix, err := read.Open(realIndex(t).cat)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(data) // a bytes.Buffer does not fail
	_ = z.Close()
	t.Logf("packed %d bytes, gzip %d", len(data), b.Len())
	return ix
}

// maxCompactLoss is how much nDCG@5 the compact index may lose against the other one.
const maxCompactLoss = 0.03

// TestCompact compares the compact index with bleve's on all judged queries: the quality of its hits and its
// suggestions.
func TestCompact(t *testing.T) {
	compact := map[catalog.Lang]*Index{}
	for _, lang := range catalog.Langs {
		compact[lang] = openCompact(t, lang)
	}
	ctx := context.Background()
	for _, set := range append(judgedSets(t), tableSets(t)...) {
		var full, small measures
		same := 0
		for _, j := range set.queries {
			a := idsOf(t, realIndex(t), Query{Text: j.query, Lang: j.lang})
			b := idsOf(t, compact[j.lang], Query{Text: j.query, Lang: j.lang})
			full.add(j.measure(a))
			small.add(j.measure(b))
			if slices.Equal(a, b) {
				same++
			}
		}
		t.Logf("%-24s bleve   %s", set.name, full)
		t.Logf("%-24s compact %s, %d of %d with the same hits", "", small, same, len(set.queries))
		if loss := (full.ndcg - small.ndcg) / float64(full.n); loss > maxCompactLoss || full.n == 0 {
			t.Errorf("%s: the compact index loses %.3f nDCG@5 in %d queries", set.name, loss, full.n)
		}
	}
	for _, lang := range catalog.Langs {
		for _, prefix := range []string{"he", "feuer", "112s", "zzz", "bib", "sie", "li", "ritter"} {
			a, b := realIndex(t).Suggest(ctx, prefix, lang, 8), compact[lang].Suggest(ctx, prefix, lang, 8)
			if !slices.Equal(a, b) {
				t.Errorf("%s, %s: suggests %v, want %v", prefix, lang, b, a)
			}
		}
	}
}

// TestCompactFilters checks that a query with a filter is answered by its words, and that the result says so.
func TestCompactFilters(t *testing.T) {
	compact := openCompact(t, catalog.DE)
	r, err := compact.Find(context.Background(), Query{Text: "hexe set:zud", Lang: catalog.DE, Facets: true})
	if err != nil || !r.Unfiltered || len(r.Hits) == 0 || r.Hits[0].ID != "hexe" {
		t.Errorf("%v, unfiltered %v, %d hits", err, r.Unfiltered, len(r.Hits))
	}
	if r, err = compact.Find(context.Background(), Query{Text: "hexe", Lang: catalog.DE}); err != nil || r.Unfiltered {
		t.Errorf("a query of words: %v, unfiltered %v", err, r.Unfiltered)
	}
}

// TestPackFrequency checks how much a packed frequency differs.
func TestPackFrequency(t *testing.T) {
	for tf := 0.01; tf < 50; tf *= 1.01 {
		if got := unpackFrequency(packFrequency(tf)); math.Abs(got/tf-1) > 0.018 {
			t.Errorf("%v becomes %v", tf, got)
		}
	}
}
