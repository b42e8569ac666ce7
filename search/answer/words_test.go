package answer

import (
	"testing"

	"catanica/search/prose"
)

func TestCapital(t *testing.T) {
	for s, want := range map[string]string{"": "", "über die Stadt": "Über die Stadt", "Otto": "Otto"} {
		if got := prose.Capital(s); got != want {
			t.Errorf("Capital(%q): got %q, want %q", s, got, want)
		}
	}
}
