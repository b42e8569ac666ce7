package service

import (
	"testing"
	"testing/fstest"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/content"
)

// TestExamples holds every example deck against the law as the catalogue stands today.
func TestExamples(t *testing.T) {
	s, _ := Load(content.FS) // other mistakes of the content are told elsewhere
	if len(s.Examples) < 5 {
		t.Errorf("%d example decks, want at least five", len(s.Examples))
	}
	styles := map[string]bool{}
	for _, x := range s.Examples {
		report := deck.Validate(s.Catalog, deck.Options{Lang: catalog.EN}, x.List)
		if report.Verdict != deck.Legal {
			t.Errorf("%s is %s: %v %v", x.ID, report.Verdict, report.Problems, report.Violations)
		}
		for _, f := range report.Warnings {
			t.Logf("%s: %s: %s", x.ID, f.Code, f.Message)
		}
		if styles[x.Style.EN] {
			t.Errorf("%s has the style %s of another example", x.ID, x.Style.EN)
		}
		styles[x.Style.EN] = true
		if !x.List.HasHand {
			t.Errorf("%s names no starting hand", x.ID)
		}
	}
}

// TestExampleMistakes wants an illegal example to be told with the line that is wrong.
func TestExampleMistakes(t *testing.T) {
	s, _ := Load(content.FS)
	s.Examples = nil
	about := &fstest.MapFile{Data: []byte("order: 1\ntitle: {de: A, en: A}\nstyle: {de: A, en: A}\nplan: {de: A, en: A}\nsource: ours\n")}
	for name, c := range map[string]struct {
		fs   fstest.MapFS
		file string
	}{
		"no list":      {fstest.MapFS{"decks/a.yaml": about}, "decks/a.txt"},
		"illegal":      {fstest.MapFS{"decks/a.yaml": about, "decks/a.txt": {Data: []byte("Sets: grundspiel\n[Deck]\n4 Spion\n")}}, "decks/a.txt"},
		"unreadable":   {fstest.MapFS{"decks/a.yaml": about, "decks/a.txt": {Data: []byte("[Deck]\n4 Spionn\n")}}, "decks/a.txt"},
		"without plan": {fstest.MapFS{"decks/a.yaml": {Data: []byte("order: 1\n")}}, "decks/a.yaml"},
	} {
		var problems catalog.Problems
		s.loadExamples(c.fs, &problems)
		if len(problems) == 0 || problems[0].File != c.file {
			t.Errorf("%s: %v, want a mistake in %s", name, problems, c.file)
		}
	}
}
