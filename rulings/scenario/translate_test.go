package scenario_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/scenario"
)

// TestTranslate plays every embedded scenario in each language: the positions are the same, and the moves have the same
// canonical form.
func TestTranslate(t *testing.T) {
	cat := books()[catalog.DefaultEdition].Catalog
	for _, name := range slices.Sorted(maps.Keys(cardGames())) {
		src := embedded()[name]
		want := play(t, name, src)
		written := strings.Split(src, "\n")
		for _, lang := range catalog.Langs {
			text := scenario.Translate(cat, src, lang)
			got := play(t, name, text)
			if got.Status != want.Status || hashes(got) != hashes(want) {
				t.Errorf("%s in %s: %s %v", name, lang, got.Status, got.Trouble)
				continue
			}
			for i, line := range strings.Split(text, "\n") {
				if a, b := scenario.Canonical(cat, written[i]), scenario.Canonical(cat, line); a != b && i > 20 {
					t.Errorf("%s:%d in %s: %q and %q", name, i+1, lang, a, b)
				}
			}
		}
	}
}

// TestTranslateLine pins the words of some lines.
func TestTranslateLine(t *testing.T) {
	cat := books()[catalog.DefaultEdition].Catalog
	for _, c := range []struct{ de, en string }{
		{"Nord spielt Feuerteufel", "north plays Arsonist"},
		{"verboten 112.G.e: Nord wählt Feuerwache", "refused 112.G.e: north chooses Fire Brigade"},
		{"  Zweig 1 nach 2", "  branch 1 after 2"},
		{"Nord hält Ritter", "north holds knight"},
		{"Nord Land: Wald 2 fasst 3 an AB über", "north land: forest 2 holds 3 at AB above"},
	} {
		if got := scenario.TranslateLine(cat, c.de, catalog.EN); got != c.en {
			t.Errorf("%q: got %q, want %q", c.de, got, c.en)
		}
		if got := scenario.TranslateLine(cat, c.en, catalog.DE); got != c.de {
			t.Errorf("%q: got %q, want %q", c.en, got, c.de)
		}
	}
	if got := scenario.TranslateLine(cat, "Nord reißt Bibliothek ab", catalog.EN); got != "north demolishes Library" {
		t.Errorf("the particle of a German verb remains: %q", got)
	}
}

// TestSentence says every move of the embedded scenarios in both languages.
func TestSentence(t *testing.T) {
	silent, all := 0, 0
	for _, name := range slices.Sorted(maps.Keys(cardGames())) {
		res := play(t, name, embedded()[name])
		for _, st := range res.Steps {
			for _, lang := range catalog.Langs {
				all++
				said := st.Sentence(res.Table, lang)
				if said == "" {
					silent++
					t.Logf("%s:%d: no sentence in %s for %q", name, st.Line, lang, st.Action)
				}
				if strings.Contains(said, "  ") || strings.Contains(said, "%!") || strings.Contains(said, "?") {
					t.Errorf("%s:%d: %q", name, st.Line, said)
				}
			}
		}
	}
	if silent*100 > all {
		t.Errorf("%d of %d moves have no sentence", silent, all)
	}
}
