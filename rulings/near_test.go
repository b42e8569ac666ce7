package rulings

import "testing"

func TestNear(t *testing.T) {
	names := nearNames{fold: map[string]string{}, low: map[string]string{}, cut: map[string][]string{}}
	for _, name := range []string{"Feuerteufel", "Bürgerkrieg", "Bischof"} {
		names.add(name)
	}
	for word, want := range map[string]string{
		"Feuerteuffel": "Feuerteufel", // one extra letter
		"Feurteufel":   "Feuerteufel", // one missing letter
		"Feuertoufel":  "Feuerteufel", // one wrong letter
		"Feuretuefel":  "",            // two mistakes
		"Fueerteufel":  "Feuerteufel", // two letters swapped
		"Feuerteufels": "",            // an inflection
		"Buergerkrieg": "Bürgerkrieg", // umlauts written out
		"feuerteuffel": "",            // not a name: lower case
		"Bischhof":     "",            // too short
		"Kundschafter": "",
	} {
		if got := names.find(word); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
}
