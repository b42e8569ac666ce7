package web

import (
	"testing"

	"catanica/catalog"
	"catanica/templates"
)

func TestAddCard(t *testing.T) {
	s := testSite(t)
	f := templates.Frame{Lang: catalog.DE}
	for _, c := range []struct{ name, list, card, want string }{
		{"one more on its line", "[Deck]\n2 Spion # fein\n1 Hexe\n", "spion", "[Deck]\n3 Spion\n1 Hexe\n"},
		{"behind the others", "[Deck]\n2 Spion\n\n[Ereignisse]\n", "hexe", "[Deck]\n2 Spion\n1 Hexe\n\n[Ereignisse]\n"},
		{"first of its section", "[Deck]\n\n[Ereignisse]\n", "seuche", "[Deck]\n\n[Ereignisse]\n1 Seuche\n"},
		{"without any section", "Name: Neu", "hexe", "Name: Neu\n\n[Deck]\n1 Hexe\n"},
	} {
		k := s.svc.Catalog.Card(c.card)
		if k == nil {
			t.Fatalf("no card %s", c.card)
		}
		if got := addCard(c.list, k, s.svc.Catalog, f); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}
