package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"catanica/catalog/catalogtest/sample"
)

// TestFind expects each kind of mutant in a small package, and none where a misreading is played.
func TestFind(t *testing.T) {
	root, err := filepath.Abs("testdata/sample")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOFLAGS", "-mod=mod")
	mutants, files, err := find(root, engine)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for i, m := range mutants {
		if m.N != i+1 {
			t.Errorf("mutant %d has the number %d", i+1, m.N)
		}
		if name, ok := strings.CutPrefix(m.Key, "sample.go | pay | "); ok {
			got = append(got, strings.TrimSpace(name+" "+strings.Join(m.Tags, " ")))
		}
	}
	want := []string{
		"never | err != nil undecided", "always | err != nil undecided",
		"constant | false",
		`never | !rich && g.gold < cost && g.by("103.G.b") refusal`,
		`always | !rich && g.gold < cost && g.by("103.G.b") refusal`,
		"and | !rich refusal", "and | g.gold < cost refusal",
		"bound | g.gold < cost refusal",
		`accepted | g.refuse("103.G.b" refusal`,
		"constant | false #2",
		"never | g.n < 2", "bound | g.n < 2", "constant | 2",
		"assignment | g.n++",
		"never | cost > 3 || rich", "always | cost > 3 || rich",
		"or | cost > 3", "or | rich", "bound | cost > 3", "constant | 3",
		`call | g.emit("paid")`,
		"assignment | g.gold -= cost",
		"negated | g.gold > 0", "bound | g.gold > 0", "constant | 0",
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("got\n\t%s\nwant\n\t%s", strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
	}
	got = nil
	for _, m := range mutants {
		if name, ok := strings.CutPrefix(m.Key, "sample.go | draw | never | "); ok {
			got = append(got, strings.TrimSpace(name+" "+strings.Join(m.Tags, " ")))
		}
	}
	if want := []string{"err != nil mistake", "err != nil #2"}; !slices.Equal(got, want) {
		t.Errorf("checks of errors from functions: got %q, want %q", got, want)
	}
	overlay, err := instrument(engine, root, t.TempDir(), len(mutants), files)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "vet", "-overlay", overlay, "./rulings/engine")
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("the instrumented package does not compile: %v\n%s", err, out)
	}
}

// TestNewKey expects keys that do not depend on the line, and another one for each mutant of the same text.
func TestNewKey(t *testing.T) {
	used, seen := map[string]int{}, map[string]bool{}
	for range 30 {
		key := newKey(used, "a.go", "f", never, "x  <\n\ty")
		if seen[key] {
			t.Errorf("%q is used twice", key)
		}
		seen[key] = true
	}
	if !seen["a.go | f | never | x < y"] || !seen["a.go | f | never | x < y #2"] {
		t.Errorf("got %v", seen)
	}
}

// TestState expects that what was found is forgotten exactly when it no longer holds.
func TestState(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state.json")
	s := loadState(file, "engine", map[string]string{"a": "1", "b": "1"})
	s.note("killed by a", outcome{By: "a", How: "fails"})
	s.note("killed by b", outcome{By: "b", How: "fails"})
	s.note("survivor", outcome{})
	if err := s.save(); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		engine    string
		scenarios map[string]string
		want      string
	}{
		"nothing has changed":    {"engine", map[string]string{"a": "1", "b": "1"}, "killed by a, killed by b, survivor"},
		"the engine has changed": {"other", map[string]string{"a": "1", "b": "1"}, ""},
		"a scenario is new":      {"engine", map[string]string{"a": "1", "b": "1", "c": "1"}, "killed by a, killed by b"},
		"a scenario has changed": {"engine", map[string]string{"a": "1", "b": "2"}, "killed by a"},
		"a scenario is gone":     {"engine", map[string]string{"b": "1"}, "killed by b"},
	} {
		var got []string
		s := loadState(file, c.engine, c.scenarios)
		for _, key := range []string{"killed by a", "killed by b", "survivor"} {
			if s.done(key) {
				got = append(got, key)
			}
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}

// TestJudgements refuses a line without a judgement.
func TestJudgements(t *testing.T) {
	for text, ok := range map[string]bool{
		"# head\n\nkey\topen\n": true, "key\tequivalent: the list is never empty\n": true,
		"key\n": false, "key\tequivalent: \n": false, "key\tfine\n": false,
	} {
		file := filepath.Join(t.TempDir(), "mutants.txt")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := readJudged(file); (err == nil) != ok {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestSurvivors tries a sample of the mutants of each game's rules that changes with each commit (all of them if Full).
// Whoever changes a rule writes the proof that notices its mutants, or judges them: see docs/engine.md.
func TestSurvivors(t *testing.T) {
	for _, target := range targets {
		t.Run(target.name, func(t *testing.T) { checkSurvivors(t, target) })
	}
}

func checkSurvivors(t *testing.T, target *target) {
	t.Helper()
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	r, err := prepare(context.Background(), target, root, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	judged, err := readJudged(filepath.Join(root, target.judgements()))
	if err != nil {
		t.Fatal(err)
	}
	var todo []int
	for _, m := range r.mutants {
		if r.reached[m.N] {
			todo = append(todo, m.N)
		}
	}
	if len(todo) < target.least {
		t.Fatalf("the scenarios reach %d mutants only", len(todo))
	}
	todo = sample.Of(t, 50, todo)
	killed := 0
	if err := play(context.Background(), r.binary, 2, todo, func(o outcome) {
		m := r.mutants[o.N-1]
		switch _, listed := judged.lines[m.Key]; {
		case o.How != "":
			killed++
		case !listed:
			t.Errorf("%s:%d: no scenario notices the mutant %q: write one that does, or judge it in %s", m.File, m.Line,
				m.Key, target.judgements())
		}
	}); err != nil {
		t.Fatal(err)
	}
	if killed < len(todo)/4 { // a sample of 50 strays
		t.Errorf("only %d of %d mutants are noticed", killed, len(todo))
	}
	t.Logf("%d of %d mutants are noticed", killed, len(todo))
}
