package facts

import "testing"

// TestUncapital continues sentences after a verdict: only articles and the like lose their capital.
func TestUncapital(t *testing.T) {
	for text, want := range map[string]string{
		"The Witch lies there": "the Witch lies there", "A bewitched building": "a bewitched building",
		"Arsa may lie there": "Arsa may lie there", "Der Spion sieht sie": "der Spion sieht sie", "": "",
	} {
		if got := Uncapital(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
