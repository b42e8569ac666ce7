package service

import (
	"context"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/search"
)

// TestNamedCardsLead: if nothing answers a question about one or two cards, their pages are among the first three hits,
// unless the hits there are about these cards too.
func TestNamedCardsLead(t *testing.T) {
	for _, c := range []struct {
		query string
		lang  catalog.Lang
		card  string
	}{
		{"Alchemist on a three, my opponent's hills have the three too. Does he get brick?", catalog.EN, "alchimist"},
		{"Jahreswechsel: kostet mich das Holz und Lehm?", catalog.DE, "jahreswechsel"},
		{"Caravan with three wool: all three for ore?", catalog.EN, "karawane"},
		{"Ein Stern gegen den Konflikt, geht das?", catalog.DE, "volksstimmung"},
		{"Geheimbund auf seine Münzgießerei: tausch ich Gold dann 1:1?", catalog.DE, "geheimbund"},
	} {
		found, err := loaded().Search(context.Background(), search.Query{Text: c.query, Lang: c.lang, Limit: 10})
		if err != nil {
			t.Fatal(err)
		}
		first := found.Hits[:min(firstHits, len(found.Hits))]
		if !slices.ContainsFunc(first, func(h search.Hit) bool { return h.ID == c.card }) {
			t.Errorf("%s: %s is not among the first %d hits", c.query, c.card, firstHits)
		}
		ids := map[string]bool{}
		for _, h := range found.Hits {
			if ids[string(h.Kind)+h.ID] {
				t.Errorf("%s: %s is shown twice", c.query, h.ID)
			}
			ids[string(h.Kind)+h.ID] = true
		}
	}
}
