package casebook

import (
	"testing"

	"catanica/catalog"
)

// TestStrays asks questions that name no card but central ones, of articles about other cards: their verdicts are not
// for them, although a phrasing of the article may be the same.
func TestStrays(t *testing.T) {
	b := load()
	for _, c := range []struct {
		lang     catalog.Lang
		text, id string
		want     bool
	}{
		{catalog.DE, "brauche ich zuerst eine eigene stadt", "120.C.a", true},
		{catalog.DE, "Brauche ich für das Bordell eine eigene Stadt?", "120.C.a", false},
		{catalog.EN, "do I need a city for it", "122.C.a", true},
		{catalog.EN, "do I need a city for a residence", "122.C.a", false},
		{catalog.DE, "Darf ich nicht zwei Städte bauen?", "128.E.a", true},
		{catalog.DE, "Gibt es mehr als sieben Straßen?", "128.F.a", false}, // word for word
		{catalog.DE, "Kann ich eine Siedlung abreißen?", "102.B.Zentralkarte", false},
	} {
		i := b.Inquire(b.reader.ReadIn(c.text, c.lang), c.lang, "", nil)
		r := b.lib.Ruling(c.id)
		if r == nil {
			t.Fatalf("there is no article %s", c.id)
		}
		if got := i.strays(r); got != c.want {
			t.Errorf("%q strays from %s: %t, want %t", c.text, c.id, got, c.want)
		}
		if v, ok := i.Covers(r); ok && c.want {
			t.Errorf("%q gets %s from %s", c.text, v, c.id)
		}
	}
}
