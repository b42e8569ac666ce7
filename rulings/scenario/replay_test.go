package scenario_test

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"catanica/rulings/scenario"
)

// update rewrites the golden files: go test ./rulings/scenario -update. Review the change.
var update = flag.Bool("update", false, "rewrite testdata/golden")

// TestSameTwice plays scenarios twice and expects the same JSON, byte for byte.
func TestSameTwice(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(embedded())) {
		a, b := asJSON(t, play(t, name, embedded()[name])), asJSON(t, play(t, name, embedded()[name]))
		if !bytes.Equal(a, b) {
			t.Errorf("%s: two replays differ:\n%s\n%s", name, a, b)
		}
	}
}

// TestFrontPart cuts scenarios off after each step: the positions up to there stay the same.
func TestFrontPart(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(embedded())) {
		f, errs := scenario.Parse(name, embedded()[name])
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		whole := scenario.Replay(context.Background(), f, books(), scenario.Options{})
		for n := range f.Steps {
			front := *f
			front.Steps = f.Steps[:n]
			part := scenario.Replay(context.Background(), &front, books(), scenario.Options{})
			if !strings.HasPrefix(hashes(whole), hashes(part)) {
				t.Errorf("%s: the first %d lines alone lead to other positions", name, n)
			}
		}
	}
}

// TestCutOff lets the time run out: the replay stops and says so.
func TestCutOff(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for name, src := range embedded() {
		f, _ := scenario.Parse(name, src)
		if res := scenario.Replay(ctx, f, books(), scenario.Options{}); len(f.Steps) > 0 &&
			(res.OK || res.Status != scenario.Unreadable || len(res.Steps) > 0) {
			t.Errorf("%s: got %s after %d steps, want it cut off", name, res.Status, len(res.Steps))
		}
	}
}

// TestGolden compares whole results with reviewed files. Every build must give the same, WebAssembly included.
func TestGolden(t *testing.T) {
	for _, id := range []string{"112.G.e-verhexte-feuerwache", "117.A.a-erst-trank-dann-bordell"} {
		t.Run(id, func(t *testing.T) {
			chapter, _, _ := strings.Cut(id, ".")
			name := path.Join("scenarios", chapter, id+".scn")
			src, ok := embedded()[name]
			if !ok {
				t.Fatalf("there is no scenario %s", name)
			}
			var got bytes.Buffer
			if err := json.Indent(&got, asJSON(t, play(t, name, src)), "", "  "); err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("testdata", "golden", id+".json")
			if *update {
				if err := os.WriteFile(file, got.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if want := read(t, file); got.String() != want {
				t.Errorf("the result differs from %s (rewrite it with -update and read the change):\n%s", file,
					firstDifference(got.String(), want))
			}
		})
	}
}

func firstDifference(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return "got  " + a[i] + "\nwant " + b[i]
		}
	}
	return "one is longer than the other"
}

func asJSON(t testing.TB, res *scenario.Result) []byte {
	t.Helper()
	data, err := json.Marshal(res)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
