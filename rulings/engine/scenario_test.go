package engine_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// TestPlays plays the positions of testdata: faces of the event die, events, settlements, what is not stated. A file
// whose first line is `# want: undecided FACT` must stop at that fact.
func TestPlays(t *testing.T) {
	cat, ps := catalog.Load(content.FS)
	if err := ps.Err(); err != nil {
		t.Fatal(err)
	}
	books := map[catalog.EditionID]*engine.Book{}
	for _, e := range catalog.EditionIDs() {
		b, ps := engine.Compile(cat, e)
		if err := errors.Join(ps.Err()); err != nil {
			t.Fatal(err)
		}
		books[e] = b
	}
	files, _ := filepath.Glob("testdata/*.scn")
	if len(files) == 0 {
		t.Fatal("there is nothing in testdata")
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".scn"), func(t *testing.T) {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			f, errs := scenario.Parse(name, string(data))
			if len(errs) > 0 {
				t.Fatal(errs)
			}
			res := scenario.Replay(context.Background(), f, books, scenario.Options{})
			first, _, _ := strings.Cut(string(data), "\n")
			if fact, ok := strings.CutPrefix(first, "# want: undecided "); ok {
				if res.Status != scenario.Undecided || res.Unknown != fact {
					t.Errorf("%s, hanging on %q, want undecided on %q: %v", res.Status, res.Unknown, fact, res.Trouble)
				}
				return
			}
			if !res.OK {
				t.Errorf("%s: %v", res.Status, res.Trouble)
			}
		})
	}
}
