package rulings

import "testing"

func TestNear(t *testing.T) {
	names := nearNames{fold: map[string]string{}, low: map[string]string{}, cut: map[string][]string{}}
	for _, name := range []string{"Feuerteufel", "Bürgerkrieg", "Bischof"} {
		names.add(name)
	}
	for word, want := range map[string]string{
		"Feuerteuffel": "Feuerteufel", // a letter too many
		"Feurteufel":   "Feuerteufel", // one too few
		"Feuertoufel":  "Feuerteufel", // another one
		"Feuretuefel":  "",            // two mistakes
		"Fueerteufel":  "Feuerteufel", // two that changed places
		"Feuerteufels": "",            // an inflection
		"Buergerkrieg": "Bürgerkrieg", // umlauts written out
		"feuerteuffel": "",            // no name
		"Bischhof":     "",            // too short to tell
		"Kundschafter": "",
	} {
		if got := names.find(word); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
}
