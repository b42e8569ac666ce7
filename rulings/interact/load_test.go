package interact

import (
	"testing"

	"catanica/catalog"
	"catanica/content"
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
