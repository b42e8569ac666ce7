package main

import (
	"slices"
	"strings"
	"testing"
)

// TestWithout leaves out a line, each card that it lists, and resources of its landscapes, and nothing of an axis.
func TestWithout(t *testing.T) {
	for line, want := range map[string][]string{
		"turn 9":                           {""},
		"north hand: Spion, Markt":         {"", "north hand: Markt", "north hand: Spion"},
		"north axis: city A, road, city B": {""},
		"north land: forest 2 holds 1":     {"", "north land: forest 2 holds 0", "north land: forest 2 holds 3"},
	} {
		var got []string
		for _, src := range without("start\n"+line+"\nplay", 2) {
			lines := strings.Split(src, "\n")
			if len(lines) != 3 || lines[0] != "start" || lines[2] != "play" {
				t.Errorf("%q: got %q", line, src)
			}
			got = append(got, lines[1])
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: got %q, want %q", line, got, want)
		}
	}
}

// TestBuiltWithoutMutants expects that an ordinary build says why it cannot work.
func TestBuiltWithoutMutants(t *testing.T) {
	err := run(strings.NewReader(""), nil)
	if err == nil || !strings.Contains(err.Error(), "make mutants") || reached() != nil || stepsLeft() != 0 {
		t.Errorf("got %v", err)
	}
}
