package question

import (
	"testing"

	"catanica/catalog"
)

// TestCorrect corrects misspelled words: only long ones, only to the one phrase that is close, and never a known word.
func TestCorrect(t *testing.T) {
	r := load()
	for _, c := range []struct {
		text  string
		lang  catalog.Lang
		known string // a word that is no mistake
		want  string // "" if nothing is corrected
	}{
		{"darf die Kaperfloote versenken", catalog.DE, "", "darf die Kaperflotte versenken"},
		{"hilft die Kräuterhese gegen den Spion", catalog.DE, "", "hilft die Kräuterhexe gegen den Spion"},
		{"ist ein Zauberbhuc einmalig", catalog.DE, "", ""}, // two edits
		{"ist ein Zauberbcuh einmalig", catalog.DE, "", "ist ein zauberbuch einmalig"},
		{"does the Barbarain Invasion hit me", catalog.EN, "", "does the Barbarian Invasion hit me"},
		{"is it protected agianst the Spy", catalog.EN, "", "is it protected against the Spy"},
		{"klaut der Spoin Gebäude", catalog.DE, "", ""},   // too short
		{"hat Walther 0 Spielsteine", catalog.DE, "", ""}, // a number is no letter of a name
		{"darf die Kaperfloote versenken", catalog.DE, "kaperfloote", ""},
		{"when does the game end", catalog.EN, "game", ""}, // not "the same"
		{"darf die Kaperfloote die Kräuterhese treffen", catalog.DE, "", "darf die Kaperflotte die Kräuterhexe treffen"},
	} {
		q := r.ReadIn(c.text, c.lang)
		got, ok := r.Correct(&q, func(word string) bool { return word == c.known || word == "the" })
		if got != c.want || ok != (c.want != "") {
			t.Errorf("%q: got %q, %v, want %q", c.text, got, ok, c.want)
		}
	}
}

func TestOneEdit(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"kaper", "kapers", true}, {"kaper", "kper", true}, {"kaper", "kapor", true}, {"kaper", "akper", true},
		{"kaper", "kapre", true}, {"kaper", "kap", false}, {"kaper", "kopar", false}, {"ab", "ba", true}, {"a", "b", true},
		{"kaper", "apekr", false}, {"", "a", true},
	} {
		if got := oneEdit(c.a, c.b); got != c.want || oneEdit(c.b, c.a) != c.want {
			t.Errorf("%q and %q: got %v, want %v", c.a, c.b, got, c.want)
		}
	}
}
