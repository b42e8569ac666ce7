// Package catalogtest tests the loaders of the content. Each test is a txtar archive: a few files that replace or
// extend a tiny content tree without mistakes, and a file `want` with the mistakes that the loader has to report.
//
// Only tests may import the package.
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

// Base returns a small content tree without mistakes, with the files of the given archives added or replaced.
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

// Problems runs every archive in dir as a subtest: load reads Base with the archive's files, and the mistakes must be
// exactly the lines of the file `want`. With the flag -update it rewrites `want` instead.
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
