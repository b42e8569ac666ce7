package catalog_test

import (
	"io/fs"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
)

// TestProblems holds every mistake that the loader reports: its line, and what it says.
func TestProblems(t *testing.T) {
	catalogtest.Problems(t, "testdata/problems", func(fsys fs.FS) catalog.Problems {
		_, problems := catalog.Load(fsys)
		return problems
	})
}
