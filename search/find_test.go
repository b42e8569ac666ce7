package search

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/search/document"
)

// both returns a text in both languages.
func both(de, en string) catalog.Text { return catalog.Text{DE: de, EN: en} }

// sampleDocs returns a small library: two cards, a term and two rulings.
func sampleDocs() []document.Document {
	return []document.Document{
		{
			ID: "feuerwache", Kind: catalog.KindCard, Title: both("Feuerwache", "Fire Brigade"),
			Names: []string{"Feuerwehr", "fire station"}, Answer: both("Schützt ihre Stadt.", "Protects its city."),
		},
		{
			ID: "hexe", Kind: catalog.KindCard, Title: both("Hexe", "Witch"),
			Answer: both("Legt ein Gebäude lahm.", "Disables a building."),
		},
		{
			ID: "102.B.Ritter", Kind: catalog.KindTerm, Title: both("Ritter", "Knight"),
			Also: catalog.Words{DE: []string{"Haudegen"}}, Answer: both("Eine Einheit.", "A unit."),
		},
		{
			ID: "112.G.e", Kind: catalog.KindRuling, Names: []string{"112:G.e"}, Cards: []string{"feuerwache", "hexe"},
			Title:    both("Verhexte Wache", "Bewitched brigade"),
			Question: both("Kann eine verhexte Feuerwache abbrennen?", "Can a bewitched fire brigade burn down?"),
			Answer:   both("Nein. Sie bleibt <unbrennbar> & steht.", "No. It stays fireproof."),
			Body:     both("Im Königssaal brennt nichts.", "Nothing burns in the hall."),
		},
		{
			ID: "112.S.g", Kind: catalog.KindRuling, Title: both("Spion und Gebäude", "Spy and buildings"),
			Question: both("Darf der Spion Gebäude stehlen?", "May the spy steal buildings?"), Answer: both("Nein.", "No."),
		},
	}
}

