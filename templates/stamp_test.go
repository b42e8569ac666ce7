package templates

import (
	"strings"
	"testing"

	"catanica/catalog"
)

func TestReadStamp(t *testing.T) {
	for value, want := range map[string][2]string{
		"1-0123456789ab-yes":  {"0123456789ab", "yes"},
		"1-ffffffffffff-none": {"ffffffffffff", "none"},
		"2-0123456789ab-yes":  {}, "01-0123456789ab-yes": {}, "-0123456789ab-yes": {}, "1-0123456789AB-yes": {},
		"1-0123456789a-yes": {}, "1-0123456789abc-yes": {}, "1-0123456789ab-": {}, "1-0123456789ab": {}, "": {}, "1": {},
		"1-0123456789ab-Yes": {}, "1-0123456789ab-yes ": {}, "1-0123456789ab-<b>": {}, "1-0123456789ab-y-n": {},
		"1-0123456789ab-" + strings.Repeat("a", 25): {},
	} {
		digest, verdict, ok := ReadStamp(value)
		if ok != (want != [2]string{}) || ok && (digest != want[0] || verdict != want[1]) {
			t.Errorf("%q: %q, %q, %v", value, digest, verdict, ok)
		}
	}
}

// TestStampTellsAnswersApart changes each part of an answer alone, and moves text from one part to the next.
func TestStampTellsAnswersApart(t *testing.T) {
	words := map[string]catalog.Text{"yes": {DE: "Ja", EN: "Yes"}, "no": {DE: "Nein", EN: "No"}}
	seen := map[string]bool{}
	for _, s := range []Stamp{
		NewStamp(words, "yes", "a", "b"), NewStamp(words, "no", "a", "b"), NewStamp(words, "", "a", "b"),
		NewStamp(words, "yes", "ab", ""), NewStamp(words, "yes", "", "ab"), NewStamp(words, "yes", "a", "b", ""),
		NewStamp(words, "yes", "a", "B"), NewStamp(words, "yes", "a\x001:b"),
	} {
		if seen[s.String()] {
			t.Errorf("two answers have the stamp %s", s)
		}
		seen[s.String()] = true
		if _, _, ok := ReadStamp(s.String()); !ok {
			t.Errorf("%s cannot be read", s)
		}
	}
	if a, b := NewStamp(words, "yes", "a"), NewStamp(words, "yes", "a"); a.String() != b.String() {
		t.Errorf("one answer has the stamps %s and %s", a, b)
	}
	if got := (Stamp{}).String(); got != "" {
		t.Errorf("no answer has the stamp %q", got)
	}
}
