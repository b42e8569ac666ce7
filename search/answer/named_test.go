package answer

import (
	"slices"
	"testing"

	"catanica/catalog"
)

// TestNamed: the cards that a question names have their facts beside them, in its order. Places and cards that it names
// again are left out.
func TestNamed(t *testing.T) {
	a := load()
	for _, c := range []struct {
		lang catalog.Lang
		text string
		e    catalog.EditionID
		want []string
	}{
		{catalog.EN, "Can Bodo use the Tournament Ground, if Bodo stands beside a City?", "2005", []string{
			"Bodo the Peaceable: Territory expansion · Unit, knight · 2 strength points · 2 tournament points · " +
				"Cost: 1 ore, 1 grain and 1 wool · Unique",
			"Tournament Ground: Territory expansion · Building · Cost: 1 lumber and 1 wool",
		}},
		{catalog.DE, "Darf der Händler meine Schatzflotte treffen?", "2005", []string{
			"Händler: Aktion – Angriff · Bedingung: Der Mitspieler hat mindestens einen Rohstoff",
			"Schatzflotte: Einheit, Flotte · Bedingung: ein Hafen",
		}},
		{catalog.DE, "Darf der Händler in meine Stadt?", "1996", []string{
			"Händler: Aktionskarte · Bedingung: Der Mitspieler hat mindestens einen Rohstoff",
		}},
		{catalog.EN, "what may I do in a city?", "2005", nil},
		{catalog.EN, "Spy, Library, Abbey, Church and Town Hall: which come together?", "2005", nil},
	} {
		q := a.Read(c.text, c.lang)
		var got []string
		for _, n := range a.Named(q, c.lang, c.e) {
			got = append(got, n.Name+": "+n.Facts)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s:\ngot  %q\nwant %q", c.text, got, c.want)
		}
	}
}
