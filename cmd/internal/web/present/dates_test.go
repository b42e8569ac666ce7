package present

import (
	"testing"

	"catanica/catalog"
)

func TestDate(t *testing.T) {
	for _, c := range []struct{ day, de, en string }{
		{"2026-11-05", "5.11.2026", "5 November 2026"},
		{"1999-01-31", "31.1.1999", "31 January 1999"},
		{"", "", ""},
		{"2026-13-05", "2026-13-05", "2026-13-05"},
		{"2026-00-05", "2026-00-05", "2026-00-05"},
		{"next week", "next week", "next week"},
	} {
		if de, en := Date(catalog.DE, c.day), Date(catalog.EN, c.day); de != c.de || en != c.en {
			t.Errorf("%q: %q and %q, want %q and %q", c.day, de, en, c.de, c.en)
		}
	}
}
