package search

import (
	"context"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
)

// TestMatchAll: a search for all words finds the documents that have every word, and no others.
func TestMatchAll(t *testing.T) {
	ix := realIndex(t)
	for _, c := range []struct {
		query, with, without string
		most                 int
	}{
		{"hexe", "hexe", "spion", 20},
		{"hex", "hexe", "spion", 20},
		{"wache", "feuerwache", "spion", 20},
		{"witch", "hexe", "spion", 20},
		{"rathaus kirche", "geheimbund", "feuerwache", 12},
		{"hexxe", "hexe", "spion", 20},
		{"die hexe", "hexe", "spion", 20},
		{"hexe set:zud", "hexe", "kraeuterhexe", 20},
		{"set:zud", "zauberveto", "spion", 99},
		{"dragonfly-of-doom", "", "spion", 0},
	} {
		q := Query{Text: c.query, Lang: catalog.DE, Kinds: []catalog.Kind{catalog.KindCard}, All: true, Limit: maxLimit}
		r, err := ix.Find(context.Background(), q)
		if err != nil || len(r.Mistakes) > 0 {
			t.Fatalf("%s: %v %v", c.query, err, r.Mistakes)
		}
		got := ids(r.Hits)
		if len(got) > c.most {
			t.Errorf("%s: %d cards: %v", c.query, len(got), got)
		}
		for _, id := range strings.Fields(c.with) {
			if !slices.Contains(got, id) {
				t.Errorf("%s: %s is missing in %v", c.query, id, got)
			}
		}
		if slices.Contains(got, c.without) {
			t.Errorf("%s: %s should not be there", c.query, c.without)
		}
	}
}

// TestNamed: a result lists the cards that the query names, and titles have its words marked.
func TestNamed(t *testing.T) {
	ix := realIndex(t)
	for text, want := range map[string]string{
		"kann die hexe die feuerwache verhexen": "feuerwache hexe", "witch and fire station": "feuerwache hexe",
		"karte:spion art:entscheid": "spion", "sort:cost": "",
	} {
		r, err := ix.Find(context.Background(), Query{Text: text, Lang: catalog.DE})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(r.Cards, " "); got != want {
			t.Errorf("%s: names %q, want %q", text, got, want)
		}
	}
	r, _ := ix.Find(context.Background(), Query{Text: "feuerwache", Lang: catalog.DE})
	if r.Hits[0].TitleHTML != "<mark>Feuerwache</mark>" {
		t.Errorf("title %q", r.Hits[0].TitleHTML)
	}
}
