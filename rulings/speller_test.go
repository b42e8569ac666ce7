package rulings

import (
	"testing"

	"catanica/catalog"
)

// TestSpellerPhrases checks phrases of several words, with wildcards, numbers and capitals.
func TestSpellerPhrases(t *testing.T) {
	words := []Word{{EN: "booklet", Not: []Wrong{
		{EN: Spellings{"booklet of 19*"}, Write: "the 1998 booklet", Why: "the year comes first"},
		{EN: Spellings{"Whoever"}, Write: "A player who", Why: "a subject"},
		{EN: Spellings{"one may"}, Write: "you may", Why: "the reader is you"},
	}}, {EN: "no one"}}
	for text, want := range map[string]string{
		"The booklet of 1998 says so.":  "booklet of 1998",
		"The booklet of the basic game": "",
		"The booklet of 2005":           "",
		"Whoever rolls a 6":             "Whoever",
		"for whoever rolls a 6":         "",
		"Here one may roll.":            "one may",
		"Here no one may roll.":         "",
		"Take one. May it burn?":        "",
	} {
		got := ""
		for _, m := range newSpeller(catalog.EN, words, nil).check(text) {
			got += m.Text
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
