package search

import (
	"slices"
	"testing"

	"catanica/catalog"
)

// TestSubject finds what a question is about, and whether its other words count little.
func TestSubject(t *testing.T) {
	ix := realIndex(t)
	for text, c := range map[string]struct {
		lang    catalog.Lang
		subject string   // "" if the question says more than a name
		weak    []string // words that are weak because of that
	}{
		"wer bekommt den ritterstein":             {catalog.DE, "term/glossar.ritterstein", []string{"bekommt"}},
		"what are commerce points":                {catalog.EN, "term/glossar.handelspunkt", nil},
		"who gets the knight token with a fleet":  {catalog.EN, "", nil},
		"bekommt der ritter einen stärkepunkt ab": {catalog.DE, "", nil},
		"wer bekommt was":                         {catalog.DE, "", nil},
	} {
		terms := ix.analyzeQuery(text, c.lang)
		got := ix.intents.subject(terms)
		if c.subject == "" && len(got) > 0 || c.subject != "" && !slices.Contains(got, c.subject) {
			t.Errorf("%s: subject %v, want %q", text, got, c.subject)
		}
		for _, term := range terms {
			light := slices.Contains(ix.intents.light, term.Text)
			if light && term.weak != slices.Contains(c.weak, term.Text) {
				t.Errorf("%s: %s is weak: %v", text, term.Text, term.weak)
			}
		}
	}
}
