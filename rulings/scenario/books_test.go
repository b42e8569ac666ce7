package scenario_test

import (
	"bytes"
	"context"
	"io/fs"
	"maps"
	"path"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/scenario"
)

// books holds the compiled catalogues, built once for all tests.
var books = sync.OnceValue(func() scenario.Books {
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		panic(err)
	}
	books, problems := scenario.CompileBooks(cat)
	if err := problems.Err(); err != nil {
		panic(err)
	}
	return books
})

// embedded holds the scenarios of the content by file name.
var embedded = sync.OnceValue(func() map[string]string {
	files := map[string]string{}
	err := fs.WalkDir(content.FS, "scenarios", func(p string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(p) != ".scn" {
			return err
		}
		data, err := fs.ReadFile(content.FS, p)
		files[p] = string(data)
		return err
	})
	if err != nil {
		panic(err)
	}
	return files
})

// cardGames holds those of them that are about the card game.
func cardGames() map[string]string {
	return maps.Collect(func(yield func(string, string) bool) {
		for name, src := range embedded() {
			if f, _ := scenario.Parse(name, src); !f.IsBoard() && !yield(name, src) {
				return
			}
		}
	})
}

// play parses and plays a scenario.
func play(t testing.TB, name, src string) *scenario.Result {
	t.Helper()
	f, _ := scenario.Parse(name, src)
	return scenario.Replay(context.Background(), f, books(), scenario.Options{})
}

// hashes returns the state hashes of a result's steps.
func hashes(res *scenario.Result) string {
	var b bytes.Buffer
	for _, s := range res.Steps {
		b.WriteString(s.Hash + "\n")
	}
	return b.String()
}

// chunk is a part of a test file between lines `---`.
type chunk struct {
	src  string
	line int // its first line in the file, for messages
}

func chunks(data []byte) []chunk {
	var out []chunk
	line := 1
	for part := range strings.SplitSeq(string(data), "\n---\n") {
		out = append(out, chunk{part, line})
		line += strings.Count(part, "\n") + 2
	}
	return out
}
