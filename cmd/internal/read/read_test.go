package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/content"
)

func allTexts(t *testing.T) []text {
	t.Helper()
	svc, problems := service.Load(content.FS)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	texts, err := helpTexts("../../..")
	if err != nil {
		t.Fatal(err)
	}
	return append(append(contentTexts(svc), texts...), traceTexts(context.Background(), svc)...)
}

// TestDraw draws twice with one seed and once with another.
func TestDraw(t *testing.T) {
	texts := allTexts(t)
	for lang, want := range map[catalog.Lang]int{catalog.EN: 150, catalog.DE: 100} {
		first, err := draw(lang, "seed", texts)
		if err != nil {
			t.Fatal(err)
		}
		if len(first) != want {
			t.Errorf("%s: %d passages, want %d", lang, len(first), want)
		}
		again, _ := draw(lang, "seed", texts)
		if !slices.Equal(first, again) {
			t.Errorf("%s: the same seed draws other passages", lang)
		}
		reversed := slices.Clone(texts)
		slices.Reverse(reversed)
		if again, _ = draw(lang, "seed", reversed); !slices.Equal(first, again) {
			t.Errorf("%s: the order of the texts changes the draw", lang)
		}
		if other, _ := draw(lang, "other seed", texts); slices.Equal(first, other) {
			t.Errorf("%s: another seed draws the same passages", lang)
		}
		counts := map[kind]int{}
		for _, p := range first {
			counts[p.kind]++
			if n := len(sentences(p.words)); n < 1 || n > mostSentences {
				t.Errorf("%s: %d sentences: %q", p.id, n, p.words)
			}
			if len(strings.Fields(p.words)) < fewestWords {
				t.Errorf("%s: too short: %q", p.id, p.words)
			}
			if strings.Contains(p.words, "[[") {
				t.Errorf("%s: a link is left: %q", p.id, p.words)
			}
		}
		for _, s := range shares {
			if counts[s.kind] != s.of(lang) {
				t.Errorf("%s, %s: %d passages, want %d", lang, s.kind, counts[s.kind], s.of(lang))
			}
		}
	}
}

// TestRun checks the printed list.
func TestRun(t *testing.T) {
	var b strings.Builder
	if err := run(&b, "seed", "../../..", 0, ""); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"# Passages to judge, seed seed\n", "\n## English: 150\n\n1. ", "\n150. ", "\n## Deutsch: 100\n",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is missing", want)
		}
	}
	if err := run(&b, "", "../../..", 0, ""); err == nil {
		t.Error("no seed: no error")
	}
	if err := run(&b, "seed", t.TempDir(), 0, ""); err == nil {
		t.Error("no templates: no error")
	}
}

func TestSentences(t *testing.T) {
	for paragraph, want := range map[string][]string{
		"One. Two! Three?":                     {"One.", "Two!", "Three?"},
		"(One.) “Two.” Three":                  {"(One.)", "“Two.”", "Three"},
		"Im 3. Zug, z. B. Nord. Danach Süd.":   {"Im 3. Zug, z. B. Nord.", "Danach Süd."},
		"See 112.G.e and 1.5 or e.g. Otto. No": {"See 112.G.e and 1.5 or e.g. Otto.", "No"},
		"A die. then":                          {"A die. then"},
	} {
		if got := sentences(paragraph); !slices.Equal(got, want) {
			t.Errorf("%q: got %q, want %q", paragraph, got, want)
		}
	}
}

func TestParagraphs(t *testing.T) {
	got := paragraphs("One\ntwo.\n\n## Heading\n- item\n  goes on\n1. first\n\n| a | b |\n* last\n")
	want := []string{"One two.", "item goes on", "first", "last"}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestEvents draws events of every type, the same for the same seed.
func TestEvents(t *testing.T) {
	draw := func(seed string, n int) (string, error) {
		var b strings.Builder
		err := run(&b, seed, "../../..", n, catalog.EN)
		return b.String(), err
	}
	first, err := draw("seed", 300)
	if err != nil {
		t.Fatal(err)
	}
	if again, _ := draw("seed", 300); again != first {
		t.Error("the same seed draws other events")
	}
	if other, _ := draw("other", 300); other == first {
		t.Error("another seed draws the same events")
	}
	for _, want := range []string{"\n300. **", "(`yielded`)", "`card:", "(`counted`)"} {
		if !strings.Contains(first, want) {
			t.Errorf("%q is missing", want)
		}
	}
	if strings.Contains(first, "(no such text)") {
		t.Error("an event cites something that cannot be looked up")
	}
	if _, err := draw("seed", 1_000_000); err == nil {
		t.Error("a million events: no error")
	}
}
