package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// manyLists is the size of a large archive of tournaments. Judging it should take less than 5 s on one core.
const manyLists = 10_000

// BenchmarkValidateDirectory runs `catanica validate DIR` over 10,000 different lists, a third of them with faults:
//
//	go test -run - -bench Directory -benchtime 1x -cpu 1 ./cmd/catanica
//
// KEEP=DIR keeps the lists in DIR, to time the command in a shell.
func BenchmarkValidateDirectory(b *testing.B) {
	dir := os.Getenv("KEEP")
	if dir == "" {
		dir = b.TempDir()
	}
	writeLists(b, dir, manyLists)
	b.ResetTimer()
	for b.Loop() {
		if code := run(b.Context(), []string{"validate", dir}, strings.NewReader(""), io.Discard,
			io.Discard); code != exitUnread {
			b.Fatalf("got %d, want %d: some of the lists are misspelt", code, exitUnread)
		}
	}
	b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s/10000lists")
}

// writeLists writes n variants of the example decks with shuffled lines; every third has a wrong count, name or
// heading.
func writeLists(tb testing.TB, dir string, n int) {
	tb.Helper()
	examples, err := filepath.Glob("../../content/decks/*.txt")
	if err != nil || len(examples) == 0 {
		tb.Fatalf("no example decks: %v", err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range n {
		data, err := os.ReadFile(examples[i%len(examples)])
		if err != nil {
			tb.Fatal(err)
		}
		lines := strings.Split(string(data), "\n")
		from := slices.Index(lines, "[Deck]") + 1
		cards := lines[from : from+slices.Index(lines[from:], "")]
		r.Shuffle(len(cards), func(a, b int) { cards[a], cards[b] = cards[b], cards[a] })
		if i%3 == 0 {
			at := r.IntN(len(cards))
			cards[at] = []string{"9 " + cards[at][2:], cards[at] + "n", "1 Konrad der Langsame"}[r.IntN(3)]
		}
		name := filepath.Join(dir, fmt.Sprintf("list-%05d.txt", i))
		if err := os.WriteFile(name, []byte(strings.Join(lines, "\n")), 0o600); err != nil {
			tb.Fatal(err)
		}
	}
}
