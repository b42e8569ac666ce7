package search

import (
	"context"
	"os"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// realDocs are the documents of the content as it stands in the repository. Mistakes of editors are no concern
// here: `catanica check` names them.
func realDocs(t testing.TB) []Document {
	t.Helper()
	docs, _ := realContent(t)
	return docs
}

func realContent(t testing.TB) ([]Document, *catalog.Catalog) {
	t.Helper()
	fsys := os.DirFS("../content")
	cat, _ := catalog.Load(fsys)
	lib, _ := rulings.Load(fsys, cat)
	return Documents(cat, lib), cat
}

// realIndex is an index over them.
func realIndex(t testing.TB) *Index {
	t.Helper()
	ix, err := New(realContent(t))
	if err != nil {
		t.Fatal(err)
	}
	return ix
}

// find returns the ids of the hits.
func find(t testing.TB, ix *Index, lang catalog.Lang, text string) []string {
	t.Helper()
	return idsOf(t, ix, Query{Text: text, Lang: lang})
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

// TestFirstHit holds what must never break: ids in any print, names, the two questions that the product was
// asked for first, with and without typing mistakes, and questions in the other language than the reader's.
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

// TestSameEveryTime builds the index twice, from documents in another order, and wants the same answers.
func TestSameEveryTime(t *testing.T) {
	docs := realDocs(t)
	first, err := New(docs, nil)
	if err != nil {
		t.Fatal(err)
	}
	slices.Reverse(docs)
	second, err := New(docs, nil)
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
			t.Fatalf("%s: two runs differ:\n%v\n%v", j.query, a.Hits, b.Hits)
		}
	}
}
