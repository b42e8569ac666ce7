package prose

import (
	"testing"

	"catanica/catalog"
)

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

// TestRestricts tells texts that deny or restrict something, and those that only speak of a loss, from others.
func TestRestricts(t *testing.T) {
	for _, c := range []struct {
		lang              catalog.Lang
		text              string
		restricts, denies bool
	}{
		{catalog.DE, "nur die Einheiten derselben Stadt", true, true},
		{catalog.DE, "das Gebäude bleibt liegen", false, true},
		{catalog.DE, "das Gebäude wird abgelegt", false, false},
		{catalog.DE, "jede Einheit mit Namen, nicht nur Ritter", true, false},
		{catalog.DE, "nicht nur Ritter, sondern auch Drachen, aber keine Kanonen", true, true},
		{catalog.DE, "du tauschst genau 1 Landschaft", false, true},
		{catalog.EN, "every named unit, not just knights", true, false},
		{catalog.EN, "not only knights, but no cannons", true, true},
		{catalog.EN, "except for fleets", true, true},
		{catalog.EN, "the card stays", false, true},
		{catalog.EN, "the card is discarded", false, false},
	} {
		if Restricts(c.text, c.lang) != c.restricts || Denies(c.text, c.lang) != c.denies {
			t.Errorf("%q: restricts %v, denies %v", c.text, Restricts(c.text, c.lang), Denies(c.text, c.lang))
		}
	}
}
