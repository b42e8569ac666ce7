package scenario

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"catanica/rulings/engine"
)

func docText(t *testing.T) string {
	data, err := os.ReadFile("../../docs/scenarios.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

var inTicks = regexp.MustCompile("`([^`\n]+)`")

// ticked returns the words in backticks of a part of the documentation.
func ticked(part string) []string {
	var out []string
	for _, m := range inTicks.FindAllStringSubmatch(part, -1) {
		out = append(out, m[1])
	}
	return out
}

// between returns the part of the documentation from one text to another.
func between(t *testing.T, text, from, to string) string {
	t.Helper()
	_, rest, ok := strings.Cut(text, from)
	part, _, ok2 := strings.Cut(rest, to)
	if !ok || !ok2 {
		t.Fatalf("docs/scenarios.md has no part from %q to %q", from, to)
	}
	return part
}

// language returns every word of the scenario language.
func language() []string {
	words := slices.Concat(slices.Collect(maps.Keys(keys)), slices.Collect(maps.Keys(startLines)),
		slices.Collect(maps.Keys(sideLines)),
		verbWords, slices.Collect(maps.Keys(ofPlayers)), slices.Collect(maps.Keys(ofCards)), slices.Collect(maps.Keys(asked)),
		slices.Collect(maps.Keys(options)), assumable, placeWords, landscapeWords, resourceWords, detailWords)
	slices.Sort(words)
	return slices.Compact(words)
}

// TestGrammarNamesEverything expects every word of the language in grammar.txt.
func TestGrammarNamesEverything(t *testing.T) {
	data, err := os.ReadFile("grammar.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range language() {
		if !regexp.MustCompile(`(?m)"` + w + `s?"|^header[^|]*` + w).Match(data) {
			t.Errorf("grammar.txt does not name %q", w)
		}
	}
}

// TestDocsNameEverything expects every word of the language in the examples or tables of the documentation.
func TestDocsNameEverything(t *testing.T) {
	text := docText(t)
	for _, w := range language() {
		if !regexp.MustCompile(`\b` + w + `s?\b`).MatchString(text) {
			t.Errorf("docs/scenarios.md does not name %q", w)
		}
	}
}

// TestDocsHappenings expects the complete list of what can have happened.
func TestDocsHappenings(t *testing.T) {
	got := ticked(between(t, docText(t), "What can have happened:", "\n\n"))
	want := slices.Sorted(maps.Keys(engine.Sentences()))
	if !slices.Equal(got, want) {
		t.Errorf("docs/scenarios.md has another list of what can have happened; write\nWhat can have happened: `%s`.",
			strings.Join(want, "` `"))
	}
}

// TestDocsGerman compares the table of German words with the parser's.
func TestDocsGerman(t *testing.T) {
	got := map[string]string{}
	for line := range strings.SplitSeq(between(t, docText(t), "## German words", "```scenario"), "\n") {
		if words := ticked(line); strings.HasPrefix(line, "| `") && len(words) > 1 {
			for _, de := range words[1:] {
				got[de] = words[0]
			}
		}
	}
	for _, de := range germanWords {
		en := german[de]
		if _, ok := got[de]; !ok && flat(de) == de && slices.ContainsFunc(germanWords, func(w string) bool {
			return w != de &&
				flat(w) == de
		}) {
			continue // a spelling variant
		}
		if got[de] != en {
			t.Errorf("docs/scenarios.md has %q for %q, want %q", got[de], de, en)
		}
		delete(got, de)
	}
	for de, en := range got {
		t.Errorf("docs/scenarios.md translates %q as %q, the language does not", de, en)
	}
}

// TestTelling expects a sentence in both languages for everything that the engine can report.
func TestTelling(t *testing.T) {
	files, _ := filepath.Glob("../engine/*.go")
	emitted := regexp.MustCompile(`emit\("([a-z-]+)"`)
	found, telling := 0, engine.Sentences()
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range emitted.FindAllStringSubmatch(string(data), -1) {
			found++
			if said := telling[m[1]]; said.DE == "" || said.EN == "" {
				t.Errorf("%s reports %q, for which there is no sentence", file, m[1])
			}
		}
	}
	if found == 0 {
		t.Error("no reports found in the engine")
	}
}
