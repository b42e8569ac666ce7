package search

import (
	"context"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/document"
)

// content holds the documents of the repository's content, its catalogue and their index, loaded once for all tests.
// Mistakes of editors do not matter here: `catanica check` reports them.
var content = sync.OnceValues(func() (loadedContent, error) {
	fsys := os.DirFS("../content")
	cat, _ := catalog.Load(fsys)
	lib, _ := rulings.Load(fsys, cat)
	docs := document.Of(cat, lib)
	ix, err := New(docs, cat)
	return loadedContent{docs, cat, lib, ix}, err
})

type loadedContent struct {
	docs  []document.Document
	cat   *catalog.Catalog
	lib   *rulings.Library
	index *Index
}

func realContent(t testing.TB) loadedContent {
	t.Helper()
	c, err := content()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// realDocs returns the documents of the content, for tests that build their own index of them.
func realDocs(t testing.TB) []document.Document {
	t.Helper()
	return slices.Clone(realContent(t).docs)
}

// realIndex returns the index of the content. Tests share it and must not change it.
func realIndex(t testing.TB) *Index {
	t.Helper()
	return realContent(t).index
}

// find returns the ids of the hits.
func find(t testing.TB, ix *Index, lang catalog.Lang, text string) []string {
	t.Helper()
	return idsOf(t, ix, Query{Text: text, Lang: lang})
}

// TestSnippetsOfTables: a row of a table is shown as a sentence would list its cells.
func TestSnippetsOfTables(t *testing.T) {
	q := Query{Text: "town hall 2 cards politics intrigue a city 105.C.b", Lang: catalog.EN}
	found, err := realIndex(t).Find(context.Background(), q)
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for _, h := range found.Hits {
		if strings.Contains(h.Snippet, " · ") && strings.Contains(h.SnippetHTML, " · ") {
			rows++
		}
		if strings.Contains(h.Snippet+h.SnippetHTML, " | ") {
			t.Errorf("%s: a raw row %q", h.ID, h.Snippet)
		}
	}
	if rows == 0 {
		t.Error("no hit shows a row of a table")
	}
}

// idsOf returns the ids of the hits of a query.
func idsOf(t testing.TB, ix *Index, q Query) []string {
	t.Helper()
	r, err := ix.Find(context.Background(), q)
	if err != nil {
		t.Fatalf("%s: %v", q.Text, err)
	}
	return ids(r.Hits)
}

// TestFirstHit: the first hits that must never change: ids in any form, names, the two questions that the product was
// first built for, with and without misspellings, and questions in the language that is not the reader's.
func TestFirstHit(t *testing.T) {
	ix := realIndex(t)
	for _, c := range []struct {
		lang        catalog.Lang
		query, want string
	}{
		{catalog.DE, "verhexte feuerwache abfackeln", "112.G.e"},
		{catalog.DE, "verhexte feuerwahce abfakeln", "112.G.e"},
		{catalog.EN, "can the spy steal buildings", "112.S.g"},
		{catalog.EN, "can the spi steel bildings", "112.S.g"},
		{catalog.EN, "fire brigade bewitched", "112.G.e"},
		{catalog.DE, "fire brigade bewitched", "112.G.e"},
		{catalog.EN, "verhexte feuerwache abfackeln", "112.G.e"},
		{catalog.DE, "112Sg", "112.S.g"},
		{catalog.DE, "112 s g", "112.S.g"},
		{catalog.EN, "112:M.b", "112.M.b"},
		{catalog.DE, "was sagt 112 s g", "112.S.g"},
		{catalog.DE, "112.S", "112.S.a"}, // a section: its articles in order
		{catalog.EN, "what is in 112 m", "112.M.a"},
		{catalog.DE, "Feuerwache", "feuerwache"},
		{catalog.DE, "was kostet der feuerteufel", "feuerteufel"},
		{catalog.DE, "wieviel siegpunkte bringt die getreidemuehle", "getreidemuehle"},
		{catalog.EN, "dye works cost", "faerberei"},
		{catalog.EN, "card text arsonits", "feuerteufel"},
		{catalog.DE, "ritter definition", "102.B.Ritter"},
		{catalog.DE, "handkarten", "103.H.a"},
		{catalog.DE, "fuerwache", "feuerwache"},
		{catalog.EN, "fire brigade", "feuerwache"},
		{catalog.DE, "niederlassung", "handelsniederlassung"},
		{catalog.DE, "Muenzgiesserei", "muenzgiesserei"},
		{catalog.DE, "munzgiesserei", "muenzgiesserei"},
		{catalog.DE, "K&W", "kuw"},
		{catalog.DE, "ZuD", "zud"},
		{catalog.DE, "zauberer und drachen", "zud"},
		{catalog.DE, "?", "glossar.fragezeichen"},
		{catalog.DE, "was passiert bei ?", "103.E.f"},
		{catalog.DE, "was ist die wirkung des spions", "spion"}, // a form of the name
		{catalog.DE, "wie viele bibliotheken gibt es", "bibliothek"},
		{catalog.DE, "sind die karten aus t2002 noch erlaubt", "141.K.b"}, // a set's name is no citation
		{catalog.DE, "keule", "glossar.raeuberueberfall"},
		{catalog.DE, "Feuertäufel", "feuerteufel"},
		{catalog.DE, "Spjon", "spion"},
		{catalog.DE, "Zitadele", "zitadelle"},
		{catalog.EN, "sudn deth", "102.B.Sudden_Death"},
		{catalog.DE, "ist flavo ein ritter", "102.B.Ritter"},
		{catalog.EN, "is a cannon a knight", "102.B.Ritter"},
	} {
		t.Run(string(c.lang)+" "+c.query, func(t *testing.T) {
			if got := find(t, ix, c.lang, c.query); len(got) == 0 || got[0] != c.want {
				t.Errorf("got %v, want %s first", got, c.want)
			}
		})
	}
}

// TestDeterministic: an index of the same documents in another order gives the same results.
func TestDeterministic(t *testing.T) {
	first, docs := realIndex(t), realDocs(t)
	slices.Reverse(docs)
	second, err := New(docs, realContent(t).cat)
	if err != nil {
		t.Fatal(err)
	}
	for _, j := range readJudged(t, "testdata/judged.tsv") {
		q := Query{Text: j.query, Lang: j.lang, Limit: 50}
		a, err := first.Find(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		b, err := second.Find(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		if a.DidYouMean != b.DidYouMean || !slices.Equal(a.Hits, b.Hits) {
			t.Fatalf("%s: the results differ:\n%v\n%v", j.query, a.Hits, b.Hits)
		}
	}
}
