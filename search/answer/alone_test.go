package answer

import (
	"testing"

	"catanica/catalog"
)

// TestFactsOnly tells questions that only facts answer from those that an article may answer that resembles them.
func TestFactsOnly(t *testing.T) {
	a := load()
	for text, c := range map[string]struct {
		lang catalog.Lang
		want bool
	}{
		"was hilft außer dem Bischof gegen den Feuerteufel":   {catalog.DE, true},
		"what else besides the Bishop helps against the Spy":  {catalog.EN, true},
		"kostet der Wachturm Gold und Holz":                   {catalog.DE, true},
		"which events can Better World remove":                {catalog.EN, true},
		"welche Aktionen verbietet der Stein der Weisen":      {catalog.DE, true},
		"welche Karten kamen 1998 neu dazu":                   {catalog.DE, true},
		"darf ich außer dem Alchimisten vor dem Wurf spielen": {catalog.DE, false},
		"kostet der Wachturm Gold":                            {catalog.DE, false},
		"was passiert mit einer abgebrannten Fremdkarte":      {catalog.DE, false},
		"which cards do not count toward the hand limit":      {catalog.EN, false},
		"which cards can the Spy not steal":                   {catalog.EN, false},
		"was stärkt die Schmiede":                             {catalog.DE, true},
		"was ist teurer, ein Ritter oder eine Flotte":         {catalog.DE, true},
		"wer gewinnt das Turnier, Karl oder Otto":             {catalog.DE, true},
		"welche Karten kann ein Ritter treffen":               {catalog.DE, true},
		"darf ich den Händler oder den Spion spielen":         {catalog.DE, false},
		"which die goes first":                                {catalog.EN, false},
	} {
		if q := a.Read(text, c.lang); a.FactsOnly(q) != c.want {
			t.Errorf("%s: only facts answer it: %v", text, !c.want)
		}
	}
}
