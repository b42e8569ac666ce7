// Package catalogtest tests the loaders of the content: it runs them over tiny content trees that stand in txtar
// archives, and compares the mistakes that they report with the archive's file `want`.
package catalogtest

import (
	_ "embed"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
)

//go:embed base.txtar
var base []byte

var update = flag.Bool("update", false, "write the mistakes that are reported into the archives")

// Base is a small content tree without mistakes, with the files of the archives laid over it.
func Base(over ...*txtar.Archive) fstest.MapFS {
	tree := fstest.MapFS{}
	for _, a := range append([]*txtar.Archive{txtar.Parse(base)}, over...) {
		for _, f := range a.Files {
			tree[f.Name] = &fstest.MapFile{Data: f.Data}
		}
	}
	delete(tree, "want")
	return tree
}

// Problems runs every archive of dir: its files are laid over Base, load reads the tree, and the mistakes must be
// exactly the lines of the archive's file `want`. With -update it writes them instead.
func Problems(t *testing.T, dir string, load func(fs.FS) catalog.Problems) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.txtar"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no archives in %s: %v", dir, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var got strings.Builder
			for _, p := range load(Base(a)) {
				got.WriteString(p.Error() + "\n")
			}
			compare(t, file, a, got.String())
		})
	}
}

func compare(t *testing.T, file string, a *txtar.Archive, got string) {
	t.Helper()
	for i, f := range a.Files {
		if f.Name != "want" {
			continue
		}
		if string(f.Data) == got {
			return
		}
		if !*update {
			t.Errorf("%s: got\n%swant\n%s", file, got, f.Data)
			return
		}
		a.Files[i].Data = []byte(got)
		if err := os.WriteFile(file, txtar.Format(a), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Errorf("%s has no file want: add `-- want --` and run with -update", file)
}
