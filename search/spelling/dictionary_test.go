package spelling

import (
	"strings"
	"testing"
)

// TestPhoneticCode has the examples from descriptions of the Cologne phonetics, and misspellings of players.
func TestPhoneticCode(t *testing.T) {
	for word, want := range map[string]string{
		"wikipedia": "3412", "breschnew": "17863", "mullerludenscheidt": "65752682", "axt": "0482", "heinz": "068",
		"phase": "38", "fase": "38", "rizzer": "787", "ritter": "727", "": "",
	} {
		if got := phoneticCode(word); got != want {
			t.Errorf("%s: got %s, want %s", word, got, want)
		}
	}
	if phoneticCode("sudn") != phoneticCode("sudden") || phoneticCode("feuertoifel") != phoneticCode("feuerteufel") {
		t.Error("words that sound alike have different codes")
	}
}

func TestEditDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		max  int
		want int
	}{
		{"feuerwahce", "feuerwache", 2, 1}, // neighbors swapped
		{"abfakeln", "abfackeln", 2, 1},
		{"hexe", "hexe", 1, 0},
		{"hexe", "hexen", 1, 1},
		{"hxee", "hexe", 1, 1},
		{"haus", "maus", 1, 1},
		{"haus", "laub", 1, 2}, // too far
		{"", "ab", 1, 2},
		{strings.Repeat("a", 90), strings.Repeat("a", 90), 1, 2}, // longer than any token
	} {
		if got := editDistance(c.a, c.b, c.max); got != c.want {
			t.Errorf("%s, %s: got %d, want %d", c.a, c.b, got, c.want)
		}
	}
}
