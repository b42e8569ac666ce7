package scenario

import (
	"io/fs"
	"path"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

// testBooks returns the compiled books of the embedded content. Package scenariotest does the same for other packages;
// the internal tests of this one cannot import it.
var testBooks = sync.OnceValue(func() Books {
	cat, problems := catalog.Load(content.FS)
	books, more := CompileBooks(cat)
	if err := append(problems, more...).Err(); err != nil {
		panic(err)
	}
	return books
})

// corpus reads the embedded scenarios, in the order of their file names.
func corpus(t *testing.T) []*File {
	t.Helper()
	var out []*File
	err := fs.WalkDir(content.FS, "scenarios", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".scn" {
			return err
		}
		data, err := fs.ReadFile(content.FS, name)
		f, errs := Parse(name, string(data))
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		out = append(out, f)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// cardGames returns the scenarios of the corpus that are about the card game and not pending.
func cardGames(t *testing.T) []*File {
	t.Helper()
	var out []*File
	for _, f := range corpus(t) {
		if f.Pending.Empty() && !f.IsBoard() {
			out = append(out, f)
		}
	}
	return out
}
