package service

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/content"
)

// TestExamples: every example deck is legal, has a starting hand and a style of its own.
func TestExamples(t *testing.T) {
	s, _ := Load(content.FS) // other tests report other mistakes
	if len(s.Examples()) < 5 {
		t.Errorf("%d example decks, want at least five", len(s.Examples()))
	}
	styles := map[string]bool{}
	for _, x := range s.Examples() {
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
		for _, lang := range catalog.Langs {
			list, problems := deck.Parse(x.TextIn(lang), s.Catalog, lang)
			if len(problems) > 0 || !sameEntries(list.Deck, x.List.Deck) || !sameEntries(list.Events, x.List.Events) ||
				!sameEntries(list.Hand, x.List.Hand) || list.Host != x.List.Host || len(list.Sets) != len(x.List.Sets) {
				t.Errorf("%s in %s is another deck, problems %v:\n%s", x.ID, lang, problems, x.TextIn(lang))
			}
			title, first := x.Title.In(lang), x.List.Deck[0].Card.Title(lang)
			if list.Name != title || !strings.Contains(x.TextIn(lang), first) {
				t.Errorf("%s is not in %s: no %q or %q in\n%s", x.ID, lang, title, first, x.TextIn(lang))
			}
		}
	}
}

// sameEntries reports whether two sections hold the same cards.
func sameEntries(a, b []deck.Entry) bool {
	return slices.EqualFunc(a, b, func(a, b deck.Entry) bool { return a.Count == b.Count && a.Card == b.Card })
}

// TestExampleMistakes: mistakes in example decks are reported with the file that is wrong.
func TestExampleMistakes(t *testing.T) {
	s, _ := Load(content.FS)
	list := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	about := list("order: 1\ntitle: {de: A, en: A}\nstyle: {de: A, en: A}\nplan: {de: A, en: A}\nsource: ours\n")
	for name, c := range map[string]struct {
		fs   fstest.MapFS
		file string
	}{
		"no list": {fstest.MapFS{"decks/a.yaml": about}, "decks/a.txt"},
		"illegal": {fstest.MapFS{
			"decks/a.yaml": about, "decks/a.txt": list("Sets: grundspiel\n[Deck]\n4 Spion\n"),
		}, "decks/a.txt"},
		"unreadable":   {fstest.MapFS{"decks/a.yaml": about, "decks/a.txt": list("[Deck]\n4 Spionn\n")}, "decks/a.txt"},
		"without plan": {fstest.MapFS{"decks/a.yaml": {Data: []byte("order: 1\n")}}, "decks/a.yaml"},
	} {
		var problems catalog.Problems
		loadExamples(c.fs, s.Catalog, &problems)
		if len(problems) == 0 || problems[0].File != c.file {
			t.Errorf("%s: %v, want a mistake in %s", name, problems, c.file)
		}
	}
}
