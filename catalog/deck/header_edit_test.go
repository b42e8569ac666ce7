package deck

import (
	"testing"

	"catanica/catalog"
)

func TestWithHeader(t *testing.T) {
	for _, c := range []struct {
		name, text  string
		lang        catalog.Lang
		key         Key
		value, want string
	}{
		{"in place of its line", "Name: a\nausgabe: 1998 # alt\n[Deck]\n", catalog.EN, EditionKey, "2005",
			"Name: a\nausgabe: 2005 # alt\n[Deck]\n"},
		{"below the others", "Name: a\nSets: K&W\n\n[Deck]\n", catalog.DE, PointsKey, "15",
			"Name: a\nSets: K&W\nSiegpunkte: 15\n\n[Deck]\n"},
		{"first of all", "[Deck]\n", catalog.EN, HostKey, "yes", "Host: yes\n[Deck]\n"},
		{"struck", "Name: a\nHost: yes\n[Deck]\n", catalog.EN, HostKey, "", "Name: a\n[Deck]\n"},
		{"nothing to strike", "Name: a\n", catalog.EN, HostKey, "", "Name: a\n"},
		{"not below a heading", "[Deck]\nHost: yes\n", catalog.EN, HostKey, "no", "Host: no\n[Deck]\nHost: yes\n"},
		{"empty", "", catalog.DE, FormatKey, "einsteiger", "Format: einsteiger\n"},
	} {
		if got := WithHeader(c.text, c.lang, c.key, c.value); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// TestKeys checks that every key is parsed by its name in both languages.
func TestKeys(t *testing.T) {
	for key := NameKey; key <= YearsKey; key++ {
		for _, lang := range catalog.Langs {
			if got, ok := keyNames()[catalog.Fold(key.in(lang))]; !ok || got != key {
				t.Errorf("%s is read as %d, want %d", key.in(lang), got, key)
			}
		}
	}
}
