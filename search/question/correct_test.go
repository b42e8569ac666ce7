package question

import (
	"slices"
	"strings"
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
		{"gibt sie eine zusätzlichn Handkarte", catalog.DE, "", "gibt sie eine zusätzliche Handkarte"}, // with its umlaut
		{"how many action cards may i play per turn", catalog.EN, "", ""},                              // no "player"
		{"how meny cards in hand", catalog.EN, "", "how many cards in hand"},                           // two words
		{"can I thwart a cvil war", catalog.EN, "", "can I thwart a Civil War"},                        // one "a", not two
		{"hand leer, kann ich ziehen", catalog.DE, "hand leer", ""},                                    // no "Händler"
	} {
		q := r.ReadIn(c.text, c.lang)
		known := strings.Fields(c.known + " the")
		got, list := r.Correct(&q, func(word string) bool { return slices.Contains(known, word) })
		if c.want == "" && (got != c.text || len(list) > 0) || c.want != "" && (got != c.want || len(list) == 0) {
			t.Errorf("%q: got %q, %v, want %q", c.text, got, list, c.want)
		}
		undone := got
		for _, fix := range list {
			undone = strings.Replace(undone, fix.Read, fix.Typed, 1)
		}
		if undone != c.text {
			t.Errorf("%q: %v lead back to %q", c.text, list, undone)
		}
	}
}

// TestStrangers finds unknown words that stand where a name would, and no others.
func TestStrangers(t *testing.T) {
	r := load()
	for _, c := range []struct {
		text string
		lang catalog.Lang
		want string
	}{
		{"can the florbnix burn the Library", catalog.EN, "florbnix"},
		{"can florbnix burn the Library", catalog.EN, "florbnix"},
		{"can I burn florbnixes", catalog.EN, "florbnixes"},
		{"can the big Florbnix burn the Library", catalog.EN, "Florbnix"},
		{"florbnix vs Library", catalog.EN, "florbnix"},
		{"kann der Florbnix die Bibliothek verbrennen", catalog.DE, "Florbnix"},
		{"schützt die Feuerwache vor Florbnixen", catalog.DE, "Florbnixen"},
		{"can the Arsonist burn the Library", catalog.EN, ""},
		{"can I quaffle the Library", catalog.EN, ""}, // probably a verb
		{"kann die Feuerwache lichterloh brennen", catalog.DE, ""},
		{"can the florbnixy Arsonist burn the Library", catalog.EN, ""}, // an attribute
		{"can the known burn the Library", catalog.EN, ""},
		{"can the zzz burn the Library", catalog.EN, ""}, // too short to be sure
	} {
		q := r.ReadIn(c.text, c.lang)
		got := strings.Join(r.Strangers(&q, func(word string) bool { return word == "known" || word == "big" }), " ")
		if got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
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
