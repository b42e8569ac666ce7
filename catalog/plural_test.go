package catalog_test

import (
	"math"
	"testing"

	"catanica/catalog"
)

func TestPlural(t *testing.T) {
	cards := catalog.Plural{
		One:  catalog.Text{DE: "%d Karte", EN: "%d card"},
		Many: catalog.Text{DE: "%d Karten", EN: "%d cards"},
	}
	hits := cards
	hits.None = catalog.Text{DE: "keine Karte", EN: "no card"}
	word := catalog.Plural{One: catalog.Text{DE: "Stern", EN: "star"}, Many: catalog.Text{DE: "Sterne", EN: "stars"}}
	twice := catalog.Plural{One: catalog.Text{DE: "1", EN: "1"}, Many: catalog.Text{DE: "%d von %d", EN: "%d of %d"}}
	for _, tc := range []struct {
		p      catalog.Plural
		n      int
		de, en string
	}{
		{cards, 0, "0 Karten", "0 cards"},
		{cards, 1, "1 Karte", "1 card"},
		{cards, -1, "-1 Karte", "-1 card"},
		{cards, 2, "2 Karten", "2 cards"},
		{cards, 1234, "1.234 Karten", "1,234 cards"},
		{hits, 0, "keine Karte", "no card"},
		{hits, 1, "1 Karte", "1 card"},
		{word, 0, "Sterne", "stars"},
		{word, 1, "Stern", "star"},
		{word, 1_000_000, "Sterne", "stars"},
		{twice, 1001, "1.001 von 1.001", "1,001 of 1,001"},
	} {
		if got := tc.p.In(catalog.DE, tc.n); got != tc.de {
			t.Errorf("In(DE, %d) = %q, want %q", tc.n, got, tc.de)
		}
		if got := tc.p.In(catalog.EN, tc.n); got != tc.en {
			t.Errorf("In(EN, %d) = %q, want %q", tc.n, got, tc.en)
		}
	}
}

func TestGrouped(t *testing.T) {
	for _, tc := range []struct {
		n      int
		de, en string
	}{
		{0, "0", "0"},
		{7, "7", "7"},
		{999, "999", "999"},
		{1000, "1.000", "1,000"},
		{-999, "-999", "-999"},
		{-1000, "-1.000", "-1,000"},
		{12345, "12.345", "12,345"},
		{1234567, "1.234.567", "1,234,567"},
		{math.MinInt32, "-2.147.483.648", "-2,147,483,648"},
	} {
		if got := catalog.Grouped(catalog.DE, tc.n); got != tc.de {
			t.Errorf("Grouped(DE, %d) = %q, want %q", tc.n, got, tc.de)
		}
		if got := catalog.Grouped(catalog.EN, tc.n); got != tc.en {
			t.Errorf("Grouped(EN, %d) = %q, want %q", tc.n, got, tc.en)
		}
	}
	if got := catalog.Grouped("", 1234); got != "1234" {
		t.Errorf("Grouped in no language = %q, want %q", got, "1234")
	}
}
