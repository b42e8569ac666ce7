package service

import (
	"context"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/search"
)

// TestFactsOnly: a question that only a list or a number answers gets no sentence that merely resembles it.
func TestFactsOnly(t *testing.T) {
	s, _ := Load(content.FS)
	for text, lang := range map[string]catalog.Lang{
		"Was hilft außer dem Bischof gegen den Feuerteufel?":     catalog.DE,
		"What else besides the Bishop helps against the Spy?":    catalog.EN,
		"Which events can Better World remove?":                  catalog.EN,
		"Bringt die Zollstation 2 Gold und 2 Handelspunkte?":     catalog.DE,
		"How many stars does the Epic give with a Library?":      catalog.EN,
		"Wie viele Stärkepunkte hat eine Kanone gegen Johanna?":  catalog.DE,
		"Welche Aktionen verbietet der Stein der Weisen?":        catalog.DE,
		"Welche Ritter außer Johanna sind immun gegen Imelda?":   catalog.DE,
		"How much magic power can a wizard have?":                catalog.EN,
		"How much does Siegfried Lackland cost with the Castle?": catalog.EN,
	} {
		found, err := s.Search(context.Background(), search.Query{Text: text, Lang: lang})
		if err != nil || found.Answer != nil {
			t.Errorf("%s: got %+v, %v; want no answer", text, found.Answer, err)
		}
	}
}
