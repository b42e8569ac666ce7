package scenario

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestGermanWords expects each German keyword in a twin, so that TestTwins covers its meaning. Spellings with ae, oe,
// ue and ss count as those with umlauts.
func TestGermanWords(t *testing.T) {
	files, _ := filepath.Glob("testdata/twins/*.de.scn")
	used := map[string]bool{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.SplitSeq(string(data), "\n") {
			for _, tok := range scan(line, 1) {
				used[flat(lower(tok.text))] = true
			}
		}
	}
	for _, w := range germanWords {
		if !used[flat(w)] {
			t.Errorf("no twin in testdata/twins uses %q (%s)", w, german[w])
		}
	}
}

func flat(s string) string {
	return strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss").Replace(s)
}
