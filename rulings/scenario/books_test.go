package scenario_test

import (
	"bytes"
	"context"
	"maps"
	"strings"
	"testing"

	"catanica/rulings/scenario"
	"catanica/rulings/scenario/scenariotest"
)

// books holds the compiled catalogues, embedded the scenarios of the content by file name.
var books, embedded = scenariotest.Books, scenariotest.Sources

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
