package service

import (
	"slices"
	"testing"

	"catanica/content"
)

func TestFindCard(t *testing.T) {
	s, _ := Load(content.FS)
	for name, want := range map[string]struct{ card, printing string }{
		"Guido, der große Diplomat": {"guido", ""},
		"guido@2003":                {"guido", "guido@2003"},
		"GUIDO@k&w":                 {"guido", "guido@K&W"},
		"johanna@B&H":               {"johanna", "johanna@B&H"},
		"hexe@Z&D":                  {"hexe", ""},
		"guido@1850":                {"", ""},
		"guido@":                    {"", ""},
		"hexe@2003":                 {"", ""},
		"nichts@2003":               {"", ""},
	} {
		card, printing := "", ""
		k, p := s.FindCard(name)
		if k != nil {
			card = k.ID
		}
		if p != nil {
			printing = p.ID
		}
		if card != want.card || printing != want.printing {
			t.Errorf("%s: got %q %q, want %q %q", name, card, printing, want.card, want.printing)
		}
	}
	if near := s.PrintingsNear("guido@1850"); !slices.Contains(near, "guido@2003") {
		t.Errorf("got %v, want guido@2003 among them", near)
	}
}

func TestAwaited(t *testing.T) {
	s, _ := Load(content.FS)
	for _, m := range s.Library.Mechanics {
		if _, ok := s.Awaited(m.ID); ok != (s.Library.Ruling(m.ID) == nil) {
			t.Errorf("%s: awaited %v", m.ID, ok)
		}
	}
	if _, ok := s.Awaited("999.Z.z"); ok {
		t.Error("999.Z.z is no article of the source")
	}
}
