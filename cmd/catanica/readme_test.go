package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var localLink = regexp.MustCompile(`\]\(([^)#:]+)\)`)

// TestDocumentLinks checks every link between the documents and to the pictures.
func TestDocumentLinks(t *testing.T) {
	root := filepath.Join("..", "..")
	files, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range append(files, filepath.Join(root, "README.md"), filepath.Join(root, "CONTRIBUTING.md")) {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range localLink.FindAllStringSubmatch(string(data), -1) {
			if _, err := os.Stat(filepath.Join(filepath.Dir(f), m[1])); err != nil {
				t.Errorf("%s links to %s, which does not exist", f, m[1])
			}
		}
	}
}

// TestReadmeExamples runs the commands of the README's tour and looks for the lines below each of them in its output,
// in this order.
func TestReadmeExamples(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, tour, _ := strings.Cut(string(data), "\n## A tour\n")
	_, tour, _ = strings.Cut(tour, "```\n")
	tour, _, _ = strings.Cut(tour, "```\n")
	const prompt = "$ catanica "
	examples := strings.Split(tour, prompt)[1:]
	if len(examples) < 3 {
		t.Fatalf("the tour has %d examples", len(examples))
	}
	for _, example := range examples {
		command, want, _ := strings.Cut(example, "\n")
		code, out, errOut := call(t, "", words(command)...)
		if code != 0 {
			t.Errorf("%s: exit code %d: %s", command, code, errOut)
		}
		for line := range strings.Lines(want) {
			if line = strings.TrimSuffix(line, "\n"); line == "" {
				continue
			}
			_, rest, ok := strings.Cut(out, line+"\n")
			if !ok {
				t.Errorf("%s: prints no line %q there", command, line)
				break
			}
			out = rest
		}
	}
}

// words splits a command at its spaces as a shell does, apart from those in single quotes.
func words(command string) []string {
	var out []string
	for i, part := range strings.Split(command, "'") {
		if i%2 == 1 {
			out = append(out, part)
		} else {
			out = append(out, strings.Fields(part)...)
		}
	}
	return out
}
