package scenario_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/scenario"
)

// TestErrors parses the chunks of testdata/errors. A mark `### COLUMN: text` on a line expects a mistake there;
// mistakes without a mark and marks without a mistake fail the test.
func TestErrors(t *testing.T) {
	eachChunk(t, "testdata/errors/*.txt", func(name, src string) scenario.Errors {
		_, errs := scenario.Read(name, src, books())
		return errs
	})
}

// TestTrouble plays the chunks of testdata/trouble. The error that ends the replay is marked in the same way.
func TestTrouble(t *testing.T) {
	eachChunk(t, "testdata/trouble/*.txt", func(name, src string) scenario.Errors {
		res := play(t, name, src)
		switch {
		case len(res.Mistakes) > 0:
			return res.Mistakes
		case res.Trouble != nil:
			return scenario.Errors{res.Trouble}
		}
		return nil
	})
}

func eachChunk(t *testing.T, pattern string, mistakes func(name, src string) scenario.Errors) {
	files, _ := filepath.Glob(pattern)
	if len(files) == 0 {
		t.Fatalf("no files %s", pattern)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range chunks(data) {
			t.Run(fmt.Sprintf("%s:%d", filepath.Base(file), c.line), func(t *testing.T) {
				marks := marked(c.src)
				for _, e := range mistakes(file, c.src) {
					checkBoth(t, e)
					want, ok := marks[e.Pos.Line]
					delete(marks, e.Pos.Line)
					got := fmt.Sprintf("%d: %s", e.Pos.Col, e.Msg.EN)
					col, text, _ := strings.Cut(want, ": ")
					if !ok || col != fmt.Sprint(e.Pos.Col) || !strings.Contains(e.Msg.EN, text) {
						t.Errorf("%s:%d: got\n\t%s\nwant\n\t%s", file, c.line+e.Pos.Line-1, got, want)
					}
				}
				for line, want := range marks {
					t.Errorf("%s:%d: no mistake found, want\n\t%s", file, c.line+line-1, want)
				}
			})
		}
	}
}

// marked returns the marks of a chunk by line.
func marked(src string) map[int]string {
	marks := map[int]string{}
	n := 0
	for line := range strings.SplitSeq(src, "\n") {
		n++
		if _, mark, ok := strings.Cut(line, "### "); ok {
			marks[n] = strings.TrimSpace(mark)
		}
	}
	return marks
}

// checkBoth expects a message in both languages that begins with its place.
func checkBoth(t *testing.T, e *scenario.Error) {
	t.Helper()
	if e.Msg.DE == "" || e.Msg.EN == "" || e.Msg.DE == e.Msg.EN {
		t.Errorf("%d: want both languages, got %q and %q", e.Pos.Line, e.Msg.DE, e.Msg.EN)
	}
	if strings.Contains(e.Msg.DE+e.Msg.EN, "%!") {
		t.Errorf("%d: a placeholder is left: %q %q", e.Pos.Line, e.Msg.DE, e.Msg.EN)
	}
	for _, lang := range catalog.Langs {
		if want := fmt.Sprintf("%s:%d:%d: ", e.File, e.Pos.Line, e.Pos.Col); !strings.HasPrefix(e.In(lang), want) ||
			e.File == "" {
			t.Errorf("got %q, want it to begin with %q", e.In(lang), want)
		}
	}
}

// TestByteOrderMark checks that the mark which some editors put in front of a file changes nothing.
func TestByteOrderMark(t *testing.T) {
	const text = "id: mark\ntitle de: Marke\ntitle en: Mark\nstart\nplay\n"
	plain, errs := scenario.Parse("mark.scn", text)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	marked, errs := scenario.Parse("mark.scn", "\ufeff"+text)
	if len(errs) > 0 || marked.ID != plain.ID || len(marked.Start) != len(plain.Start) {
		t.Errorf("with a mark: %v, id %q", errs, marked.ID)
	}
}

// TestControlCharacters checks that a control character inside a word is an error with its place.
func TestControlCharacters(t *testing.T) {
	_, errs := scenario.Parse("control.scn", "id: control\nstart\n  north hand: Sp\x00ion\nplay\n")
	const want = "control.scn:3:17: Control character U+0000: delete it."
	if len(errs) != 1 || errs[0].Error() != want {
		t.Errorf("got %v, want %s", errs, want)
	}
}