func sampleIndex(t testing.TB) *Index {
	t.Helper()
	ix, err := New(sampleDocs(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return ix
}

func TestFind(t *testing.T) {
	ix := sampleIndex(t)
	for _, c := range []struct {
		lang        catalog.Lang
		query, want string // want: the first hit, empty for none
	}{
		{catalog.DE, "verhexte feuerwache abfackeln", "112.G.e"},
		{catalog.EN, "torch the hexed fire station", "112.G.e"},
		{catalog.EN, "abgebrannte feuerwache", "112.G.e"},      // German asked by an English reader
		{catalog.DE, "bewitched fire brigade burn", "112.G.e"}, // and vice versa
		{catalog.DE, "klaut spion häuser", "112.S.g"},          // slang: klauen, Haus
		{catalog.DE, "koenigssaal", "112.G.e"},
		{catalog.DE, "feuerwachenhexe", "112.G.e"},
		{catalog.DE, "haudegen", "102.B.Ritter"},
		{catalog.DE, "ritter definition", "102.B.Ritter"},
		{catalog.DE, "112 g e", "112.G.e"},
		{catalog.DE, "(112:G.e)", "112.G.e"},
		{catalog.DE, "hexe", "hexe"},
		{catalog.EN, "wich", "hexe"},
		{catalog.DE, "feuerw", "feuerwache"}, // still typing
		{catalog.DE, "xyzzyx", ""},
		{catalog.DE, "", ""},
	} {
		got := find(t, ix, c.lang, c.query)
		if c.want == "" && len(got) > 0 || c.want != "" && (len(got) == 0 || got[0] != c.want) {
			t.Errorf("%s %q: got %v, want %q", c.lang, c.query, got, c.want)
		}
	}
}

func TestHit(t *testing.T) {
	ix := sampleIndex(t)
	r, err := ix.Find(context.Background(), Query{Text: "unbrennbar", Lang: catalog.DE})
	if err != nil || len(r.Hits) == 0 {
		t.Fatalf("got %v, %v", r, err)
	}
	h := r.Hits[0]
	wantAnswer := "Nein. Sie bleibt <unbrennbar> & steht."
	if h.Title != "Verhexte Wache" || h.URL != "/de/rulings/112.G.e" || h.Answer != wantAnswer {
		t.Errorf("got %+v", h)
	}
	if want := "Sie bleibt &lt;<mark>unbrennbar</mark>&gt; &amp; steht."; !strings.Contains(h.SnippetHTML, want) {
		t.Errorf("marked: got %s, want %s in it", h.SnippetHTML, want)
	}
}

func TestKindsAndPages(t *testing.T) {
	ix := sampleIndex(t)
	q := Query{Text: "feuerwache", Lang: catalog.DE, Kinds: []catalog.Kind{catalog.KindRuling}}
	r, err := ix.Find(context.Background(), q)
	if err != nil || r.Total != 1 || r.Hits[0].ID != "112.G.e" {
		t.Errorf("rulings only: got %v, %v", r.Hits, err)
	}
	q = Query{Text: "feuerwache", Lang: catalog.DE, Limit: 1, Offset: 1}
	r, err = ix.Find(context.Background(), q)
	if err != nil || r.Total != 2 || len(r.Hits) != 1 || r.Hits[0].ID != "112.G.e" {
		t.Errorf("second page: got %v, %v", r.Hits, err)
	}
	q.Offset = 99
	if r, err = ix.Find(context.Background(), q); err != nil || len(r.Hits) != 0 {
		t.Errorf("after the last page: got %v, %v", r.Hits, err)
	}
}

func TestDidYouMean(t *testing.T) {
	ix := sampleIndex(t)
	for query, want := range map[string]string{
		"verhexte feuerwahce":  "verhexte feuerwache",
		"koenigsaal":           "königssaal",
		"verhexte feuerwache":  "",
		"112.G.x":              "",
		"spoin stehlen, bitte": "spion stehlen, bitte",
	} {
		r, err := ix.Find(context.Background(), Query{Text: query, Lang: catalog.DE})
		if err != nil || r.DidYouMean != want {
			t.Errorf("%s: got %q, %v, want %q", query, r.DidYouMean, err, want)
		}
	}
}

func TestSuggest(t *testing.T) {
	ix := sampleIndex(t)
	for _, c := range []struct {
		lang         catalog.Lang
		prefix, want string
	}{
		{catalog.DE, "feu", "feuerwache Feuerwache"},
		{catalog.EN, "fire", "feuerwache Fire Brigade"},
		{catalog.DE, "wache", "112.G.e Verhexte Wache"},
		{catalog.DE, "112", "112.G.e 112.G.e, 112.S.g 112.S.g"},
		{catalog.DE, "hau", "102.B.Ritter Haudegen"},
		{catalog.DE, " ", ""},
		{catalog.DE, "qq", ""},
	} {
		var got []string
		for _, s := range ix.Suggest(context.Background(), c.prefix, c.lang, 5) {
			got = append(got, s.ID+" "+s.Text)
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: got %q, want %q", c.prefix, got, c.want)
		}
	}
}

func TestNewRejectsDuplicateIDs(t *testing.T) {
	_, err := New(append(sampleDocs(), sampleDocs()[0]), nil)
	if err == nil || !strings.Contains(err.Error(), "card/feuerwache") {
		t.Errorf("got %v", err)
	}
}

func TestFindCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := sampleIndex(t).Find(ctx, Query{Text: "hexe"}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestEmptyIndex(t *testing.T) {
	ix, err := New(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := find(t, ix, catalog.DE, "hexe"); len(got) != 0 {
		t.Errorf("got %v", got)
	}
}

// TestEditionWords: a year or another name of an edition in a plain query sets the edition and is no search word.
func TestEditionWords(t *testing.T) {
	ix := realIndex(t)
	for _, c := range []struct {
		lang    catalog.Lang
		query   string
		first   string
		edition catalog.EditionID
	}{
		{catalog.DE, "spion gebäude", "112.S.g", ""},
		{catalog.DE, "spion gebäude 2003", "112.S.g", catalog.Ed2003},
		{catalog.DE, "2003 spion gebäude", "112.S.g", catalog.Ed2003},
		{catalog.DE, "spion gebäude altes regelwerk", "112.S.g", catalog.Ed1998},
		{catalog.DE, "spion gebäude nach der reform", "112.S.g", catalog.Ed2003},
		{catalog.EN, "spy building first printing", "112.S.g", catalog.Ed1996},
		{catalog.EN, "can the spy steal buildings in 2003", "112.S.g", catalog.Ed2003},
		{catalog.DE, "feuerwache 1996", "feuerwache", catalog.Ed1996},
	} {
		r, err := ix.Find(t.Context(), Query{Text: c.query, Lang: c.lang})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Hits) == 0 || r.Hits[0].ID != c.first || r.Edition != c.edition {
			t.Errorf("%s: got %v in edition %q, want %s in %q", c.query, ids(r.Hits), r.Edition, c.first, c.edition)
		}
	}
	if r, err := ix.Find(t.Context(), Query{Text: "2003", Lang: catalog.DE}); err != nil || r.Total == 0 {
		t.Errorf("a year alone finds %d documents, %v", r.Total, err)
	}
}

// TestFacets: facets count all documents found, the values of one kind sum up to the total, and a filter for a value
// finds as many as its facet says.
func TestFacets(t *testing.T) {
	ix := realIndex(t)
	proven := func(id string) (bool, bool) { return id[0] == '1', id < "112.G" }
	for _, text := range []string{"hexe", "class:building", "feuer kind:ruling", "spion 2003"} {
		q := Query{Text: text, Lang: catalog.DE, Facets: true, Limit: 3, Proven: proven}
		r, err := ix.Find(t.Context(), q)
		if err != nil || len(r.Hits) != 3 {
			t.Fatalf("%s: got %d hits, %v", text, len(r.Hits), err)
		}
		plain := q
		plain.Facets = false
		if other, err := ix.Find(t.Context(), plain); err != nil || !slices.Equal(ids(r.Hits), ids(other.Hits)) ||
			other.Total != r.Total || other.Facets != nil {
			t.Errorf("%s: facets change the hits: %v and %v", text, ids(r.Hits), ids(other.Hits))
		}
		for _, f := range r.Facets {
			sum := 0
			for i, v := range f.Values {
				sum += v.Count
				if i > 2 || f.Key == "class" || f.Key == "edition" || r.Edition != "" {
					continue
				}
				narrowed, err := ix.Find(t.Context(), Query{
					Text: text + " " + f.Key + ":" + v.Value, Lang: catalog.DE, Proven: proven,
				})
				if err != nil || len(narrowed.Mistakes) > 0 || narrowed.Total != v.Count {
					t.Errorf("%s %s:%s finds %d, the facet says %d; %v %v", text, f.Key, v.Value, narrowed.Total, v.Count,
						narrowed.Mistakes, err)
				}
			}
			if (f.Key == "kind" || f.Key == "game") && sum != r.Total {
				t.Errorf("%s: the values of %s sum up to %d of %d", text, f.Key, sum, r.Total)
			}
		}
	}
}

// TestHitEdition: a hit answers as the edition asked for does, in its answer and in its snippet.
func TestHitEdition(t *testing.T) {
	docs := sampleDocs()
	docs[4].Answer = both("Nein, heute nicht.", "No, not today.")
	docs[4].Earlier = []document.EarlierAnswer{
		{Span: catalog.Span{Until: catalog.Ed1998}, Answer: both("Ja, damals schon.", "Yes, in those days.")},
	}
	ix, err := New(docs, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		edition     catalog.EditionID
		query, want string
	}{
		{"", "spion gebäude damals", "Nein, heute nicht."},
		{catalog.Ed1996, "spion gebäude damals", "Ja, damals schon."},
		{"", "spion gebäude damals 1998", "Ja, damals schon."},
		{catalog.Ed1996, "spion gebäude 2005", "Nein, heute nicht."},
	} {
		r, err := ix.Find(t.Context(), Query{Text: c.query, Lang: catalog.DE, Edition: c.edition})
		if err != nil || len(r.Hits) == 0 {
			t.Fatalf("%s: got %v, %v", c.query, r.Hits, err)
		}
		h := r.Hits[0]
		if h.ID != "112.S.g" || h.Answer != c.want || h.Snippet == docs[4].Answer.DE && c.want != h.Snippet {
			t.Errorf("%s in %q: got %s with %q and %q, want %q", c.query, c.edition, h.ID, h.Answer, h.Snippet, c.want)
		}
	}
}

// TestFacetsKeepHits: facets count all documents found and change nothing about the hits, on any page.
func TestFacetsKeepHits(t *testing.T) {
	ix := realIndex(t)
	for _, text := range []string{
		"darf der Spion Gebäude nehmen", "city", "räuber siegpunkte", "set:grundspiel hexe", "class:building sort:-vp",
	} {
		for _, offset := range []int{0, 190} {
			q := Query{Text: text, Lang: catalog.DE, Limit: 30, Offset: offset}
			plain, err := ix.Find(context.Background(), q)
			if err != nil {
				t.Fatal(err)
			}
			q.Facets = true
			counted, err := ix.Find(context.Background(), q)
			if err != nil || counted.Total != plain.Total || !slices.Equal(counted.Hits, plain.Hits) {
				t.Errorf("%s from %d: facets change the hits: %v, %v, %v", text, offset, ids(counted.Hits), ids(plain.Hits), err)
			}
		}
	}
}
