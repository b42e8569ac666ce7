package main

import (
	"slices"
	"testing"

	"catanica/catalog"
)

func TestMentions(t *testing.T) {
	source := newText("003", `Vorwort: Die Händler kommen.
112.A.a Warum?
Des Händlers Zunft ist voll, und der Han-
delsherr auch.
<|X|>112.B.a Wer?
Die Kirchen. Das Haendlerherz nicht.
112.B.b Alt
Der Spaß mit dem Merchant.`)
	card := func(de, en string) *catalog.Card {
		return &catalog.Card{Name: catalog.Name{Text: catalog.Text{DE: de, EN: en}}}
	}
	for name, c := range map[string]struct {
		card *catalog.Card
		want []string
	}{
		"inflected, in another language, before the first article": {card("Händler", "Merchant"),
			[]string{"line 1", "112.A.a", "112.B.b"}},
		"a plural":                    {card("Kirche", "Church"), []string{"112.B.a"}},
		"broken at the end of a line": {card("Handelsherr", "Trader"), []string{"112.A.a"}},
		"in the old spelling":         {card("Spass", "Fun"), []string{"112.B.b"}},
		"not at all":                  {card("Hexe", "Witch"), nil},
	} {
		if got := source.mentions(forms(c.card)); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
	}
}

func TestPlaces(t *testing.T) {
	source := newText("003", `112.A. Ein Titel mit der Kirche
112.A.a Warum?
112:M.b Die Kirche.
112.S.c
Alphabetisches Register
112.S.c, 114.F. Kirche
`)
	church := &catalog.Card{Name: catalog.Name{Text: catalog.Text{DE: "Kirche", EN: "Church"}}}
	if got, want := source.mentions(forms(church)), []string{"112.A", "112.M.b", "Register"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestHash(t *testing.T) {
	a := newText("003", "112.A.a Die Kir-\nche   steht.\n112.B.a Sonst.")
	b := newText("003", "112.A.a Die Kirche\nsteht.\n112.B.a Anders.")
	if a.hash("112.A.a") != b.hash("112.A.a") {
		t.Error("the same words have different hashes")
	}
	if a.hash("112.B.a") == b.hash("112.B.a") {
		t.Error("different words have the same hash")
	}
}
