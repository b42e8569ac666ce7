package rulings_test

import (
	"io/fs"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
	"catanica/rulings"
)

// TestProblems compares the mistakes that the loader reports with the archives in testdata/problems.
func TestProblems(t *testing.T) {
	catalogtest.Problems(t, "testdata/problems", func(fsys fs.FS) catalog.Problems {
		cat, problems := catalog.Load(fsys)
		if err := problems.Err(); err != nil {
			t.Error(err)
		}
		_, problems = rulings.Check(fsys, cat)
		return problems
	})
}
