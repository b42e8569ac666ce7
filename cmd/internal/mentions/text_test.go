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
	haendler := &catalog.Card{Name: catalog.Name{Text: catalog.Text{DE: "Händler", EN: "Merchant"}}}
	for name, c := range map[string]struct {
		card *catalog.Card
		want []string
	}{
		"inflected, in another language, before the first article": {haendler, []string{"line 1", "112.A.a", "112.B.b"}},
		"a plural": {&catalog.Card{Name: catalog.Name{Text: catalog.Text{DE: "Kirche", EN: "Church"}}}, []string{"112.B.a"}},
		"broken at the end of a line": {&catalog.Card{Name: catalog.Name{Text: catalog.Text{DE: "Handelsherr", EN: "Trader"}}},
			[]string{"112.A.a"}},
		"in the old spelling": {&catalog.Card{Name: catalog.Name{Text: catalog.Text{DE: "Spass", EN: "Fun"}}}, []string{"112.B.b"}},
		"not at all":          {&catalog.Card{Name: catalog.Name{Text: catalog.Text{DE: "Hexe", EN: "Witch"}}}, nil},
	} {
		if got := source.mentions(forms(c.card)); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
	}
}
