package catalog_test

import (
	"io/fs"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
)

// TestProblems compares the mistakes that the loader reports with the archives in testdata/problems.
func TestProblems(t *testing.T) {
	catalogtest.Problems(t, "testdata/problems", func(fsys fs.FS) catalog.Problems {
		_, problems := catalog.Load(fsys)
		return problems
	})
}
