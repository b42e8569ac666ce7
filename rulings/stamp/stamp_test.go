package stamp_test

import (
	"strings"
	"testing"

	"catanica/rulings/stamp"
)

func TestParse(t *testing.T) {
	for value, want := range map[string][2]string{
		"1-0123456789ab-yes":  {"0123456789ab", "yes"},
		"1-ffffffffffff-none": {"ffffffffffff", "none"},
		"2-0123456789ab-yes":  {}, "01-0123456789ab-yes": {}, "-0123456789ab-yes": {}, "1-0123456789AB-yes": {},
		"1-0123456789a-yes": {}, "1-0123456789abc-yes": {}, "1-0123456789ab-": {}, "1-0123456789ab": {}, "": {}, "1": {},
		"1-0123456789ab-Yes": {}, "1-0123456789ab-yes ": {}, "1-0123456789ab-<b>": {}, "1-0123456789ab-y-n": {},
		"1-0123456789ab-" + strings.Repeat("a", 25): {},
	} {
		digest, verdict, ok := stamp.Parse(value)
		if ok != (want != [2]string{}) || ok && (digest != want[0] || verdict != want[1]) {
			t.Errorf("%q: %q, %q, %v", value, digest, verdict, ok)
		}
	}
}

// TestStampTellsAnswersApart changes each part of an answer alone, and moves text from one part to the next.
func TestStampTellsAnswersApart(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range []stamp.Stamp{
		stamp.New(stamp.OfRuling, "yes", "a", "b"), stamp.New(stamp.OfRuling, "no", "a", "b"),
		stamp.New(stamp.OfRuling, "", "a", "b"), stamp.New(stamp.OfRuling, "yes", "ab", ""),
		stamp.New(stamp.OfRuling, "yes", "", "ab"), stamp.New(stamp.OfRuling, "yes", "a", "b", ""),
		stamp.New(stamp.OfRuling, "yes", "a", "B"), stamp.New(stamp.OfRuling, "yes", "a\x001:b"),
	} {
		if seen[s.String()] {
			t.Errorf("two answers have the stamp %s", s)
		}
		seen[s.String()] = true
		if _, _, ok := stamp.Parse(s.String()); !ok {
			t.Errorf("%s cannot be read", s)
		}
	}
	if a, b := stamp.New(stamp.OfRuling, "yes", "a"), stamp.New(stamp.OfRuling, "yes", "a"); a.String() != b.String() {
		t.Errorf("one answer has the stamps %s and %s", a, b)
	}
	if got := (stamp.Stamp{}).String(); got != "" {
		t.Errorf("no answer has the stamp %q", got)
	}
}

// TestStampsStay holds stamps against those that links carry already: readers keep such links for years.
func TestStampsStay(t *testing.T) {
	for want, s := range map[string]stamp.Stamp{
		"1-c5dac7d5737d-no":   stamp.New(stamp.OfRuling, "no", "Nein.", "No.", "true"),
		"1-65dbb5e135fd-none": stamp.New(stamp.OfDeck, ""),
	} {
		if got := s.String(); got != want {
			t.Errorf("stamp %s, want %s: links that exist would say that the answer has changed", got, want)
		}
	}
}

func TestLink(t *testing.T) {
	s := stamp.New(stamp.OfRuling, "yes", "a")
	for address, want := range map[string]string{
		"/de/x": "/de/x?was=" + s.String(), "/de/x?edition=1998": "/de/x?edition=1998&was=" + s.String(),
		"/de/x#part": "/de/x?was=" + s.String() + "#part",
	} {
		if got := s.Link(address); got != want {
			t.Errorf("%s: %s, want %s", address, got, want)
		}
		if got := (stamp.Stamp{}).Link(address); got != address {
			t.Errorf("%s without an answer: %s", address, got)
		}
	}
}
