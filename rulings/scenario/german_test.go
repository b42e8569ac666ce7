package scenario_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestTwins compares scenarios in German with their English twins: they reach the same positions, step by step.
func TestTwins(t *testing.T) {
	files, _ := filepath.Glob("testdata/twins/*.de.scn")
	if len(files) == 0 {
		t.Fatal("no twins in testdata/twins")
	}
	for _, de := range files {
		en := strings.Replace(de, ".de.", ".en.", 1)
		english := chunks([]byte(read(t, en)))
		for i, c := range chunks([]byte(read(t, de))) {
			a, b := play(t, de, c.src), play(t, en, english[i].src)
			if !a.OK || !b.OK {
				t.Errorf("from line %d: German: %v %v %v\nEnglish: %v %v %v", c.line, a.Status, a.Trouble, a.Mistakes, b.Status,
					b.Trouble, b.Mistakes)
				continue
			}
			if hashes(a) != hashes(b) || len(a.Steps)+len(a.Expectations) == 0 {
				t.Errorf("the positions differ:\n%s\n%s", hashes(a), hashes(b))
			}
			if len(a.Expectations) != len(b.Expectations) {
				t.Errorf("got %d and %d expectations", len(a.Expectations), len(b.Expectations))
			}
		}
	}
}

func read(t testing.TB, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
