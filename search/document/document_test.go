package document

import (
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/index"
)

// robber returns a document of the board game that has a text in every part.
func robber() *Document {
	return &Document{
		ID: "almanach.raeuber", Kind: catalog.KindTerm, Game: rulings.GameBoard,
		Title:    catalog.Text{DE: "Räuber (Brettspiel)", EN: "Robber"},
		Question: catalog.Text{DE: "Wer ist das?"},
		Answer:   catalog.Text{DE: "Er stiehlt."},
		Body:     catalog.Text{DE: "Von allen."},
		Names:    []string{"Dieb"},
		Asked:    catalog.Words{DE: []string{"wer klaut"}},
		Also:     catalog.Words{DE: []string{"Gauner"}},
	}
}

// TestTexts: every part of a document has its texts.
func TestTexts(t *testing.T) {
	for _, part := range index.Parts() {
		if got := robber().Texts(part, catalog.DE); len(got) == 0 || got[0] == "" {
			t.Errorf("%s: no text", part)
		}
	}
}

// TestRankedNames: a document is called by its id, its titles, its names, those without the name of its game, and its
// synonyms, each with its best rank.
func TestRankedNames(t *testing.T) {
	games, err := LoadGameNames()
	if err != nil {
		t.Fatal(err)
	}
	want := []Name{
		{"almanachrauber", RankID}, {"rauberbrettspiel", RankTitle}, {"robber", RankTitle},
		{"dieb", RankAlias}, {"rauber", RankAlias}, {"gauner", RankAlso},
	}
	if got := robber().RankedNames(games); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	article := Document{ID: "112.S.g", Kind: catalog.KindRuling}
	want = []Name{{"112sg", RankID}, {"112s", RankSection}, {"112", RankSection}}
	if got := article.RankedNames(games); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestSorter: values sort as the keys say, and a document without one has "".
func TestSorter(t *testing.T) {
	s := Sorter{Documents: []Document{
		{ID: "b", Kind: catalog.KindTerm, Title: catalog.Text{DE: "Ähre"}},
		{ID: "a", Kind: catalog.KindCard, Title: catalog.Text{EN: "Boat"}, Card: &catalog.Card{}},
	}, Catalog: &catalog.Catalog{}, Lang: catalog.DE, Edition: catalog.DefaultEdition}
	for key, want := range map[string][2]string{
		"name": {"aehre", "boat"}, "id": {"000001", "000000"}, "kind": {"000001", "000000"}, "copies": {"", "000000"},
		"class": {"", ""}, "cost": {"", ""},
	} {
		of := s.Values(key)
		if got := [2]string{of(0), of(1)}; got != want {
			t.Errorf("%s: got %q, want %q", key, got, want)
		}
	}
}
