package scenario_test

import (
	"context"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"catanica/catalog/catalogtest/sample"
	"catanica/rulings/scenario"
)

// seeds returns the scenarios of the content and those of the tests, with their mistakes.
func seeds(t testing.TB) []string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(embedded())) {
		out = append(out, embedded()[name])
	}
	for _, pattern := range []string{"testdata/*/*.txt", "testdata/twins/*.scn"} {
		files, _ := filepath.Glob(pattern)
		for _, file := range files {
			for _, c := range chunks([]byte(read(t, file))) {
				out = append(out, c.src)
			}
		}
	}
	return out
}

// FuzzParse parses any text: this does not panic, and no mistake points outside of the text.
func FuzzParse(f *testing.F) {
	for _, src := range seeds(f) {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) { mustRead(t, src) })
}

func mustRead(t *testing.T, src string) {
	t.Helper()
	_, errs := scenario.Read("fuzz.scn", src, books())
	lines := strings.Split(src, "\n")
	for _, e := range errs {
		if e.Pos.Line < 1 || e.Pos.Line > len(lines)+1 || e.Pos.Col < 1 || e.Pos.Line <= len(lines) &&
			e.Pos.Col > len([]rune(lines[e.Pos.Line-1]))+1 {
			t.Errorf("%v points outside of the text", e)
		}
		if !strings.Contains(src, "%!") { // the message may quote what looks like a forgotten placeholder
			checkBoth(t, e)
		}
	}
}

// FuzzReplay plays any text: this neither panics nor takes long, and has one of the four results.
func FuzzReplay(f *testing.F) {
	for _, src := range seeds(f) {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) { mustReplay(t, src) })
}

func mustReplay(t *testing.T, src string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	file, _ := scenario.Parse("fuzz.scn", src)
	begin := time.Now()
	res := scenario.Replay(ctx, file, books(), scenario.Options{})
	if took := time.Since(begin); took > 30*time.Second {
		t.Errorf("the replay took %s", took)
	}
	known := slices.Contains([]scenario.Status{scenario.Holds, scenario.Fails, scenario.Undecided, scenario.Mistaken,
		scenario.Unreadable},
		res.Status)
	if !known || res.OK != (res.Status == scenario.Holds) || res.OK == (res.Trouble != nil) {
		t.Errorf("got status %q, ok %v, trouble %v", res.Status, res.OK, res.Trouble)
	}
	asJSON(t, res)
}

// TestMutated plays embedded scenarios with lines dropped, doubled, swapped and mixed, and with words exchanged, so
// that every run of the tests covers what a fuzzer finds most. The commit chooses the mutations.
func TestMutated(t *testing.T) {
	all := seeds(t)
	var words []string
	for _, src := range all {
		words = append(words, strings.Fields(src)...)
	}
	rnd, rounds := sample.Rand(t), 1000
	if sample.Full() {
		rounds = 100_000
	}
	for range rounds {
		src := mutate(rnd, all[rnd.IntN(len(all))], all[rnd.IntN(len(all))], words)
		mustRead(t, src)
		mustReplay(t, src)
		if t.Failed() {
			t.Fatalf("with\n%s", src)
		}
	}
}

func mutate(rnd *rand.Rand, src, other string, words []string) string {
	lines, others := strings.Split(src, "\n"), strings.Split(other, "\n")
	for range 1 + rnd.IntN(4) {
		i, j := rnd.IntN(len(lines)), rnd.IntN(len(lines))
		switch rnd.IntN(6) {
		case 0:
			lines[i], lines[j] = lines[j], lines[i]
		case 1:
			lines = slices.Insert(lines, i, lines[j])
		case 2:
			if len(lines) > 1 {
				lines = slices.Delete(lines, i, i+1)
			}
		case 3:
			lines = slices.Insert(lines, i, others[rnd.IntN(len(others))])
		default:
			fields := strings.Fields(lines[i])
			if len(fields) > 0 {
				fields[rnd.IntN(len(fields))] = words[rnd.IntN(len(words))]
				lines[i] = strings.Join(fields, " ")
			}
		}
	}
	return strings.Join(lines, "\n")
}
