package interact

import (
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
	"catanica/rulings/scenario"
	"catanica/rulings/scenario/scenariotest"
)

func load() (*catalog.Catalog, scenario.Books) { return scenariotest.Catalog(), scenariotest.Books() }

func library(t testing.TB, cat *catalog.Catalog) *rulings.Library {
	lib, ps := rulings.Load(content.FS, cat)
	if len(ps) > 0 {
		t.Fatal(ps)
	}
	return lib
}
