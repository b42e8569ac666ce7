package interact

import (
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
	"catanica/rulings/scenario"
)

func load(t testing.TB) (*catalog.Catalog, scenario.Books) {
	cat, ps := catalog.Load(content.FS)
	if len(ps) > 0 {
		t.Fatal(ps)
	}
	books, ps := scenario.CompileBooks(cat)
	if len(ps) > 0 {
		t.Fatal(ps)
	}
	return cat, books
}

func library(t testing.TB, cat *catalog.Catalog) *rulings.Library {
	lib, ps := rulings.Load(content.FS, cat)
	if len(ps) > 0 {
		t.Fatal(ps)
	}
	return lib
}
