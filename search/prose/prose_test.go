package prose

import "testing"

// TestSentence joins parts of answers.
func TestSentence(t *testing.T) {
	for _, c := range []struct {
		parts []string
		want  string
	}{
		{nil, ""},
		{[]string{"the Church protects Otto", "only the units of the same city"},
			"the Church protects Otto. only the units of the same city."},
		{[]string{" it stays. ", "", "really?", "yes!"}, "it stays. really? yes!"},
	} {
		if got := Sentence(c.parts...); got != c.want {
			t.Errorf("%q: got %q, want %q", c.parts, got, c.want)
		}
	}
}

// TestCapital writes the first letters of sentences as capitals.
func TestCapital(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "öfter": "Öfter", "It": "It", "7 points": "7 points", "„so“": "„so“",
	} {
		if got := Capital(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
