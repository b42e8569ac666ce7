// Package scenariotest loads the embedded content once for all tests of a package: the compiled books and the
// scenarios. Only tests may import it; the internal tests of package scenario cannot.
package scenariotest

import (
	"io/fs"
	"maps"
	"path"
	"slices"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/scenario"
)

// Books returns the compiled books. It panics if the content has a mistake.
var Books = sync.OnceValue(func() scenario.Books {
	cat, problems := catalog.Load(content.FS)
	books, more := scenario.CompileBooks(cat)
	if err := append(problems, more...).Err(); err != nil {
		panic(err)
	}
	return books
})

// Catalog returns the catalog from which the books are compiled.
func Catalog() *catalog.Catalog { return Books()[catalog.DefaultEdition].Catalog }

// Sources returns the texts of the embedded scenarios by their file names.
var Sources = sync.OnceValue(func() map[string]string {
	files := map[string]string{}
	err := fs.WalkDir(content.FS, "scenarios", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".scn" {
			return err
		}
		data, err := fs.ReadFile(content.FS, name)
		files[name] = string(data)
		return err
	})
	if err != nil {
		panic(err)
	}
	return files
})

// CardGames reads the embedded scenarios of the card game that are not pending, in the order of their file names.
func CardGames(tb testing.TB) []*scenario.File {
	tb.Helper()
	var out []*scenario.File
	for _, name := range slices.Sorted(maps.Keys(Sources())) {
		f, errs := scenario.Parse(name, Sources()[name])
		if len(errs) > 0 {
			tb.Fatal(errs)
		}
		if f.Pending.Empty() && !f.IsBoard() {
			out = append(out, f)
		}
	}
	return out
}
