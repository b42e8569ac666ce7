package search

import (
	"context"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/index"
)

// TestCompared: the counts that are kept beside the index are what its postings say.
func TestCompared(t *testing.T) {
	b := realIndex(t).bleve
	for _, lang := range catalog.Langs {
		stems := map[string]bool{}
		for _, part := range index.Parts() {
			b.eachTerm(index.In(lang, part), "", func(term string, _ uint64) { stems[term] = analysis.IsStem(term) })
		}
		several := 0
		for stem, is := range stems {
			want := len(b.comparedDocs(lang, stem))
			if got := b.compared(lang, stem); is && max(1, got) != max(1, want) {
				t.Errorf("%s %s: %d documents, want %d", lang, stem, got, want)
			}
			if want > 1 {
				several++
			}
		}
		if several < 1000 {
			t.Errorf("%s: only %d of %d stems are in several documents", lang, several, len(stems))
		}
	}
}

// TestRankByWords: the ranking without bleve finds the same documents in the same order.
func TestRankByWords(t *testing.T) {
	ix, ctx := realIndex(t), context.Background()
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
		q = q.normalized()
		rankers := [2]ranker{}
		for i := range rankers {
			terms := ix.analyzeQuery(q.Text, q.Lang)
			rankers[i] = ranker{ix: ix, q: q, edition: catalog.DefaultEdition, text: q.Text, terms: terms}
			rankers[i].named = ix.gamesNamed(terms, q.Lang)
		}
		byWords, err := rankers[0].rankByWords(ctx)
		if err != nil {
			t.Fatal(err)
		}
		byBleve, err := rankers[1].rankWithBleve(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if byWords.total == 0 || byWords.total != byBleve.total {
			t.Errorf("%q: %d documents, bleve %d", q.Text, byWords.total, byBleve.total)
		}
		if !slices.Equal(byWords.list, byBleve.list) {
			t.Errorf("%q: differs from bleve's:\n%v\n%v", q.Text, byWords.list, byBleve.list)
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
