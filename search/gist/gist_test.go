package gist

import (
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
	"catanica/search/question"
)

// load returns readers that know the content.
func load(t testing.TB) (*question.Reader, *Reader) {
	t.Helper()
	cat, _ := catalog.Load(content.FS)
	lib, _ := rulings.Load(content.FS, cat)
	reader, err := question.NewReader(cat, TermNames(lib))
	if err != nil {
		t.Fatal(err)
	}
	gists, err := NewReader(cat, lib, reader)
	if err != nil {
		t.Fatal(err)
	}
	return reader, gists
}

// TestNamesOnly: a question that says nothing of the cards it names may ask for anything.
func TestNamesOnly(t *testing.T) {
	reader, gists := load(t)
	for text, want := range map[string]bool{
		"does Ari do anything":      true,
		"does Ari burn":             false,
		"may I have two Smithies":   false,
		"is the Smithy a knight":    false,
		"does the sun do anything":  false,
		"does my Ari do that again": false,
	} {
		q := reader.ReadIn(text, catalog.EN)
		if got := gists.Read(&q, catalog.EN).NamesOnly(); got != want {
			t.Errorf("%s: got %v, want %v", text, got, want)
		}
	}
}

// TestSoft: the words by which two questions must both turn what they ask, or neither.
func TestSoft(t *testing.T) {
	reader, gists := load(t)
	for _, c := range []struct {
		lang        catalog.Lang
		asked, said string
		want        bool
	}{
		{catalog.EN, "does johanna count twice in the campaign", "does johanna count in the campaign", false},
		{catalog.DE, "zählt johanna im feldzug zweimal", "zählt johanna im feldzug mit", false},
		{catalog.DE, "zählt johanna im feldzug doppelt", "zählt johanna im feldzug zweimal", true},
		{catalog.EN, "does johanna count in all campaigns", "does johanna count in campaigns", true},
		{catalog.EN, "does johanna not count", "does johanna count", false},
	} {
		q, p := reader.ReadIn(c.asked, c.lang), reader.ReadIn(c.said, c.lang)
		if _, got := gists.Read(&q, c.lang).Soft(gists.Read(&p, c.lang)); got != c.want {
			t.Errorf("%q and %q: soft is %v", c.asked, c.said, got)
		}
	}
}
