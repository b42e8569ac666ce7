package search

import (
	"cmp"
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestRankByWords: the documents found without bleve's help are those that bleve lists, which counts facets.
func TestRankByWords(t *testing.T) {
	ix := realIndex(t)
	for _, q := range []Query{
		{Text: "feuerwache"},
		{Text: "112.G.b"},
		{Text: "der und die"},
		{Text: "wie viele siegpunkte hat eine stadt", Limit: 300},
		{Text: "can the spi steel bildings", Lang: catalog.EN, Offset: 7},
		{Text: "hexe", Kinds: []catalog.Kind{catalog.KindRuling, catalog.KindTerm}},
		{Text: "räuber", Game: rulings.Games[1]},
		{Text: "spion", Kinds: []catalog.Kind{catalog.KindCard}, Game: rulings.GameCard},
	} {
		byWords, err := ix.Find(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		q.Facets = true
		byBleve, err := ix.Find(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		if byWords.Total == 0 || byWords.Total != byBleve.Total {
			t.Errorf("%q: %d documents, bleve %d", q.Text, byWords.Total, byBleve.Total)
		}
		if !reflect.DeepEqual(byWords.Hits, byBleve.Hits) {
			t.Errorf("%q: hits differ from bleve's:\n%v\n%v", q.Text, byWords.Hits, byBleve.Hits)
		}
	}
}

// TestTopDocuments compares the selection with sorting everything.
func TestTopDocuments(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		top := topDocuments{limit: 1 + r.IntN(20)}
		var all []scoredDocument
		for i := range r.IntN(200) {
			d := scoredDocument{float64(r.IntN(12)), int32(i)} // with many equal scores
			all = append(all, d)
			top.add(d)
		}
		slices.SortStableFunc(all, func(a, b scoredDocument) int { return cmp.Compare(b.score, a.score) })
		if got, want := top.sorted(), all[:min(top.limit, len(all))]; !slices.Equal(got, want) {
			t.Fatalf("limit %d: %v, want %v", top.limit, got, want)
		}
	}
}

// TestKeptPostings: lists are found again until there are too many, and terms that no document has are not kept.
func TestKeptPostings(t *testing.T) {
	var k keptPostings
	k.put(postingKey{catalog.DE, "none"}, postingList{})
	if len(k.lists) != 0 {
		t.Error("kept a term that no document has")
	}
	one := postingList{[]int32{7}, []float64{0.5}}
	k.put(postingKey{catalog.DE, "one"}, one)
	k.put(postingKey{catalog.DE, "one"}, one)
	if got, ok := k.get(postingKey{catalog.DE, "one"}); !ok || !slices.Equal(got.docs, one.docs) || k.size != 1 {
		t.Errorf("got %v, %v, size %d", got, ok, k.size)
	}
	if _, ok := k.get(postingKey{catalog.EN, "one"}); ok {
		t.Error("found a term of the other language")
	}
	k.put(postingKey{catalog.EN, "many"}, postingList{make([]int32, maxKeptPostings), make([]float64, maxKeptPostings)})
	if _, ok := k.get(postingKey{catalog.DE, "one"}); ok || k.size != maxKeptPostings {
		t.Errorf("did not start over; size %d", k.size)
	}
}
