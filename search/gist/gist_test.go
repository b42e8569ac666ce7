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
