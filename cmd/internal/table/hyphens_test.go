package table_test

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/templates"
)

// TestParted checks that every long word of a card's name can be parted on narrow faces, and that nothing else changes.
func TestParted(t *testing.T) {
	const longest = 10 // letters that fit on a card in hand at 320 px
	parts := func(r rune) bool { return strings.ContainsRune(" -–/\u00ad„“”,", r) }
	for _, k := range newRenderer().Catalog.Cards {
		for _, lang := range catalog.Langs {
			name := k.Title(lang)
			shown := templates.Parted(name)
			if strings.ReplaceAll(shown, "\u00ad", "") != name {
				t.Errorf("%s is shown as %s", name, shown)
			}
			for _, word := range strings.FieldsFunc(shown, parts) {
				if len([]rune(word)) > longest {
					t.Errorf("%s: nothing parts %s", name, word)
				}
			}
		}
	}
}
